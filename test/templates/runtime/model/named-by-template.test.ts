import { describe, expect, it } from "vitest";
import { namedByTemplate } from "../../../../templates/runtime/model/named-by-template.js";
import { moduleWith } from "../one-parameter.js";

describe("the parameter that a template makes of a name", () => {
  const template = { type: "string", templatevars: { slot: "slots" } } as const;
  const two = { type: "text", templatevars: { a: "as", b: "bs" } } as const;
  const module = moduleWith({}, { templates: { "text-{slot}": template, "é.$1(*{a}+{b}]": two } });

  it("comes from a template with something in place of its variables", () => {
    expect(namedByTemplate(module, "text-aux")).toBe(template);
    expect(namedByTemplate(module, "text-a.b|c")).toBe(template);
    expect(namedByTemplate(module, "é.$1(*x+y]")).toBe(two);
  });

  it.each(["other", "text", "xtext-aux", "text-{slot}", "é.$1(*xy]", "éx$1(*x+y]", "toString", ""])(
    "is none for any other name: %j",
    (name) => {
      expect(namedByTemplate(module, name)).toBeUndefined();
    },
  );

  it("is none where a module has no templates", () => {
    expect(namedByTemplate(moduleWith({}), "text-aux")).toBeUndefined();
  });
});
