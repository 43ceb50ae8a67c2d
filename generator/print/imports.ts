import { posix } from "node:path";
import { StructureKind } from "../ts-morph.js";
import type { ImportDeclarationStructure } from "ts-morph";
import type { Import } from "../emit/fragment.js";

/** How relative imports end. */
export type ImportExtension = ".js" | ".ts" | "";

/** One declaration for each file and sort of import, sorted by how the file names them; what a file would take from itself is left out. */
export function importStructures(
  path: string,
  imports: readonly Import[],
  extension: ImportExtension,
): readonly ImportDeclarationStructure[] {
  const groups = new Map<string, Import>();
  for (const each of imports) {
    const key = `${specifier(path, each.from, "")} ${each.typeOnly ? 0 : 1}`;
    const names = [...new Set([...(groups.get(key)?.names ?? []), ...each.names])];
    groups.set(key, { ...each, names });
  }
  return [...groups]
    .filter(([, { from }]) => `${from}.ts` !== path)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { from, names, typeOnly }]) => ({
      kind: StructureKind.ImportDeclaration,
      isTypeOnly: typeOnly,
      namedImports: names.toSorted((a, b) => (a < b ? -1 : 1)),
      moduleSpecifier: specifier(path, from, extension),
    }));
}

/** The relative specifier of a file of the output folder, given without ending; a script's `.js` is its own. */
export function specifier(path: string, target: string, extension: ImportExtension): string {
  const relative = posix.relative(posix.dirname(path), target);
  return `${relative.startsWith(".") ? "" : "./"}${relative}${relative.endsWith(".js") ? "" : extension}`;
}
