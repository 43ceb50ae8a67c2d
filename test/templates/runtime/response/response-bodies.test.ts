import { describe, expect, it } from "vitest";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { validateResponse } from "../../../../templates/runtime/response/response-validator.js";

const find: AnyModule = {
  name: "find",
  path: "find",
  group: "action",
  prefix: "",
  select: { action: "find" },
  generator: false,
  params: { wrap: { type: "boolean" } },
};
const RESULTS = [
  {
    module: "find",
    response: { find: { is: "string", formatversion1: { as: "content" } } },
    bodies: [{ is: { tuple: ["string", { list: "integer" }] }, unless: { wrap: true } }],
  },
] as const;

function issues(response: unknown, params: object = {}, formatversion = "2"): readonly string[] {
  const request = { module: find, params, options: { formatversion } };
  return validateResponse(response, request, RESULTS).map(({ message }) => message);
}

describe("the check of a response that is no object", () => {
  it("compares each position with its shape", () => {
    expect(issues(["a", [1, 2]])).toEqual([]);
    expect(issues([1, ["b"]])).toEqual([
      "[0] is 1, not a text.",
      '[1][0] is "b", not a whole number.',
    ]);
  });

  it("reports another length, and another type", () => {
    expect(issues(["a"])).toEqual(["the response has 1 items, not 2."]);
    expect(issues("a")).toEqual(['the response is "a", not a list.']);
  });

  it("follows the arguments of the request", () => {
    expect(issues({ find: "a" }, { wrap: true })).toEqual([]);
    expect(issues(["a", [1]], { wrap: true })).toHaveLength(1);
  });

  it("accepts an error in place of it", () => {
    expect(issues({ error: { code: "badvalue" } })).toEqual([]);
  });
});

describe("the content of an element in format version 1", () => {
  it("is the member * of an object", () => {
    expect(issues({ find: { "*": "a" } }, { wrap: true }, "1")).toEqual([]);
    expect(issues({ find: "a" }, { wrap: true }, "1")).toHaveLength(1);
    expect(issues({ find: { "*": 1 } }, { wrap: true }, "1")).toHaveLength(1);
  });
});
