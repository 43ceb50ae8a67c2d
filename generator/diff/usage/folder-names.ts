import { basename, dirname } from "node:path";
import { exportedNames } from "../../emit/plan/exported-names.js";
import { ts } from "../../base/ts-morph.js";
import type { ComparedSpec } from "../compared-spec.js";
import { usageConfigs } from "./configs.js";
import { overlayOf, withoutExtension } from "./overlay.js";
import { programFactory } from "./programs.js";

/** Finds generated files and imports of missing ones, as `FOLDER/NAME`, in the order of the code. */
export function importedOutputs(cwd: string, paths: readonly string[]): readonly string[] {
  const programOf = programFactory(overlayOf({ old: new Map(), new: new Map() }));
  const found = new Set<string>();
  for (const config of usageConfigs(cwd, paths)) {
    const files = programOf(config, "old").service.getProgram()?.getSourceFiles() ?? [];
    for (const { fileName, text, isDeclarationFile } of files) {
      if (text.startsWith("// Generated from ")) found.add(tailOf(fileName));
      else if (!isDeclarationFile)
        for (const imported of ts.preProcessFile(text).importedFiles)
          found.add(tailOf(imported.fileName));
    }
  }
  return [...found];
}

function tailOf(path: string): string {
  const parts = withoutExtension(path).split("/");
  const own = parts.at(-2) === "results" ? parts.toSpliced(-2, 1) : parts;
  return own.slice(-2).join("/");
}

/** The folder that code imports the generated files of a spec from; undefined if it imports none. */
export function importedFolder(
  outputs: readonly string[],
  specs: readonly ComparedSpec[],
): string | undefined {
  const names = new Set(
    specs.flatMap(({ model }) => [...exportedNames(model).values()].flatMap(({ files }) => files)),
  );
  const counts = new Map<string, number>();
  for (const output of outputs) {
    const folder = basename(dirname(output));
    if (names.has(basename(output)) && /^[\w-]+$/.test(folder))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
