import { describe, expect, it } from "vitest";
import {
  fieldDescriptorsAt,
  isEmptyList,
  fieldRenderer,
} from "../../../../templates/wiki/select/fields.js";
import type {
  FieldDescriptors,
  ResultDescriptor,
} from "../../../../templates/runtime/model/result-descriptor.js";
import { askedOf } from "../tiny-wiki.js";

const ITEM: FieldDescriptors = { id: { is: "integer" } };
const RESULT = {
  query: {
    is: {
      record: {
        list: { is: { list: { record: ITEM } } },
        map: { is: { map: { record: ITEM } } },
        text: { is: "string" },
      },
    },
  },
} as const;

/** A result whose rows are items of a list, or something else. */
function resultOf(item: object, kind: "item" | "object" = "item"): ResultDescriptor {
  const list = { list: { record: ITEM, ...item } };
  return {
    module: "query+colours",
    rows: { at: ["query", "colours"], kind },
    response: { query: { is: { record: { colours: { is: list } } } } },
  };
}

describe("the fields at a place of a result", () => {
  it("are those of its objects, of a list or by name", () => {
    expect(fieldDescriptorsAt(RESULT, ["query", "list"])).toBe(ITEM);
    expect(fieldDescriptorsAt(RESULT, ["query", "map"])).toBe(ITEM);
    expect(fieldDescriptorsAt(RESULT, [])).toBe(RESULT);
  });

  it("are none where there are no objects, and where nothing was learned", () => {
    expect(fieldDescriptorsAt(RESULT, ["query", "text"])).toEqual({});
    expect(fieldDescriptorsAt(RESULT, ["query", "nothing", "below"])).toEqual({});
    expect(fieldDescriptorsAt(undefined, ["query"])).toEqual({});
  });
});

describe("a row", () => {
  const fields: FieldDescriptors = {
    user: { is: "string" },
    userhidden: { is: "boolean", optional: true },
    suppressed: { is: "boolean", optional: true },
  };

  it("says that something is suppressed only beside what it says is hidden", () => {
    const show = fieldRenderer(fields, askedOf({}), "colours");
    expect(show({ user: "Ann", userhidden: true, suppressed: true })).toEqual({
      userhidden: true,
      suppressed: true,
    });
    expect(show({ user: "Ann", suppressed: true })).toEqual({ user: "Ann" });
  });

  it("leaves out optional fields that are false, but for those that are told so", () => {
    const row = { user: "Ann", userhidden: false, suppressed: false };
    expect(fieldRenderer(fields, askedOf({}), "colours")(row)).toEqual({ user: "Ann" });
    const show = fieldRenderer(fields, askedOf({}), "colours", { falses: ["suppressed"] });
    expect(show(row)).toEqual({ user: "Ann", suppressed: false });
  });

  it("without any field is an empty list where the server writes one", () => {
    expect(isEmptyList(resultOf({ emptyIsList: true }))).toBe(true);
    expect(isEmptyList(resultOf({}))).toBe(false);
    expect(isEmptyList(resultOf({ emptyIsList: true }, "object"))).toBe(false);
    expect(isEmptyList(undefined)).toBe(false);
    expect(isEmptyList({ ...resultOf({ emptyIsList: true }), response: {} })).toBe(false);
  });
});
