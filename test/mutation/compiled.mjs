/** Whether the compiler accepts a change: `npm test` compiles, so that others are no survivors. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";

/** Unreachable code and unused names, which a change leaves that an author would tidy up. */
const OF_STYLE = new Set([7027, 6133, 6192, 6196, 6198]);

/** @type {{ file: string, text: string, version: number }} */
const changed = { file: "", text: "", version: 0 };
/** @type {import("ts-morph").ts.LanguageService | undefined} */
let service;

/**
 * @param {string} root
 * @param {import("./mutants.mjs").Mutant} mutant
 */
export function isCompiled(root, { file, text }) {
  changed.file = join(root, file);
  changed.text = text;
  changed.version += 1;
  service ??= createService(root);
  const found = [
    ...service.getSyntacticDiagnostics(changed.file),
    ...service.getSemanticDiagnostics(changed.file),
  ];
  return found.every(({ code }) => OF_STYLE.has(code));
}

/** @param {string} root */
function createService(root) {
  const path = join(root, "tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    { ...ts.readConfigFile(path, readText).config, include: [], files: [] },
    ts.sys,
    root,
  );
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [changed.file],
    getScriptVersion: (file) => (file === changed.file ? String(changed.version) : "0"),
    getScriptSnapshot: (file) => {
      if (file === changed.file) return ts.ScriptSnapshot.fromString(changed.text);
      return ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(readText(file)) : undefined;
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: readText,
  });
}

/** @param {string} file */
function readText(file) {
  return readFileSync(file, "utf8");
}
