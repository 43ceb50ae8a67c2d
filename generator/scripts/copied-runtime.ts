/**
 * Prepares `templates/runtime` for the files that `generate` copies: a list of the declarations that
 * the doors export, and of those that these need. Run by `npm run build`.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Template, TemplateExport } from "../emit/output.js";
import { RUNTIME_DOORS } from "../base/runtime-door.js";
import type { RuntimeDoor } from "../base/runtime-door.js";
import { layOut } from "../emit/print.js";
import { declarationText, parseSource } from "./runtime-source.js";
import type { RuntimeDeclaration, RuntimeSource } from "./runtime-source.js";

/** All sources, by path below `templates/runtime` without extension. */
type Sources = ReadonlyMap<string, RuntimeSource>;

/** A declaration with its source. */
interface Placed {
  readonly source: RuntimeSource;
  readonly declaration: RuntimeDeclaration;
}

/** A file with the exports of an entry point, for code from one kind of spec. */
interface DoorSource extends TemplateExport {
  readonly path: string;
}

/** Sorted by door. */
const DOOR_SOURCES: readonly DoorSource[] = [
  ...RUNTIME_DOORS.flatMap((door): readonly DoorSource[] => [
    { path: `catalogue/${door}`, kind: "catalogue", door },
    { path: `openapi/${door}`, kind: "openapi", door },
  ]),
  { path: "shared/json-schema", kind: "openapi", door: "validate", only: "schemas" },
];

/**
 * Writes the list to `dist/runtime`.
 *
 * @param root the folder of the package
 */
export async function prepareRuntime(root: string): Promise<void> {
  const all = readSources(join(root, "templates", "runtime"));
  const templates = await templatesOf(all);
  const folder = join(root, "dist", "runtime");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "declarations.json"), JSON.stringify(templates));
}

function readSources(folder: string): Sources {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => path.replaceAll("\\", "/").slice(0, -".ts".length))
    .toSorted();
  const sources = paths.map((path) =>
    parseSource(path, readFileSync(join(folder, `${path}.ts`), "utf8")),
  );
  return new Map(sources.map((source) => [source.path, source]));
}

async function templatesOf(all: Sources): Promise<readonly Template[]> {
  const exports = exportsByDeclaration(all);
  const doors = firstDoors(all);
  const content = inOrder(all).flatMap((source) =>
    source.declarations
      .filter((declaration) => doors.has(declaration))
      .map((declaration): Placed => ({ source, declaration })),
  );
  const indexes = new Map(content.map(({ declaration }, index) => [declaration, index]));
  const uses = content.map(({ source, declaration }) =>
    [...declaration.uses]
      .flatMap((name) => placesOf(source.path, name, all))
      .flatMap((used) => indexes.get(used.declaration) ?? []),
  );
  // What a file of a later door needs is exported, too.
  const crossing = content.flatMap(({ declaration }, index) =>
    (uses[index] ?? []).flatMap((each) => {
      const used = content[each]?.declaration;
      return used && doors.get(used) !== doors.get(declaration) ? [used] : [];
    }),
  );
  const exported = new Set([...exports.keys(), ...crossing]);
  const newNames = renamedDeclarations(all);
  const texts = await laidOut(
    content.map(({ source, declaration }) =>
      declarationText(
        declaration,
        source.file,
        newNames.get(source) ?? new Map(),
        exported.has(declaration),
      ),
    ),
  );
  return content.map(({ source, declaration }, index) => ({
    door: doors.get(declaration) ?? "client",
    names: declaration.names.map((name) => newNames.get(source)?.get(name) ?? name),
    isType: declaration.isType,
    text: texts[index] ?? "",
    uses: uses[index] ?? [],
    exports: exports.get(declaration) ?? [],
  }));
}

const BOUNDARY = "// ---- the next declaration";

/** Lays out declarations as one file, which takes less time. */
async function laidOut(texts: readonly string[]): Promise<readonly string[]> {
  const text = await layOut("runtime.ts", texts.join(`\n\n${BOUNDARY}\n\n`));
  const parts = text.split(BOUNDARY).map((part) => part.trim());
  if (parts.length !== texts.length) throw new Error("The formatter has moved a comment.");
  return parts;
}

/** The exports of each exported declaration; of several doors for a kind, the first. */
function exportsByDeclaration(
  all: Sources,
): ReadonlyMap<RuntimeDeclaration, readonly TemplateExport[]> {
  const exports = new Map<RuntimeDeclaration, TemplateExport[]>();
  for (const { path, ...door } of DOOR_SOURCES)
    for (const [file, name] of exportsOf(path, all)) {
      const isGenerated = door.kind === "openapi" && sourceAt(file, all).forGeneratedCode.has(name);
      for (const { declaration } of placesOf(file, name, all)) {
        const before = exports.get(declaration) ?? [];
        if (before.some(({ kind }) => kind === door.kind)) continue;
        exports.set(declaration, [
          ...before,
          isGenerated ? { ...door, only: "imported" } : { ...door },
        ]);
      }
    }
  return exports;
}

/** The first door that needs a declaration, whatever the kind. */
function firstDoors(all: Sources): ReadonlyMap<RuntimeDeclaration, RuntimeDoor> {
  const doors = new Map<RuntimeDeclaration, RuntimeDoor>();
  const visit = (path: string, name: string, door: RuntimeDoor): void => {
    for (const { source, declaration } of placesOf(path, name, all)) {
      if (doors.has(declaration)) continue;
      doors.set(declaration, door);
      for (const use of declaration.uses) visit(source.path, use, door);
    }
  };
  for (const each of RUNTIME_DOORS)
    for (const { path, door } of DOOR_SOURCES)
      if (door === each) for (const [file, name] of exportsOf(path, all)) visit(file, name, door);
  return doors;
}

/** The names that a file exports, also from other files, each with the file that names it. */
function exportsOf(path: string, all: Sources): readonly (readonly [path: string, name: string])[] {
  const { declarations, reexported, exportedFiles } = sourceAt(path, all);
  const own = declarations.filter(({ isExported }) => isExported).flatMap(({ names }) => names);
  return [
    ...[...own, ...reexported.keys()].map((name) => [path, name] as const),
    ...exportedFiles.flatMap((file) => exportsOf(file, all)),
  ];
}

/** The sources that the doors need, each after those that it needs. */
function inOrder(all: Sources): readonly RuntimeSource[] {
  const seen = new Set<string>();
  const order: RuntimeSource[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = sourceAt(path, all);
    source.from.forEach(visit);
    order.push(source);
  };
  for (const { path } of DOOR_SOURCES) visit(path);
  return order;
}

/** A name's declarations that a file declares, imports or exports; empty for a different name. */
function placesOf(path: string, name: string, all: Sources): readonly Placed[] {
  const source = sourceAt(path, all);
  const own = source.declarations.filter(({ names }) => names.includes(name));
  if (own.length > 0) return own.map((declaration) => ({ source, declaration }));
  const from = source.imported.get(name) ?? source.reexported.get(name);
  return from === undefined ? [] : placesOf(from, name, all);
}

function sourceAt(path: string, all: Sources): RuntimeSource {
  const source = all.get(path);
  if (!source) throw new Error(`templates/runtime/${path}.ts is missing.`);
  return source;
}

/**
 * New names for unexported declarations that share a name with a declaration in a different file:
 * the file name is added.
 */
function renamedDeclarations(
  all: Sources,
): ReadonlyMap<RuntimeSource, ReadonlyMap<string, string>> {
  const users = new Map<string, Set<RuntimeSource>>();
  for (const source of all.values())
    for (const name of source.declarations.flatMap(({ names }) => names))
      users.set(name, (users.get(name) ?? new Set()).add(source));
  return new Map(
    [...all.values()].map((source) => [
      source,
      new Map(
        source.declarations
          .filter(({ isExported }) => !isExported)
          .flatMap(({ names }) => names)
          .filter((name) => (users.get(name)?.size ?? 0) > 1)
          .map((name) => [name, newName(name, source.path, all)]),
      ),
    ]),
  );
}

/** `write` of `wire/text` becomes `writeText`, or `writeWireText` if that is not enough. */
function newName(name: string, path: string, all: Sources): string {
  const file = baseName(path);
  const isEnough =
    [...all.keys()].filter((each) => baseName(each) === file).length === 1 &&
    ![...all.values()].some(({ declarations }) =>
      declarations.some(({ names }) => names.includes(name + pascalCase(file))),
    );
  return name + pascalCase(isEnough ? file : path);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function pascalCase(path: string): string {
  return path
    .split(/[-/]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
