/** The generated code of all documents compiles, in one program for each compiler. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, inject, it } from "vitest";
import { documents } from "./documents.ts";
import { codeOf, projectOf } from "./generated.ts";
import { MODULES } from "./installed.ts";
import locked from "./package-lock.json" with { type: "json" };

const COMPILERS = ["typescript", "typescript-7"] as const;

/** As strict as the projects of users. */
const OPTIONS = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
};

let program = "";

beforeAll(() => {
  const folder = inject("generated");
  program = join(folder, "program");
  rmSync(program, { recursive: true, force: true });
  mkdirSync(program);
  const generated = documents.filter((each) => existsSync(codeOf(folder, each)));
  // Each with the part of the runtime that it needs.
  for (const each of generated)
    cpSync(join(projectOf(folder, each), "generated"), join(program, each.name), {
      recursive: true,
    });
  writeFileSync(join(program, "package.json"), '{ "type": "module" }\n');
  writeFileSync(
    join(program, "tsconfig.json"),
    JSON.stringify({ compilerOptions: OPTIONS, include: ["**/*.ts"] }),
  );
});

it.each(COMPILERS.map((name) => [locked.packages[`node_modules/${name}`].version, name] as const))(
  "compiles with TypeScript %s",
  async (_, name) => {
    const tsc = join(MODULES, name, "bin", "tsc");
    const run = promisify(execFile)(
      process.execPath,
      ["--max-old-space-size=6144", tsc, "-p", "tsconfig.json", "--pretty", "false"],
      { cwd: program, encoding: "utf8", maxBuffer: 2 ** 26 },
    );
    // An error has the output of the compiler, too.
    const { stdout } = await run.catch((error: unknown) => Object(error));
    expect(stdout).toBe("");
  },
);
