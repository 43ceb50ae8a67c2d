/** Clients that other people wrote work with the stubs, over HTTP: they get what the stubs hold. */
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { nodeListener } from "../../templates/runtime/adapters/node-listener.ts";
import { generatedClients } from "./clients.ts";
import type { ClientCall } from "./clients.ts";
import { documentNamed, parsedDocument, pathOf } from "./documents.ts";
import { isAvailable } from "../availability.ts";
import { loadStub } from "./generated.ts";
import type { GeneratedStub } from "./generated.ts";
import { operationsOf } from "./operations.ts";
import type { DocumentOperation } from "./operations.ts";
import { readingClients } from "./reading-clients.ts";
import { samplesFor } from "./samples.ts";
import type { SampleOf } from "./samples.ts";
import { checkOf } from "./schemas.ts";
import { loadSerializers } from "./serialized.ts";

/** The documents that each client calls, and those that only the clients that compile strictly call. */
const TESTED = ["decentraland", "petstore", "train-travel"];
const LARGE = ["directus"];
const STRICT = /openapi-fetch|hey-api/;
/** The calls of one client. */
const CALLS = 8;

const SCHEMATHESIS = join(import.meta.dirname, "..", "spring", "schemathesis.sh");
/** What holds of any response; a stub accepts requests without credentials. */
const CHECKS = [
  "content_type_conformance",
  "not_a_server_error",
  "response_headers_conformance",
  "response_schema_conformance",
].join(",");
const OPTIONS =
  "--mode all --phases examples,coverage --max-examples 1 --seed 1 --warnings off --no-color".split(
    " ",
  );
const hasPython = spawnSync("python3", ["-c", "import ensurepip"]).status === 0;

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-clients-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Expected {
  readonly call: ClientCall;
  readonly data: unknown;
}

/** Calls with their required parameters, and what the stub responds to each. */
async function callsOf(
  name: string,
  stub: GeneratedStub,
  base: string,
): Promise<readonly Expected[]> {
  const document = await parsedDocument(documentNamed(name));
  const sampleOf = await samplesFor(document, await checkOf(document, "request"));
  const write = await loadSerializers();
  const found: Expected[] = [];
  for (const operation of operationsOf(document)) {
    const given = requiredOf(operation, sampleOf);
    const { operationId } = operation.operation.value;
    const isListed = operation.method === "GET" && stub.labels.has(operation.label);
    // Functions differ in the order of several variables.
    const variables = given?.filter(({ parameter }) => parameter["in"] === "path") ?? [];
    if (!isListed || !given || variables.length > 1 || typeof operationId !== "string") continue;
    const query = write.query(given);
    const url = base + write.path(operation.path, given) + (query === "" ? "" : `?${query}`);
    // oxlint-disable-next-line no-await-in-loop -- until there are enough
    const response = await stub.respond(new Request(url));
    if (response.status !== 200 || !/json/.test(response.headers.get("content-type") ?? ""))
      continue;
    const params = given.map(({ parameter, value }) => ({
      in: parameter["in"] === "path" ? ("path" as const) : ("query" as const),
      name: String(parameter["name"]),
      value,
    }));
    // oxlint-disable-next-line no-await-in-loop -- until there are enough
    const data: unknown = await response.json();
    found.push({ call: { path: operation.path, operationId, params }, data });
    if (found.length === CALLS) break;
  }
  return found;
}

/** Undefined if a parameter has no sample, or is neither in the path nor in the query. */
function requiredOf({ parameters }: DocumentOperation, sampleOf: SampleOf) {
  const required = parameters.filter(({ value }) => value["required"] === true);
  const given = required.flatMap((at) => {
    const sample = /path|query/.test(String(at.value["in"])) ? sampleOf(at) : undefined;
    return sample ? [{ parameter: at.value, value: sample.value }] : [];
  });
  return given.length < required.length ? undefined : given;
}

/** Links to pages have the query as the client writes it. */
function withoutQueries(data: readonly unknown[]): unknown {
  return JSON.parse(JSON.stringify(data).replaceAll(/("(?:http:\/\/127|\/)[^"?]*)\?[^"]*/g, "$1"));
}

describe.each([...TESTED, ...LARGE])("The stub of the document %s", (name) => {
  const listed = documentNamed(name);
  let server: Server | undefined;
  let expected: readonly Expected[] = [];
  let base = "";

  beforeAll(async () => {
    const stub = await loadStub(inject("generated"), listed);
    if (!stub) throw new Error(`Nothing is generated from ${name}.`);
    const listening = createServer(nodeListener(stub.respond));
    server = listening;
    // Clients that block this process for seconds would find their connections closed.
    listening.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
    const address = listening.address();
    base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    expected = await callsOf(name, stub, base);
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const clients = [...generatedClients, ...readingClients].filter(
    (each) => TESTED.includes(name) || STRICT.test(each.name),
  );

  it.each(clients.map((each, index) => ({ ...each, index })))(
    "responds to the client of $name",
    async ({ run, index }) => {
      expect(expected.length).toBeGreaterThan(0);
      const calls = expected.map(({ call }) => call);
      const data = await run(listed, calls, { folder: join(folder, `${name}-${index}`), base });
      expect(withoutQueries(data)).toEqual(withoutQueries(expected.map((each) => each.data)));
    },
  );

  if (!TESTED.includes(name)) return;
  // Its requests change the data of the stub, so that it comes last.
  it.runIf(isAvailable(hasPython, "Python with venv"))("responds to Schemathesis", async () => {
    const run = promisify(execFile);
    const { stdout } = await run("bash", [SCHEMATHESIS]);
    const command = stdout.trimEnd().split("\n").at(-1) ?? "";
    const words = ["run", pathOf(listed), "--url", base, "--checks", CHECKS, ...OPTIONS];
    const cwd = mkdtempSync(join(folder, "schemathesis-"));
    // An error has what it prints.
    const { stdout: report } = await run(command, words, { cwd, maxBuffer: 2 ** 26 });
    expect(report).toContain("No issues found");
  });
});
