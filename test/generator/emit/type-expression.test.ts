import { describe, expect, it } from "vitest";
import {
  arrayOf,
  flatTypeText,
  generic,
  literalType,
  named,
  typeText,
  union,
} from "../../../generator/emit/type-expression.js";
import type { TypeExpression } from "../../../generator/emit/type-expression.js";

const long = Array.from({ length: 6 }, (_, index) => literalType(`a-rather-long-value-${index}`));

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
    [object("a", "b-c"), '{ readonly a: string; readonly "b-c": string }'],
    [arrayOf(object("a")), "readonly { readonly a: string }[]"],
  ])("is written on one line where it fits: %j", (type, text) => {
    expect(flatTypeText(type)).toBe(text);
    expect(typeText(type, 0, 0)).toBe(text);
  });

  it("is broken where the semicolon behind it would not fit", () => {
    const type = union(literalType("x".repeat(40)), literalType("y".repeat(40)));
    const flat = flatTypeText(type);
    expect(typeText(type, 0, 100 - flat.length - 1)).toBe(flat);
    expect(typeText(type, 2, 100 - flat.length)).toBe(
      `\n    | "${"x".repeat(40)}"\n    | "${"y".repeat(40)}"`,
    );
  });

  it("has a property a line as an object of more than two, or with a comment", () => {
    expect(typeText(arrayOf(object("a", "b", "c")), 2, 10)).toBe(
      "readonly {\n    readonly a: string;\n    readonly b: string;\n    readonly c: string;\n  }[]",
    );
    const member = { name: "a", type: named("string"), optional: true, comment: ["One.", "Two."] };
    expect(typeText({ kind: "object", members: [member] }, 0, 10)).toBe(
      "{\n  /**\n   * One.\n   * Two.\n   */\n  readonly a?: string;\n}",
    );
  });

  it("has a member a line as the items of a list", () => {
    const [first, second, ...lines] = typeText(arrayOf(union(...long)), 2, 20).split("\n");
    expect(first).toBe("readonly (");
    expect(second).toBe('    | "a-rather-long-value-0"');
    expect(lines.at(-1)).toBe("  )[]");
  });

  it("has a member a line as a union in angle brackets", () => {
    const [first, ...lines] = typeText(generic("OneOrMore", union(...long)), 2, 20).split("\n");
    expect(first).toBe("OneOrMore<");
    expect(lines[0]).toBe('    | "a-rather-long-value-0"');
    expect(lines.at(-1)).toBe("  >");
  });

  it("has an argument a line where there are several", () => {
    expect(
      typeText(generic("Descriptor", named("A".repeat(60)), named("B".repeat(60))), 0, 0),
    ).toBe(`Descriptor<\n  ${"A".repeat(60)},\n  ${"B".repeat(60)}\n>`);
  });

  it("leaves a mere name in angle brackets where it is, however long the line", () => {
    expect(typeText(generic("Validator", named("A".repeat(120))), 0, 0)).toBe(
      `Validator<${"A".repeat(120)}>`,
    );
  });
});
