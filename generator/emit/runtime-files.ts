import type { Template } from "../files/input.js";
import type { OutputFile } from "../files/output.js";
import { isOfRuntime, runtimePath } from "../files/runtime-package.js";
import type { Target } from "../files/target.js";
import type { PlannedSpec } from "../plan/planned.js";
import { entryPoints } from "./entry-points.js";

/** Imports and re-exports are printed in one line, or end with a line of this form. */
const IMPORT = /^(?:import|export|\}) [^\n]*from "([^"\n]+)";$/gm;

/** The files of the runtime that generated files import, without extension, sorted. */
export function runtimeImports(files: readonly OutputFile[]): readonly string[] {
  const found = files
    .filter(({ path }) => !path.endsWith(".json"))
    .flatMap(({ path, text }) => importedFiles(path, text))
    .filter(isOfRuntime);
  return [...new Set(found)].toSorted();
}

/** The entry points of the runtime for the code of a spec. Only a catalogue's stub has a wiki. */
export function entryPointsOf(
  { kind }: PlannedSpec,
  targets: readonly Target[],
): readonly string[] {
  const hasWiki = kind === "catalogue" && targets.includes("stub");
  return [
    ...targets.flatMap((target) => entryPoints[target]),
    ...(hasWiki ? ["runtime/wiki"] : []),
  ];
}

/**
 * The templates that some files of the runtime consist of: these files, and those that they import,
 * directly or indirectly, including types.
 *
 * @param roots without extension
 */
export function reachableTemplates(
  templates: readonly Template[],
  roots: Iterable<string>,
): readonly Template[] {
  const texts = new Map(templates.map(({ path, text }) => [withoutExtension(path), text]));
  const reached = new Set(roots);
  for (const file of reached)
    for (const imported of importedFiles(file, texts.get(file) ?? "")) reached.add(imported);
  return templates.filter(({ path }) => reached.has(withoutExtension(path)));
}

/** The files that a file imports, relatively or from the runtime's package, without extension. */
function importedFiles(path: string, text: string): readonly string[] {
  const folder = path.split("/").slice(0, -1);
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = ""]) =>
    specifier.startsWith(".")
      ? withoutExtension(resolved(folder, specifier))
      : (runtimePath(specifier) ?? []),
  );
}

function resolved(folder: readonly string[], specifier: string): string {
  const parts = [...folder];
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:js|ts)$/, "");
}
