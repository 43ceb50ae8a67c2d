import { expect, it } from "vitest";
import { claim, declaredNames } from "../../../generator/scripts/declarations.js";
import { ts } from "../../../generator/ts-morph.js";

it.each<readonly [string, readonly string[]]>([
  ["export declare const a: string, b: number;", ["a", "b"]],
  ["export declare const { a }: { a: string };", []],
  ["export interface A {}", ["A"]],
  ["export type B = string;", ["B"]],
  ["export declare function c(): void;", ["c"]],
  ["export declare class D {}", ["D"]],
  ["export default class {}", [""]],
  ['export * from "./a.js";', []],
  ['import type { A } from "./a.js";', []],
  ["export {};", []],
])("%s declares %j", (text, names) => {
  const { statements } = ts.createSourceFile("a.d.ts", text, ts.ScriptTarget.Latest, true);
  expect(statements.flatMap((each) => declaredNames(each))).toEqual(names);
});

it("a name belongs to one file", () => {
  const names = new Map<string, string>();
  claim(names, "A", "a.d.ts");
  claim(names, "B", "b.d.ts");
  claim(names, "A", "a.d.ts");
  expect(() => claim(names, "A", "b.d.ts")).toThrow(
    new Error("A is declared in both a.d.ts and b.d.ts."),
  );
  expect([...names]).toEqual([
    ["A", "a.d.ts"],
    ["B", "b.d.ts"],
  ]);
});
