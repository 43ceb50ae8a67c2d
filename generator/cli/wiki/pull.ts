import { join, resolve } from "node:path";
import { counted } from "../../text/message.js";
import { diagnostic, hasErrors } from "../../diagnostics/diagnostic.js";
import type { Staged } from "../../diagnostics/diagnostic.js";
import { hostFolder, readAddress } from "../../client/address.js";
import { foreignFiles, writePulled } from "../../pull/folder.js";
import { limitsFor } from "../../client/limits.js";
import type { PullLimits } from "../../client/limits.js";
import { parsePatterns } from "../../pull/module-paths.js";
import type { Pulled, PullOptions } from "../../pull/pull.js";
import { processEnvironment } from "../../client/environment.js";
import type { Environment } from "../../client/environment.js";
import { tryStep, toolFailed } from "../outcome/failure.js";
import type { Outcome } from "../outcome/outcome.js";
import { progressOn } from "../outcome/progress.js";
import { nextStepWith } from "./next-step.js";

export { pull as pullBare, pullWithHelp } from "../../pull/pull.js";

/** The settings of a pull. */
export interface PullSettings {
  /** The user agent. */
  readonly userAgent: string;
  readonly limits: PullLimits;
  readonly environment: Environment;
  readonly signal?: AbortSignal | undefined;
}

/** The arguments of `pull`. */
export interface PullCommandOptions extends PullSettings {
  readonly cwd: string;
  readonly address: string;
  /** The output folder. Default: `spec/` and the host. */
  readonly out: string | undefined;
  /** Module paths, `x+*` or `x+**`. */
  readonly modules: readonly string[];
  /** `pull` or `pullWithHelp`. */
  readonly pull: (options: PullOptions) => Promise<Staged<Pulled>>;
}

/** The settings of this process: network, clock, and progress if standard error is a terminal. */
export function terminalSettings(version: string, timeoutSeconds: number): PullSettings {
  return {
    userAgent: `paramsmith/${version} (fetches a catalogue by action=paraminfo)`,
    limits: limitsFor(timeoutSeconds),
    environment: { ...processEnvironment, progress: progressOn(process.stderr) },
  };
}

/** Writes a wiki's catalogue and its facts to disk. */
export async function pullCommand(options: PullCommandOptions): Promise<Outcome> {
  const { value: address, diagnostics } = readAddress(options.address);
  if (!address) return toolFailed(diagnostics);
  const label = options.out ?? join("spec", hostFolder(address));
  const folder = resolve(options.cwd, label);
  const inTheWay = tryStep(label, () => ({ value: foreignFiles(folder), diagnostics: [] }));
  if (!inTheWay.value) return toolFailed(inTheWay.diagnostics);
  if (inTheWay.value.length > 0)
    return toolFailed(
      inTheWay.value.map((name) => diagnostic("foreign-file", { name: join(label, name) })),
    );
  const { userAgent, limits, environment, signal } = options;
  const wanted = parsePatterns(options.modules);
  const pulled = await options.pull({ address, wanted, userAgent, limits, environment, signal });
  environment.progress("");
  const { value } = pulled;
  if (!value || hasErrors(pulled.diagnostics)) return toolFailed(pulled.diagnostics);
  const written = tryStep(label, () => ({ value: writePulled(folder, value), diagnostics: [] }));
  if (!written.value) return toolFailed([...pulled.diagnostics, ...written.diagnostics]);
  const { modules, site } = value;
  const what = `${counted(modules, "module")} of ${site.generator}`;
  return {
    exitCode: 0,
    diagnostics: pulled.diagnostics,
    lines: [
      written.value.length === 0 ? `${label} is up to date: ${what}.` : `Wrote ${label}: ${what}.`,
      nextStepWith(folder, options.cwd),
    ],
    data: { folder: label, modules, generator: site.generator, written: written.value },
  };
}
