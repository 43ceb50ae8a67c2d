/** The code that the command generates from a document, in a project of its own. */
import { execFile } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { COMMAND } from "../generator/support/cli.ts";
import { pathOf, sampledPaths } from "./documents.ts";
import type { ListedDocument } from "./documents.ts";

/** A run of `generate`. */
export interface Generation {
  readonly code: number | null;
  /** Standard output and standard error. */
  readonly text: string;
}

/** The folder of a document's project. */
export function projectOf(folder: string, { name }: ListedDocument): string {
  return join(folder, "projects", name);
}

/** The generated code of a document, beside the runtime. */
export function codeOf(folder: string, listed: ListedDocument): string {
  return join(projectOf(folder, listed), "generated", listed.name);
}

/** Runs `generate` in a new project with one document. */
export async function generateIn(folder: string, listed: ListedDocument): Promise<Generation> {
  const project = projectOf(folder, listed);
  mkdirSync(project, { recursive: true });
  const file = listed.hasParts
    ? `parts/${basename(listed.file)}`
    : `openapi${extname(listed.file)}`;
  if (listed.hasParts) cpSync(dirname(pathOf(listed)), join(project, "parts"), { recursive: true });
  else copyFileSync(pathOf(listed), join(project, file));
  const targets = ["requests", "validators", "parsers", "handlers", "stub", "schemas"];
  const paths = await sampledPaths(listed);
  const spec = { file, name: listed.name, ...(paths && { include: { paths } }) };
  const config = { out: "generated", targets, specs: [spec] };
  writeFileSync(join(project, "paramsmith.config.json"), JSON.stringify(config));
  const generation = await new Promise<Generation>((resolve) => {
    execFile(
      process.execPath,
      [COMMAND, "generate"],
      { cwd: project, encoding: "utf8", maxBuffer: 2 ** 27 },
      (error, stdout, stderr) => {
        const code = typeof error?.code === "number" ? error.code : error ? null : 0;
        resolve({ code, text: stdout + stderr });
      },
    );
  });
  writeFileSync(join(project, "run.json"), JSON.stringify(generation));
  return generation;
}

/** Whether an earlier run has generated the project of a document. */
export function isGenerated(folder: string, listed: ListedDocument): boolean {
  return existsSync(join(projectOf(folder, listed), "run.json"));
}

/** The run that the set-up of the tests made. */
export function generationOf(folder: string, listed: ListedDocument): Generation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the set-up wrote it
  return JSON.parse(
    readFileSync(join(projectOf(folder, listed), "run.json"), "utf8"),
  ) as Generation;
}

/** A generated stub, as far as the tests use it. */
export interface GeneratedStub {
  /** The operations that were generated, such as `GET /pets/{id}`. */
  readonly labels: ReadonlySet<string>;
  readonly respond: Respond;
  /** Creates a stub with some rows of its collections. */
  readonly withData: (data: UnknownObject) => Respond;
  /** The JSON Schema of its data. */
  readonly dataSchema: UnknownObject;
}

type Respond = (request: Request) => Promise<Response>;

/** What the code of each project exports: bundling a large one takes seconds. */
const loadedModules = new Map<string, Promise<unknown>>();

/** Bundles and loads the stub and the handlers of a project, once in a process. */
function loadModule(code: string): Promise<unknown> {
  const loaded = loadedModules.get(code) ?? bundledModule(code);
  loadedModules.set(code, loaded);
  return loaded;
}

async function bundledModule(code: string): Promise<unknown> {
  // Each process has its own, because test files run at the same time.
  const bundle = join(code, "..", "..", `stub-${process.pid}.mjs`);
  await build({
    stdin: {
      contents: 'export * from "./stub.ts"; export * from "./handlers.ts";',
      resolveDir: code,
    },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
    logLevel: "silent",
  });
  return import(pathToFileURL(bundle).href);
}

/** The stub of a document, as new; undefined if nothing was generated. */
export async function loadStub(
  folder: string,
  listed: ListedDocument,
): Promise<GeneratedStub | undefined> {
  const code = codeOf(folder, listed);
  if (!existsSync(join(code, "stub.ts"))) return undefined;
  const exported = await loadModule(code);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- generated code exports functions and the description of its endpoints
  const entries = Object.entries(exported as Readonly<Record<string, unknown>>);
  const [, create] = entries.find(([name]) => /^create.*Stub$/.test(name)) ?? [];
  const [, api] = entries.find(([name]) => name.endsWith("Api")) ?? [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an API has its endpoints by name
  const { endpoints } = api as {
    readonly endpoints: Readonly<
      Record<string, { readonly method: string; readonly path: string }>
    >;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a function of this name creates the stub
  const createStub = create as (options?: { readonly data: UnknownObject }) => Respond;
  const labels = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  const schema: unknown = JSON.parse(readFileSync(join(code, "schemas", "data.json"), "utf8"));
  return {
    labels: new Set(labels),
    respond: createStub(),
    withData: (data) => createStub({ data }),
    dataSchema: objectOf(schema),
  };
}
