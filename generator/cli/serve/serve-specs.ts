import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Staged } from "../../diagnostics/diagnostic.js";
import type { DialectKind } from "../../model/dialect.js";
import { configAt, findConfig } from "../../project/find-config.js";
import { withDialect } from "../../project/job.js";
import type { Job, JobSpec } from "../../project/job.js";
import { packageRoot } from "../../project/package-root.js";
import type { ServedSpec } from "../../serve/specs/served-spec.js";
import { shippedSpecs } from "../../serve/specs/shipped.js";

/** The arguments that name specs. */
export interface SpecArguments {
  readonly specs: readonly string[];
  readonly config: string | undefined;
  readonly dialect: DialectKind | undefined;
}

/**
 * The files of the shipped specs, by name, relative to the package. The actions have no service of
 * their own, because they are those of the wiki that `paraminfo` describes.
 */
const SHIPPED_FILES: Readonly<Record<string, string>> = {
  actions: join("spec", "actions", "catalogue.json"),
  paraminfo: join("spec", "paraminfo", "catalogue.json"),
  alliance: join("spec", "alliance", "openapi.json"),
};

/**
 * The specs to serve: the named ones, those of the configuration, or the shipped ones. Shipped
 * specs are already checked and prepared.
 */
export async function chosenSpecs(
  { specs: files, config, dialect }: SpecArguments,
  cwd: string,
): Promise<Staged<readonly ServedSpec[]>> {
  if (files.length > 0) {
    const { readSpecs } = await import("../../serve/specs/read-specs.js");
    return readSpecs(files, cwd, dialect);
  }
  const file = config === undefined ? findConfig(cwd) : configAt(resolve(cwd, config));
  if (file === undefined) return allShipped(dialect);
  const { readConfigJob } = await import("../../project/config.js");
  const read = readConfigJob(cwd, file);
  if (!read.value) return { value: undefined, diagnostics: read.diagnostics };
  const job = withDialect(read.value, dialect);
  const prepared = shippedOf(job);
  if (prepared) return { value: prepared, diagnostics: [] };
  const { readServedSpecs } = await import("../../serve/specs/read-specs.js");
  return readServedSpecs(job);
}

/** The shipped specs; directories are prepared again for a dialect. */
async function allShipped(dialect?: DialectKind): Promise<Staged<readonly ServedSpec[]>> {
  const shipped = shippedSpecs();
  if (shipped && dialect === undefined) return { value: shipped, diagnostics: [] };
  const { readSpecs, SHIPPED_SPECS } = await import("../../serve/specs/read-specs.js");
  if (!shipped) return readSpecs(SHIPPED_SPECS, packageRoot(), dialect);
  const { value: directories, diagnostics } = readSpecs(
    shipped.flatMap(({ kind, name }) => (kind === "directory" ? [join("spec", name)] : [])),
    packageRoot(),
    dialect,
  );
  const prepared = shipped.filter(({ kind }) => kind !== "directory");
  return { value: directories && [...prepared, ...directories], diagnostics };
}

/** The specs of a job as the build prepared them, if all of them are shipped specs. */
function shippedOf({ specs }: Job): readonly ServedSpec[] | undefined {
  if (!specs.every(isShipped)) return undefined;
  const shipped = shippedSpecs();
  return shipped?.filter((each) => specs.some(({ name }) => name === each.name));
}

function isShipped({ name, file, protocol, dialect, combined }: JobSpec): boolean {
  const shipped = SHIPPED_FILES[name];
  return (
    shipped !== undefined &&
    protocol === undefined &&
    dialect === undefined &&
    combined === undefined &&
    existsSync(file) &&
    realpathSync(file) === realpathSync(join(packageRoot(), shipped))
  );
}
