import { describe, expect, it } from "vitest";
import { laidOutTypes } from "../../../generator/emit/payload-layout.js";
import { laidOutByCompiler } from "../../../generator/emit/payload-types.js";

const NAMES = new Map([["P0", "Town"]]);
const LONG = "a".repeat(50);

/** A type of so many letters, or a number. */
function lettersOrOne(letters: number): string {
  return `("${"a".repeat(letters)}" | 1)`;
}

/** As both lay it out. */
function laidOut(code: string): string {
  const text = laidOutByCompiler(code, NAMES);
  expect(laidOutTypes(code, NAMES)).toBe(text);
  return text;
}

describe("types of payloads", () => {
  it("have their names, a semicolon after each member, and no parentheses around a whole type", () => {
    const code = `/** A town. */
export interface P0 {
/**
 * Two
 * lines
 */
id: (string | null)
"P0"?: P0[]
P0: {
[k: string]: (string | number)
}
}
export type All = ("it's" | (P0 & {
more?: unknown
})[])`;
    expect(laidOut(code)).toBe(
      `/** A town. */
export interface Town {
  /**
   * Two
   * lines
   */
  id: string | null;
  "P0"?: Town[];
  P0: {
    [k: string]: (string | number);
  };
}

export type All = "it's" | (Town & {
  more?: unknown;
})[];`,
    );
  });

  it("have a line for each type of a union that is too long, within another too", () => {
    const code = `export type All = ("${LONG}" | "${LONG}" | {
one: ("${LONG}" | "${LONG}")
})`;
    expect(laidOut(code)).toBe(`export type All =
  | "${LONG}"
  | "${LONG}"
  | {
  one:
    | "${LONG}"
    | "${LONG}";
};`);
  });

  it("are measured with their semicolon, the last too", () => {
    const fits = "a".repeat(70);
    expect(
      laidOut(
        `export type Alliance = ${lettersOrOne(70)}\nexport type Guild = ${lettersOrOne(70)}`,
      ),
    ).toBe(`export type Alliance = "${fits}" | 1;\n\nexport type Guild = "${fits}" | 1;`);
    expect(
      laidOut(
        `export type Alliance = ${lettersOrOne(71)}\nexport type Alliance = ${lettersOrOne(71)}`,
      ),
    ).toBe(
      Array.from({ length: 2 }, () => `export type Alliance =\n  | "a${fits}"\n  | 1;`).join(
        "\n\n",
      ),
    );
    expect(laidOut("export type All = { a: string\n}")).toBe(
      "export type All = {\n  a: string;\n};",
    );
  });

  it.each([
    ["an empty object", "export interface A {\n\n}"],
    ["a number with a sign", "export type A = (-1 | 2)"],
    ["a number with a fraction", "export type A = (1.5 | 2)"],
    ["a text in other quotes", "export type A = 'a'"],
    ["letters that are no ASCII", "export type Ä = string"],
    ["a type that is extended", "export interface A extends B {\na: string\n}"],
    ["a key of a pattern", "export interface A {\n[j: string]: string\n}"],
    ["an enumeration", "export const enum A {\na = 1\n}"],
    ["a type that ends too soon", "export type A = ("],
  ])("are left to the compiler where there is %s", (_, code) => {
    expect(laidOutTypes(code, NAMES)).toBeUndefined();
  });
});
