import { sep, relative } from "node:path";
import { Project } from "../../base/ts-morph.js";
import { enumeratedValues, memberNamesOf, ownLists, recordEnumeration } from "./enumerations.js";
import { generatedCode } from "./generated-code.js";
import type { UsageSubjects } from "./generated-names.js";
import { usagePrograms } from "./programs.js";
import type { UsageProgram } from "./programs.js";
import { reachedStatements } from "./reach.js";
import { useRecorder } from "./recorder.js";
import type { UseRecorder } from "./recorder.js";
import { usageTypes } from "./types.js";
import type { Uses } from "./uses.js";
import { recordStatement } from "./walk.js";

/** The files of patterns, by their content. Paths are absolute. */
export interface UsageFiles {
  readonly code: readonly string[];
  readonly recordings: readonly string[];
  /** Code in formats that are not parsed. */
  readonly unread: readonly string[];
}

const CODE = /\.[cm]?[jt]sx?$/;
const UNREAD = /\.(?:vue|svelte|astro)$/;
const RECORDING = /\.(?:jsonl|ndjson)$/;

/** Finds the files of patterns. Components beside code are unread, even if no pattern matches them. */
export function usageFiles(cwd: string, globs: readonly string[]): UsageFiles {
  const absolute = globs.map((glob) =>
    glob.startsWith("/") || glob.startsWith("!") ? glob : `${cwd.split(sep).join("/")}/${glob}`,
  );
  const components = absolute
    .filter((glob) => glob.includes("**") && !glob.startsWith("!"))
    .map((glob) => `${glob.slice(0, glob.indexOf("**"))}**/*.{vue,svelte,astro}`);
  const system = new Project({
    skipAddingFilesFromTsConfig: true,
    skipLoadingLibFiles: true,
  }).getFileSystem();
  const found = [
    ...new Set(system.globSync([...absolute, ...components, "!**/node_modules/**"])),
  ].toSorted();
  return {
    code: found.filter((path) => CODE.test(path)),
    recordings: found.filter((path) => RECORDING.test(path)),
    unread: found.filter((path) => UNREAD.test(path)),
  };
}

/** Finds the uses of generated code, by the types that the compiler infers. */
export function readUses(cwd: string, { code, unread }: UsageFiles, subjects: UsageSubjects): Uses {
  const recorder = useRecorder(cwd);
  for (const program of usagePrograms(cwd, code, subjects))
    recordProgram(program, subjects, recorder);
  const { uses, untyped, totalHandlers } = recorder;
  return {
    uses,
    untyped,
    totalHandlers,
    unread: unread.map((path) => relative(cwd, path).split(sep).join("/")),
  };
}

function recordProgram(
  { checker, files, all }: UsageProgram,
  subjects: UsageSubjects,
  recorder: UseRecorder,
): void {
  const code = generatedCode(all, subjects);
  const types = usageTypes(checker, code);
  const own = files.filter((file) => !code.isGenerated(file));
  const generated = all.filter((file) => code.isGenerated(file));
  const enumerated = enumeratedValues(generated, types);
  const memberNames = memberNamesOf(generated, types);
  // Patterns need not select the files between code and generated code.
  const followed = all.filter((file) => !file.isDeclarationFile && !code.isGenerated(file));
  const selected = new Set(own);
  const reached = reachedStatements([...new Set([...own, ...followed])], code, checker);
  for (const statement of reached.filter((each) => selected.has(each.getSourceFile())))
    recordStatement(statement, { types, recorder, enumerated, memberNames });
  // Values that are read may be given where code lists all of them.
  const read = new Set(
    recorder.uses.flatMap((use) =>
      use.kind === "member" && (use.values ?? []).length === 0
        ? [`${use.module} ${use.member}`]
        : [],
    ),
  );
  const lists =
    enumerated.length === 0 ? [] : own.flatMap((file) => ownLists(file, enumerated, checker));
  for (const { member, listed, node } of lists) {
    const modules = member.modules.filter((module) => read.has(`${module} ${member.member}`));
    recordEnumeration({ ...member, modules, listed }, node, recorder);
  }
}
