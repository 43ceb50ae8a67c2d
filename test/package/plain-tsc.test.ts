/** Projects that tsc alone builds, from `src` to `dist`: generated code compiles under strict flags, and runs under Node. */
import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportExtension } from "../../generator/emit/output.ts";
import { ran, ROOT } from "./packed.ts";
import { compilers, ownCompiler } from "./tools.ts";
import type { Compiler } from "./tools.ts";

const run = promisify(execFile);

/** Flags that restrict the code of a project. */
const FLAGS = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
  strict: true,
  declaration: true,
  erasableSyntaxOnly: true,
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  rootDir: "src",
};

/** How a project imports files. */
interface Form {
  readonly importExtension: ImportExtension;
  readonly options: object;
  /** True if Node runs what tsc writes: it does not find modules without an extension. */
  readonly runs: boolean;
}

const forms: readonly Form[] = [
  {
    importExtension: ".js",
    // Scripts and `isolatedDeclarations` exclude each other.
    options: { module: "nodenext", allowJs: true, checkJs: true, outDir: "dist" },
    runs: true,
  },
  {
    importExtension: ".ts",
    options: {
      module: "nodenext",
      isolatedDeclarations: true,
      rewriteRelativeImportExtensions: true,
      outDir: "dist",
    },
    runs: true,
  },
  {
    importExtension: "",
    options: {
      module: "esnext",
      moduleResolution: "bundler",
      isolatedDeclarations: true,
      noEmit: true,
    },
    runs: false,
  },
];

const TARGETS = [
  "requests",
  "validators",
  "parsers",
  "responses",
  "handlers",
  "stub",
  "schemas",
] as const;

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-plain-tsc-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A project with generated code of a catalogue and of an OpenAPI document, and a program. */
function createProject({ importExtension, options }: Form): string {
  const project = join(folder, `imports${importExtension}`);
  mkdirSync(join(project, "node_modules"), { recursive: true });
  // Stubs need the package.
  symlinkSync(ROOT, join(project, "node_modules", "paramsmith"), "junction");
  cpSync(join(ROOT, "test/golden/composed-query/spec.json"), join(project, "wiki.json"));
  cpSync(join(ROOT, "test/consumer/document/pets.json"), join(project, "pets.json"));
  const config = {
    out: "src/api",
    importExtension,
    targets: TARGETS,
    specs: [
      { file: "wiki.json", name: "wiki" },
      { file: "pets.json", name: "pets" },
    ],
  };
  const files = {
    "package.json": { type: "module" },
    "paramsmith.config.json": config,
    "tsconfig.json": { compilerOptions: { ...FLAGS, ...options }, include: ["src"] },
  };
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(project, name), JSON.stringify(value));
  ran(process.execPath, [join(ROOT, "dist/generator/cli/main.js"), "generate"], project);
  writeFileSync(join(project, "src/main.ts"), programText(importExtension));
  return project;
}

function programText(extension: ImportExtension): string {
  return `import { findPets, parseFindPets } from "./api/pets/index${extension}";
import { createPetsStub } from "./api/pets/stub${extension}";
import { validatePet } from "./api/pets/validators${extension}";
import type { Pet } from "./api/pets/schemas${extension}";
import { allpages, query, validateAllpages } from "./api/wiki/index${extension}";
import { createWikiStub } from "./api/wiki/stub${extension}";

const nameOf = (value: unknown): Pet["name"] | undefined =>
  validatePet(value) ? value.name : undefined;
const pets = findPets({ tags: ["small"], "X-Trace": 1 });
const url = pets.url("https://pets.example");
const stub = createPetsStub({ seed: 1 });
const { status } = await stub(new Request(url, { headers: pets.headers }));
const wiki = createWikiStub();
const answer = await wiki(new Request(query([allpages({ from: "B" })]).url("https://w.example/api.php")));
declare const console: { log(text: string): void };
console.log(
  JSON.stringify({
    url,
    status,
    wiki: answer.status,
    parsed: parseFindPets({ path: "/pets", search: "?tags=small", headers: {} }).args.tags,
    name: [nameOf({ id: 1, name: "Rex" }), nameOf({ id: 1, name: 7 }) ?? null],
    errors: validatePet.errors?.map(({ instancePath, message }) => instancePath + " " + (message ?? "")),
    checked: validateAllpages({ from: "B" }).ok,
  }),
);
`;
}

/** Runs tsc; an error of the compiler is an error with all that it prints. */
async function compile({ tsc }: Compiler, project: string): Promise<void> {
  await run(process.execPath, [tsc(), "-p", project]).catch((error: unknown) => {
    throw new Error(String(Object(error).stdout), { cause: error });
  });
}

/** Imports a module in a process of its own. */
async function load(file: string): Promise<void> {
  await run(process.execPath, ["--input-type=module", "-e", `import ${JSON.stringify(file)}`]);
}

describe.each(forms)("A project whose imports end in '$importExtension'", (form) => {
  let project = "";

  beforeAll(() => {
    project = createProject(form);
  });

  // The extensions of imports concern all compilers alike.
  const used = form.importExtension === ".js" ? compilers : [ownCompiler];

  it.each(used)("compiles with TypeScript $version", async (compiler) => {
    const dist = join(project, "dist");
    rmSync(dist, { recursive: true, force: true });
    await compile(compiler, project);
    expect(existsSync(dist)).toBe(form.runs);
    if (!form.runs) return;
    const { stdout } = await run(process.execPath, [join(dist, "main.js")]);
    expect(JSON.parse(stdout)).toEqual({
      url: "https://pets.example/pets?tags=small",
      status: 200,
      wiki: 200,
      parsed: ["small"],
      name: ["Rex", null],
      errors: ["/name must be string"],
      checked: true,
    });
  });
});

describe("The generated files of such a project", () => {
  it("are TypeScript, except for data and pages", () => {
    const files = readdirSync(join(folder, "imports.js/src/api"), {
      recursive: true,
      encoding: "utf8",
    });
    const others = files.filter((path) => /\.\w+$/.test(path) && !/\.(?:ts|json|md)$/.test(path));
    expect(others).toEqual([]);
    expect(files.filter((path) => path.endsWith(".d.ts"))).toEqual([]);
  });

  it("load validators of payloads only if they call one", async () => {
    const pets = join(folder, "imports.js/dist/api/pets");
    rmSync(join(pets, "validators.js"));
    await load(join(pets, "addPet.js"));
    await expect(load(join(pets, "findPets.js"))).rejects.toThrow("validators.js");
  });
});
