/** Clients of other generators work with the stubs: the calls compile, and get what the stubs hold. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { heyApi, openapiFetch, runClient } from "./clients.ts";
import type { ClientCall } from "./clients.ts";
import { documentNamed, parsedDocument } from "./documents.ts";
import { loadStub } from "./generated.ts";
import type { GeneratedStub } from "./generated.ts";
import { operationsOf } from "./operations.ts";
import type { DocumentOperation } from "./operations.ts";
import { BASE } from "./requests.ts";
import { samplesFor } from "./samples.ts";
import type { SampleOf } from "./samples.ts";
import { checkOf } from "./schemas.ts";
import { loadSerializers } from "./serialized.ts";

/** From the largest to the smallest. */
const TESTED = ["github", "directus", "shipengine", "readme", "petstore", "hoot"];
/** The calls of one client. */
const CALLS = 8;

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
async function callsOf(name: string, stub: GeneratedStub): Promise<readonly Expected[]> {
  const document = await parsedDocument(documentNamed(name));
  const sampleOf = await samplesFor(document, await checkOf(document, "request"));
  const write = await loadSerializers();
  const found: Expected[] = [];
  for (const operation of operationsOf(document)) {
    const given = requiredOf(operation, sampleOf);
    if (operation.method !== "GET" || !stub.labels.has(operation.label) || !given) continue;
    const query = write.query(given);
    const url = BASE + write.path(operation.path, given) + (query === "" ? "" : `?${query}`);
    // oxlint-disable-next-line no-await-in-loop -- until there are enough
    const response = await stub.respond(new Request(url));
    if (response.status !== 200 || !/json/.test(response.headers.get("content-type") ?? ""))
      continue;
    const inPlace = (place: string): object | undefined => {
      const values = given.filter(({ parameter }) => parameter["in"] === place);
      return values.length === 0
        ? undefined
        : Object.fromEntries(values.map(({ parameter, value }) => [parameter["name"], value]));
    };
    const params = { path: inPlace("path"), query: inPlace("query") };
    // oxlint-disable-next-line no-await-in-loop -- until there are enough
    const data: unknown = await response.json();
    found.push({
      call: { path: operation.path, params: JSON.parse(JSON.stringify(params)) },
      data,
    });
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

describe.each(TESTED)("The stub of the document %s", (name) => {
  it.each([openapiFetch, heyApi])("responds to the client of $name", async (generator) => {
    const listed = documentNamed(name);
    const stub = await loadStub(inject("generated"), listed);
    if (!stub) throw new Error(`Nothing is generated from ${name}.`);
    const expected = await callsOf(name, stub);
    expect(expected.length).toBeGreaterThan(0);
    const calls = expected.map(({ call }) => call);
    const data = await runClient(generator, listed, calls, {
      folder: join(folder, `${name}-${generator === heyApi ? "hey" : "fetch"}`),
      send: async (input, init) => stub.respond(new Request(input, init)),
    });
    expect(data).toEqual(expected.map((each) => each.data));
  });
});
