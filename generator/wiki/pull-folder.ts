import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { site as validateSite } from "../spec/source/validators.js";
import { SITE_FILE } from "../project/spec-paths.js";
import { changesTo } from "../project/output-folder.js";
import type { FileChange } from "../project/changes.js";
import { commit } from "../project/commit.js";
import { isObject } from "../base/json.js";
import { readRegularText } from "../base/regular-file.js";
import type { Pulled } from "./pull.js";

export const CATALOGUE_FILE = "catalogue.json";

/** The files of a pulled folder, each with a test of its content. */
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  [CATALOGUE_FILE]: (value) => isObject(value) && isObject(value["paraminfo"]),
  [SITE_FILE]: (value) => validateSite(value),
};

/**
 * The names of files in a folder that a pull would overwrite and that it did not write. Throws if
 * the folder cannot be read.
 */
export function foreignFiles(folder: string): readonly string[] {
  return Object.entries(KINDS).flatMap(([name, isLike]) => {
    const file = join(folder, name);
    if (!existsSync(file)) return [];
    return statSync(file).isFile() && isLike(jsonOf(readRegularText(file))) ? [] : [name];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes pulled files, and returns the names of the changed ones. Throws the system's error, or an
 * error if another run is writing to the folder.
 */
export function writePulled(folder: string, pulled: Pulled): readonly string[] {
  const texts = pulledTexts(pulled);
  const changesNow = (): readonly FileChange[] => changesTo(folder, texts);
  return commit(folder, changesNow(), changesNow).map(({ path }) => path);
}

/** The texts of pulled files, by name. */
export function pulledTexts({ catalogue, site }: Pulled): Readonly<Record<string, string>> {
  return { [CATALOGUE_FILE]: jsonText(catalogue), [SITE_FILE]: jsonText(site) };
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
