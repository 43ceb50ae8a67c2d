/**
 * Projects that import generated code in the ways that configurations allow. The code is in
 * `generated/wiki`.
 *
 * @module
 */

/** A project as its files, and the configuration that the compiler is given. */
export interface UsageProject {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly build: string;
}

type Configuration = Readonly<Record<string, unknown>>;

const OPTIONS = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  types: [],
  strict: true,
  skipLibCheck: true,
};

const COMMON = { ...OPTIONS, module: "nodenext", moduleResolution: "nodenext", allowJs: true };

function config(options: object, more: Configuration = {}): string {
  return JSON.stringify({ compilerOptions: { ...OPTIONS, noEmit: true, ...options }, ...more });
}

/** A configuration of a project that others refer to. */
function composite(options: object, more: Configuration = {}): string {
  return JSON.stringify({ compilerOptions: { ...OPTIONS, composite: true, ...options }, ...more });
}

const MODULE = JSON.stringify({ name: "consumer", type: "module" });
const SCRIPT = JSON.stringify({ name: "consumer", type: "commonjs" });
const CALL = 'allpages({ from: "A", filterredir: "nonredirects" })';
const REQUEST = `export const request = ${CALL};\n`;
const INCLUDED = { include: ["src"] };

/** The projects. */
export const USAGE_PROJECTS: readonly UsageProject[] = [
  {
    name: "require of a whole module in JavaScript",
    build: ".",
    files: {
      "package.json": SCRIPT,
      "generated/package.json": MODULE,
      "tsconfig.json": config({ ...COMMON, checkJs: true }, INCLUDED),
      "src/main.js": `const wiki = require("../generated/wiki/index.js");\nmodule.exports = wiki.${CALL};\n`,
    },
  },
  {
    name: "import with require in a script",
    build: ".",
    files: {
      "package.json": SCRIPT,
      "generated/package.json": MODULE,
      "tsconfig.json": config(COMMON, INCLUDED),
      "src/main.ts": `import wiki = require("../generated/wiki/index.js");\nconst { allpages } = wiki;\nexport = ${CALL};\n`,
    },
  },
  {
    name: "imports of the package",
    build: ".",
    files: {
      "package.json": JSON.stringify({
        name: "consumer",
        type: "module",
        imports: {
          "#api": "./generated/wiki/index.ts",
          "#api/*.js": { types: "./generated/wiki/*.ts", default: "./dist/*.js" },
        },
      }),
      "tsconfig.json": config({ allowImportingTsExtensions: true }, INCLUDED),
      "src/main.ts": `import { allpages } from "#api";\nexport const first = ${CALL};\n`,
      "src/other.ts": `import { allpages as pages } from "#api/allpages.js";\nexport const second = ${CALL.slice(3)};\n`,
    },
  },
  {
    name: "path aliases of an inherited configuration",
    build: "app",
    files: {
      "package.json": MODULE,
      "tsconfig.base.json": config({
        paths: { "@api": ["./generated/wiki/index.ts"], "@api/*": ["./generated/wiki/*"] },
      }),
      "app/tsconfig.json": JSON.stringify({ extends: "../tsconfig.base.json", include: ["src"] }),
      "app/src/main.ts": `import { allpages } from "@api";\n${REQUEST}`,
      "app/src/other.ts": `import type { AllpagesParams } from "@api/allpages";\nexport const params: AllpagesParams = { from: "A", filterredir: "nonredirects" };\n`,
    },
  },
  {
    name: "a solution of several configurations",
    build: "tsconfig.app.json",
    files: {
      "package.json": MODULE,
      "tsconfig.json": JSON.stringify({ files: [], references: [{ path: "./tsconfig.app.json" }] }),
      "tsconfig.app.json": config({ paths: { "~/*": ["./generated/*"] } }, INCLUDED),
      "src/main.ts": `import { allpages } from "~/wiki/allpages";\n${REQUEST}`,
    },
  },
  {
    name: "packages with references and aliases around a library",
    build: "app",
    files: {
      "package.json": MODULE,
      "generated/tsconfig.json": composite({ outDir: "../built/api" }, { include: ["."] }),
      "lib/tsconfig.json": composite(
        { outDir: "../built/lib", rootDir: "./src", paths: { "@api/*": ["../generated/wiki/*"] } },
        { include: ["src"], references: [{ path: "../generated" }] },
      ),
      "lib/src/pages.ts":
        'import { allpages } from "@api/allpages";\nimport type { AllpagesParams } from "@api/allpages";\nexport const pages = (params: AllpagesParams): unknown => allpages(params);\nexport type Kind = AllpagesParams["filterredir"];\n',
      "app/tsconfig.json": composite(
        { outDir: "../built/app", paths: { "@lib/*": ["../lib/src/*"] } },
        { include: ["src"], references: [{ path: "../lib" }] },
      ),
      "app/src/main.ts":
        'import { pages } from "@lib/pages";\nexport const first = pages({ from: "A" });\nexport const second = pages({ from: "A", filterredir: "nonredirects" });\n',
    },
  },
  {
    name: "project references between packages",
    build: "app",
    files: {
      "package.json": JSON.stringify({
        name: "root",
        type: "module",
        workspaces: ["app", "generated"],
      }),
      "generated/package.json": JSON.stringify({
        name: "@wiki/api",
        type: "module",
        exports: { ".": { types: "./built/wiki/index.d.ts", default: "./built/wiki/index.js" } },
      }),
      "generated/tsconfig.json": composite(
        { rootDir: ".", outDir: "./built" },
        { include: ["wiki", "runtime"] },
      ),
      "app/package.json": JSON.stringify({ name: "app", type: "module" }),
      "app/tsconfig.json": composite(
        { outDir: "./built" },
        { include: ["src"], references: [{ path: "../generated" }] },
      ),
      "app/src/main.ts": `import { allpages } from "@wiki/api";\nexport const request: unknown = ${CALL};\n`,
      "app/src/other.ts": `import * as wiki from "@wiki/api";\nexport const request: unknown = wiki.${CALL};\n`,
    },
  },
];
