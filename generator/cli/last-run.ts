import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBytes } from "../base/regular-file.js";
import { cacheFolder, packageRoot } from "../project/folders.js";
import { sourcesIn } from "../project/source.js";
import { readManifest } from "../project/output-folder.js";
import { isLocked } from "../project/commit.js";
import type { Totals } from "./outcome.js";
import type { JobOptions } from "./options.js";

/** A successful run of a configuration. */
export interface LastRun {
  /** The absolute paths of the input files and folders, and of the manifest. Some may be missing. */
  readonly inputs: readonly string[];
  /** The output folder, absolute. */
  readonly out: string;
  readonly totals: Totals;
}

/** Hashes of files, by absolute path. */
type Hashes = ReadonlyMap<string, string>;

/**
 * The last run of this day with these options, if nothing has changed since: specs, configuration,
 * generator, and every byte of the output. Generating again would change nothing.
 */
export function unchangedRun(options: JobOptions): LastRun | undefined {
  const file = cacheFile(options);
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of this generator, or the key differs
    const { key, ...run } = JSON.parse(readFileSync(file, "utf8")) as LastRun & { key: string };
    const { inputs, out } = run;
    const isSame =
      key === keyOf(inputs, options.today) &&
      !isLocked(out) &&
      [...readManifest(out)].every(([path, each]) => hashOnDisk(join(out, path)) === each);
    return isSame ? run : undefined;
  } catch {
    // The file is damaged, or a file cannot be read: generate.
    return undefined;
  }
}

/** Records a run with the hashes of the files that it read. Without a cache, the next run is slower. */
export function recordRun(options: JobOptions, run: LastRun, read: Hashes): void {
  const file = cacheFile(options);
  if (file === undefined) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ key: keyOf(run.inputs, options.today, read), ...run }));
  } catch {
    // The disk is full, or a file cannot be read.
  }
}

function cacheFile({ config, specs, strict }: JobOptions): string | undefined {
  const folder = config === undefined ? undefined : cacheFolder(dirname(config));
  if (folder === undefined || specs.length > 0) return undefined;
  return join(folder, `run-${hashOf(JSON.stringify([config, strict]))}.json`);
}

/** The key of a run. The acceptance of a warning may end on any day. */
function keyOf(inputs: readonly string[], today: string, read?: Hashes): string {
  const hashes = sourcesIn(inputs).map((path) => [path, read?.get(path) ?? hashOnDisk(path)]);
  return hashOf(JSON.stringify([today, generatorState(), hashes]));
}

let state: string | undefined;

/** The stats of the generator's files, which the process has loaded. Reading all takes longer. */
function generatorState(): string {
  if (state !== undefined) return state;
  const folders = ["dist/generator", "dist/runtime"].map((name) => join(packageRoot(), name));
  const code = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!\.d)\.(?:js|json)$/.test(path))
      .map((path) => join(folder, path)),
  );
  // The package's manifest has the versions of its dependencies.
  const stats = [...code.toSorted(), join(packageRoot(), "package.json")].map((path) => {
    const { ino, size, ctimeMs } = statSync(path);
    return [path, ino, size, ctimeMs];
  });
  return (state = JSON.stringify(stats));
}

/** The hash of a file's content on disk; empty if it is not a readable regular file. */
export function hashOnDisk(path: string): string {
  const found = readBytes(path);
  return found.kind === "bytes" ? hashOf(found.bytes) : "";
}

/** The hash of a content. */
export function hashOf(content: Uint8Array | string): string {
  return hash("sha256", content, "base64url").slice(0, 22);
}
