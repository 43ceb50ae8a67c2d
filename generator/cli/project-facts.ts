import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "jsonc-parser";
import type { ImportExtension } from "../emit/output.js";
import { isObject } from "../base/json.js";
import { readRegularText } from "../base/regular-file.js";

/** A package manager that a project may use. */
export type PackageManager = "npm" | "pnpm" | "yarn" | "bun";

/** The facts about a project that the files of `init` depend on. */
export interface ProjectFacts {
  /** The top folder of the Git work tree, or else the working folder. */
  readonly root: string;
  readonly packageManager: PackageManager;
  /** The folder of the installed package; undefined if it is not installed. */
  readonly installed: string | undefined;
  /** The ending of relative imports that the compiler options allow. */
  readonly importExtension: ImportExtension;
  /** The configuration of a CI other than GitHub Actions. */
  readonly otherCi: string | undefined;
}

const LOCK_FILES: Readonly<Record<string, PackageManager>> = {
  "package-lock.json": "npm",
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn",
  "bun.lock": "bun",
  "bun.lockb": "bun",
};

const OTHER_CI = [".gitlab-ci.yml", ".circleci/config.yml", "azure-pipelines.yml", "Jenkinsfile"];

/** Reads the facts about the project of a folder. */
export function readProjectFacts(cwd: string): ProjectFacts {
  const parents = withParents(cwd);
  const root = parents.find((folder) => existsSync(join(folder, ".git"))) ?? cwd;
  const inProject = parents.slice(0, parents.indexOf(root) + 1);
  const lockFile = inProject
    .flatMap((folder) => Object.keys(LOCK_FILES).map((name) => ({ name, at: join(folder, name) })))
    .find(({ at }) => existsSync(at));
  return {
    root,
    packageManager: LOCK_FILES[lockFile?.name ?? ""] ?? "npm",
    installed: parents
      .map((folder) => join(folder, "node_modules", "paramsmith"))
      .find((folder) => existsSync(join(folder, "package.json"))),
    importExtension: importExtensionIn(cwd),
    otherCi: OTHER_CI.find((name) => existsSync(join(root, name))),
  };
}

/** `.ts` if the compiler options of the folder allow it, because Node can run such code. */
function importExtensionIn(cwd: string): ImportExtension {
  const file = join(cwd, "tsconfig.json");
  if (!existsSync(file)) return ".js";
  const config: unknown = parse(readRegularText(file));
  const options = isObject(config) ? config["compilerOptions"] : undefined;
  return isObject(options) &&
    (options["allowImportingTsExtensions"] === true ||
      options["rewriteRelativeImportExtensions"] === true)
    ? ".ts"
    : ".js";
}

/** A folder and its parents, the nearest first. */
function withParents(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
