import { describe, expect, it } from "vitest";
import { parameterDiagnostics } from "../../../../generator/spec/catalogue/check.js";
import type { Parameter } from "../../../../generator/spec/source/types.js";

type Given = Partial<Parameter> & Pick<Parameter, "type">;

/** The problems of a parameter `p`: code, message and pointer. */
function problems(parameter: Given): readonly string[] {
  const document = {
    file: "catalogue.json",
    value: undefined,
    locate: (pointer: string) => ({ file: pointer, line: 1, column: 1 }),
  };
  return parameterDiagnostics(document, { name: "p", ...parameter }, "/p").map(
    ({ code, position }) => `${code} at ${position?.file ?? ""}`,
  );
}

const ENUM = ["a", "b", ""];

describe("A parameter", () => {
  it.each<readonly [Given, readonly string[]]>([
    [{ type: "integer", min: 1, max: 1, highmax: 1 }, []],
    [{ type: "integer", min: 2, max: 1 }, ["bounds-reversed at /p/min"]],
    [{ type: "integer", max: 2, highmax: 1 }, ["bounds-reversed at /p/max"]],
    [{ type: "integer", min: 2, highmax: 1 }, ["bounds-reversed at /p/min"]],
    [
      { type: "integer", min: 3, max: 2, highmax: 1 },
      ["bounds-reversed at /p/min", "bounds-reversed at /p/max"],
    ],
    [{ type: "integer", min: 0, max: -1 }, ["bounds-reversed at /p/min"]],
    [{ type: "integer", highmax: 0 }, []],
    [{ type: "string", multi: true, lowlimit: 50, highlimit: 50 }, []],
    [
      { type: "string", multi: true, lowlimit: 51, highlimit: 50 },
      ["value-counts-reversed at /p/lowlimit"],
    ],
    [{ type: "string", multi: true, lowlimit: 51 }, []],
    [{ type: "string", multi: true, highlimit: 1 }, []],
    [{ type: ENUM, deprecatedvalues: ["a", "b"] }, []],
    [
      { type: ENUM, deprecatedvalues: ["x", "a", "y"] },
      [
        "deprecated-value-unlisted at /p/deprecatedvalues/0",
        "deprecated-value-unlisted at /p/deprecatedvalues/2",
      ],
    ],
    [{ type: "string", deprecatedvalues: ["x"] }, []],
    [{ type: ENUM, multi: true, allspecifier: "*" }, []],
    [{ type: ENUM, multi: true, allspecifier: "a" }, ["allspecifier-listed at /p/allspecifier"]],
    [
      { type: ENUM, multi: true, allspecifier: "a", deprecatedvalues: ["x"] },
      [
        "deprecated-value-unlisted at /p/deprecatedvalues/0",
        "allspecifier-listed at /p/allspecifier",
      ],
    ],
    [{ type: "string", multi: true, allspecifier: "*" }, []],
    [{ type: ENUM, default: "a" }, []],
    [{ type: ENUM, default: "c" }, ["default-outside-enum at /p/default"]],
    [{ type: ENUM, multi: true, default: "a|b" }, []],
    [
      { type: ENUM, multi: true, default: "c|a|d" },
      ["default-outside-enum at /p/default", "default-outside-enum at /p/default"],
    ],
    [{ type: ENUM, multi: true, default: "*", allspecifier: "*" }, []],
    [{ type: ENUM, default: "*", allspecifier: "*" }, ["default-outside-enum at /p/default"]],
    [{ type: ENUM, multi: true, default: "*" }, ["default-outside-enum at /p/default"]],
    [{ type: "integer", default: "x" }, ["default-wrong-type at /p/default"]],
    [{ type: "integer", default: 5, min: 1, max: 9 }, []],
    [
      { type: "integer", default: 10, min: 1, max: 9, enforcerange: true },
      ["default-outside-bounds at /p/default"],
    ],
  ])("of %j has the problems %j", (parameter, expected) => {
    expect(problems(parameter)).toEqual(expected);
  });
});
