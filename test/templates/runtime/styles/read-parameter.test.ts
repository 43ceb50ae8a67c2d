import { describe, expect, it } from "vitest";
import type { WireShape } from "../../../../templates/runtime/model/descriptor.js";
import { parseStyled } from "../../../../templates/runtime/styles/parse-parameter.js";
import { serializationOf } from "../../../../templates/runtime/styles/serialization.js";

/** The value of a header parameter with a text. */
function read(text: string, shape: WireShape): unknown {
  const as = serializationOf("X-Filter", { in: "header" }, "/things");
  const request = { query: [], cookies: [], path: {}, headers: new Map([["x-filter", text]]) };
  return parseStyled(as, shape, request, () => false);
}

describe("An empty text", () => {
  it("stands for an object without members", () => {
    expect(read("", { members: { a: "string" } })).toEqual({});
    expect(read("", { types: ["null"], rest: "integer" })).toEqual({});
  });

  it("is a text or a list, if the parameter may be one", () => {
    expect(read("", { types: ["string"], members: { a: "string" } })).toBe("");
    expect(read("", { items: "integer", members: { a: "string" } })).toEqual([]);
  });
});
