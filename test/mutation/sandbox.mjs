/** A copy of the repository, in which one source at a time is changed. */
import { transformSync } from "esbuild";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

const COPIED = [
  "generator",
  "templates",
  "generated",
  "dist",
  "spec",
  "test",
  "package.json",
  "package-lock.json",
  "paramsmith.config.json",
  "tsconfig.json",
  "tsconfig.build.json",
  "README.md",
  "CONTRIBUTING.md",
];

/** What tests and benches have installed or written, and what only the compiler reads. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|bench\/(?:results|peers)|fuzz\/found)$|^dist\/.*\.d\.ts$/;

/** The build replaces this by a bundle, in which a change of a file would not be seen. */
const BUNDLED = ["generator/cli/main.ts"];

/**
 * @param {string} repository
 * @param {string} folder where the copy is
 */
export function createSandbox(repository, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const configurations = readdirSync(repository).filter((name) =>
    /^vitest\..*config\.ts$/.test(name),
  );
  for (const name of [...COPIED, ...configurations]) link(repository, folder, name);
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction");
  for (const file of BUNDLED) compile(folder, file, readFileSync(join(folder, file), "utf8"));
}

/**
 * Makes links to the files of a folder, which takes a tenth of the time of copies. What is written here
 * replaces a link, so that the file itself stays.
 *
 * @param {string} repository
 * @param {string} folder
 * @param {string} name relative to both
 */
function link(repository, folder, name) {
  if (LEFT_OUT.test(name)) return;
  if (statSync(join(repository, name)).isFile()) {
    linkSync(join(repository, name), join(folder, name));
    return;
  }
  mkdirSync(join(folder, name));
  for (const each of readdirSync(join(repository, name)))
    link(repository, folder, `${name}/${each}`);
}

/**
 * @param {string} path
 * @param {string} text
 */
function replaceFile(path, text) {
  rmSync(path, { force: true });
  writeFileSync(path, text);
}

/**
 * Writes a source and its compiled form.
 *
 * @param {string} sandbox
 * @param {string} file relative to it
 * @param {string} text
 * @returns {() => void} writes what was there before
 */
export function replaceSource(sandbox, file, text) {
  const path = join(sandbox, file);
  const before = readFileSync(path, "utf8");
  const write = (/** @type {string} */ to) => {
    replaceFile(path, to);
    compile(sandbox, file, to);
  };
  write(text);
  return () => write(before);
}

/**
 * @param {string} sandbox
 * @param {string} file
 * @param {string} text
 */
function compile(sandbox, file, text) {
  const compiled = join(sandbox, "dist", file.replace(/\.ts$/, ".js"));
  if (!existsSync(dirname(compiled))) return;
  const { code } = transformSync(text, { loader: "ts", format: "esm", target: "es2023" });
  replaceFile(compiled, code);
}
