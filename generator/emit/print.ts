import type { Fragment, SourceFragment } from "../base/fragment.js";
import { dataFile } from "./data-file.js";
import type { ImportForm, OutputFile } from "../spec/output.js";
import { sourceText } from "./source-text.js";
import { Project, ts } from "../ts-morph.js";
import type { ScriptTarget } from "ts-morph";

/**
 * Converts fragments to files. Fragments of one path become one file, in the given order. Files are
 * sorted by path. A project of ts-morph keeps its files, so each call has its own.
 */
export async function print(
  fragments: readonly Fragment[],
  form: ImportForm,
): Promise<readonly OutputFile[]> {
  const project = new Project({
    compilerOptions: { target: WITHOUT_COMMENTS },
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
  });
  const sources = new Map<string, SourceFragment[]>();
  const files: OutputFile[] = [];
  for (const fragment of fragments) {
    if (fragment.kind !== "source") files.push(dataFile(fragment));
    else sources.set(fragment.path, [...(sources.get(fragment.path) ?? []), fragment]);
  }
  for (const [path, pieces] of sources) {
    // oxlint-disable-next-line no-await-in-loop -- formatting several files at once takes several times the processor time
    files.push({ path, text: await sourceText(project, path, pieces, form) });
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * ts-morph passes its target to the compiler's parser, which accepts options there, too. Parsing doc
 * comments takes about as long as the statements, which alone are counted.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ts-morph declares the target only
const WITHOUT_COMMENTS = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
} as unknown as ScriptTarget;
