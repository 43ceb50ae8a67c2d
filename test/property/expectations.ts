import { ts } from "ts-morph";
import { expect } from "vitest";
import { hasErrors } from "../../generator/base/diagnostic.js";
import type { Diagnostic, Staged } from "../../generator/base/diagnostic.js";
import { plainPalette, renderDiagnostic } from "../../generator/base/render-diagnostics.js";
import { HIDDEN } from "../hostile/hidden.js";

/** A text for people that steers no terminal and hides nothing. */
export function expectPlain(text: string): void {
  expect(text.replaceAll("\n", " ")).not.toMatch(HIDDEN);
}

/** A stage has a value or errors; its diagnostics have positions and can be shown. */
export function expectStaged<Value>({ value, diagnostics }: Staged<Value>): Value | undefined {
  expect([diagnostics, value === undefined]).toEqual([diagnostics, hasErrors(diagnostics)]);
  expectDiagnostics(diagnostics);
  return value;
}

/** Diagnostics with positions, which can be shown. */
export function expectDiagnostics(diagnostics: readonly Diagnostic[]): void {
  for (const each of diagnostics) {
    expect(each.position?.line ?? 1).toBeGreaterThan(0);
    expect(each.position?.column ?? 1).toBeGreaterThan(0);
    expectPlain(renderDiagnostic(each, plainPalette));
  }
}

/** TypeScript without syntax errors. */
export function expectCode(text: string): void {
  const file = ts.createSourceFile("a.ts", text, ts.ScriptTarget.ES2022);
  // The compiler does not declare the errors of one file's syntax.
  expect(Reflect.get(file, "parseDiagnostics")).toEqual([]);
}
