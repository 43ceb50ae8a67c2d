import { describe, expect, it } from "vitest";
import { fieldText, parameterText } from "../../../generator/inspect/matrix-entries.js";
import type { Parameter, ParameterType } from "../../../generator/spec/model/parameter.js";
import type { ResultShape } from "../../../generator/spec/model/result.js";
import { choice, MULTI, parameter } from "../wiki/learn/modules.js";

describe("A parameter in a matrix", () => {
  it.each<readonly [ParameterType, Partial<Parameter>, text: string]>([
    [{ kind: "integer", enforcerange: false }, {}, "integer"],
    [{ kind: "integer", enforcerange: true, min: 1 }, {}, "integer 1.."],
    [{ kind: "integer", enforcerange: true, max: 9 }, {}, "integer ..9"],
    [
      { kind: "limit", enforcerange: false, min: 1, max: 500, highmax: 5000 },
      {},
      "limit 1..500 (5000)",
    ],
    [{ kind: "limit", enforcerange: false, min: 1, max: 500, highmax: 500 }, {}, "limit 1..500"],
    [{ kind: "string" }, { default: "a" }, 'string, default "a"'],
    [{ kind: "string", maxbytes: 255 }, {}, "string up to 255 bytes"],
    [{ kind: "text", maxchars: 10 }, { required: true }, "text up to 10 characters, required"],
    [{ kind: "namespace", extranamespaces: [] }, MULTI, "namespace, 50 values (500)"],
    [{ kind: "namespace", extranamespaces: [-1, -2] }, {}, "namespace or -1, -2"],
    [
      { kind: "namespace", extranamespaces: [] },
      { ...MULTI, defaultsToAll: true },
      "namespace, 50 values (500), default all",
    ],
    [{ kind: "user", subtypes: [] }, {}, "user"],
    [
      { kind: "user", subtypes: ["name", "ip"] },
      { deprecated: true },
      "user (name, ip), deprecated",
    ],
    [{ kind: "unknown", name: "colour" }, {}, "colour"],
    [{ kind: "boolean" }, {}, "boolean"],
    [choice("a", "b"), { ...MULTI, default: ["a"] }, 'enum, 50 values (500), default ["a"]'],
  ])("%j %j is described as: %s", (type, more, text) => {
    expect(parameterText(parameter("p", type, more))).toBe(text);
  });
});

const TEXT: ResultShape = { kind: "scalar", type: "string" };
const NUMBER: ResultShape = { kind: "scalar", type: "integer" };

describe("A field in a matrix", () => {
  it.each<readonly [ResultShape, text: string]>([
    [TEXT, "string"],
    [{ kind: "flag" }, "flag"],
    [{ kind: "enum", parameter: "prop", values: ["a"] }, "value of prop"],
    [{ kind: "list", items: { kind: "union", of: [TEXT, NUMBER] } }, "list of string or integer"],
    [
      { kind: "map", values: { kind: "union", of: [NUMBER, TEXT] }, emptyIsList: false },
      "map of integer or string",
    ],
    [{ kind: "record", fields: [], emptyIsList: false }, "object"],
    [{ kind: "union", of: [TEXT, NUMBER, TEXT] }, "string or integer"],
  ])("of %j is described as: %s", (shape, text) => {
    const field = { name: "a", shape, when: [], presentIf: [], seen: 1, servers: [], only: [] };
    expect(fieldText({ ...field, presence: "always" })).toBe(text);
    expect(fieldText({ ...field, presence: "sometimes" })).toBe(`${text}, sometimes`);
  });
});
