import { describe, expect, it } from "vitest";
import { responseIssues } from "../../../../templates/runtime/response/response-validator.js";
import type { ResultDescriptor } from "../../../../templates/runtime/model/result-descriptor.js";
import { moduleWith } from "../one-parameter.js";

/** A module outside of queries, whose result is the whole response. */
const MODULE = moduleWith({}, { path: "example", group: "action", select: { action: "example" } });

const RESULT: ResultDescriptor = {
  module: MODULE.path,
  response: {
    things: {
      is: {
        list: {
          record: {
            type: { is: "string" },
            hidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
            logid: {
              is: "integer",
              optional: true,
              presentIf: [{ type: ["log"], hidden: [false] }],
            },
            params: {
              is: {
                record: {
                  to: { is: "string", optional: true, presentIf: [{ "../type": ["log"] }] },
                },
              },
              optional: true,
            },
          },
        },
      },
    },
  },
};

/** `code path` of each issue of a row. */
function found(row: object, formatversion: 1 | 2 = 2): readonly string[] {
  const requested = [{ module: MODULE, args: {}, result: RESULT }];
  return responseIssues({ things: [row] }, requested, { formatversion }).map(
    ({ code, path }) => `${code} ${path.join(".")}`,
  );
}

describe("a field that another one decides on", () => {
  it("is missing from rows with its value only", () => {
    expect(found({ type: "log" })).toEqual(["missing-field things.0.logid"]);
    expect(found({ type: "log", logid: 1 })).toEqual([]);
    expect(found({ type: "edit" })).toEqual([]);
  });

  it("may be absent from rows whose value no server sent before", () => {
    expect(found({ type: "of-an-extension" })).toEqual([]);
  });

  it("may be absent if a mark hides it, which format version 1 writes as an empty text", () => {
    expect(found({ type: "log", hidden: true })).toEqual([]);
    expect(found({ type: "log", hidden: "" }, 1)).toEqual([]);
    expect(found({ type: "log" }, 1)).toEqual(["missing-field things.0.logid"]);
  });

  it("may be in an object beside that field", () => {
    expect(found({ type: "log", logid: 1, params: {} })).toEqual([
      "missing-field things.0.params.to",
    ]);
    expect(found({ type: "edit", params: {} })).toEqual([]);
  });
});
