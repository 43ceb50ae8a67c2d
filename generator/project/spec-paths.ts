import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { JobSpec } from "./job.js";
import { packageRoot } from "./folders.js";
import { statsAt } from "../base/regular-file.js";

/** The file with a wiki's facts, next to its catalogue. */
export const SITE_FILE = "site.json";

/** The file of descriptions, next to a catalogue. */
export const DESCRIPTIONS_FILE = "descriptions.json";

/** The folder of learned results, next to the catalogue. */
export const RESULTS_FOLDER = "results";

/** The absolute path of a catalogue's results folder, which may be missing. */
export function resultsPath({ file }: Pick<JobSpec, "file">): string {
  return join(dirname(file), RESULTS_FOLDER);
}

/** The absolute path of a catalogue's site facts, which may be missing. */
export function sitePath({ file }: JobSpec): string {
  return join(dirname(file), SITE_FILE);
}

/** The absolute path of a catalogue's descriptions, which may be missing. */
export function descriptionsPath({ file }: JobSpec): string {
  return join(dirname(file), DESCRIPTIONS_FILE);
}

/** The absolute paths of the shipped descriptions, for queries, actions and extensions. */
export function shippedDescriptionsPaths(): readonly string[] {
  return shippedPaths(DESCRIPTIONS_FILE);
}

/** The absolute paths of the shipped results folders, for queries, actions and extensions. */
export function shippedResultsPaths(): readonly string[] {
  return shippedPaths(RESULTS_FOLDER);
}

/** Extensions follow core, in the order of their names. */
function shippedPaths(name: string): readonly string[] {
  const spec = join(packageRoot(), "spec");
  const extensions = readdirSync(join(spec, "extensions"), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => join("extensions", each.name))
    .toSorted();
  return ["paraminfo", "actions", ...extensions].map((folder) => join(spec, folder, name));
}

/** The absolute path of the protocol that applies to a spec. */
export function protocolPath(spec: JobSpec): string {
  const sibling = siblingProtocol(spec);
  return (
    spec.protocol ?? (statsAt(sibling) && sibling !== spec.file ? sibling : shippedProtocolPath())
  );
}

/** The absolute path of the protocol that ships. */
export function shippedProtocolPath(): string {
  return join(packageRoot(), "spec", "paraminfo", "protocol.json");
}

/** The absolute path of a protocol next to a spec, which may be missing. */
export function siblingProtocol({ file }: JobSpec): string {
  return join(dirname(file), "protocol.json");
}
