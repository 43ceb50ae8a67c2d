import { existsSync } from "node:fs";
import { diagnostic } from "../base/diagnostic.js";
import type { Position, Staged } from "../base/diagnostic.js";
import type { RunRecord } from "../project/record.js";
import { orphansIn } from "../project/orphans.js";
import { tryStep } from "./failure.js";
import type { ChangesToMake } from "./compared.js";

/** Returns true if the folder of a recorded run has generated files that no manifest lists. */
export function hasOrphans({ out, outputs }: RunRecord): boolean {
  try {
    return orphansIn(out, new Set(Object.keys(outputs))).length > 0;
  } catch {
    // The comparison reports the reason.
    return true;
  }
}

/** The generated files that no manifest lists, with a diagnostic each. */
export function orphansOf({ job, run }: ChangesToMake): Staged<readonly string[]> {
  const { out, outLabel } = job;
  const wanted = new Set([...run.made.keys(), ...Object.keys(run.kept)]);
  const found = tryStep(outLabel, () => ({
    value: existsSync(out) ? orphansIn(out, wanted) : [],
    diagnostics: [],
  }));
  const position = (path: string): Position => ({
    file: `${outLabel}/${path}`,
    line: 1,
    column: 1,
  });
  const orphans = (found.value ?? []).map((path) =>
    diagnostic("generated-orphan", {}, position(path)),
  );
  return { value: found.value, diagnostics: [...found.diagnostics, ...orphans] };
}
