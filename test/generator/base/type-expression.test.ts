import { describe, expect, it } from "vitest";
import {
  arrayOf,
  generic,
  literalType,
  named,
  typeText,
  union,
} from "../../../generator/base/type-expression.js";
import type { TypeExpression } from "../../../generator/base/type-expression.js";

function object(...names: readonly string[]): TypeExpression {
  const members = names.map((name) => ({
    name,
    type: named("string"),
    optional: false,
    comment: [],
  }));
  return { kind: "object", members };
}

describe("a type", () => {
  it.each([
    [named("string"), "string"],
    [literalType(5), "5"],
    [literalType("it's"), `"it's"`],
    [union(), "never"],
    [union(literalType("x")), '"x"'],
    [union(named("number"), literalType("max")), 'number | "max"'],
    [generic("OneOrMore", union(literalType("x"), literalType("y"))), 'OneOrMore<"x" | "y">'],
    [{ kind: "list", items: [literalType(1), literalType("x")] } as const, 'readonly [1, "x"]'],
    [{ kind: "list", items: [] } as const, "readonly []"],
    [arrayOf(named("string")), "readonly string[]"],
    [arrayOf(union(named("a"), named("b"))), "readonly (a | b)[]"],
    [arrayOf(arrayOf(named("a"))), "readonly (readonly a[])[]"],
    [arrayOf({ kind: "list", items: [named("a")] } as const), "readonly (readonly [a])[]"],
    [object("a", "b-c"), '{ readonly a: string; readonly "b-c": string }'],
    [arrayOf(object("a")), "readonly { readonly a: string }[]"],
  ])("is written on one line: %j", (type, text) => {
    expect(typeText(type)).toBe(text);
  });

  it("has a property a line as an object of more than two, or with a comment", () => {
    expect(typeText(arrayOf(object("a", "b", "c")))).toBe(
      "readonly {\nreadonly a: string;\nreadonly b: string;\nreadonly c: string\n}[]",
    );
    const member = { name: "a", type: named("string"), optional: true, comment: ["One.", "Two."] };
    expect(typeText({ kind: "object", members: [member] })).toBe(
      "{\n/**\n * One.\n * Two.\n */\nreadonly a?: string\n}",
    );
  });
});
