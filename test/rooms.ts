import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ts } from "ts-morph";

/** Which nodes each node refers to; all by their names. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The TypeScript files of a folder, relative to it, with the files of the folder that each imports; imports of types count. */
export function fileGraph(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const imported = importedBy(file, readFileSync(join(folder, file), "utf8"));
      return [file, new Set(imported.filter((path) => known.has(path)))];
    }),
  );
}

/** The relative imports and exports of a file, also of types and by `import()`, as paths from the folder that the file is relative to. */
export function importedBy(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier?.startsWith("."))
      found.push(posix.join(posix.dirname(file), specifier).replace(/\.js$/, ".ts"));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? textOf(node.arguments[0])
    : undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** The graph of groups of nodes, without what a group refers to in itself. */
export function grouped(graph: Graph, groupOf: (node: string) => string): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [node, targets] of graph) {
    const group = groupOf(node);
    const all = groups.get(group) ?? new Set();
    for (const target of targets) if (groupOf(target) !== group) all.add(groupOf(target));
    groups.set(group, all);
  }
  return groups;
}

/** The folder of a file; a file at the top is a room of its own. */
export function roomOf(file: string): string {
  const slash = file.lastIndexOf("/");
  return slash < 0 ? file : file.slice(0, slash);
}

/** The top folder of a file; a file at the top is a room of its own. */
export function topRoomOf(file: string): string {
  return file.split("/", 1).join("");
}

/** Every circle of a graph: the nodes that reach each other, sorted. */
export function circles(graph: Graph): readonly (readonly string[])[] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(node, graph)]));
  const found = [...reached].flatMap(([node, others]) => {
    if (!others.has(node)) return [];
    const circle = [...others].filter((other) => reached.get(other)?.has(node)).toSorted();
    return circle[0] === node ? [circle] : [];
  });
  return found.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}

function reachedFrom(node: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(node) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return reached;
}
