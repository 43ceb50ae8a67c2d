import { describe, expect, it } from "vitest";
import { rowsOf } from "../../../../generator/wiki/learn/infer-rows.js";
import type {
  ResultField,
  ResultFields,
  ResultShape,
} from "../../../../generator/spec/source/types.js";
import { moduleOf, things } from "./modules.js";

function field(is: ResultShape, more: Partial<ResultField> = {}): ResultField {
  return { is, seen: 1, ...more };
}

function query(fields: ResultFields): ResultFields {
  return { query: field({ record: fields }) };
}

const ROW: ResultShape = { record: { id: field("integer") } };

describe("the rows of a module", () => {
  it("are the items of the list of its name", () => {
    expect(rowsOf(query({ things: field({ list: ROW }) }), things)).toEqual({
      at: ["query", "things"],
      kind: "item",
    });
  });

  it("depend on the list of choices that most of their fields need", () => {
    const row: ResultShape = { record: { hue: field("string", { when: { prop: ["colour"] } }) } };
    expect(rowsOf(query({ things: field({ list: row }) }), things)?.selector).toBe("prop");
  });

  it("are entries of a map, or one object", () => {
    expect(rowsOf(query({ things: field({ map: ROW }) }), things)?.kind).toBe("entry");
    expect(rowsOf(query({ things: field(ROW) }), things)?.kind).toBe("object");
  });

  it("are below pages for what is told of pages", () => {
    const module = moduleOf("links", "prop", []);
    const pages = (is: ResultFields): ResultFields =>
      query({ pages: field({ list: { record: is } }) });
    expect(rowsOf(pages({ links: field({ list: ROW }) }), module)?.at).toEqual([
      "query",
      "pages",
      "links",
    ]);
    expect(rowsOf(pages({ length: field("integer") }), module)?.at).toEqual(["query", "pages"]);
  });

  it("are inside of a record that is around one list of records", () => {
    const around: ResultShape = {
      record: { name: field("string"), results: field({ list: ROW }) },
    };
    expect(rowsOf(query({ things: field(around) }), things)?.at).toEqual([
      "query",
      "things",
      "results",
    ]);
  });

  it("are in the one list of each item where that is what depends on the request", () => {
    const inner: ResultShape = { record: { hue: field("string", { when: { prop: ["colour"] } }) } };
    const page: ResultShape = { record: { id: field("integer"), parts: field({ list: inner }) } };
    expect(rowsOf(query({ things: field({ list: page }) }), things)).toEqual({
      at: ["query", "things", "parts"],
      kind: "item",
      selector: "prop",
    });
  });

  it("are wherever else the module puts something", () => {
    expect(rowsOf({ things: field({ list: ROW }) }, things)?.at).toEqual(["things"]);
    expect(rowsOf(query({ others: field({ list: ROW }) }), things)?.at).toEqual([
      "query",
      "others",
    ]);
    expect(rowsOf(query({ a: field("string"), b: field("string") }), things)).toEqual({
      at: ["query"],
      kind: "object",
    });
    expect(rowsOf({}, things)).toBeUndefined();
  });
});
