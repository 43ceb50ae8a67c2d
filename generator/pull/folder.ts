import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { site as validateSite } from "../spec/validators.js";
import { SITE_FILE } from "../project/inputs.js";
import { changesTo } from "../write/folder.js";
import type { Change } from "../write/changes.js";
import { commitLatest, finishInterrupted } from "../write/commit.js";
import { isObject } from "../json/object.js";
import type { Pulled } from "./pull.js";

export const CATALOGUE_FILE = "catalogue.json";

/** Each file of a pulled folder, with how one that is its like is told from anything else. */
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  [CATALOGUE_FILE]: (value) => isObject(value) && isObject(value["paraminfo"]),
  [SITE_FILE]: (value) => validateSite(value),
};

/** The names of the files in a folder that stand where a pull writes and are something else. Throws where the folder cannot be read. */
export function foreignFiles(folder: string): readonly string[] {
  return Object.entries(KINDS).flatMap(([name, isLike]) => {
    const file = join(folder, name);
    if (!existsSync(file)) return [];
    return statSync(file).isFile() && isLike(jsonOf(readFileSync(file, "utf8"))) ? [] : [name];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes what was pulled, all of it or nothing, and gives the names of the files that changed. Throws what the system says against it, or that another run is writing there. */
export function writePulled(folder: string, { catalogue, site }: Pulled): readonly string[] {
  finishInterrupted(folder);
  const texts = { [CATALOGUE_FILE]: jsonText(catalogue), [SITE_FILE]: jsonText(site) };
  const changesNow = (): readonly Change[] => changesTo(folder, texts);
  return commitLatest(folder, changesNow(), changesNow).map(({ path }) => path);
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
