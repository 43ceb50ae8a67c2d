// The requests of AdvancedSearch, an extension that extends the search form:
// https://github.com/wikimedia/mediawiki-extensions-AdvancedSearch

import { opensearch } from "paramsmith/actions/opensearch";
import { info } from "paramsmith/paraminfo/info";
import { pagesOf, sendRequest } from "paramsmith/client";
import type { Send } from "paramsmith/client";

/** Whether pages exist, by title. */
export async function existing(
  send: Send,
  titles: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const known = new Map<string, boolean>();
  for await (const { title, missing } of pagesOf(info({}, { titles }), send))
    if (title !== undefined) known.set(title, !missing);
  return known;
}

/** Titles that begin with what the user typed. */
export async function suggestions(
  send: Send,
  search: string,
  namespace: number,
): Promise<readonly string[]> {
  const [, titles] = await sendRequest(opensearch({ search, namespace }), send);
  return titles;
}
