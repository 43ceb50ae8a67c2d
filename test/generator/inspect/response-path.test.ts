import { describe, expect, it } from "vitest";
import { expectationsAt, expectedText, namesAt } from "../../../generator/inspect/response-path.js";
import type { FieldDescriptor } from "../../../templates/runtime/model/result-descriptor.js";
import { moduleWith } from "../../templates/runtime/one-parameter.js";

const values = Array.from({ length: 9 }, (_, index) => `v${index}`);
const module = moduleWith({
  few: { type: "enum", values: ["a", "b"] },
  many: { type: "enum", values },
  text: { type: "string" },
});

/** What is expected of a field, and of what is below it. */
function at(field: FieldDescriptor, version: 1 | 2 = 2, ...path: readonly (string | number)[]) {
  const result = { module: module.path, response: { f: field } };
  const name = version === 1 ? (field.formatversion1?.name ?? "f") : "f";
  return expectationsAt([{ module, asGenerator: false, result }], [name, ...path], version);
}

describe("what is expected, in words,", () => {
  it.each<readonly [FieldDescriptor["is"], string]>([
    [{ list: "string" }, "a list"],
    [{ record: {} }, "an object"],
    [{ map: "string" }, "an object"],
    [{ enumOf: "few" }, "one of a, b"],
    [{ enumOf: "many" }, "one of the 9 values of many"],
    [{ enumOf: "text" }, "a value of text"],
    [{ enumOf: "toString" }, "a value of toString"],
    [{ anyOf: [{ list: "string" }, { record: {} }, { map: "string" }] }, "a list, or an object"],
  ])("of %j is %s", (is, words) => {
    expect(expectedText(at({ is }), 2)).toBe(words);
  });

  it("of what format version 1 writes otherwise is that", () => {
    const words = (
      as: NonNullable<NonNullable<FieldDescriptor["formatversion1"]>["as"]>,
    ): unknown => expectedText(at({ is: { list: "string" }, formatversion1: { as } }, 1), 1);
    expect(words("flag")).toBe("an empty text where it is true");
    expect(words("list")).toBe("a list");
    expect(words("map")).toBe("an object or a list");
    expect(words("absent")).toBe("a list");
    expect(words("string")).toBe(expectedText(at({ is: "string" }), 2));
    expect(words("integer")).toBe(expectedText(at({ is: "integer" }), 2));
    expect(expectedText(at({ is: { list: "string" }, formatversion1: { as: "flag" } }), 2)).toBe(
      "a list",
    );
  });

  it("of a place that nobody saw is nothing", () => {
    expect(expectedText(at({ is: "string" }, 2, "deeper"), 2)).toBeUndefined();
    expect(expectedText(at({ is: { enumOf: "few" } }, 2, 0), 2)).toBeUndefined();
  });
});

describe("a place in an answer", () => {
  const record = { record: { a: { is: "string" }, b: { is: "integer" } } } as const;

  it("leads through lists, maps and alternatives", () => {
    expect(at({ is: { list: record } }, 2, 3, "a")).toMatchObject([{ shape: "string" }]);
    expect(at({ is: { map: record } }, 2, "x", "b")).toMatchObject([{ shape: "integer" }]);
    expect(at({ is: { anyOf: ["string", record] } }, 2, "a")).toMatchObject([{ shape: "string" }]);
  });

  it("is any of the values where an object is written as their list", () => {
    expect(at({ is: record }, 1, 0).map(({ shape }) => shape)).toEqual(["string", "integer"]);
  });

  it("has the names that the format version writes", () => {
    const fields = {
      record: {
        content: { is: "string", formatversion1: { name: "*" } },
        gone: { is: "string", formatversion1: { as: "absent" } },
      },
    } as const;
    expect(namesAt(at({ is: fields }), 2)).toEqual(["content", "gone"]);
    expect(namesAt(at({ is: fields }, 1), 1)).toEqual(["*"]);
    expect(at({ is: fields }, 1, "*")).toMatchObject([{ shape: "string" }]);
    expect(namesAt(at({ is: { anyOf: [fields, { list: "string" }] } }), 2)).toEqual([
      "content",
      "gone",
    ]);
    expect(namesAt(at({ is: "string" }), 2)).toEqual([]);
  });

  it("is that of pages where the module generates them, of which it may say nothing", () => {
    const result = { module: module.path, response: {} };
    expect(
      expectationsAt([{ module, asGenerator: true, result }], ["query", "pages", 0, "a"], 2),
    ).toEqual([]);
  });
});
