import { onTestFinished, vi } from "vitest";
import { snapshot, writeFiles } from "../generator/support/files.js";
import { scratchFolder } from "../generator/support/places.js";
import { catalogue, openApiDocument, module, parameter } from "../generator/support/specs.js";

/** The texts of files, by path. */
export type Files = Readonly<Record<string, string>>;

/** Two states of the specs of a project: between them files are made, changed and removed, folders too. */
export const SPECS = {
  old: {
    "wiki.json": text(catalogue(module("a", [parameter("p")]), module("b"))),
    "towns.json": text(openApiDocument()),
    "paramsmith.config.json": text({
      out: "out",
      specs: [{ file: "wiki.json" }, { file: "towns.json" }],
    }),
  },
  new: {
    "wiki.json": text(catalogue(module("a", [parameter("q")]), module("c"))),
    "paramsmith.config.json": text({
      out: "out",
      specs: [{ file: "wiki.json" }, { file: "wiki.json", name: "again" }],
    }),
  },
} as const;

/** Files of a user among those that are generated, in a folder that loses all others too. */
export const MINE: Files = { "notes.ts": "mine", "towns/notes.ts": "mine", "own/index.ts": "mine" };

function text(value: unknown): string {
  return JSON.stringify(value);
}

/** A folder with these files, and a place for caches. */
export function projectOf(files: Files): string {
  const folder = scratchFolder();
  fill(folder, { ...files, "node_modules/x/package.json": "{}" });
  return folder;
}

/** Writes files below a folder. */
export function fill(folder: string, files: Files): void {
  writeFiles(
    folder,
    Object.entries(files).map(([path, each]) => ({ path, text: each })),
  );
}

/** The files below a folder, those of the tool's own work among them left out. */
export function withoutWork(folder: string): Files {
  const entries = Object.entries(snapshot(folder));
  return Object.fromEntries(
    entries.filter(
      ([path]) => !/(?:^|\/)\.paramsmith-lock$|\.paramsmith$/.test(path) && path !== "node_modules",
    ),
  );
}

/** The files that are neither as before nor as after a run, or lost. */
export function tornFiles(found: Files, before: Files, after: Files): readonly string[] {
  return Object.keys({ ...found, ...before, ...after })
    .filter((path) => found[path] !== before[path] && found[path] !== after[path])
    .map((path) => `torn: ${path}`);
}

/** While it is called, the process has the number of one that is dead. */
export async function asDeadProcess<Value>(work: () => Promise<Value>): Promise<Value> {
  // Above what a system gives at most.
  const spy = vi.spyOn(process, "pid", "get").mockReturnValue(4_194_305);
  onTestFinished(() => spy.mockRestore());
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}
