/**
 * The stubs of other people's documents: requests and verdicts come from libraries that know nothing
 * of the generator.
 */
import { afterAll, describe, expect, inject, it } from "vitest";
import { problemsOf } from "./answers.ts";
import { documents, parsedDocument } from "./documents.ts";
import type { ListedDocument } from "./documents.ts";
import { generationOf, loadStub } from "./generated.ts";
import { operationsOf } from "./operations.ts";
import { requestsOf } from "./requests.ts";
import { itemRequestsOf, listedItems } from "./rows.ts";
import { samplesFor } from "./samples.ts";
import { checkOf } from "./schemas.ts";
import { readShares, writeShares } from "./shares.ts";
import type { Share } from "./shares.ts";

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

/** What came of the operations of a document. */
interface Answers {
  readonly generated: number;
  /** The operations without a valid response, each with the reason. */
  readonly problems: readonly string[];
}

async function answersOf(listed: ListedDocument): Promise<Answers> {
  const stub = await loadStub(inject("generated"), listed);
  if (!stub) return { generated: 0, problems: [] };
  const document = await parsedDocument(listed);
  const [ofRequests, ofResponses] = await Promise.all([
    checkOf(document, "request"),
    checkOf(document, "response"),
  ]);
  const make = await requestsOf(document, await samplesFor(document, ofRequests));
  const itemRequests = await itemRequestsOf(stub.dataSchema);
  const all = operationsOf(document).filter(({ label }) => stub.labels.has(label));
  const operations =
    isUpdate || all.length <= WHOLE ? all : all.filter((_, index) => index % ONE_IN === 0);
  const problems: string[] = [];
  for (const operation of operations) {
    const made = make(operation, "all");
    if (made.kind === "no-sample") {
      problems.push(`${operation.label}: no request, for want of ${made.of}`);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- requests change what a stub holds
    let response = await stub.respond(made.request.clone());
    // No item has the identifier and the other properties that the request happens to name.
    const least = make(operation, "required");
    if (response.status === 404 && operation.path.endsWith("}") && least.kind === "request")
      for (const { data, request } of itemRequests(operation.path, least.request)) {
        // oxlint-disable-next-line no-await-in-loop -- until there is such an item
        const again = await stub.withData(data)(request);
        if (again.ok) response = again;
        if (again.ok) break;
      }
    if (response.status === 404 && operation.path.endsWith("}") && least.kind === "request") {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const items = await listedItems(stub.respond, operation.path, least.request);
      for (const request of items.slice(0, LISTED)) {
        // oxlint-disable-next-line no-await-in-loop -- until there is such an item
        const again = await stub.respond(request);
        if (again.ok) response = again;
        if (again.ok) break;
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    const found = await problemsOf(response, operation, document, ofResponses);
    if (found.length > 0) problems.push(`${operation.label}: ${found.slice(0, 3).join("; ")}`);
  }
  return { generated: all.length, problems };
}

describe.each(documents)("The document $name", (listed) => {
  it("has generated code, and a warning for each operation without", async () => {
    const { code, text } = generationOf(inject("generated"), listed);
    const generated = (await loadStub(inject("generated"), listed))?.labels.size ?? 0;
    if (generated > 0) expect(code).toBe(0);
    if (generated < listed.operations) expect(text).toMatch(/(?:warning|error)\[/);
  });

  it("has a stub whose responses it describes", async () => {
    const { generated, problems } = await answersOf(listed);
    const share = { generated, valid: generated - problems.length };
    measured[listed.name] = share;
    if (process.env["PARAMSMITH_PROBLEMS"] !== undefined && problems.length > 0)
      console.log([listed.name, ...problems].join("\n  "));
    if (isUpdate) return;
    const known = readShares()[listed.name] ?? { generated: 0, valid: 0 };
    expect(share.generated).toBeGreaterThanOrEqual(known.generated);
    // The list of problems shows which operations they are.
    if (share.valid < known.valid) expect(problems).toEqual([]);
  });
});
