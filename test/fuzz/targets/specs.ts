import { hasErrors } from "../../../generator/base/diagnostic.js";
import type { Diagnostic } from "../../../generator/base/diagnostic.js";
import { plainPalette, renderDiagnostic } from "../../../generator/base/render-diagnostics.js";
import { generate } from "../../../generator/pipeline.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import type { OutputFile } from "../../../generator/emit/output.js";
import { ts } from "ts-morph";
import { specInput, specOfBytes, specSeeds } from "../spec-inputs.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { holds, jsonOf, same, steers } from "../target.js";
import type { Target } from "../target.js";

/** Spec files, each a JSON value: what stands beside a catalogue, too. */
export const target: Target = {
  name: "specs",
  form: "json",
  seeds: specSeeds,
  run: async (input) => {
    const spec = specInput("spec", jsonOf(input));
    if (spec) await checkSpec(spec);
  },
};

/** Generates from a spec file of any bytes. */
export async function checkFileOf(source: SourceFile): Promise<void> {
  const { value, diagnostics } = specOfBytes(source);
  if (value) return checkSpec(value);
  holds(hasErrors(diagnostics), () => "A file is of no kind, and no error says so.");
  checkDiagnostics(diagnostics);
}

/** Generates twice: files or diagnostics, always the same. */
export async function checkSpec(spec: SpecInput): Promise<void> {
  const input = { specs: [spec], templates: [], importExtension: ".js" } as const;
  const { value: files, diagnostics } = await generate(input);
  holds(
    (files === undefined) === hasErrors(diagnostics),
    () => "There are files and errors, or neither.",
  );
  checkDiagnostics(diagnostics);
  if (!files) return;
  const again = await generate(input);
  same(again.value, files, "The second run writes something else");
  const paths = files.map(({ path }) => path.toLowerCase());
  holds(new Set(paths).size === paths.length, () => "Two files have the same path.");
  for (const file of files) checkFile(file);
}

function checkDiagnostics(diagnostics: readonly Diagnostic[]): void {
  for (const each of diagnostics) {
    const { position } = each;
    holds(
      position === undefined || (position.line >= 1 && position.column >= 1),
      () => `A diagnostic has no place: ${each.code}.`,
    );
    holds(
      !steers(renderDiagnostic(each, plainPalette), "\n"),
      () => `A diagnostic steers the terminal: ${each.code}.`,
    );
  }
}

function checkFile({ path, text }: OutputFile): void {
  const parts = path.split("/");
  holds(
    parts.every((part) => /^\.?[^./\\\0:]/.test(part) && part !== "..") &&
      !/[\\:]/.test(path) &&
      !steers(path),
    () => `A path leaves the folder, or is none everywhere: ${JSON.stringify(path)}.`,
  );
  if (path.endsWith(".json")) JSON.parse(text);
  if (!/\.[tj]s$/.test(path)) return;
  const parsed = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  // What is wrong in the syntax of a file, the compiler keeps to itself.
  const found: unknown = Reflect.get(parsed, "parseDiagnostics");
  const first: unknown = Array.isArray(found) ? found[0] : undefined;
  holds(
    first === undefined,
    () =>
      `A generated file does not parse: ${path}, ${String(propertyOf(first, "messageText"))} at ${String(propertyOf(first, "start"))}.`,
  );
}
