import { closeSync, existsSync, openSync, readdirSync, readSync } from "node:fs";
import { extname, join } from "node:path";
import { isGenerated, MANIFEST } from "./changes.js";
import { readManifest } from "./output-folder.js";

/** The number of bytes that contain the first lines of a generated file. */
const HEAD = 2048;

/**
 * The generated files in an output folder that its manifest does not list, sorted. For example, a
 * merge of two branches may keep files of a module that the other branch has removed. Folders with
 * a manifest of their own, hidden folders, links and `node_modules` are not searched. A folder
 * without a manifest has no such files. Throws the system's error.
 *
 * @param wanted the paths of the files that the specs produce
 */
export function orphansIn(out: string, wanted: ReadonlySet<string>): readonly string[] {
  const listed = [...readManifest(out).keys()];
  const known = new Set([...listed, ...wanted]);
  const endings = new Set(listed.map((path) => extname(path)));
  return filesBelow(out, "")
    .filter((path) => !known.has(path) && endings.has(extname(path)))
    .filter((path) => isGenerated(headOf(join(out, path))))
    .toSorted();
}

function filesBelow(out: string, folder: string): readonly string[] {
  if (folder !== "" && existsSync(join(out, folder, MANIFEST))) return [];
  return readdirSync(join(out, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    const isSearched =
      entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith(".");
    return isSearched ? filesBelow(out, path) : [];
  });
}

function headOf(file: string): string {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(HEAD);
    return bytes.toString("utf8", 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
