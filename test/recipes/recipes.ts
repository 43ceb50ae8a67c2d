/**
 * The recipes of the pages: programs that import other packages. They are compiled in a project that has
 * these packages, and run with a server of the test in place of the wiki.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { vi } from "vitest";
import type { Send, Sendable } from "../../templates/runtime/client/send.js";
import { promisedOutput, readRecipes } from "../pages/fences.ts";
import { allFences } from "../pages/pages.ts";
import { linkPackages } from "./packages.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The wiki of the recipes. */
const ENDPOINT = "https://wiki.example/w/api.php";

/** As strict as this project, with the globals that gadgets have. */
const PROJECT = {
  extends: join(ROOT, "tsconfig.json"),
  compilerOptions: {
    noEmit: false,
    allowImportingTsExtensions: false,
    // The package as it is installed, not its sources.
    paths: {},
    types: ["node", "types-mediawiki"],
    rootDir: ".",
    outDir: "out",
  },
  include: ["*.ts"],
  exclude: [],
};

/** Parameters in the types of types-mediawiki-api. */
export type ParamsBefore = Readonly<Record<string, string>>;

/** The used part of `mw.Api`. */
export interface Api {
  get(params: ParamsBefore): Promise<unknown>;
}

/** The exports of the recipes. Each recipe has some of them. */
export interface RecipeExports {
  readonly send: Send;
  readonly pairs: readonly (readonly [ParamsBefore, Sendable])[];
  readonly before: (api: Api) => Promise<readonly string[]>;
  readonly after: (send: Send) => Promise<readonly string[]>;
  readonly ignored: ParamsBefore;
  readonly refused: ParamsBefore;
}

/** A recipe that was run. */
export interface RecipeRun {
  /** Its output. */
  readonly printed: string;
  readonly exports: RecipeExports;
}

/** The recipes of the pages, compiled. */
export interface Recipes {
  /** The errors of the compiler; empty if there are none. */
  readonly errors: string;
  /** Runs a recipe with the wiki at another address. */
  run(name: string, endpoint: string): Promise<RecipeRun>;
  remove(): void;
}

/** The last version of ky for Node 20, beside the last of all. */
const OLDER_KY = "ky-1";

const recipes = new Map(
  readRecipes(allFences).flatMap(({ file, text }): readonly (readonly [string, string])[] =>
    file === "ky.ts"
      ? [
          ["ky", text],
          [OLDER_KY, text.replace('from "ky"', `from "${OLDER_KY}"`)],
        ]
      : [[file.replace(/\.ts$/, ""), text]],
  ),
);

/** The names of all recipes. */
export const RECIPE_NAMES: readonly string[] = [...recipes.keys()];

/** The output that the page shows. */
export function shownOutput(name: string): string {
  return promisedOutput(textOf(name));
}

/** Compiles all recipes in a project of their own. */
export function compileRecipes(): Recipes {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-recipes-"));
  linkPackages(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(PROJECT));
  for (const [name, text] of recipes) writeFileSync(join(folder, `${name}.ts`), text);
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  let runs = 0;
  return {
    errors: stdout,
    async run(name, endpoint) {
      // A module is loaded once; its copy is another module.
      runs += 1;
      const code = readFileSync(join(folder, "out", `${name}.js`), "utf8");
      const file = join(folder, "out", `${name}.run-${runs}.js`);
      writeFileSync(file, code.replaceAll(ENDPOINT, endpoint));
      return loaded(file);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function loaded(file: string): Promise<RecipeRun> {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((...values) => {
    lines.push(`${format(...values)}\n`);
  });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler has checked the recipe
    const exports = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as RecipeExports;
    return { printed: lines.join(""), exports };
  } finally {
    log.mockRestore();
  }
}

function textOf(name: string): string {
  const text = recipes.get(name);
  if (text === undefined) throw new Error(`The pages have no recipe ${name}.`);
  return text;
}
