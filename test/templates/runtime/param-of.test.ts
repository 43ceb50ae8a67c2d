import { describe, expect, it } from "vitest";
import { paramOf } from "../../../templates/runtime/param-of.js";
import { moduleWith } from "./one-parameter.js";

describe("the parameter of a name", () => {
  const template = { type: "string", templatevars: { slot: "slots" } } as const;
  const two = { type: "text", templatevars: { a: "as", b: "bs" } } as const;
  const fixed = { type: "integer" } as const;
  const module = moduleWith(
    { fixed, "text-fixed": fixed },
    { templates: { "text-{slot}": template, "é.$1(*{a}+{b}]": two } },
  );

  it("is the module's own", () => {
    expect(paramOf(module, "fixed")).toBe(fixed);
    expect(paramOf(module, "text-fixed")).toBe(fixed);
  });

  it("comes from a template with something in place of its variables", () => {
    expect(paramOf(module, "text-aux")).toBe(template);
    expect(paramOf(module, "text-a.b|c")).toBe(template);
    expect(paramOf(module, "é.$1(*x+y]")).toBe(two);
  });

  it.each(["other", "text", "xtext-aux", "text-{slot}", "é.$1(*xy]", "éx$1(*x+y]", "toString", ""])(
    "is none for any other name: %j",
    (name) => {
      expect(paramOf(module, name)).toBeUndefined();
    },
  );

  it("is none where a module has neither", () => {
    expect(paramOf(moduleWith({}), "text-aux")).toBeUndefined();
  });
});
