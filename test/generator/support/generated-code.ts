import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { generate } from "../../../generator/pipeline.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import type { bodyAs } from "../../../templates/runtime/content/body-as.js";
import type {
  AnyEndpointRequest,
  OpenApiClient,
  openApiClient,
} from "../../../templates/runtime/openapi/open-api-client.js";
import type { OpenApiStub } from "../../../templates/runtime/openapi/stub/stub.js";
import { writeFiles } from "./files.js";
import { openApiInput } from "./specs.js";

/** The builder of a request: a body and parameters, as far as its operation has them. */
export type Builder = (...args: readonly unknown[]) => AnyEndpointRequest;

/** The generated code of an OpenAPI document, with its own copy of the runtime. */
export interface GeneratedCode {
  /** The exports of the index: builders by operation id, and others. */
  readonly index: Readonly<Record<string, Builder>>;
  readonly bodyAs: typeof bodyAs;
  readonly openApiClient: typeof openApiClient;
  readonly createTestClient: (options?: object) => OpenApiClient;
  readonly createTestStub: (options?: {
    readonly handlers?: object;
    readonly data?: object;
  }) => OpenApiStub;
}

/** Generates the code of a document in a folder of its own, and runs it. */
export async function generatedCode(
  document: object,
  int64?: "bigint" | "text",
): Promise<GeneratedCode> {
  const input = { ...openApiInput(document), ...(int64 && { int64 }) };
  const { value, diagnostics } = await generate({
    specs: [{ ...input, targets: ["requests", "responses", "handlers", "stub"] }],
    templates: readTemplates(),
    importExtension: ".js",
  });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  const exported = await runGenerated(
    value,
    `
export * as index from "./test/index.ts";
export { createTestClient } from "./test/client.ts";
export { createTestStub } from "./test/stub.ts";
export { bodyAs, openApiClient } from "./runtime/client.ts";
`,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the exports of the entry
  return exported as GeneratedCode;
}

/** Runs generated files, and returns the exports of an entry that imports them. */
export async function runGenerated(
  files: readonly { readonly path: string; readonly text: string }[],
  entry: string,
): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-test-"));
  try {
    writeFiles(folder, [...files, { path: "entry.ts", text: entry }]);
    const outfile = join(folder, "bundle.mjs");
    await build({
      entryPoints: [join(folder, "entry.ts")],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      // The stub imports the package.
      alias: { "paramsmith/server": join(process.cwd(), "templates/runtime/server.ts") },
      logLevel: "error",
    });
    return await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
