/**
 * Whatever the README shows is run: TypeScript is type-checked and executed, console sessions are
 * held, and both must print what stands there. Its tables are held against what they describe.
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
  readFences,
  readPrograms,
  sessionScript,
} from "./readme/fences.ts";
import type { Fence } from "./readme/fences.ts";
import { isPosix } from "./availability.ts";

const ROOT = join(import.meta.dirname, "..");
const CLI = join(ROOT, "dist/generator/cli/main.js");
const TIMEOUT = 60_000;

const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const fences = readFences(readme);
/** The other TypeScript is run by `test/recipes`. */
const programs = readPrograms(fences);

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly hasInstallScript?: boolean }>
  >;
}

/** The text between a heading and the next one of its level, without the padding of its tables. */
function section(heading: string): string {
  const [, after = ""] = readme.split(`\n## ${heading}\n`);
  return (after.split("\n## ")[0] ?? "").replaceAll(/ +\|/g, " |");
}

/** The first group of each match, sorted, each once. */
function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, group]) => group ?? ""))].toSorted();
}

function blocks(...languages: readonly string[]): readonly Fence[] {
  return fences.filter(({ language }) => languages.includes(language));
}

function nameOf({ line }: Fence): string {
  return `line-${line}`;
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

describe("TypeScript in the README", () => {
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

  it.each(programs.map((fence) => [fence.line, fence] as const))(
    "on line %i prints what it says",
    { timeout: TIMEOUT },
    (_, fence) => {
      expect(run([join(folder, "out", `${nameOf(fence)}.js`)])).toBe(promisedOutput(fence.text));
    },
  );
});

describe.runIf(isPosix())("Console sessions in the README", () => {
  let folder = "";
  let env: NodeJS.ProcessEnv = {};

  beforeAll(() => {
    const temporary = mkdtempSync(join(tmpdir(), "paramsmith-readme-"));
    folder = join(temporary, "project");
    const bin = join(temporary, "bin");
    for (const each of [folder, bin]) mkdirSync(each);
    symlinkSync(CLI, join(bin, "paramsmith"));
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
    blocks("json", "console").map((fence) => [fence.file ?? "session", fence.line, fence] as const),
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

describe("Tables and links of the README", () => {
  it("name every command and option", { timeout: TIMEOUT }, () => {
    const commands = found(run([CLI, "--help"]), /^ {2}paramsmith (\w+)/gm);
    const [commandTable = "", optionTable = ""] = section("Commands").split("| option |");
    expect(found(commandTable, /^\| `paramsmith (\w+)/gm)).toEqual(commands);

    // Asking for help of the completion script prints that script.
    const help = commands
      .filter((name) => name !== "completion")
      .map((name) => run([CLI, name, "--help"]));
    expect(found(optionTable, /^\|.*?`--([a-z-]+)/gm)).toEqual(
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
    const [, table = ""] = section("For those who build").split("\n| key |");
    expect(found(table.split("\n\n")[0] ?? "", /^\| `([\w.[\]]+)` \|/gm)).toEqual(keys.toSorted());
  });

  it("name every entry point", () => {
    const table = section("Entry points");
    const named = Object.keys(manifest.exports).filter((key) => key !== "./package.json");
    for (const key of named) {
      const [before = "", after] = key.replace(".", "paramsmith").split("*");
      expect(table).toContain(after === undefined ? `| \`${before}\` |` : `\`${before}<`);
    }
  });

  it("name every dependency", () => {
    expect(found(section("Supply chain"), /^\| `([^`]+)` \|/gm)).toEqual(
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

  it.each(["turborepo/turbo.json", "nx/nx.json"])("show %s of the examples as it is", (path) => {
    const shown = fences.find(({ file }) => file === basename(path));
    expect(shown?.text).toBe(readFileSync(join(ROOT, "test/examples", path), "utf8"));
  });

  it.each(readExcerpts(fences))("show a part of $file as it is", ({ file, text }) => {
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(text);
  });

  it("build the example of a gadget by its script", () => {
    const { scripts }: { readonly scripts: { readonly build: string } } = JSON.parse(
      readFileSync(join(ROOT, "test/examples/gadget/package.json"), "utf8"),
    );
    expect(blocks("sh").map(({ text }) => text)).toContain(`npx ${scripts.build}\n`);
  });

  it("name scripts of package.json", () => {
    const scripts = found(readme, /\bnpm run ([\w:-]+)/g);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it("link to files that exist", () => {
    const links = found(readme, /\]\((?!https:|#)([^)#]+)/g);
    expect(links.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
