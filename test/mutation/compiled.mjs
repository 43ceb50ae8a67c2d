/** Whether the compiler accepts a change: `npm test` compiles, so that others need no test, and a test that notices them proves nothing. */
import { join } from "node:path";
import { Project } from "ts-morph";

/** Unreachable code and unused names, which a change leaves that an author would tidy up. */
const OF_STYLE = new Set([7027, 6133, 6192, 6196, 6198]);

/** @type {Project | undefined} */
let project;

/**
 * @param {string} root
 * @param {import("./mutants.mjs").Mutant} mutant
 */
export function isCompiled(root, { file, text }) {
  project ??= new Project({
    tsConfigFilePath: join(root, "tsconfig.json"),
    skipAddingFilesFromTsConfig: true,
  });
  const source = project.createSourceFile(join(root, file), text, { overwrite: true });
  const found = source.getPreEmitDiagnostics();
  // The next change may be of a file that imports this one.
  source.forget();
  return found.every((each) => OF_STYLE.has(each.getCode()));
}
