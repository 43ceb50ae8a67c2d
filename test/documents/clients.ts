/** Clients of a document that other generators make, with calls that a program writes for them. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { UnknownObject } from "../../generator/base/json.ts";
import { pathOf } from "./documents.ts";
import type { ListedDocument } from "./documents.ts";
import { MODULES } from "./installed.ts";

/** A call of an operation without a body. */
export interface ClientCall {
  /** Of the document, such as `/pets/{id}`. */
  readonly path: string;
  readonly params: { readonly path?: UnknownObject; readonly query?: UnknownObject };
}

/** A generator of clients. */
export interface ClientGenerator {
  readonly name: string;
  /** Generates a client into a folder. */
  readonly generate: (listed: ListedDocument, folder: string) => void;
  /** The statements of a program: imports, then an expression for each call, with `fetch` as given. */
  readonly program: (calls: readonly ClientCall[], folder: string) => readonly string[];
}

/** openapi-typescript makes the types, openapi-fetch sends. */
export const openapiFetch: ClientGenerator = {
  name: "openapi-typescript and openapi-fetch",
  generate: (listed, folder) => {
    tool("openapi-typescript/bin/cli.js", [pathOf(listed), "-o", join(folder, "paths.ts")]);
  },
  program: (calls) => [
    'import createClient from "openapi-fetch";',
    'import type { paths } from "./paths.js";',
    "export const run = async (baseUrl: string, fetch: typeof globalThis.fetch): Promise<unknown[]> => {",
    "const client = createClient<paths>({ baseUrl, fetch: (request) => fetch(request) });",
    "return [",
    ...calls.map(
      ({ path, params }) =>
        `(await client.GET(${JSON.stringify(path)}, ${JSON.stringify({ params })})).data,`,
    ),
    "];",
    "};",
  ],
};

/** hey-api makes functions, and a client that sends with `fetch`. */
export const heyApi: ClientGenerator = {
  name: "hey-api",
  generate: (listed, folder) => {
    const plugins = ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"];
    tool("@hey-api/openapi-ts/bin/run.js", [
      `--input=${pathOf(listed)}`,
      `--output=${join(folder, "hey")}`,
      "--no-log-file",
      "--silent",
      "--plugins",
      ...plugins,
    ]);
  },
  program: (calls, folder) => {
    const sdk = readFileSync(join(folder, "hey", "sdk.gen.ts"), "utf8");
    return [
      'import { client } from "./hey/client.gen.js";',
      'import * as sdk from "./hey/sdk.gen.js";',
      "export const run = async (baseUrl: string, fetch: typeof globalThis.fetch): Promise<unknown[]> => {",
      "client.setConfig({ baseUrl, fetch });",
      "return [",
      ...calls.map(
        ({ path, params }) =>
          `(await sdk.${functionFor(path, sdk)}(${JSON.stringify(params)})).data,`,
      ),
      "];",
      "};",
    ];
  },
};

/** The function of `GET path`, by the address in its code. */
function functionFor(path: string, sdk: string): string {
  const [before = "", after] = sdk.split(
    new RegExp(`\\.get<[^;]*?url: '${path.replaceAll(/[^\w/-]/g, String.raw`\$&`)}'`, "s"),
    2,
  );
  const name = [...before.matchAll(/export const (?<name>[\w$]+) =/g)].at(-1)?.groups?.["name"];
  if (name === undefined || after === undefined)
    throw new Error(`There is no function of ${path}.`);
  return name;
}

/** As of a project for browsers. */
const STRICT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    types: [],
  },
  files: ["program.ts"],
};

/** A program that makes calls: it compiles strictly, and returns the data of each response. */
export async function runClient(
  generator: ClientGenerator,
  listed: ListedDocument,
  calls: readonly ClientCall[],
  { folder, send }: { readonly folder: string; readonly send: typeof fetch },
): Promise<readonly unknown[]> {
  mkdirSync(folder, { recursive: true });
  symlinkSync(MODULES, join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  generator.generate(listed, folder);
  const program = join(folder, "program.ts");
  writeFileSync(program, `${generator.program(calls, folder).join("\n")}\n`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(STRICT));
  tool("typescript/bin/tsc", ["-p", folder]);
  const outfile = join(folder, "program.mjs");
  await build({ entryPoints: [program], bundle: true, platform: "node", format: "esm", outfile });
  const exported: unknown = await import(pathToFileURL(outfile).href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the program above exports it
  const { run } = exported as {
    readonly run: (base: string, send: typeof fetch) => Promise<readonly unknown[]>;
  };
  return run("http://stub.example", send);
}

/** Runs a script of an installed package; an error has what it prints. */
function tool(script: string, words: readonly string[]): void {
  execFileSync(process.execPath, [join(MODULES, script), ...words], {
    encoding: "utf8",
    stdio: "pipe",
  });
}
