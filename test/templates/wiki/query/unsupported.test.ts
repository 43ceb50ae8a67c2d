import { describe, expect, it } from "vitest";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.ts";
import { unsupportedArgument } from "../../../../templates/wiki/query/unsupported.ts";

const module: AnyModule = {
  name: "compare",
  path: "compare",
  group: "action",
  prefix: "",
  select: { action: "compare" },
  generator: false,
  params: {},
};
const known: AnyModule = {
  ...module,
  params: {
    slots: { type: "enum", values: ["main"], multi: { lowlimit: 50, highlimit: 500 } },
    group: { type: "enum", values: ["sysop"] },
  },
  templates: {
    "text-{slot}": { type: "text", templatevars: { slot: "slots" } },
    "model-{slot}": { type: "enum", values: ["text"], templatevars: { slot: "slots" } },
  },
};

/** The code and text of the error for arguments, or nothing. */
function refusalOf(params: AnyModule["params"], args: Readonly<Record<string, unknown>>): unknown {
  const refusal = unsupportedArgument(
    { module: known, anyValue: ["group"] },
    { module: { ...module, params }, args },
  );
  return refusal && [refusal.code, refusal.text];
}

function unimplemented(what: string): readonly string[] {
  return ["notimplemented", `The stub does not implement ${what} of compare.`];
}

describe("arguments that a stub does not know", () => {
  it("are those for parameters that its module has neither by name nor by a template", () => {
    const params = {
      "text-main": { type: "text", when: { slots: "main" } },
      "pst-main": { type: "boolean", when: { slots: "main" } },
      toString: { type: "string", default: "a" },
    } as const;
    expect(refusalOf(params, { "text-main": "a" })).toBeUndefined();
    expect(refusalOf(params, { "pst-main": true })).toEqual(
      unimplemented("the parameter pst-main"),
    );
    expect(refusalOf(params, { toString: "a" })).toBeUndefined();
    expect(refusalOf(params, { toString: "b" })).toEqual(unimplemented("the parameter toString"));
    expect(refusalOf(params, { "pst-main": false })).toBeUndefined();
    expect(refusalOf(params, {})).toBeUndefined();
  });

  it("are values of the catalogue that its module does not list, also by a template", () => {
    const params = {
      slots: { type: "enum", values: ["main", "aux"] },
      "model-main": { type: "enum", values: ["text", "json"], when: { slots: "main" } },
      group: { type: "enum", values: ["sysop", "patroller"] },
    } as const;
    expect(refusalOf(params, { slots: ["main"], "model-main": "text" })).toBeUndefined();
    expect(refusalOf(params, { slots: ["main", "aux"] })).toEqual(
      unimplemented("aux of the parameter slots"),
    );
    expect(refusalOf(params, { "model-main": "json" })).toEqual(
      unimplemented("json of the parameter model-main"),
    );
    expect(refusalOf(params, { slots: ["*"] })).toBeUndefined();
    expect(refusalOf(params, { group: "patroller" })).toBeUndefined();
  });
});
