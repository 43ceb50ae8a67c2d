/** Clients that other people's tools make from a document, with calls that a program writes for them. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { pathOf } from "./documents.ts";
import type { ListedDocument } from "./documents.ts";
import { MODULES } from "./installed.ts";

/** A call of an operation GET with its required parameters. */
export interface ClientCall {
  /** Of the document, such as `/pets/{id}`. */
  readonly path: string;
  readonly operationId: string;
  /** In the order of the document. */
  readonly params: readonly {
    readonly in: "path" | "query";
    readonly name: string;
    readonly value: unknown;
  }[];
}

/** A client, whether it is generated or reads the document. */
export interface Client {
  readonly name: string;
  /** Returns the data of each response. */
  readonly run: (
    listed: ListedDocument,
    calls: readonly ClientCall[],
    place: Place,
  ) => Promise<readonly unknown[]>;
}

/** Where a client works. */
export interface Place {
  /** A folder of its own, for what is generated. */
  readonly folder: string;
  /** The address of the stub. */
  readonly base: string;
}

/** A generator of clients. */
interface ClientGenerator {
  readonly name: string;
  readonly generate: (source: string, place: Place) => void;
  /** Imports and statements of a program. */
  readonly before: (place: Place) => readonly string[];
  /** An expression for the data of a call. */
  readonly call: (call: ClientCall, place: Place) => string;
  /** The generated code compiles strictly, as the program does. */
  readonly isStrict?: boolean;
}

/** Parameters by name, as `{ path: { id: 1 } }`. */
function byPlace({ params }: ClientCall): string {
  const inPlace = (place: string): object | undefined => {
    const own = params.filter((each) => each.in === place);
    return own.length === 0
      ? undefined
      : Object.fromEntries(own.map(({ name, value }) => [name, value]));
  };
  return JSON.stringify({ path: inPlace("path"), query: inPlace("query") });
}

/** Arguments in the order of the document. */
function inOrder({ params }: ClientCall): string {
  return params.map(({ value }) => JSON.stringify(value)).join(", ");
}

/** The variables of the path, and an object with the query if it is required. */
function pathThenQuery({ path, params }: ClientCall): string {
  const places = params.toSorted(
    (a, b) => path.indexOf(`{${a.name}}`) - path.indexOf(`{${b.name}}`),
  );
  const variables = places.filter((each) => each.in === "path").map(({ value }) => value);
  const query = params.filter((each) => each.in === "query");
  return [
    ...variables,
    ...(query.length > 0
      ? [Object.fromEntries(query.map(({ name, value }) => [name, value]))]
      : []),
  ]
    .map((value) => JSON.stringify(value))
    .join(", ");
}

/** The name of an operation's function: generators change the case and drop punctuation. */
function functionNamed({ operationId }: ClientCall, code: string): string {
  const wanted = plainName(operationId);
  const names = [
    ...code.matchAll(
      /(?:export (?:const|(?:async )?function)|public static|^ +)\s*(?<name>[\w$]+)(?=\s*[(:=])/gm,
    ),
  ].flatMap(({ groups }) => groups?.["name"] ?? []);
  const found = names.find((name) => plainName(name) === wanted);
  if (found === undefined) throw new Error(`There is no function of ${operationId}.`);
  return found;
}

function plainName(name: string): string {
  return name.replaceAll(/[^a-z\d]/gi, "").toLowerCase();
}

const openapiFetch: ClientGenerator = {
  name: "openapi-typescript and openapi-fetch",
  isStrict: true,
  generate: (source, { folder }) =>
    tool("openapi-typescript/bin/cli.js", [source, "-o", join(folder, "paths.ts")]),
  before: ({ base }) => [
    'import createClient from "openapi-fetch";',
    'import type { paths } from "./paths.js";',
    `const client = createClient<paths>({ baseUrl: ${JSON.stringify(base)} });`,
  ],
  call: (call) =>
    `(await client.GET(${JSON.stringify(call.path)}, { params: ${byPlace(call)} })).data`,
};

/** hey-api makes functions, which send by `fetch`. */
const heyApi: ClientGenerator = {
  name: "hey-api",
  isStrict: true,
  generate: (source, { folder }) => {
    const plugins = ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"];
    const output = join(folder, "hey");
    const words = [`--input=${source}`, `--output=${output}`, "--no-log-file", "--silent"];
    tool("@hey-api/openapi-ts/bin/run.js", [...words, "--plugins", ...plugins]);
  },
  before: ({ base }) => [
    'import { client } from "./hey/client.gen.js";',
    'import * as sdk from "./hey/sdk.gen.js";',
    `client.setConfig({ baseUrl: ${JSON.stringify(base)} });`,
  ],
  call: (call, { folder }) => {
    const sdk = readFileSync(join(folder, "hey", "sdk.gen.ts"), "utf8");
    return `(await sdk.${functionNamed(call, sdk)}(${byPlace(call)})).data`;
  },
};

const orval: ClientGenerator = {
  name: "orval",
  generate: (source, { folder, base }) => {
    const output = {
      target: join(folder, "orval.ts"),
      client: "fetch",
      mode: "single",
      baseUrl: base,
    };
    const config = join(folder, "orval.config.mjs");
    writeFileSync(config, `export default ${JSON.stringify({ api: { input: source, output } })};`);
    tool("orval/dist/bin/orval.mjs", ["--config", config]);
  },
  before: () => ['import * as api from "./orval.js";'],
  call: (call, { folder }) => {
    const api = readFileSync(join(folder, "orval.ts"), "utf8");
    return `(await api.${functionNamed(call, api)}(${pathThenQuery(call)})).data`;
  },
};

const kubb: ClientGenerator = {
  name: "kubb",
  generate: (source, { folder, base }) => {
    const client = { output: { path: "clients.ts" }, client: "fetch", baseURL: base };
    writeFileSync(
      join(folder, "kubb.config.mjs"),
      [
        'import { pluginOas } from "@kubb/plugin-oas";',
        'import { pluginTs } from "@kubb/plugin-ts";',
        'import { pluginClient } from "@kubb/plugin-client";',
        `export default { root: ${JSON.stringify(folder)}, input: { path: ${JSON.stringify(source)} },`,
        'output: { path: "kubb", format: false, lint: false }, plugins: [pluginOas({ generators: [] }),',
        `pluginTs({ output: { path: "types.ts" } }), pluginClient(${JSON.stringify(client)})] };`,
      ].join("\n"),
    );
    const config = join(folder, "kubb.config.mjs");
    // It also writes below the folder in which it runs.
    tool("@kubb/cli/bin/kubb.cjs", ["generate", "--config", config], folder);
  },
  before: () => ['import * as api from "./kubb/clients.js";'],
  call: (call, { folder }) => {
    const api = readFileSync(join(folder, "kubb", "clients.ts"), "utf8");
    return `await api.${functionNamed(call, api)}(${pathThenQuery(call)})`;
  },
};

const oazapfts: ClientGenerator = {
  name: "oazapfts",
  generate: (source, { folder }) =>
    tool("oazapfts/dist/cli.js", [source, join(folder, "oazapfts.ts")]),
  before: ({ base }) => [
    'import * as api from "./oazapfts.js";',
    `api.defaults.baseUrl = ${JSON.stringify(base)};`,
  ],
  call: (call, { folder }) => {
    const api = readFileSync(join(folder, "oazapfts.ts"), "utf8");
    return `(await api.${functionNamed(call, api)}(${inOrder(call)})).data`;
  },
};

const swaggerTypescriptApi: ClientGenerator = {
  name: "swagger-typescript-api",
  generate: (source, { folder }) =>
    tool("swagger-typescript-api/dist/cli.mjs", [
      "generate",
      "-p",
      source,
      "-o",
      folder,
      "-n",
      "sta.ts",
      "--single-http-client",
    ]),
  before: ({ base }) => [
    'import { Api, HttpClient } from "./sta.js";',
    `const api = new Api(new HttpClient({ baseUrl: ${JSON.stringify(base)} }));`,
    "const methods = Object.assign({}, api, ...Object.values(api));",
  ],
  call: (call, { folder }) => {
    const api = readFileSync(join(folder, "sta.ts"), "utf8");
    return `(await methods.${functionNamed(call, api)}(${pathThenQuery(call)})).data`;
  },
};

const openapiTypescriptCodegen: ClientGenerator = {
  name: "openapi-typescript-codegen",
  generate: (source, { folder }) =>
    tool("openapi-typescript-codegen/bin/index.js", [
      "--input",
      source,
      "--output",
      join(folder, "codegen"),
      "--client",
      "fetch",
    ]),
  before: ({ base }) => [
    'import * as api from "./codegen/index.js";',
    `api.OpenAPI.BASE = ${JSON.stringify(base)};`,
    "const methods = Object.assign({}, ...Object.entries(api).flatMap(([name, service]) =>",
    '  name.endsWith("Service") ? Object.getOwnPropertyNames(service).map((each) =>',
    "    ({ [each]: (service as any)[each] })) : []));",
  ],
  call: (call, { folder }) => {
    const services = join(folder, "codegen", "services");
    const code = readdirSync(services).map((file) => readFileSync(join(services, file), "utf8"));
    return `await methods.${functionNamed(call, code.join("\n"))}(${inOrder(call)})`;
  },
};

/** The clients that are generated. */
export const generatedClients: readonly Client[] = [
  openapiFetch,
  heyApi,
  orval,
  kubb,
  oazapfts,
  swaggerTypescriptApi,
  openapiTypescriptCodegen,
].map((generator) => ({
  name: generator.name,
  run: async (listed, calls, place) => runGenerated(generator, listed, calls, place),
}));

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

async function runGenerated(
  { generate, before, call, isStrict = false }: ClientGenerator,
  listed: ListedDocument,
  calls: readonly ClientCall[],
  place: Place,
): Promise<readonly unknown[]> {
  const { folder } = place;
  mkdirSync(folder, { recursive: true });
  symlinkSync(MODULES, join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const source = join(folder, `openapi${extname(listed.file)}`);
  writeFileSync(source, readFileSync(pathOf(listed)));
  generate(source, place);
  const program = join(folder, "program.ts");
  writeFileSync(
    program,
    [
      ...before(place),
      "export const run = async (): Promise<unknown[]> => [",
      ...calls.map((each) => `${call(each, place)},`),
      "];\n",
    ].join("\n"),
  );
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(STRICT));
  if (isStrict) tool("typescript/bin/tsc", ["-p", folder]);
  const outfile = join(folder, "program.mjs");
  await build({
    entryPoints: [program],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    logLevel: "silent",
    // Packages of CommonJS load Node's modules.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  const exported: unknown = await import(pathToFileURL(outfile).href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the program above exports it
  const { run } = exported as { readonly run: () => Promise<readonly unknown[]> };
  return run();
}

/** Runs a script of an installed package; an error has what it prints. */
function tool(script: string, words: readonly string[], cwd = MODULES): void {
  execFileSync(process.execPath, [join(MODULES, script), ...words], {
    cwd,
    encoding: "utf8",
    stdio: "pipe",
  });
}
