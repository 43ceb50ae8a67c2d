/**
 * The stubs of other people's documents: requests and verdicts come from libraries that know nothing
 * of the generator.
 */
import { afterAll, describe, expect, inject, it } from "vitest";
import { problemsOf } from "./answers.ts";
import { documents, parsedDocument } from "./documents.ts";
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
import { NO_SHARE, readShares, writeShares } from "./shares.ts";
import type { Share } from "./shares.ts";
import { sameAddress, unanswerableIn } from "./unanswerable.ts";

const isUpdate = process.env["UPDATE_SHARES"] === "1";
const measured: Record<string, Share> = {};

afterAll(() => {
  if (isUpdate) writeShares(documents, measured);
});

/** Of documents with more operations, one in some is tested, and all when shares are measured. */
const WHOLE = 500;
const ONE_IN = 6;

/** The listed items that are requested. */
const LISTED = 10;

/** What came of the operations of a document, each with a reason. */
interface Answers {
  readonly generated: number;
  /** The operations without a valid response, by label. */
  readonly problems: ReadonlyMap<string, string>;
  /** The operations that no server can answer, by label. */
  readonly impossible: ReadonlyMap<string, string>;
}

const NOTHING: Answers = { generated: 0, problems: new Map(), impossible: new Map() };

async function answersOf(listed: ListedDocument): Promise<Answers> {
  const stub = await loadStub(inject("generated"), listed);
  if (!stub) return NOTHING;
  const document = await parsedDocument(listed);
  const [ofRequests, ofResponses] = await Promise.all([
    checkOf(document, "request"),
    checkOf(document, "response"),
  ]);
  const prove = unanswerableIn(document, { request: ofRequests, response: ofResponses });
  const make = await requestsOf(document, await samplesFor(document, ofRequests));
  const itemRequests = await itemRequestsOf(stub.dataSchema);
  const all = operationsOf(document).filter(({ label }) => stub.labels.has(label));
  const operations =
    isUpdate || all.length <= WHOLE ? all : all.filter((_, index) => index % ONE_IN === 0);
  const problems = new Map<string, string>();
  const impossible = new Map<string, string>();
  for (const operation of operations) {
    const { label } = operation;
    const reason = prove(operation);
    if (reason !== undefined) impossible.set(label, reason);
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
    if (found.length === 0) continue;
    problems.set(label, found.slice(0, 3).join("; "));
    const shared = sameAddress(operation, all);
    if (shared !== undefined) impossible.set(label, shared);
  }
  return { generated: all.length, problems, impossible };
}

/** The response to a request; if no item has its identifier, to one for another item. */
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
  it("has generated code, and a warning for each operation without", async () => {
    const { code, text } = generationOf(inject("generated"), listed);
    const generated = (await loadStub(inject("generated"), listed))?.labels.size ?? 0;
    if (generated > 0) expect(code).toBe(0);
    if (!listed.sampled && generated < listed.operations)
      expect(text).toMatch(/(?:warning|error)\[/);
  });

  it("has a stub whose responses it describes, except where no response is valid", async () => {
    const { generated, problems, impossible } = await answersOf(listed);
    const valid = generated - problems.size;
    const invalid = [...problems.keys()].filter((label) => !impossible.has(label));
    measured[listed.name] = {
      generated,
      valid,
      impossible: Object.fromEntries(impossible),
      ...(listed.sampled && { invalid }),
    };
    if (process.env["PARAMSMITH_PROBLEMS"] !== undefined && problems.size > 0)
      console.log(
        [
          listed.name,
          ...[...problems].map(([label, problem]) =>
            [label, impossible.get(label) ?? problem].join(": "),
          ),
        ].join("\n  "),
      );
    // A proof is wrong if there is a valid response after all.
    expect([...impossible.keys()].filter((label) => !problems.has(label))).toEqual([]);
    if (isUpdate) return;
    const known = readShares()[listed.name] ?? NO_SHARE;
    if (listed.sampled) {
      expect(generated).toBeGreaterThan(0);
      expect(invalid.filter((label) => !known.invalid?.includes(label))).toEqual([]);
      return;
    }
    expect(generated).toBeGreaterThanOrEqual(known.generated);
    expect(known.impossible).toMatchObject(Object.fromEntries(impossible));
    // The list of problems shows which operations they are.
    if (valid < known.valid) expect([...problems]).toEqual([]);
  });
});
