import { StructureKind } from "../base/ts-morph.js";
import type { ImportDeclarationStructure } from "ts-morph";
import type { Import } from "../base/fragment.js";
import type { ImportForm } from "./output.js";
import {
  doorOf,
  lastDoor,
  packageSpecifier,
  RUNTIME_FOLDER,
  STUB,
  WIKI,
} from "../base/runtime-door.js";

/**
 * Creates one declaration for each file and kind of import, sorted by specifier. All names of the
 * runtime are imported from one door. Imports of the file itself, and those without names, are
 * omitted.
 */
export function importStructures(
  path: string,
  imports: readonly Import[],
  form: ImportForm,
): readonly ImportDeclarationStructure[] {
  const groups = new Map<string, Import>();
  for (const each of fromOneDoor(imports)) {
    const key = `${specifier(path, each.from, ORDERED)} ${each.typeOnly ? 0 : 1}`;
    const names = [...new Set([...(groups.get(key)?.names ?? []), ...each.names])];
    groups.set(key, { ...each, names });
  }
  return [...groups]
    .filter(
      ([, { from, names, namespace }]) =>
        `${from}.ts` !== path && (names.length > 0 || namespace !== undefined),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { from, names, typeOnly, namespace }]) => ({
      kind: StructureKind.ImportDeclaration,
      isTypeOnly: typeOnly,
      ...(namespace === undefined
        ? // One text: ts-morph creates a writer for each name.
          { namedImports: [names.toSorted((a, b) => (a < b ? -1 : 1)).join(", ")] }
        : { namespaceImport: namespace }),
      moduleSpecifier: specifier(path, from, form),
    }));
}

function fromOneDoor(imports: readonly Import[]): readonly Import[] {
  const door = lastDoor(imports.flatMap(({ from }) => doorOf(from) ?? []));
  if (door === undefined) return imports;
  return imports.map((each) =>
    doorOf(each.from) === undefined ? each : { ...each, from: `${RUNTIME_FOLDER}/${door}` },
  );
}

/** The order of imports is the same in each form. */
const ORDERED: ImportForm = { extension: "", runtime: "copy" };

/**
 * The specifier of a file in the output folder, which is given without extension: relative, or that
 * of the package.
 */
export function specifier(
  path: string,
  target: string,
  { extension, runtime }: ImportForm,
): string {
  if (target === WIKI || target === STUB) return packageSpecifier(target);
  const door = runtime === "package" ? doorOf(target) : undefined;
  if (door !== undefined) return packageSpecifier(door);
  const relative = relativeTo(path, target);
  return `${relative.startsWith(".") ? "" : "./"}${relative}${extension}`;
}

/**
 * The relative path from the folder of a file to another file. Both paths are relative to the
 * output folder.
 */
function relativeTo(path: string, target: string): string {
  // The length of the common path, up to a slash.
  let shared = 0;
  for (let index = 0; index < path.length && path[index] === target[index]; index += 1)
    if (path[index] === "/") shared = index + 1;
  let up = "";
  for (let slash = path.indexOf("/", shared); slash >= 0; slash = path.indexOf("/", slash + 1))
    up += "../";
  return up + target.slice(shared);
}
