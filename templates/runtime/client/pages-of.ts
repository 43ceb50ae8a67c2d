import { responseText } from "../http/response-text.js";
import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import { isObjectOrArray } from "../model/json.js";
import { continueQuery } from "./continue-query.js";
import type { ContinueOptions } from "./continue-query.js";
import { merged } from "./merge.js";
import type { PageOf } from "../response/response-of.js";
import type { AnyResponse, Send, Sendable } from "./send.js";

/** Options for {@link pagesOf}. */
export interface PagesOptions extends ContinueOptions {
  /**
   * How to handle pages that the generator returns in several batches. `"kept"` returns such a page
   * once per batch, with that batch's fields, such as further revisions, and holds one batch in
   * memory. `"dropped"` returns it only the first time and holds the names of all pages in memory.
   * Default: `"kept"`.
   */
  readonly repeats?: "kept" | "dropped" | undefined;
}

/**
 * Yields the pages of a request as their batches complete. Fields from several responses are
 * merged: lists are concatenated, maps are merged by key, and for other values the last one wins.
 * `maxRows` counts pages.
 *
 * @throws {RangeError} if the request does not select pages
 * @throws {ResponseError} as `continueQuery` does, or if a limit ends the loop before the last
 * batch is complete
 */
export async function* pagesOf<Request extends Sendable>(
  request: Request,
  send: Send,
  options: PagesOptions = {},
): AsyncGenerator<PageOf<Request>, void, undefined> {
  const { maxRows = Infinity, repeats, onProgress } = options;
  const batch = new Map<string, AnyResponse[]>();
  const seen = new Set<string>();
  let rows = 0;
  if (!hasPages(request))
    throw new RangeError(
      "The request selects no pages.\nhelp: add titles, pageids, revids or a generator, or use rowsOf.",
    );
  if (rows >= maxRows) return;
  const responses = continueQuery<Sendable>(request, send, {
    ...options,
    maxRows: undefined,
    // A page may appear in several responses.
    onProgress: undefined,
  });
  for await (const response of responses) {
    for (const page of pagesIn(response)) addPage(batch, page);
    if (!isComplete(response)) continue;
    onProgress?.({ done: rows + batch.size });
    for (const [name, pieces] of batch) {
      if (seen.has(name)) continue;
      if (repeats === "dropped") seen.add(name);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type was inferred from responses; validateResponse checks it
      yield mergedPage(pieces) as PageOf<Request>;
      rows += 1;
      if (rows >= maxRows) return;
    }
    batch.clear();
  }
  if (batch.size > 0)
    throw new ResponseError(
      `The request ended before ${batch.size} pages were complete; the last response may be truncated.\nhelp: raise maxRequests.`,
    );
}

function hasPages(request: Sendable): boolean {
  const parameters = request.toRecord();
  return ["titles", "pageids", "revids", "generator"].some((name) => name in parameters);
}

/** The pages in a response. Format version 1 keys them by id. */
function pagesIn(response: object): readonly AnyResponse[] {
  const pages = propertyOf(propertyOf(response, "query"), "pages");
  return isObjectOrArray(pages) ? Object.values(pages).filter(isObjectOrArray) : [];
}

function addPage(batch: Map<string, AnyResponse[]>, page: AnyResponse): void {
  const { pageid, ns, title } = page;
  // Missing pages do not have an id.
  const name = responseText(pageid ?? [ns, title]);
  const pieces = batch.get(name) ?? [];
  pieces.push(page);
  batch.set(name, pieces);
}

/** Merges by halves. Otherwise each piece would copy all items of the earlier pieces. */
function mergedPage(pieces: readonly AnyResponse[]): AnyResponse {
  const half = pieces.length >> 1;
  if (half === 0) return pieces[0] ?? {};
  const whole = merged(mergedPage(pieces.slice(0, half)), mergedPage(pieces.slice(half)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two objects that are no lists give an object
  return whole as AnyResponse;
}

/** Whether all data about the pages so far has arrived. Format version 1 writes true as `""`. */
function isComplete(response: object): boolean {
  const complete = propertyOf(response, "batchcomplete");
  return complete !== undefined && complete !== false;
}
