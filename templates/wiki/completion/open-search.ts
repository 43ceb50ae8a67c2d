import { opensearchModule } from "../../../generated/actions/opensearch.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { StubAction } from "../call/stub-action.js";
import { pageAddress } from "../data/page-address.js";
import { pageNameOf } from "../data/page-name.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { completions } from "./completion.js";

/** Suggests titles by their beginning, as `action=opensearch` does. Observed on MediaWiki 1.39 to 1.43. */
export const openSearch: StubAction = {
  module: opensearchModule,
  run({ args, store }) {
    const { namespace, limit, redirects } = args;
    const search = typeof args["search"] === "string" ? args["search"] : "";
    const namespaces = Array.isArray(namespace) ? namespace.map(Number) : [];
    const found = completions(store, { search, namespaces, limit: Number(limit), offset: 0 });
    const titles = redirects === "resolve" ? resolved(store, found.titles) : found.titles;
    // No wiki without extensions has descriptions of titles.
    const list = [
      search,
      titles.map(({ text }) => text),
      titles.map(() => ""),
      titles.map(({ ns, key }) => pageAddress(store.site, ns, key).full),
    ];
    return ok({ body: {}, list });
  },
};

/** Titles with redirects of the wiki replaced by their targets, each once. */
function resolved(store: Store, titles: readonly Title[]): readonly Title[] {
  const targets = titles.map((title) => {
    const page = store.pageByTitle(title.ns, title.key);
    const [row] = page ? store.find("redirects", "pageid", page["pageid"]) : [];
    return row && textOrEmpty(row["interwiki"]) === ""
      ? titleOf(store.site, numberOrZero(row["ns"]), textOrEmpty(row["key"]))
      : title;
  });
  const byName = new Map<string, Title>();
  for (const title of targets) {
    const name = pageNameOf(title.ns, title.key);
    if (!byName.has(name)) byName.set(name, title);
  }
  return [...byName.values()];
}
