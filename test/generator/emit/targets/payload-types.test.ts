import { describe, expect, it } from "vitest";
import { typeStatements } from "../../../../generator/emit/parts/payload-types.js";
import { print } from "../../../../generator/emit/print.js";
import { copied } from "../../support/forms.js";

const NAMES = new Map([
  ["P0", "Town"],
  ["P1", "All"],
]);

async function printed(code: string): Promise<string> {
  const [file] = await print(
    [
      {
        kind: "source",
        path: "a.ts",
        origin: "spec.json",
        imports: [],
        statements: typeStatements(`${code}\nexport interface Whole {}\n`, "Whole", NAMES),
      },
    ],
    copied(".js"),
  );
  return file?.text.replace(/^.*\n/, "// Header.\n") ?? "";
}

describe("types of payloads", () => {
  it("have their names, and comments of one line on one line", async () => {
    const code = `/**
 * A town.
 */
export interface P0 {
/**
 * Two
 * lines
 */
id: (string | null)
P0?: P0[]
P0: {
/**
 * One.
 */
a: P1
[k: string]: (string | number)
}
}
export type P1 = ("it's" | (P0 & {
more?: unknown
})[])`;
    expect(await printed(code)).toBe(`// Header.

/** A town. */
export interface Town {
  /**
   * Two
   * lines
   */
  id: string | null;
  P0?: Town[];
  P0: {
    /** One. */
    a: All;
    [k: string]: string | number;
  };
}

export type All =
  | "it's"
  | (Town & {
      more?: unknown;
    })[];
`);
  });

  it("keep an asterisk at the beginning of a comment", async () => {
    const code =
      "/**\n * **Required** if open.\n */\nexport interface P0 {\n/**\n * * One.\n */\na: string\n}";
    expect(await printed(code)).toBe(
      "// Header.\n\n/** **Required** if open. */\nexport interface Town {\n  /** * One. */\n  a: string;\n}\n",
    );
  });

  it("keep an index signature after the properties", async () => {
    const code = "export interface P0 {\na: string\n/**\n * More.\n */\n[k: string]: unknown\n}";
    expect(await printed(code)).toBe(
      "// Header.\n\nexport interface Town {\n  a: string;\n  /** More. */\n  [k: string]: unknown;\n}\n",
    );
  });

  it("escape what would hide from a reader", async () => {
    expect(await printed('export interface P0 {\n"\u202E": "\u2028"\n}')).toBe(
      '// Header.\n\nexport interface Town {\n  "\\u202e": "\\u2028";\n}\n',
    );
  });

  it("leave out what only joins them", async () => {
    const code = "export type P0 = string\n";
    expect(await printed(code)).toBe("// Header.\n\nexport type Town = string;\n");
  });

  it("refuse a declaration of another kind", async () => {
    await expect(printed("export const enum P0 {\na = 1\n}")).rejects.toThrow(
      "json-schema-to-typescript wrote a EnumDeclaration.",
    );
  });
});
