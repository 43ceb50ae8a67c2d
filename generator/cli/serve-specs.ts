import type { Staged } from "../base/diagnostic.js";
import type { DialectKind } from "../spec/model/spec-model.js";
import { packageRoot } from "../project/package-root.js";
import type { ServedSpec } from "../serve/served-spec.js";
import { shippedSpecs } from "../serve/shipped.js";
import { jobOptions, resolveSpecs } from "./resolve-job.js";

/** The arguments that name specs. */
export interface SpecArguments {
  readonly specs: readonly string[];
  readonly config: string | undefined;
  readonly dialect: DialectKind | undefined;
}

/**
 * The specs to serve: the named ones, those of the configuration, or the shipped ones, which the
 * build has checked and prepared.
 */
export async function chosenSpecs(
  { specs, config, dialect }: SpecArguments,
  cwd: string,
): Promise<Staged<readonly ServedSpec[]>> {
  const options = jobOptions(cwd, specs, undefined, { config, dialect });
  if (specs.length === 0 && options.config === undefined) return readShipped(dialect);
  const job = resolveSpecs(options);
  if (!job.value) return { value: undefined, diagnostics: job.diagnostics };
  const { readServedSpecs } = await import("../serve/read-specs.js");
  // A catalogue with the roots of another one describes the same wiki, whose stub has its actions.
  const own = job.value.specs.filter(({ roots }) => roots === undefined);
  return readServedSpecs({ ...job.value, specs: own });
}

async function readShipped(
  dialect: DialectKind | undefined,
): Promise<Staged<readonly ServedSpec[]>> {
  const prepared = dialect === undefined ? shippedSpecs() : undefined;
  if (prepared) return { value: prepared, diagnostics: [] };
  const { readSpecs, SHIPPED_SPECS } = await import("../serve/read-specs.js");
  return readSpecs(SHIPPED_SPECS, packageRoot(), dialect);
}
