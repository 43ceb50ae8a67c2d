/**
 * Bundles `templates/runtime` into the files that `generate` copies: one for each door, for each
 * combination of kinds of specs. A bundle has the declarations that the exports of its door need, and
 * that no door before it has. Run by `npm run build`.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COPIED_DOORS } from "../files/runtime-door.js";
import { layOut } from "../print/layout.js";
import { declarationText, parseSource } from "./runtime-source.js";
import type { RuntimeDeclaration, RuntimeSource } from "./runtime-source.js";

/** All sources, by path below `templates/runtime` without extension. */
type Sources = ReadonlyMap<string, RuntimeSource>;

/** A declaration with its source. */
interface Placed {
  readonly source: RuntimeSource;
  readonly declaration: RuntimeDeclaration;
}

/** The bundle of a door. */
interface Bundle {
  readonly door: string;
  /** In an order in which constants come after those that they need. */
  readonly content: readonly Placed[];
  /** The declarations that the door exports, also from the bundles before. */
  readonly exported: ReadonlySet<RuntimeDeclaration>;
}

/** A name that a bundle imports from another one. */
interface BundleImport {
  readonly from: string;
  readonly name: string;
  readonly used: RuntimeDeclaration;
}

/**
 * Writes the bundles to `dist/runtime`.
 *
 * @param root the folder of the package
 */
export async function bundleRuntime(root: string): Promise<void> {
  const all = readSources(join(root, "templates", "runtime"));
  const newNames = renamedDeclarations(all);
  for (const [variant, doors] of Object.entries(COPIED_DOORS)) {
    const folder = join(root, "dist", "runtime", variant);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [door, text] of bundleTexts(bundlesOf(doors, all), newNames, all)) {
      const file = join(folder, `${door}.ts`);
      // oxlint-disable-next-line no-await-in-loop -- formatting several files at once takes several times the processor time
      writeFileSync(file, await layOut(file, text));
    }
  }
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

function bundlesOf(
  doors: Readonly<Record<string, readonly string[]>>,
  all: Sources,
): readonly Bundle[] {
  const seen = new Set<RuntimeDeclaration>();
  const order = inOrder(Object.values(doors).flat(), all);
  return Object.entries(doors).map(([door, roots]) => {
    const found = new Set<RuntimeDeclaration>();
    const visit = (path: string, name: string): void => {
      for (const { source, declaration } of placesOf(path, name, all)) {
        if (seen.has(declaration)) continue;
        seen.add(declaration);
        found.add(declaration);
        for (const use of declaration.uses) visit(source.path, use);
      }
    };
    const exported = roots
      .flatMap((root) => exportsOf(root, all))
      .flatMap(([path, name]) => {
        visit(path, name);
        return placesOf(path, name, all).map(({ declaration }) => declaration);
      });
    const content = order.flatMap((source) =>
      source.declarations
        .filter((declaration) => found.has(declaration))
        .map((declaration) => ({ source, declaration })),
    );
    return { door, content, exported: new Set(exported) };
  });
}

/** The names that a door exports, also from other doors, each with the file that names it. */
function exportsOf(path: string, all: Sources): readonly (readonly [path: string, name: string])[] {
  const { reexported, exportedFiles } = sourceAt(path, all);
  return [
    ...[...reexported.keys()].map((name) => [path, name] as const),
    ...exportedFiles.flatMap((file) => exportsOf(file, all)),
  ];
}

/** The sources that some files need, each after those that it needs. */
function inOrder(roots: readonly string[], all: Sources): readonly RuntimeSource[] {
  const seen = new Set<string>();
  const order: RuntimeSource[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = sourceAt(path, all);
    source.from.forEach(visit);
    order.push(source);
  };
  roots.forEach(visit);
  return order;
}

/** The declarations of a name that a file declares, imports or exports; none of another name. */
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

/** The text of each bundle, before the formatter. */
function bundleTexts(
  bundles: readonly Bundle[],
  newNames: ReadonlyMap<RuntimeSource, ReadonlyMap<string, string>>,
  all: Sources,
): readonly (readonly [door: string, text: string])[] {
  const imports = bundleImports(bundles, newNames, all);
  const exported = new Set([
    ...bundles.flatMap((bundle) => [...bundle.exported]),
    ...[...imports.values()].flat().map(({ used }) => used),
  ]);
  return bundles.map((bundle, index) => {
    const before = bundles[index - 1];
    const parts = [
      ...importStatements(imports.get(bundle) ?? []),
      ...(before ? [`export * from "./${before.door}.js";`] : []),
      ...bundle.content.map(({ source, declaration }) =>
        declarationText(
          declaration,
          source.file,
          newNames.get(source) ?? new Map(),
          exported.has(declaration),
        ),
      ),
    ];
    return [bundle.door, parts.join("\n\n")];
  });
}

function bundleImports(
  bundles: readonly Bundle[],
  newNames: ReadonlyMap<RuntimeSource, ReadonlyMap<string, string>>,
  all: Sources,
): ReadonlyMap<Bundle, readonly BundleImport[]> {
  const doors = new Map(
    bundles.flatMap(({ door, content }) =>
      content.map(({ declaration }) => [declaration, door] as const),
    ),
  );
  return new Map(
    bundles.map((bundle) => [
      bundle,
      bundle.content.flatMap(({ source, declaration }) =>
        [...declaration.uses].flatMap((name) =>
          placesOf(source.path, name, all).flatMap(({ declaration: used }) => {
            const from = doors.get(used);
            if (from === undefined || from === bundle.door) return [];
            return [{ from, name: newNames.get(source)?.get(name) ?? name, used }];
          }),
        ),
      ),
    ]),
  );
}

function importStatements(imports: readonly BundleImport[]): readonly string[] {
  const froms = [...new Set(imports.map(({ from }) => from))].toSorted();
  return froms.flatMap((from) =>
    [true, false].flatMap((isType) => {
      const names = imports
        .filter((each) => each.from === from && each.used.isType === isType)
        .map(({ name }) => name);
      const keyword = isType ? "import type" : "import";
      return names.length === 0
        ? []
        : [`${keyword} { ${[...new Set(names)].toSorted().join(", ")} } from "./${from}.js";`];
    }),
  );
}

/**
 * New names for declarations that a file does not export, if another file declares the same name: the
 * name of the file is added.
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

/** `respond` of `data-rest/target` becomes `respondTarget`, or `respondDataRestTarget` if that is not enough. */
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
