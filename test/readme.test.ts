/**
 * The code of all pages is run: TypeScript is type-checked and executed, console sessions are run, and
 * both must print the text of the page. Tables are compared with what they describe; links are followed.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import configSchema from "../spec/schemas/config.schema.json" with { type: "json" };
import {
  isAsShown,
  promisedOutput,
  readExcerpts,
  readPrograms,
  sessionScript,
} from "./readme/fences.ts";
import type { Fence } from "./readme/fences.ts";
import { brokenLinks } from "./readme/links.ts";
import { allFences, pages, readPage, startPage } from "./readme/pages.ts";
import type { Page, PageFence } from "./readme/pages.ts";
import { isPosix } from "./availability.ts";

const ROOT = join(import.meta.dirname, "..");
const CLI = join(ROOT, "dist/generator/cli/main.js");
const TIMEOUT = 60_000;

/** The other TypeScript is run by `test/recipes`. */
const programs = readPrograms(allFences);

/** The rows of a table of commands. */
const COMMAND = /^\| `paramsmith (\w+)/gm;

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly hasInstallScript?: boolean }>
  >;
}

/** The section of a page between a heading and the next one of its level, without the padding of its tables. */
function section(path: string, heading: string): string {
  const [, after = ""] = readPage(path).text.split(`\n## ${heading}\n`);
  return (after.split("\n## ")[0] ?? "").replaceAll(/ +\|/g, " |");
}

/** The first group of each match, sorted, each once. */
function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, group]) => group ?? ""))].toSorted();
}

function blocks(
  fences: readonly PageFence[],
  ...languages: readonly string[]
): readonly PageFence[] {
  return fences.filter(({ language }) => languages.includes(language));
}

/** The name of a program's file, without its extension. */
function nameOf({ location }: PageFence): string {
  return location.replaceAll(/[^\w-]/g, "-");
}

function hasSession({ fences }: Page): boolean {
  return blocks(fences, "console").length > 0;
}

/** The files that a page shows. */
function filesOf({ fences }: Page): readonly Fence[] {
  return blocks(fences, "json").filter(({ file }) => file !== undefined);
}

/** Runs Node from the root of the repository; whether there is colour does not depend on who runs the tests. */
function run(args: readonly string[]): string {
  const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env,
    encoding: "utf8",
  });
  expect(stderr, `node ${args.join(" ")}`).toBe("");
  expect(status).toBe(0);
  return stdout;
}

beforeAll(() => {
  if (!existsSync(CLI)) throw new Error("There is no dist/; run: npm run build");
});

describe("TypeScript in the pages", () => {
  // Inside the package, so that the package can be imported by its own name.
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(ROOT, "dist", "readme-"));
    for (const fence of programs) writeFileSync(join(folder, `${nameOf(fence)}.ts`), fence.text);
    const config = {
      extends: "../../tsconfig.json",
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        rootDir: ".",
        outDir: "out",
      },
      include: ["*.ts"],
      exclude: [],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("compiles", { timeout: TIMEOUT }, () => {
    const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  });

  it.each(programs.map((fence) => [fence.location, fence] as const))(
    "at %s prints what it says",
    { timeout: TIMEOUT },
    (_, fence) => {
      expect(run([join(folder, "out", `${nameOf(fence)}.js`)])).toBe(promisedOutput(fence.text));
    },
  );
});

// Each page has a folder of its own, which begins with the files that README.md shows.
describe.runIf(isPosix()).each(pages.filter(hasSession))("Console sessions in $path", (page) => {
  let folder = "";
  let env: NodeJS.ProcessEnv = {};

  beforeAll(() => {
    const temporary = mkdtempSync(join(tmpdir(), "paramsmith-readme-"));
    folder = join(temporary, "project");
    const bin = join(temporary, "bin");
    for (const each of [folder, bin]) mkdirSync(each);
    symlinkSync(CLI, join(bin, "paramsmith"));
    if (page !== startPage)
      for (const { file = "", text } of filesOf(startPage)) writeFileSync(join(folder, file), text);
    env = {
      PATH: [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter),
      HOME: temporary,
      LC_ALL: "C",
      GIT_CONFIG_NOSYSTEM: "1",
      // By which the coverage is collected.
      NODE_OPTIONS: process.env["NODE_OPTIONS"],
    };
  });

  afterAll(() => {
    rmSync(dirname(folder), { recursive: true, force: true });
  });

  // In the order of the document: a session finds the files that were shown before it.
  it.each(
    blocks(page.fences, "json", "console").map(
      (fence) => [fence.file ?? "session", fence.line, fence] as const,
    ),
  )("%s on line %i", { timeout: TIMEOUT }, (_, __, { file, language, text }) => {
    if (file !== undefined) writeFileSync(join(folder, file), text);
    if (language !== "console") return;
    const { stdout } = spawnSync("bash", [], {
      cwd: folder,
      env,
      input: sessionScript(text),
      encoding: "utf8",
    });
    // Where it differs, the comparison shows how.
    if (!isAsShown(stdout, text)) expect(stdout).toBe(text);
  });
});

describe("Tables of the pages", () => {
  it("name every command and option", { timeout: TIMEOUT }, () => {
    const commands = found(run([CLI, "--help"]), /^ {2}paramsmith (\w+)/gm);
    expect(found(section("README.md", "Commands"), COMMAND)).toEqual(commands);
    const options = section("generator/commands.md", "Options");

    // Asking for help of the completion script prints that script.
    const help = commands
      .filter((name) => name !== "completion")
      .map((name) => run([CLI, name, "--help"]));
    expect(found(options, /^\|.*?`--([a-z-]+)/gm)).toEqual(
      found(help.join("\n"), /^ +(?:-\w, )?--([a-z-]+)/gm),
    );
  });

  it("name every key of the configuration", () => {
    const { properties, $defs } = configSchema;
    const keys = [
      ...Object.keys(properties).filter((key) => !["$schema", "specs", "diff"].includes(key)),
      ...Object.keys($defs.SpecEntry.properties).map((key) => `specs[].${key}`),
      ...Object.keys($defs.ReviewSettings.properties).map((key) => `diff.${key}`),
    ];
    const table = section("generator/README.md", "Configuration");
    expect(found(table, /^\| `([\w.[\]]+)` \|/gm)).toEqual(keys.toSorted());
  });

  it("name every entry point", () => {
    const table = section("generated/README.md", "Entry points");
    const named = Object.keys(manifest.exports).filter((key) => key !== "./package.json");
    for (const key of named) {
      const [before = "", after] = key.replace(".", "paramsmith").split("*");
      expect(table).toContain(after === undefined ? `| \`${before}\` |` : `\`${before}<`);
    }
  });

  it("name every dependency", () => {
    expect(found(section("CONTRIBUTING.md", "Dependencies"), /^\| `([^`]+)` \|/gm)).toEqual(
      Object.keys(manifest.dependencies).toSorted(),
    );
  });

  it("are right that no dependency runs a script when it is installed", () => {
    const { packages }: LockFile = JSON.parse(
      readFileSync(join(ROOT, "package-lock.json"), "utf8"),
    );
    const withScripts = Object.entries(packages).filter(
      ([, { dev, hasInstallScript }]) => dev !== true && hasInstallScript === true,
    );
    expect(withScripts).toEqual([]);
  });
});

describe("Pages", () => {
  it("start with a README of 150 to 200 lines", () => {
    const lines = startPage.text.trimEnd().split("\n").length;
    expect(lines).toBeGreaterThanOrEqual(150);
    expect(lines).toBeLessThanOrEqual(200);
  });

  it.each(pages)("have fewer than 400 lines: $path", ({ text }) => {
    expect(text.trimEnd().split("\n").length).toBeLessThan(400);
  });

  it.each(["turborepo/turbo.json", "nx/nx.json"])("show %s of the examples as it is", (path) => {
    const shown = allFences.find(({ file }) => file === basename(path));
    expect(shown?.text).toBe(readFileSync(join(ROOT, "test/examples", path), "utf8"));
  });

  it.each(readExcerpts(allFences))("show a part of $file as it is", ({ file, text }) => {
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(text);
  });

  it("build the example of a gadget by its script", () => {
    const { scripts }: { readonly scripts: { readonly build: string } } = JSON.parse(
      readFileSync(join(ROOT, "test/examples/gadget/package.json"), "utf8"),
    );
    expect(blocks(allFences, "sh").map(({ text }) => text)).toContain(`npx ${scripts.build}\n`);
  });

  it.each(pages)("name scripts of package.json: $path", ({ text }) => {
    const scripts = found(text, /\bnpm run ([\w:-]+)/g);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it.each(pages)("link to files and headings that exist: $path", (page) => {
    expect(brokenLinks(ROOT, page)).toEqual([]);
  });
});
