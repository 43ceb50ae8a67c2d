/**
 * The tarball in a project of somebody else, as npm, pnpm and bun install it: its programs compile
 * under every compiler and run under Node and bun, and the command line works.
 *
 * @module
 */
import { execFile, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { snapshot } from "../generator/support/files.ts";
import { startServer } from "../generator/support/http.ts";
import { SMALL_WIKI, wikiApi } from "../generator/support/wiki-api.ts";
import { entryPoints, EVERYTHING, programs, writeConsumer } from "./consumer.ts";
import type { Resolution } from "./consumer.ts";
import { ran, unpack } from "./packed.ts";
import { bun, compilers, ownCompiler, pnpm } from "./tools.ts";
import type { Compiler } from "./tools.ts";

/** Bytes of a block of most file systems. */
const BLOCK = 4096;

const resolutions: readonly Resolution[] = ["nodenext", "bundler"];

/** Somebody's package manager. */
interface Manager {
  readonly name: "npm" | "pnpm" | "bun";
  readonly program: () => string;
  /** What is said to install a tarball. */
  readonly add: readonly string[];
  /** What is said to run a command of an installed package. */
  readonly run: readonly string[];
  /** Compilers that code is compiled with in such a project. */
  readonly compilers: readonly Compiler[];
  /** What its programs and the command run under. */
  readonly runtime: Runtime;
}

/** What runs code of somebody's project. */
interface Runtime {
  readonly program: () => string;
  /** What it prints, as far as it is compared. */
  readonly printed: (text: string) => string;
}

const node: Runtime = { program: () => process.execPath, printed: (text) => text };

/** Bun prints lists and objects in lines and with quotes of its own. */
const bunRuntime: Runtime = {
  program: bun,
  printed: (text) => text.replaceAll(/\s/g, "").replaceAll("'", '"'),
};

// What is special of pnpm and bun is where they put packages, which one compiler sees as well as three.
const managers: readonly Manager[] = [
  {
    name: "npm",
    program: () => "npm",
    add: ["install", "--ignore-scripts", "--no-audit", "--no-fund"],
    run: ["exec", "--no", "--"],
    compilers,
    runtime: node,
  },
  {
    name: "pnpm",
    program: pnpm,
    add: ["add", "--ignore-scripts"],
    run: ["exec"],
    compilers: [ownCompiler],
    runtime: node,
  },
  {
    name: "bun",
    program: bun,
    add: ["add", "--ignore-scripts"],
    run: ["x", "--bun", "--no-install"],
    compilers: [ownCompiler],
    runtime: bunRuntime,
  },
];

let folder = "";
let unpacked = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-installed-"));
  unpacked = unpack(inject("tarball"), folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Where package managers keep what they fetched: away from what is on this machine. */
function caches(): Readonly<Record<string, string>> {
  const stores = join(folder, "stores");
  return {
    XDG_DATA_HOME: join(stores, "data"),
    XDG_CACHE_HOME: join(stores, "cache"),
    XDG_STATE_HOME: join(stores, "state"),
    BUN_INSTALL_CACHE_DIR: join(stores, "bun"),
  };
}

/** The script of the installed command. */
function script(): string {
  return join(folder, "npm", "node_modules", manifest.name, manifest.bin.paramsmith);
}

describe.each(managers)(
  "A project of $name",
  ({ name, program, add, run, runtime, ...manager }) => {
    let project = "";

    beforeAll(() => {
      project = join(folder, name);
      mkdirSync(project);
      writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
      ran(program(), [...add, inject("tarball").file], project, caches());
      writeConsumer(project);
    });

    /** Runs a command as the manager runs what is installed. */
    function command(...words: readonly string[]): string {
      return ran(program(), [...run, manifest.name, ...words], project, caches());
    }

    it("has the files of the tarball, and no script has changed them", () => {
      const installed = snapshot(join(project, "node_modules", manifest.name));
      // What bun and pnpm add: a note of the tarball, and commands of what the package depends on.
      const own = Object.entries(installed).filter(
        ([path]) => path !== ".bun-tag" && !path.startsWith("node_modules"),
      );
      expect(Object.fromEntries(own)).toEqual(snapshot(unpacked));
    });

    it.each(
      manager.compilers.flatMap((compiler) =>
        (compiler === ownCompiler && name === "npm" ? resolutions : ["nodenext"]).map(
          (resolution) => [compiler.version, resolution, compiler] as const,
        ),
      ),
    )("compiles with TypeScript %s, resolution %s", (_, resolution, { tsc }) => {
      const config = `tsconfig.${resolution}.json`;
      expect(ran(process.execPath, [tsc(), "-p", config, "--pretty", "false"], project)).toBe("");
    });

    it("imports everything that can be imported", () => {
      const count = entryPoints(join(project, "node_modules", manifest.name)).length;
      expect(count).toBeGreaterThan(200);
      const file = join("out", `${EVERYTHING}.js`);
      expect(ran(runtime.program(), [file], project)).toBe(`${count}\n`);
    });

    // The programs run under Node once.
    it.skipIf(name === "pnpm").each(programs)(
      "runs $name of the pages",
      ({ name: file, prints }) => {
        const out = ran(runtime.program(), [join("out", `${file}.js`)], project);
        expect(runtime.printed(out)).toBe(runtime.printed(prints));
      },
    );

    it("generates, checks and explains with the command", () => {
      cpSync(join(unpacked, "spec", "paraminfo"), join(project, "spec", "wiki"), {
        recursive: true,
      });
      const words = ["--spec", "spec/wiki", "--out", "src/api"];
      expect(command("generate", ...words)).toMatch(/^Wrote src\/api: \d+ files/);
      expect(command("check", ...words)).toContain("up to date");
      expect(command("inspect", "--spec", "spec/wiki", "action=query&list=allpages")).toContain(
        "import { allpages }",
      );
      expect(command("serve", "--help")).toContain("paramsmith serve");
      expect(command("--version").trim()).toBe(manifest.version);
      expect(existsSync(join(project, "src/api/wiki/allpages.ts"))).toBe(true);
    });
  },
);

describe("The package in a project of npm", () => {
  it("takes at most 60 MB with its dependencies", () => {
    const modules = join(folder, "npm", "node_modules");
    const files = readdirSync(modules, { recursive: true, withFileTypes: true });
    // File systems allocate blocks.
    const sizes = files.map(
      (file) => Math.ceil(lstatSync(join(file.parentPath, file.name)).size / BLOCK) * BLOCK,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
  });

  it("serves the shipped specs", async () => {
    const server = spawn(process.execPath, [script(), "serve", "--port", "0", "--log", "none"], {
      cwd: join(folder, "npm"),
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => {
      server.kill("SIGKILL");
    });
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.setEncoding("utf8").once("data", resolve);
      server.once("exit", (code) => reject(new Error(`serve ended with ${code}`)));
    });
    const { url }: { readonly url: string } = JSON.parse(address);
    const answer = await fetch(`${url}/api.php?action=query&list=allpages&format=json`);
    expect(await answer.json()).toHaveProperty("query.allpages");
  });

  it("is a module that CommonJS can require", () => {
    const code = `console.log(require("${manifest.name}/paraminfo/allpages").allpages().method)`;
    const words = ["--input-type=commonjs", "--eval", code];
    expect(ran(process.execPath, words, join(folder, "npm"))).toBe("GET\n");
  });

  it("sets up a project, whose next steps work", () => {
    const cwd = join(folder, "npm", "new");
    mkdirSync(cwd);
    writeFileSync(join(cwd, "package.json"), '{ "private": true, "type": "module" }\n');
    const words = ["init", "--yes"];
    expect(ran(process.execPath, [script(), ...words], cwd)).toContain(
      "Generate src/api: npx paramsmith generate",
    );
    expect(ran(process.execPath, [script(), "generate"], cwd)).toMatch(/^Wrote src\/api: /);
    expect(ran(process.execPath, [script(), "check"], cwd)).toContain("Everything is up to date.");
    const options = ["--module", "nodenext", "--target", "es2022", "--strict", "--noEmit"];
    const compile = [ownCompiler.tsc(), ...options, "--pretty", "false", "src/first-request.ts"];
    expect(ran(process.execPath, compile, cwd)).toBe("");
  });

  it("pulls a catalogue", async () => {
    const { origin } = await startServer(wikiApi(SMALL_WIKI));
    const words = [script(), "pull", `${origin}/api.php`, "--out", "spec/pulled"];
    await promisify(execFile)(process.execPath, words, { cwd: join(folder, "npm") });
    const check = [script(), "validate", "spec/pulled"];
    expect(ran(process.execPath, check, join(folder, "npm"))).toContain("is valid");
  });
});
