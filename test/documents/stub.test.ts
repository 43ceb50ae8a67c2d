/**
 * The stubs of other people's documents: requests and verdicts come from libraries that know nothing
 * of the generator.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { load } from "../../generator/spec/load.ts";
import { problemsOf } from "./answers.ts";
import { documents, parsedDocument, pathOf } from "./documents.ts";
import type { ListedDocument } from "./documents.ts";
import { generationOf, loadStub } from "./generated.ts";
import type { GeneratedStub } from "./generated.ts";
import { operationsOf } from "./operations.ts";
import type { DocumentOperation } from "./operations.ts";
import { requestsOf } from "./requests.ts";
import type { MadeRequest } from "./requests.ts";
import { itemRequestsOf, listedItems } from "./rows.ts";
import type { ItemRequests } from "./rows.ts";
import { samplesFor } from "./samples.ts";
import { checkOf } from "./schemas.ts";

/** What is generated from a document, and what of it has no valid response. */
interface Answered {
  /** The operations with code; of a document that is sampled, those of the model. */
  readonly generated: number;
  /**
   * Operations whose response the document does not describe, or whose request the libraries cannot make.
   * Most have schemas or parameters without a valid value.
   */
  readonly unanswered: readonly string[];
}

const FILE = join(import.meta.dirname, "answered.json");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as written below
const known = JSON.parse(readFileSync(FILE, "utf8")) as Readonly<Record<string, Answered>>;
const measured: Record<string, Answered> = {};
const isUpdate = process.env["UPDATE_GOLDENS"] === "1";

afterAll(() => {
  if (isUpdate) writeFileSync(FILE, `${JSON.stringify({ ...known, ...measured }, undefined, 2)}\n`);
});

/** The listed items that are requested. */
const LISTED = 10;

/** The reasons why operations have no valid response, by label. */
async function problemsIn(
  listed: ListedDocument,
  stub: GeneratedStub,
): Promise<ReadonlyMap<string, string>> {
  const document = await parsedDocument(listed);
  const [ofRequests, ofResponses] = await Promise.all([
    checkOf(document, "request"),
    checkOf(document, "response"),
  ]);
  const make = await requestsOf(document, await samplesFor(document, ofRequests));
  const itemRequests = await itemRequestsOf(stub.dataSchema);
  const problems = new Map<string, string>();
  for (const operation of operationsOf(document).filter(({ label }) => stub.labels.has(label))) {
    const { label } = operation;
    const made = make(operation, "all");
    if (made.kind === "no-sample") {
      problems.set(label, `no request, for want of ${made.of}`);
      continue;
    }
    const least = make(operation, "required");
    // oxlint-disable-next-line no-await-in-loop -- requests change what a stub holds
    const response = await answerTo(made.request, operation, least, stub, itemRequests);
    // oxlint-disable-next-line no-await-in-loop -- requests change what a stub holds
    const found = await problemsOf(response, operation, document, ofResponses);
    if (found.length > 0) problems.set(label, found.slice(0, 3).join("; "));
  }
  return problems;
}

/** The response to a request; if no item has its identifier, to one for an item that is listed. */
async function answerTo(
  given: Request,
  { path }: DocumentOperation,
  least: MadeRequest,
  stub: GeneratedStub,
  itemRequests: ItemRequests,
): Promise<Response> {
  const response = await stub.respond(given.clone());
  // Some documents tell operations of one address apart by fragments, which are not sent.
  const address = path.replace(/#.*$/, "");
  if (response.status !== 404 || !address.endsWith("}") || least.kind !== "request")
    return response;
  for (const { data, request } of itemRequests(address, least.request)) {
    // oxlint-disable-next-line no-await-in-loop -- until there is such an item
    const again = await stub.withData(data)(request);
    if (again.ok) return again;
  }
  const items = await listedItems(stub.respond, address, least.request);
  for (const request of items.slice(0, LISTED)) {
    // oxlint-disable-next-line no-await-in-loop -- until there is such an item
    const again = await stub.respond(request);
    if (again.ok) return again;
  }
  return response;
}

describe.each(documents)("The document $name", (listed) => {
  it("has code with a stub whose responses it describes, and a warning for each operation without", async () => {
    const { name, sampled = false } = listed;
    const { code, text } = generationOf(inject("generated"), listed);
    const stub = await loadStub(inject("generated"), listed);
    const labels = stub?.labels.size ?? 0;
    if (labels > 0) expect(code).toBe(0);
    if (!sampled && labels < listed.operations) expect(text).toMatch(/(?:warning|error)\[/);
    const problems = stub ? await problemsIn(listed, stub) : new Map<string, string>();
    const generated = sampled ? modelledOperations(listed) : labels;
    measured[name] = { generated, unanswered: [...problems.keys()].toSorted() };
    if (isUpdate) return;
    const { unanswered = [] } = known[name] ?? {};
    // Each with its reason.
    expect([...problems].filter(([label]) => !unanswered.includes(label))).toEqual([]);
    expect(generated).toBe(known[name]?.generated);
  });
});

/** The number of operations of the whole document that would be generated. */
function modelledOperations(listed: ListedDocument): number {
  const spec = { file: listed.file, bytes: readFileSync(pathOf(listed)) };
  const { name } = listed;
  return load({ kind: "openapi", name, source: name, spec }).value?.model.operations.length ?? 0;
}
