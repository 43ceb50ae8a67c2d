import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { documentOnDisk } from "../../../generator/cli/initial-document.js";
import { initCommand } from "../../../generator/cli/run-init.js";
import type { InitCommandOptions } from "../../../generator/cli/run-init.js";
import { PromptClosedError } from "../../../generator/cli/init-choices.js";
import { pull } from "../../../generator/wiki/pull.js";
import catalogue from "../../../spec/paraminfo/catalogue.json" with { type: "json" };
import { COMMAND } from "../support/cli.js";
import { snapshot, writeFiles } from "../support/files.js";
import { json, startServer } from "../support/http.js";
import type { Received, Reply } from "../support/http.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { servingIn } from "../support/serving.js";
import type { Json } from "../support/specs.js";
import { LIMITS, testClock, wikiApi, wikiModule } from "../support/wiki-api.js";

/** A parameter that selects modules, as wikis describe it. */
function selector(name: string, paths: Readonly<Record<string, string>>): Json {
  return { index: 1, name, type: Object.keys(paths), multi: "", submodules: paths };
}

/** The modules of a wiki: its roots, and lists. */
function wikiWith(...lists: readonly Json[]): readonly Json[] {
  const paths = Object.fromEntries(lists.map(({ name, path }) => [String(name), String(path)]));
  const titles = { index: 2, name: "titles", type: "string", multi: "" };
  const roots = [selector("action", { query: "query" }), selector("format", { json: "json" })];
  return [
    wikiModule("main", roots),
    wikiModule("query", [selector("list", paths), titles]),
    { ...wikiModule("json"), group: "format" },
    ...lists,
  ];
}

const WIKI = wikiWith(
  ...catalogue.paraminfo.modules.filter(({ path }) => path === "query+allpages"),
);

const SMALL_WIKI = wikiWith(wikiModule("query+others"));

/** A wiki with the modules of a bot. */
const botWiki = wikiApi([
  wikiModule("main", [
    selector("action", { query: "query", edit: "edit", login: "login" }),
    selector("format", { json: "json" }),
  ]),
  wikiModule("query", [selector("list", { categorymembers: "query+categorymembers" })]),
  { ...wikiModule("json"), group: "format" },
  ...["query+categorymembers", "edit", "login"].map((path) => wikiModule(path)),
]);

/** A wiki that also lists its pages, as format version 2 has them. */
function wiki(request: Received): Reply {
  const { query } = request;
  if (query["list"] === "allpages")
    return json({
      batchcomplete: true,
      query: { allpages: [{ pageid: 1, ns: 0, title: `of ${query["aplimit"]}` }] },
    });
  if (query["titles"] !== undefined)
    return json({ batchcomplete: true, query: { pages: [{ ns: 0, title: query["titles"] }] } });
  return wikiApi(request.path.startsWith("/small") ? SMALL_WIKI : WIKI)(request);
}

interface Ended {
  readonly code: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs a program in a folder; without blocking, since its server is in this process. */
async function node(cwd: string, ...words: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd }, (error, out, err) => {
      resolve({ code: error ? error.code : 0, out, err });
    });
  });
}

async function paramsmith(cwd: string, ...words: readonly string[]): Promise<Ended> {
  return node(cwd, COMMAND, ...words);
}

function options(cwd: string, address: string | undefined): InitCommandOptions {
  return {
    cwd,
    address,
    out: undefined,
    ci: undefined,
    bot: false,
    modules: ["query+*"],
    pull,
    prompt: undefined,
    userAgent: "test",
    limits: LIMITS,
    environment: testClock().environment,
  };
}

/** A project with Git, and with the package as a package manager installs it. */
function installedProject(): string {
  const folder = scratchFolder();
  const installed = join("node_modules", "paramsmith");
  for (const name of [".git", installed]) mkdirSync(join(folder, name), { recursive: true });
  writeFiles(folder, [
    { path: "package.json", text: '{ "type": "module" }' },
    { path: join(installed, "package.json"), text: "{}" },
  ]);
  symlinkSync(join(REPOSITORY, "spec"), join(folder, installed, "spec"));
  return folder;
}

/** Compiles the first program with the generated code, strictly, and runs it. */
async function compileAndRun(folder: string, program: string): Promise<Ended> {
  const tsc = join(REPOSITORY, "node_modules", "typescript", "bin", "tsc");
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--ignoreConfig"];
  const layout = ["--module", "nodenext", "--target", "es2022", "--outDir", "dist"];
  const compiled = await node(folder, tsc, program, "--rootDir", "src", ...strict, ...layout);
  expect(compiled).toEqual({ code: 0, out: "", err: "" });
  return node(folder, program.replace(/^src/, "dist").replace(/\.ts$/, ".js"));
}

/** Answers in turn, and ends the input after the last; what was asked is kept. */
function prompt(...answers: readonly string[]) {
  const asked: string[] = [];
  let closed = 0;
  return {
    asked,
    closed: () => closed,
    ask: async (question: string, fallback: string) => {
      asked.push(`${question}: ${fallback}`);
      const answer = answers[asked.length - 1];
      if (answer === undefined) throw new PromptClosedError("The input ended.");
      return answer || fallback;
    },
    close: () => {
      closed += 1;
    },
  };
}

describe("a project that init sets up", () => {
  it("is generated, compiles, runs, and is up to date for its workflow", async () => {
    const folder = installedProject();
    const { origin } = await startServer(wiki);
    const spec = `spec/${new URL(origin).host.replace(":", "-")}`;
    const { code, out, err } = await paramsmith(folder, "init", `${origin}/api.php`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n")).toEqual([
      "Wrote 5 files for MediaWiki 1.39.17 (4 modules):",
      "  paramsmith.config.json",
      `  ${spec}/catalogue.json`,
      `  ${spec}/site.json`,
      "  src/first-request.ts",
      "  .github/workflows/paramsmith.yml",
      "Next:",
      "  1. Generate src/api: npx paramsmith generate",
      "  2. Run the first program: npx tsx src/first-request.ts",
      "  3. Commit these files and src/api. The workflow runs npx paramsmith check after each push.",
      "",
    ]);
    expect(JSON.parse(readFileSync(join(folder, "paramsmith.config.json"), "utf8"))).toEqual({
      $schema: "./node_modules/paramsmith/spec/schemas/config.schema.json",
      out: "src/api",
      targets: ["requests", "validators", "responses"],
      specs: [{ file: spec, name: "wiki" }],
    });
    expect(await paramsmith(folder, "check")).toMatchObject({ code: 1 });
    expect(await paramsmith(folder, "generate")).toMatchObject({ code: 0 });
    expect(await paramsmith(folder, "check")).toMatchObject({ code: 0 });
    expect(await compileAndRun(folder, "src/first-request.ts")).toEqual({
      code: 0,
      out: "{ pageid: 1, ns: 0, title: 'of 10' }\n",
      err: "",
    });
  });

  it("has a program without the list of pages, if the catalogue lacks it", async () => {
    const folder = installedProject();
    const { origin } = await startServer(wiki);
    const words = ["init", `${origin}/small.php`, "--ci", "none"];
    const { out } = await paramsmith(folder, ...words);
    expect(out).toContain("and run npx paramsmith check in CI.");
    expect(await paramsmith(folder, "generate")).toMatchObject({ code: 0 });
    const ran = await compileAndRun(folder, "src/first-request.ts");
    expect(JSON.parse(ran.out)).toMatchObject({ query: { pages: [{ title: "Main Page" }] } });
  });

  it("uses the shipped catalogue without a URL, and reads it from the package", async () => {
    const folder = installedProject();
    const { exitCode, lines } = await initCommand(options(folder, undefined));
    expect(exitCode).toBe(0);
    expect(lines[0]).toMatch(
      /^Wrote 3 files for the shipped catalogue of MediaWiki \(\d+ modules\):$/,
    );
    expect(JSON.parse(readFileSync(join(folder, "paramsmith.config.json"), "utf8"))).toMatchObject({
      specs: [{ file: "node_modules/paramsmith/spec/paraminfo", name: "paraminfo" }],
    });
    expect(await paramsmith(folder, "validate")).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, "src/first-request.ts"), "utf8")).toContain(
      'from "./api/paraminfo/allpages.js";',
    );
  });

  it("has a bot and its test, if the wiki has the modules for it", async () => {
    const folder = installedProject();
    const { origin } = await startServer(botWiki);
    const outcome = await initCommand({
      ...options(folder, `${origin}/api.php`),
      bot: true,
      modules: ["query+categorymembers", "edit", "login"],
    });
    expect(outcome).toMatchObject({ exitCode: 0 });
    expect(outcome.data?.["written"]).toEqual(
      expect.arrayContaining(["src/bot.ts", "src/run-bot.ts", "src/bot.test.ts"]),
    );
    expect(outcome.lines.join("\n")).toContain("npx tsx --test src/bot.test.ts");
    expect(JSON.parse(readFileSync(join(folder, "paramsmith.config.json"), "utf8"))).toMatchObject({
      targets: ["requests", "validators", "responses", "stub"],
    });
    expect(readFileSync(join(folder, "src/bot.ts"), "utf8").trimEnd().split("\n")).toHaveLength(34);
  });

  it("has no bot for the shipped catalogue, which has no actions", async () => {
    const outcome = await initCommand({ ...options(installedProject(), undefined), bot: true });
    expect(outcome).toMatchObject({ exitCode: 2, diagnostics: [{ code: "bot-modules-missing" }] });
  });

  it("needs an installed package without a URL", async () => {
    expect(await initCommand(options(scratchFolder(), undefined))).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "not-installed" }],
    });
  });

  it("imports with the ending that Node runs, if the compiler options allow it", async () => {
    const folder = installedProject();
    const text = '{ // a comment\n "compilerOptions": { "allowImportingTsExtensions": true, } }';
    writeFiles(folder, [{ path: "tsconfig.json", text }]);
    const { lines } = await initCommand(options(folder, undefined));
    expect(lines).toContain("  2. Run the first program: node src/first-request.ts");
    expect(JSON.parse(readFileSync(join(folder, "paramsmith.config.json"), "utf8"))).toMatchObject({
      importExtension: ".ts",
    });
    expect(readFileSync(join(folder, "src/first-request.ts"), "utf8")).toContain('/allpages.ts"');
  });

  it.each([
    ["package-lock.json", "npm ci", "npx paramsmith check"],
    ["pnpm-lock.yaml", "pnpm install --frozen-lockfile", "pnpm exec paramsmith check"],
    ["yarn.lock", "yarn install", "yarn run paramsmith check"],
    ["bun.lock", "bun install --frozen-lockfile", "bunx paramsmith check"],
  ])("is checked with the package manager of %s", async (lockFile, install, check) => {
    const folder = installedProject();
    writeFiles(folder, [{ path: lockFile, text: "" }]);
    await initCommand(options(folder, undefined));
    const workflow = readFileSync(join(folder, ".github/workflows/paramsmith.yml"), "utf8");
    const runs = [...workflow.matchAll(/- run: (.*)/g)].map(([, command]) => command);
    expect(runs.slice(-2)).toEqual([install, check]);
  });

  it("has its workflow at the top of the repository, which is where GitHub reads it", async () => {
    const folder = installedProject();
    const below = join(folder, "packages", "site");
    mkdirSync(below, { recursive: true });
    const { lines } = await initCommand(options(below, undefined));
    expect(lines).toContain(`  ${join(folder, ".github/workflows/paramsmith.yml")}`);
    expect(readFileSync(join(folder, ".github/workflows/paramsmith.yml"), "utf8")).toContain(
      'working-directory: "packages/site"',
    );
    expect(JSON.parse(readFileSync(join(below, "paramsmith.config.json"), "utf8"))).toMatchObject({
      $schema: "../../node_modules/paramsmith/spec/schemas/config.schema.json",
      specs: [{ file: "../../node_modules/paramsmith/spec/paraminfo" }],
    });
  });

  it("has no workflow of GitHub where the project has another CI", async () => {
    const folder = installedProject();
    writeFiles(folder, [{ path: ".gitlab-ci.yml", text: "" }]);
    const { lines } = await initCommand(options(folder, undefined));
    expect(lines.join("\n")).not.toContain(".github");
  });
});

/** A document of pets with a server. */
function petstore(server: string): Json {
  const Pet = { type: "object", required: ["name"], properties: { name: { enum: ["Rex"] } } };
  const schema = { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Pet" } };
  const pets = { "application/json": { schema } };
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  return {
    openapi: "3.1.0",
    info: { title: "Petstore", version: "1" },
    servers: [{ url: server }],
    paths: {
      "/pets/{id}": {
        parameters: [id],
        get: { operationId: "getPet", responses: { 200: { description: "", content: pets } } },
      },
      "/pets": {
        get: { operationId: "listPets", responses: { 200: { description: "", content: pets } } },
      },
    },
    components: { schemas: { Pet } },
  };
}

/** Starts a stub of the document of pets, and returns its address. */
async function startStub(folder: string): Promise<string> {
  writeFiles(folder, [{ path: "stub.json", text: JSON.stringify(petstore("/")) }]);
  return (await servingIn(folder, "--spec", "stub.json")).url;
}

/** Generates the code of a project, and compiles and runs its first program. */
async function runProject(folder: string): Promise<Ended> {
  // A server that is relative to the document's URL is a warning.
  expect(await paramsmith(folder, "generate")).toMatchObject({ code: 0 });
  expect(await paramsmith(folder, "check")).toMatchObject({ code: 0 });
  return compileAndRun(folder, "src/first-request.ts");
}

describe("a project that init sets up for an OpenAPI document", () => {
  it("uses a file where it is, and its program runs at the server", async () => {
    const folder = installedProject();
    const document = petstore(await startStub(folder));
    writeFiles(folder, [{ path: "docs/petstore.json", text: JSON.stringify(document) }]);
    const { code, out, err } = await paramsmith(folder, "init", "docs/petstore.json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n").slice(0, 4)).toEqual([
      "Wrote 3 files for Petstore (2 operations):",
      "  paramsmith.config.json",
      "  src/first-request.ts",
      "  .github/workflows/paramsmith.yml",
    ]);
    expect(JSON.parse(readFileSync(join(folder, "paramsmith.config.json"), "utf8"))).toMatchObject({
      specs: [{ file: "docs/petstore.json", name: "petstore" }],
    });
    const ran = await runProject(folder);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toMatch(/^\[\s+\{ name: 'Rex' \}/);
  });

  it.each([
    ["as YAML", "/docs/petstore.yaml?raw", stringify, "petstore.yaml"],
    ["at a URL without an ending", "/v3/api-docs", JSON.stringify, "api-docs.json"],
  ])("fetches it %s, and sends to the server beside it", async (_what, path, write, file) => {
    const folder = installedProject();
    const stub = new URL(await startStub(folder));
    const text = write(petstore(`//${stub.host}/`));
    const { origin } = await startServer((request) =>
      path.startsWith(request.path) ? { body: text } : { status: 404 },
    );
    const spec = `spec/${new URL(origin).host.replace(":", "-")}/${file}`;
    expect(await initCommand(options(folder, origin + path))).toMatchObject({
      exitCode: 0,
      diagnostics: [],
      data: { written: expect.arrayContaining([spec, "src/first-request.ts"]) },
    });
    expect(readFileSync(join(folder, spec), "utf8")).toBe(text);
    expect((await runProject(folder)).out).toContain("name: 'Rex'");
  });

  it("keeps the query of its URL out of the program", async () => {
    const folder = installedProject();
    const { origin } = await startServer(() => ({ body: JSON.stringify(petstore("")) }));
    await initCommand(options(folder, `${origin}/pets.json?api_key=secret`));
    const program = readFileSync(join(folder, "src", "first-request.ts"), "utf8");
    expect(program).toContain(`baseUrl: "${origin}/pets.json"`);
  });

  it("has a name that no folder of the output has", async () => {
    const folder = installedProject();
    writeFiles(folder, [
      { path: "runtime.json", text: JSON.stringify(petstore("https://pets.example")) },
    ]);
    expect(await initCommand(options(folder, "runtime.json"))).toMatchObject({ exitCode: 0 });
    expect(await paramsmith(folder, "generate")).toMatchObject({ code: 0, err: "" });
  });

  it("names the files that a fetched document refers to", async () => {
    const folder = installedProject();
    const { paths, ...document } = petstore("https://pets.example");
    const schema = { $ref: "parts/pet.yaml#/Pet" };
    const text = JSON.stringify({ ...document, paths, components: { schemas: { Pet: schema } } });
    const { origin } = await startServer(() => ({ body: text }));
    expect(await initCommand(options(folder, `${origin}/pets.json`))).toMatchObject({
      exitCode: 0,
      diagnostics: [
        {
          code: "init-references",
          message: 'the document refers to files that init does not fetch: "parts/pet.yaml"',
        },
      ],
    });
  });

  it.each([
    ["post", "Check the first program, which sends a POST request, and run it: npx tsx"],
    ["get", "Run the first program: npx tsx"],
    [undefined, "Extend the first program, which sends no request:"],
  ])("says what its program does, if there is only the operation %s", async (method, step) => {
    const folder = installedProject();
    const responses = { 204: { description: "" } };
    const paths = method === undefined ? {} : { "/pets": { [method]: { responses } } };
    const text = JSON.stringify({ ...petstore("https://pets.example"), paths });
    writeFiles(folder, [{ path: "pets.json", text }]);
    const { lines, exitCode } = await initCommand(options(folder, "pets.json"));
    expect(exitCode).toBe(0);
    expect(lines).toContain(`  2. ${step} src/first-request.ts`);
  });

  it.each<[Json, string]>([
    [{ type: "number" }, "1"],
    [{ type: "number", minimum: 2.5 }, "2.5"],
    [{ type: "number", maximum: 0.5 }, "0.5"],
    [{ type: "number", minimum: -3, maximum: -2 }, "-2"],
    [{ type: "integer", minimum: 7 }, "7"],
  ])("has a program with a value of %j", (schema, value) => {
    const folder = scratchFolder();
    const parameters = [{ name: "size", in: "query", required: true, schema }];
    const get = { operationId: "list", parameters, responses: { 204: { description: "" } } };
    const text = JSON.stringify({ ...petstore("/"), paths: { "/pets": { get } } });
    writeFiles(folder, [{ path: "pets.json", text }]);
    const program = join(folder, "first.ts");
    const place = { program, out: folder, name: "pets", importExtension: ".js" } as const;
    const { value: spec } = documentOnDisk(join(folder, "pets.json"), folder);
    expect(spec?.program(place)).toMatch(
      new RegExp(String.raw`list\(\{ size: ${value.replace(".", "\\.")} \}\)`),
    );
  });

  it.each<readonly [what: string, spec: string, code: string, help: RegExp]>([
    ["a page", "/page", "page-no-api", /OpenAPI document, but not of a page about it/],
    ["a page at the URL of a file", "/page.json", "page-no-api", /OpenAPI document/],
    ["a document that is cut off", "/cut", "json-syntax", /./],
    ["a document that is cut off", "/cut.json", "json-syntax", /./],
    ["a document of another kind", "/list", "unknown-kind", /./],
    ["a document behind a login", "/secret", "http-status", /save the OpenAPI document/],
    ["a document behind a login", "/secret.json", "http-status", /save the OpenAPI document/],
    ["a document that is missing", "/none", "http-status", /open the URL in a browser/],
  ])("advises about %s: %s", async (_what, path, code, help) => {
    const { origin } = await startServer((request) => {
      const name = request.path.replace(".json", "");
      if (name === "/page")
        return {
          body: "<!doctype html><title>Pets</title>",
          headers: { "content-type": "text/html" },
        };
      if (name === "/cut") return { body: '{ "openapi": "3.1.0", "info"' };
      if (name === "/list") return { body: "[]" };
      return { status: name === "/secret" ? 401 : 404 };
    });
    const { exitCode, diagnostics } = await initCommand(options(installedProject(), origin + path));
    expect(exitCode).toBe(2);
    expect(diagnostics).toMatchObject([{ code, help: expect.stringMatching(help) }]);
  });

  it("has the time limit that its messages name", async () => {
    const folder = installedProject();
    const { err, code } = await paramsmith(
      folder,
      "init",
      "--timeout",
      "0",
      "https://pets.example",
    );
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining("--timeout must"),
    });
  });

  it.each<readonly [what: string, spec: string, code: string]>([
    ["a file that is missing", "pets.yaml", "file-missing"],
    ["a file of another kind", "package.json", "unknown-kind"],
    ["a text that is neither a file nor a URL", "no address", "address-malformed"],
    ["a catalogue", join(REPOSITORY, "spec", "paraminfo", "catalogue.json"), "init-catalogue"],
    ["a document that is missing at its URL", "ORIGIN/none/pets.json", "http-status"],
    ["a document of another kind at its URL", "ORIGIN/pets.json", "unknown-kind"],
    ["an invalid document", "invalid.json", "schema-violation"],
  ])("writes nothing for %s", async (_what, spec, code) => {
    const folder = installedProject();
    writeFiles(folder, [{ path: "invalid.json", text: '{ "openapi": "3.1.0" }' }]);
    const before = snapshot(folder);
    const { origin } = await startServer(({ path }) =>
      path === "/pets.json" ? { body: "[]" } : { status: 404 },
    );
    const given = options(folder, spec.replace("ORIGIN", origin));
    const { exitCode, diagnostics } = await initCommand(given);
    expect(exitCode).toBe(2);
    expect(diagnostics.map((each) => each.code)).toContain(code);
    expect(snapshot(folder)).toEqual(before);
  });
});

describe("init overwrites nothing", () => {
  it.each([
    ["a configuration", "paramsmith.config.json", "paramsmith.config.json"],
    ["a program", "src/first-request.ts", "src/first-request.ts"],
    ["a workflow", ".github/workflows/paramsmith.yml", ".github/workflows/paramsmith.yml"],
    ["a catalogue", "spec/HOST/catalogue.json", "spec/HOST/catalogue.json"],
    ["facts of a site", "spec/HOST/site.json", "spec/HOST/site.json"],
    ["a file where a folder has to be", "src", "src"],
  ])("of an existing project: %s", async (_, path, named) => {
    const folder = installedProject();
    const { origin, received } = await startServer(wiki);
    const host = `127.0.0.1-${new URL(origin).port}`;
    writeFiles(folder, [{ path: path.replace("HOST", host), text: "mine" }]);
    const before = snapshot(folder);
    const message: unknown = expect.stringContaining(`${named.replace("HOST", host)} exists;`);
    expect(await initCommand(options(folder, `${origin}/api.php`))).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "new-file-exists", message }],
    });
    expect(snapshot(folder)).toEqual(before);
    expect(received).toEqual([]);
  });

  it("and names each of several files", async () => {
    const folder = installedProject();
    writeFiles(folder, [
      { path: "src/first-request.ts", text: "" },
      { path: ".github/workflows/paramsmith.yml", text: "" },
    ]);
    const { diagnostics } = await initCommand(options(folder, undefined));
    expect(diagnostics.map(({ message }) => message.split(" ")[0])).toEqual([
      "src/first-request.ts",
      ".github/workflows/paramsmith.yml",
    ]);
  });

  it("that is created while it fetches the catalogue", async () => {
    const folder = installedProject();
    const { origin } = await startServer((request) => {
      writeFiles(folder, [{ path: "src/first-request.ts", text: "mine" }]);
      return wiki(request);
    });
    expect(await initCommand(options(folder, `${origin}/api.php`))).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "out-unwritable" }],
    });
    expect(snapshot(join(folder, "src"))).toEqual({ "first-request.ts": "mine" });
    expect(Object.keys(snapshot(folder))).not.toContain("paramsmith.config.json");
  });

  it("and writes nothing if the wiki cannot be reached", async () => {
    const folder = installedProject();
    const before = snapshot(folder);
    const { origin } = await startServer(() => ({ status: 404 }));
    expect(await initCommand(options(folder, `${origin}/api.php`))).toMatchObject({ exitCode: 2 });
    expect(snapshot(folder)).toEqual(before);
  });

  it("outside of the project", async () => {
    const folder = installedProject();
    const given = { ...options(folder, undefined), out: "../elsewhere/api" };
    expect(await initCommand(given)).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "new-file-outside" }],
    });
  });
});

describe("init with a terminal", () => {
  it("asks for what is not given, with defaults that follow from earlier answers", async () => {
    const folder = installedProject();
    const { origin } = await startServer(wiki);
    const asking = prompt(`${origin}/api.php`, "lib/wiki", "no");
    const host = `127.0.0.1-${new URL(origin).port}`;
    expect(await initCommand({ ...options(folder, undefined), prompt: asking })).toMatchObject({
      exitCode: 0,
      data: {
        written: [
          "paramsmith.config.json",
          `spec/${host}/catalogue.json`,
          `spec/${host}/site.json`,
          "lib/first-request.ts",
        ],
      },
    });
    expect(asking.asked.map((question) => question.split(": ").at(-1))).toEqual([
      "",
      "src/api",
      "yes",
    ]);
    expect(asking.closed()).toBe(1);
  });

  it.each([
    ["Yes", true],
    ["", false],
  ])("has a workflow beside another CI after the answer %j: %s", async (answer, isWritten) => {
    const folder = installedProject();
    writeFiles(folder, [{ path: ".gitlab-ci.yml", text: "" }]);
    const given = { ...options(folder, undefined), prompt: prompt("", "", answer) };
    const { lines } = await initCommand(given);
    expect(lines.join("\n").includes(".github/workflows/paramsmith.yml")).toBe(isWritten);
  });

  it("asks nothing that an option says", async () => {
    const asking = prompt();
    const { origin } = await startServer(wiki);
    const given = { out: "o", ci: "none", prompt: asking } as const;
    const all = { ...options(installedProject(), `${origin}/api.php`), ...given };
    expect(await initCommand(all)).toMatchObject({ exitCode: 0 });
    expect(asking.asked).toEqual([]);
  });

  it("writes nothing if the input ends", async () => {
    const folder = installedProject();
    const before = snapshot(folder);
    const asking = prompt("");
    expect(await initCommand({ ...options(folder, undefined), prompt: asking })).toMatchObject({
      exitCode: 2,
      lines: ["Cancelled: nothing was written."],
    });
    expect(snapshot(folder)).toEqual(before);
    expect(asking.closed()).toBe(1);
  });
});
