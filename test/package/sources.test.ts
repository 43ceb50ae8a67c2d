import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { entryPoints, EVERYTHING, RESOLUTIONS } from "./consumer.ts";
import { plainEnvironment, ran, ROOT } from "./packed.ts";
import { compilers, ownCompiler } from "./tools.ts";

const TOOLS = join(import.meta.dirname, "tools", "node_modules");

/** Libraries that a project may have. */
const LIBRARIES = {
  "the default libraries": { types: [] },
  "ES2022 and DOM without DOM.Iterable": { lib: ["ES2022", "DOM"], types: [] },
  "ES2022 and the types of Node 20": {
    lib: ["ES2022"],
    types: ["node"],
    typeRoots: ["types/20"],
  },
  "ES2022 and the newest types of Node": {
    lib: ["ES2022"],
    types: ["node"],
    typeRoots: ["types/newest"],
  },
  "ES2022 and WebWorker": { lib: ["ES2022", "WebWorker"], types: [] },
};

const resolutions = Object.entries(RESOLUTIONS);

/**
 * The compiler of the package tests each of the libraries, with the resolutions and the kinds of optional
 * properties in turn. The earlier ones take five times as long: each tests one.
 */
const table = compilers.flatMap((compiler, turn) =>
  Object.entries(LIBRARIES).flatMap(([libraries, options], row) => {
    if (compiler !== ownCompiler && row !== 3 * turn) return [];
    const [resolution = "", project = {}] = resolutions[row % resolutions.length] ?? [];
    const isExact = row % 4 < 2;
    return [
      [
        compiler.version,
        libraries,
        resolution,
        isExact ? "exact" : "plain",
        compiler.tsc,
        { ...options, ...project, exactOptionalPropertyTypes: isExact },
      ] as const,
    ];
  }),
);

/** Copies the declarations of the package, and what they describe. */
function copyPackage(folder: string): void {
  const target = join(folder, "node_modules", manifest.name);
  cpSync(join(ROOT, "package.json"), join(target, "package.json"));
  cpSync(join(ROOT, "dist", "generated"), join(target, "dist", "generated"), { recursive: true });
  for (const part of ["generator", "templates"])
    cpSync(join(ROOT, "dist", part), join(target, "dist", part), {
      recursive: true,
      filter: (path) => statSync(path).isDirectory() || path.endsWith(".d.ts"),
    });
}

/** Imports everything that the package exports, so that each of its declarations is checked. */
function writeImports(folder: string): void {
  const lines = entryPoints(join(folder, "node_modules", manifest.name))
    .filter((name) => !name.endsWith(".json"))
    .map((name, index) => `export type * as m${index} from "${name}";\n`);
  writeFileSync(join(folder, `${EVERYTHING}.ts`), lines.join(""));
}

/** Generates from a catalogue that `pull` fetched from a real wiki, with `--out`. */
function generatePulled(folder: string): void {
  const command = join(ROOT, manifest.bin.paramsmith);
  const pulled = join(ROOT, "test", "generator", "diff", "real", "1.39");
  cpSync(pulled, join(folder, "spec", "pulled"), { recursive: true });
  const words = [command, "generate", "--spec", "spec/pulled", "--out", "api"];
  expect(ran(process.execPath, words, folder)).toContain("Wrote api");
}

/**
 * Generated sources in a project that compiles them itself: those of the shipped specs, and those of a
 * pulled catalogue as `--out` writes them; and the declarations of the package.
 */
describe("generated sources and declarations", () => {
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-sources-"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    cpSync(join(ROOT, "generated"), join(folder, "generated"), { recursive: true });
    for (const [version, modules] of [
      ["20", join(ROOT, "node_modules")],
      ["newest", TOOLS],
    ] as const) {
      mkdirSync(join(folder, "types", version), { recursive: true });
      symlinkSync(join(modules, "@types", "node"), join(folder, "types", version, "node"), "dir");
    }
    copyPackage(folder);
    writeImports(folder);
    generatePulled(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.concurrent.each(table)(
    "compile with TypeScript %s, %s, resolution %s, %s optional properties",
    async (version, libraries, resolution, optional, tsc, options) => {
      const name = [version, libraries, resolution, optional].join(".").replaceAll(" ", "-");
      const config = `tsconfig.${name}.json`;
      const compilerOptions = {
        target: "es2022",
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        ...options,
      };
      writeFileSync(
        join(folder, config),
        JSON.stringify({ compilerOptions, include: ["generated", "api", `${EVERYTHING}.ts`] }),
      );
      expect(await errorsOf([tsc(), "-p", config, "--pretty", "false"], folder)).toBe("");
    },
  );
});

/** What a compiler prints: nothing if it has no errors. */
async function errorsOf(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: plainEnvironment(), maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (failure, stdout, stderr) => {
      // A compiler that was killed, or not found, prints nothing.
      if (failure && stdout === "") reject(new Error(`${failure.message}\n${stderr}`));
      else resolve(stdout);
    });
  });
}
