/**
 * Programs with the code of both versions of a spec: what the compiler reports, and what
 * `diff --usage` marks.
 *
 * @module
 */
import { join } from "node:path";
import { withUsage } from "../../../generator/diff/usage/judge.js";
import { usageFiles } from "../../../generator/diff/usage/files.js";
import type { GeneratedCode } from "../../../generator/diff/usage/program.js";
import type { ComparedPair } from "../../../generator/diff/usage/subjects.js";
import type { Finding, UsedLocation } from "../../../generator/diff/finding.js";
import { generate } from "../../../generator/pipeline.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import { strictInput } from "../support/specs.js";
import { realCatalogue } from "./specs.js";
import type { EditedSpec } from "./specs.js";

const TARGETS = ["requests", "validators", "parsers", "responses", "handlers"] as const;

/** The input of an edited spec, whose code is in the folder `wiki`. */
export function wikiInput({ spec, protocol = realCatalogue().protocol }: EditedSpec): SpecInput {
  const input = strictInput(spec, "wiki");
  const bytes = new TextEncoder().encode(JSON.stringify(protocol));
  return input.kind === "catalogue"
    ? { ...input, protocol: { file: "protocol.json", bytes } }
    : input;
}

/** The code of a spec, by path in the output folder. */
export async function codeOf(input: SpecInput): Promise<ReadonlyMap<string, string>> {
  const { value, diagnostics } = await generate({
    specs: [{ ...input, targets: TARGETS }],
    templates: readTemplates(),
    importExtension: ".js",
  });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return new Map(
    value.filter(({ path }) => path.endsWith(".ts")).map(({ path, text }) => [path, text]),
  );
}

/** The findings with the locations in the files of patterns that they affect. */
export function markedIn(
  cwd: string,
  globs: readonly string[],
  findings: readonly Finding[],
  { pair, generated }: { readonly pair: ComparedPair; readonly generated: GeneratedCode },
): readonly Finding[] {
  const { code: paths } = usageFiles(cwd, globs);
  return withUsage(findings, {
    cwd,
    paths,
    generated,
    pairs: [pair],
    recorded: [],
  });
}

/** A line of code with a mark. */
export function lineOf({ file, line }: UsedLocation): string {
  return `${file}:${line}`;
}

/** The lines that the compiler has decided. */
export function decidedLines(findings: readonly Finding[]): readonly string[] {
  const decided = findings.flatMap(({ rule, usage = [] }) =>
    rule === "code-untyped"
      ? []
      : usage.filter(({ reason = "" }) => !reason.startsWith("not decided")),
  );
  return [...new Set(decided.map(lineOf))].toSorted();
}

/** The files of generated code in a folder. */
export function outputFiles(
  folder: string,
  code: ReadonlyMap<string, string>,
): readonly { readonly path: string; readonly text: string }[] {
  return [...code].map(([path, text]) => ({ path: join(folder, path), text }));
}
