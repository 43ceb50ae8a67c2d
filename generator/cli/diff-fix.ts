import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasErrors } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { applyEdits } from "../diff/usage/fix-code.js";
import type { FixedCode } from "../diff/usage/fix-code.js";
import type { Finding } from "../diff/finding.js";
import { exportedNames } from "../emit/plan/exported-names.js";
import { readConfigJob } from "../project/config.js";
import { readInputs } from "../project/inputs.js";
import { counted } from "../base/counted.js";
import type { SpecPair } from "./diff-pairs.js";

/**
 * Adapts code to the findings that it is affected by, in memory. Edits are checked with the code
 * that `generate` would write for the configuration, or without a configuration with the code on
 * disk.
 *
 * @param config the absolute path of the configuration, if there is one
 */
export async function fixUsage(
  cwd: string,
  findings: readonly Finding[],
  { compared, config }: { readonly compared: readonly SpecPair[]; readonly config?: string },
): Promise<Staged<FixedCode>> {
  const [{ fixCode }, { remediesFor }] = await Promise.all([
    import("../diff/usage/fix-code.js"),
    import("../diff/usage/remedies.js"),
  ]);
  const bases = compared.map(({ old }) => old.model);
  const names = bases.map(exportedNames);
  const buildersOf = (module: string): ReadonlySet<string> =>
    new Set(names.flatMap((each) => each.get(module)?.builder ?? []));
  const remedies = [...remediesFor(findings, bases)].map(
    ([finding, remedy]) => [finding, { remedy, builders: buildersOf(finding.module) }] as const,
  );
  const generated = await generatedCode(cwd, config);
  if (!generated.value) return { value: undefined, diagnostics: generated.diagnostics };
  const value = fixCode({ cwd, generated: generated.value }, new Map(remedies));
  return { value, diagnostics: [] };
}

/** The code that `generate` would write, by absolute path. */
async function generatedCode(
  cwd: string,
  config: string | undefined,
): Promise<Staged<ReadonlyMap<string, string>>> {
  if (config === undefined) return { value: new Map(), diagnostics: [] };
  const job = readConfigJob(cwd, config);
  const inputs = job.value && readInputs(job.value);
  if (!job.value || !inputs?.value)
    return { value: undefined, diagnostics: [...job.diagnostics, ...(inputs?.diagnostics ?? [])] };
  const { generate } = await import("../pipeline.js");
  const { value, diagnostics } = await generate(inputs.value);
  if (!value) return { value: undefined, diagnostics };
  const { out } = job.value;
  const code = value.filter(({ path }) => path.endsWith(".ts"));
  return {
    value: new Map(code.map(({ path, text }) => [join(out, path), text])),
    diagnostics: diagnostics.filter((each) => hasErrors([each])),
  };
}

/** Writes the fixed files, and returns a line that counts them. */
export function writeFixes({ files, fixed }: FixedCode): string {
  for (const { path, before, edits } of files) writeFileSync(path, applyEdits(before, edits));
  const locations = [...fixed.values()].reduce((sum, count) => sum + count, 0);
  if (locations === 0) return "No fix compiles, or none is known: nothing was changed.";
  return `Fixed ${counted(locations, "location")} of ${counted(fixed.size, "finding")} in ${counted(files.length, "file")}.`;
}
