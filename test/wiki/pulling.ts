import { pullCommand } from "../../generator/cli/run-pull.js";
import type { CommandOutcome } from "../../generator/cli/outcome.js";
import { limitsFor, processEnvironment } from "../../generator/wiki/environment.js";
import { pull as pullBare } from "../../generator/wiki/pull.js";
import type { Wiki } from "./server.ts";

/** How {@link pullInto} pulls. */
export interface PullOptions {
  readonly modules: readonly string[];
  /** Default: without help texts. */
  readonly pull?: typeof pullBare;
  readonly content?: readonly string[];
  /** A folder below the working directory. Default: `wiki`. */
  readonly out?: string;
}

/** Pulls from a wiki into a folder, as the command does. */
export async function pullInto(
  cwd: string,
  { endpoint }: Pick<Wiki, "endpoint">,
  { modules, pull = pullBare, content, out = "wiki" }: PullOptions,
): Promise<CommandOutcome> {
  return pullCommand({
    cwd,
    address: endpoint,
    out,
    modules,
    content,
    userAgent: "paramsmith/0 (a test)",
    limits: limitsFor(60),
    environment: processEnvironment,
    pull,
  });
}
