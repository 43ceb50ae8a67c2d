import { Project, ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { inhabits } from "./inhabits.js";

/** Types, values of them, and values of others. */
const TYPES: Readonly<
  Record<string, readonly [of: readonly unknown[], others: readonly unknown[]]>
> = {
  string: [
    ["", "a"],
    [1, null, undefined, Object("a"), ["a"]],
  ],
  number: [
    [1, Number.NaN],
    ["1", 1n, Object(1)],
  ],
  bigint: [[1n], [1]],
  boolean: [
    [true, false],
    [0, "true", null],
  ],
  true: [[true], [false, 1]],
  null: [[null], [undefined, 0]],
  unknown: [[null, undefined, 1], []],
  never: [[], [undefined, 1]],
  '"a" | 2': [
    ["a", 2],
    ["b", "2", 1, ["a"]],
  ],
  'string & { readonly "~token"?: "csrf" }': [
    ["", "a"],
    [1, {}, Object("a"), undefined],
  ],
  "Uint8Array | ArrayBuffer": [
    [new Uint8Array(1), new ArrayBuffer(1)],
    ["a", [1], {}, new Date(0)],
  ],
  Date: [[new Date(0)], ["2024-01-31", 0]],
  "readonly string[]": [
    [[], ["a"]],
    ["a", [1], Array(1), { length: 0 }],
  ],
  "readonly [string, number?]": [
    [["a"], ["a", 1]],
    [[], ["a", "b"], ["a", 1, 1]],
  ],
  "readonly [string, ...number[]]": [
    [["a"], ["a", 1, 2]],
    [[], ["a", 1, "b"]],
  ],
  "{ readonly a: string; readonly b?: number }": [
    [{ a: "" }, { a: "", b: 1, c: 1 }, { a: "", b: undefined }],
    [{}, { a: 1 }, { a: "", b: "1" }, [], "a", null],
  ],
  "{ readonly constructor?: number }": [[{}, { constructor: 1 }], [{ constructor: "1" }]],
  "{ readonly a?: string } & { readonly b?: number }": [
    [{}, { a: "", b: 1 }],
    [{ a: 1 }, { b: "" }],
  ],
  "{ readonly [name: string]: number }": [
    [{}, { a: 1 }],
    [{ a: "1" }, [1]],
  ],
  "{ readonly [name: `text-${string}`]: number }": [[{ "text-a": 1, b: "" }], [{ "text-a": "" }]],
};

describe("whether a value is of a type", () => {
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: { strict: true, target: ts.ScriptTarget.ESNext },
  });
  const names = Object.keys(TYPES);
  const text = names.map((type, at) => `export declare const value${at}: ${type};`).join("\n");
  const source = project.createSourceFile("types.ts", text).compilerNode;
  const checker = project.getProgram().compilerObject.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(source);
  const types = symbol ? checker.getExportsOfModule(symbol) : [];

  it.each(names.map((name, at) => [name, at] as const))("is decided for %s", (name, at) => {
    const declared = types[at];
    if (!declared) throw new Error(`${name} is not declared.`);
    const type = checker.getTypeOfSymbol(declared);
    const [values, others] = TYPES[name] ?? [[], []];
    for (const value of values) expect(inhabits(checker, type, value)).toBe(true);
    for (const value of others) expect(inhabits(checker, type, value)).toBe(false);
  });
});
