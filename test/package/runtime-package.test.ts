/**
 * `@paramsmith/runtime` in a project that has no other package: its code compiles and runs, and so
 * does generated code that imports it.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { RESOLUTIONS } from "./consumer.ts";
import type { Resolution } from "./consumer.ts";
import { packPackage, ran, ROOT } from "./packed.ts";
import { compilers } from "./tools.ts";

/** Requests and responses of both kinds of specs, against a stub. */
const PROGRAM = `import { directorySender, fetchSender, rowsOf } from "@paramsmith/runtime/client";
import { createAllianceStub } from "@paramsmith/runtime/alliance/stub";
import { listAlliances } from "@paramsmith/runtime/alliance/listAlliances";
import { edit } from "@paramsmith/runtime/actions/edit";
import { allpages, validateAllpages } from "@paramsmith/runtime/paraminfo/allpages";
import { createParaminfoStub, createWiki } from "@paramsmith/runtime/paraminfo/stub";
import { stubFetch } from "@paramsmith/runtime/server";
import { writableWiki } from "@paramsmith/runtime/wiki";
import type { RowOf } from "@paramsmith/runtime/client";
import type { Validator } from "@paramsmith/runtime/validate";

const wiki = writableWiki(createWiki({ pages: [{ title: "Rose", text: "A flower." }] }));
const fetch = stubFetch(createParaminfoStub({ wiki }));
const send = fetchSender("https://wiki.example/w/api.php", { fetch });
const request = allpages({ limit: 5 });
const titles: RowOf<typeof request>["title"][] = [];
for await (const { title } of rowsOf(request, send)) titles.push(title);
const validator: Validator<object> = validateAllpages;
const game = directorySender("https://game.example", { fetch: createAllianceStub({ seed: 7 }) });
const alliances = await game(listAlliances({ size: 1 }));
console.log(titles.join(), typeof validator, typeof edit, typeof alliances);
`;

/** The modules of the catalogue that the generated code is of. */
const MODULES: ReadonlySet<string> = new Set(["allpages", "info", "revisions"]);

/** As above, with generated code that is not in the package. */
const OWN_PROGRAM = `import { directorySender, fetchSender, rowsOf } from "@paramsmith/runtime/client";
import { stubFetch } from "@paramsmith/runtime/server";
import { writableWiki } from "@paramsmith/runtime/wiki";
import type { RowOf } from "@paramsmith/runtime/client";
import type { Validator } from "@paramsmith/runtime/validate";
import { createAllianceStub } from "./generated/alliance/stub.js";
import { listAlliances } from "./generated/alliance/listAlliances.js";
import { allpages, validateAllpages } from "./generated/wiki/allpages.js";
import { createWiki, createWikiStub } from "./generated/wiki/stub.js";

const wiki = writableWiki(createWiki({ pages: [{ title: "Rose", text: "A flower." }] }));
const fetch = stubFetch(createWikiStub({ wiki }));
const send = fetchSender("https://wiki.example/w/api.php", { fetch });
const request = allpages({ limit: 5 });
const titles: RowOf<typeof request>["title"][] = [];
for await (const { title } of rowsOf(request, send)) titles.push(title);
const validator: Validator<object> = validateAllpages;
const game = directorySender("https://game.example", { fetch: createAllianceStub({ seed: 7 }) });
const alliances = await game(listAlliances({ size: 1 }));
console.log(titles.join(), typeof validator, typeof alliances);
`;

const resolutions: readonly Resolution[] = ["nodenext", "bundler"];

const folder = mkdtempSync(join(tmpdir(), "paramsmith-runtime-"));

beforeAll(() => {
  const { file } = packPackage(folder, join(ROOT, "dist", "runtime-package"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  ran("npm", ["install", "--no-audit", "--no-fund", file], folder);
  writeFileSync(join(folder, "program.ts"), PROGRAM);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("A project with the package of the runtime", () => {
  it("has no other package", () => {
    const names = readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."));

    expect(names).toEqual(["@paramsmith"]);
  });

  it("has the entry points of the complete package except for the compiler, and their files", () => {
    const installed = join(folder, "node_modules", "@paramsmith", "runtime");
    const found: typeof manifest = JSON.parse(
      readFileSync(join(installed, "package.json"), "utf8"),
    );
    const files = Object.values(found.exports)
      .flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)))
      .filter((path) => !path.includes("*"));

    expect([".", ...Object.keys(found.exports)]).toEqual([
      ...Object.keys(manifest.exports),
      "./internal/*",
    ]);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
  });

  it.each(
    compilers.flatMap(({ version, tsc }) =>
      resolutions.map((resolution) => ({ version, tsc, resolution })),
    ),
  )("compiles with TypeScript $version and $resolution, and runs", ({ tsc, resolution }) => {
    expect(compiledAndRun("program", tsc(), RESOLUTIONS[resolution])).toBe(
      "Rose function function object\n",
    );
  });
});

/** Compiles a program of the project with what it imports, and returns what it prints. */
function compiledAndRun(program: string, tsc: string, resolution: object): string {
  const out = join(folder, "out");
  mkdirSync(out, { recursive: true });
  const compilerOptions = {
    ...resolution,
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    types: [],
    rootDir: ".",
    outDir: "out",
    strict: true,
    skipLibCheck: false,
  };
  const project = join(folder, "tsconfig.json");
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [`${program}.ts`] }));
  ran(process.execPath, [tsc, "-p", project], folder);
  return ran(process.execPath, [join(out, `${program}.js`)], folder);
}

describe("Generated code that imports the package of the runtime", () => {
  const installed = join(folder, "node_modules", "@paramsmith", "runtime");

  function command(...words: readonly string[]): {
    readonly status: number | null;
    readonly text: string;
  } {
    const main = join(ROOT, "dist", "generator", "cli", "main.js");
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status, text: stdout + stderr };
  }

  beforeAll(() => {
    const {
      paraminfo,
    }: { readonly paraminfo: { readonly modules: readonly { readonly name: string }[] } } =
      JSON.parse(readFileSync(join(ROOT, "spec", "paraminfo", "catalogue.json"), "utf8"));
    const modules = paraminfo.modules.filter(({ name }) => MODULES.has(name));
    // The stub's wiki answers with what the selections say.
    cpSync(join(ROOT, "spec", "paraminfo"), join(folder, "wiki"), { recursive: true });
    writeFileSync(
      join(folder, "wiki", "catalogue.json"),
      JSON.stringify({ paraminfo: { ...paraminfo, modules } }),
    );
    const directory = join(ROOT, "spec", "alliance", "openapi.json");
    writeFileSync(join(folder, "alliance.json"), readFileSync(directory));
    const config = {
      runtime: "package",
      targets: ["requests", "validators", "reading", "responses", "handlers", "stub", "schemas"],
      specs: [{ file: "wiki/catalogue.json" }, { file: "alliance.json" }],
    };
    writeFileSync(join(folder, "paramsmith.config.json"), JSON.stringify(config));
    writeFileSync(join(folder, "own.ts"), OWN_PROGRAM);
    expect(command("generate")).toMatchObject({ status: 0 });
  });

  it("has no copy of the runtime", () => {
    expect(readdirSync(join(folder, "generated")).toSorted()).toEqual([
      ".paramsmith-manifest.json",
      "ASSUMPTIONS.md",
      "alliance",
      "wiki",
    ]);
  });

  it.each(compilers)(
    "compiles with TypeScript $version, and sends requests to its stub",
    ({ tsc }) => {
      expect(compiledAndRun("own", tsc(), RESOLUTIONS.nodenext)).toBe("Rose function object\n");
    },
  );

  it("passes check with this package, and fails with one that declares other things", () => {
    expect(command("check")).toMatchObject({ status: 0 });
    const file = join(installed, "interface.json");
    const declared: object = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...declared, "runtime/request/request": "older" }));
    const { status, text } = command("check");
    writeFileSync(file, JSON.stringify(declared));

    expect(status).toBe(1);
    expect(text).toContain(
      `error[runtime-mismatch]: @paramsmith/runtime ${manifest.version} does not fit the generated code of paramsmith ${manifest.version}: its declarations differ in runtime/request/request\n`,
    );
  });
});
