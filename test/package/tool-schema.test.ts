/**
 * Validators with a JSON Schema in a project that has libraries which read such schemas: the types of the
 * standard, and a server of the Model Context Protocol.
 *
 * @module
 */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { createParaminfoStub } from "../../generated/paraminfo/stub.js";
import { allpagesModule } from "../../generated/paraminfo/allpages.js";
import { nodeListener } from "paramsmith/server";
import { jsonSchemaOf } from "paramsmith/validate";
import { allFences } from "../pages/pages.ts";
import { ran, unpack } from "./packed.ts";
import { compilers } from "./tools.ts";

const TOOLS = join(import.meta.dirname, "tools", "node_modules");
const ENDPOINT = "https://wiki.example/w/api.php";

/** What the client prints. */
interface Session {
  readonly tools: readonly {
    readonly name: string;
    readonly description: string;
    readonly inputSchema: object;
  }[];
  readonly results: readonly {
    readonly content?: readonly { readonly text: string }[];
    readonly isError?: boolean;
  }[];
}

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-tool-"));
  const installed = unpack(inject("tarball"), join(folder, "unpacked"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(installed, join(folder, "node_modules", "paramsmith"), "dir");
  for (const name of ["@modelcontextprotocol", "@standard-schema", "@types", "undici-types"])
    symlinkSync(join(TOOLS, name), join(folder, "node_modules", name), "dir");
  cpSync(join(import.meta.dirname, "tool-client.mjs"), join(folder, "client.js"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The server that generated/README.md shows, for a wiki at another address. */
function writeServer(endpoint: string): string {
  const [fence, ...others] = allFences.filter(({ text }) =>
    text.includes('"@modelcontextprotocol/server"'),
  );
  expect(others).toEqual([]);
  expect(fence?.text).toContain(ENDPOINT);
  const file = join(folder, "server.js");
  writeFileSync(file, fence?.text.replace(ENDPOINT, endpoint) ?? "");
  return file;
}

/** Serves a wiki with generated data; returns its address. */
async function serveWiki(): Promise<string> {
  const server = createServer(nodeListener(createParaminfoStub()));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}/w/api.php`;
}

/** Starts the page's server, and calls its tools with a client. */
async function callTools(...calls: readonly object[]): Promise<Session> {
  const file = writeServer(await serveWiki());
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, "client.js"), file, JSON.stringify(calls)],
    { cwd: folder },
  );
  return JSON.parse(stdout);
}

describe("A Model Context Protocol server with a validator as a tool's input", () => {
  it("lists the tool with its description and the JSON Schema", async () => {
    const { tools } = await callTools();
    expect(tools).toHaveLength(1);
    expect(tools[0]).toMatchObject({
      name: "allpages",
      description: "Lists the pages of a wiki by title.",
      inputSchema: jsonSchemaOf(allpagesModule),
    });
  });

  it("calls the tool with valid arguments", async () => {
    const { results } = await callTools({
      name: "allpages",
      arguments: { limit: 2, filterredir: "nonredirects" },
    });
    const [{ content = [] } = {}] = results;
    const rows: unknown = JSON.parse(content[0]?.text ?? "");
    expect(rows).toEqual([
      { pageid: expect.any(Number), ns: 0, title: expect.any(String) },
      { pageid: expect.any(Number), ns: 0, title: expect.any(String) },
    ]);
  });

  it("refuses invalid arguments with the validator's messages", async () => {
    const { results } = await callTools(
      { name: "allpages", arguments: { limit: 501 } },
      { name: "allpages", arguments: { colour: "red", dir: "up" } },
    );
    expect(results).toMatchObject([
      {
        isError: true,
        content: [{ text: expect.stringContaining("must be between 1 and 500, not 501") }],
      },
      {
        isError: true,
        content: [{ text: expect.stringContaining("is not a parameter of query+allpages") }],
      },
    ]);
    expect(results[0]?.content?.[0]?.text).not.toContain("limit: limit");
    expect(results[1]?.content?.[0]?.text).toContain(
      'dir: "up" is not one of "ascending", "descending"',
    );
  });
});

/** A program that gives a validator to code which knows nothing but the types of the standard. */
const TYPED = `import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { McpServer } from "@modelcontextprotocol/server";
import { validateListAlliances } from "paramsmith/alliance/listAlliances";
import type { ListAlliancesParams } from "paramsmith/alliance/listAlliances";
import { allpagesModule, validateAllpages } from "paramsmith/paraminfo/allpages";
import type { AllpagesParams } from "paramsmith/paraminfo/allpages";
import { jsonSchemaOf, withJsonSchema } from "paramsmith/validate";

const pages = withJsonSchema(validateAllpages, jsonSchemaOf(allpagesModule));
const list = withJsonSchema(validateListAlliances, { type: "object" });
export const standard: StandardSchemaV1<AllpagesParams> & StandardJSONSchemaV1<AllpagesParams> = pages;
export const openApi: StandardJSONSchemaV1<ListAlliancesParams> = list;
export const plain: StandardSchemaV1<AllpagesParams> = validateAllpages;

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
export const input: Same<StandardSchemaV1.InferInput<typeof pages>, AllpagesParams> = true;
export const output: Same<StandardJSONSchemaV1.InferOutput<typeof pages>, AllpagesParams> = true;

// @ts-expect-error -- a validator alone has no JSON Schema
export const missing: StandardJSONSchemaV1 = validateAllpages;
// @ts-expect-error -- no value is of a type that the validator does not return
export const wrong: StandardJSONSchemaV1<{ readonly colour: string }> = pages;

new McpServer({ name: "wiki", version: "1.0.0" }).registerTool(
  "allpages",
  { inputSchema: pages },
  ({ limit }) => {
    const given: number | "max" | undefined = limit;
    return { content: [{ type: "text", text: String(given) }] };
  },
);
`;

describe("A validator with its JSON Schema has the types of the standard", () => {
  it.each(compilers.map((compiler) => [compiler.version, compiler] as const))(
    "with TypeScript %s",
    (version, { tsc }) => {
      const file = `typed-${version}.ts`;
      const config = `tsconfig.${version}.json`;
      writeFileSync(join(folder, file), TYPED);
      const compilerOptions = {
        target: "es2022",
        module: "nodenext",
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        resolveJsonModule: true,
        exactOptionalPropertyTypes: true,
        types: ["node"],
      };
      writeFileSync(join(folder, config), JSON.stringify({ compilerOptions, files: [file] }));
      expect(ran(process.execPath, [tsc(), "-p", config, "--pretty", "false"], folder)).toBe("");
    },
  );
});
