import { describe, expect, it } from "vitest";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.ts";
import {
  unsupportedArgument,
  unsupportedParams,
} from "../../../../templates/wiki/query/unsupported.ts";

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
  params: { slots: { type: "enum", values: ["main"], multi: { lowlimit: 50, highlimit: 500 } } },
  templates: {
    "text-{slot}": { type: "text", templatevars: { slot: "slots" } },
    "model-{slot}": { type: "enum", values: ["text"], templatevars: { slot: "slots" } },
  },
};

describe("parameters that a stub does not know", () => {
  it("are those that its module has neither as parameters nor as names of a template", () => {
    const params: AnyModule["params"] = {
      "text-main": { type: "text", when: { slots: "main" } },
      "text-other": { type: "text", when: { slots: "other" } },
      "pst-main": { type: "boolean", when: { slots: "main" } },
    };
    expect(unsupportedParams({ ...module, params }, known)).toEqual({ "pst-main": "all values" });
  });

  it("have values that it does not know, also by a template", () => {
    const model = { type: "enum", values: ["text", "json"], when: { slots: "main" } } as const;
    const slots = { type: "enum", values: ["main", "aux"] } as const;
    expect(unsupportedParams({ ...module, params: { slots, "model-main": model } }, known)).toEqual(
      { slots: ["aux"], "model-main": ["json"] },
    );
  });

  it("refuse a request that has them", () => {
    const params: AnyModule["params"] = { extra: { type: "string" } };
    const unsupported = unsupportedParams({ ...module, params }, known);
    expect(
      unsupportedArgument(unsupported, { module: { ...module, params }, args: { extra: "a" } }),
    ).toMatchObject({ code: "notimplemented" });
    expect(
      unsupportedArgument(unsupported, { module: { ...module, params }, args: {} }),
    ).toBeUndefined();
  });
});
