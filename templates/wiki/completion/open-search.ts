import { opensearchModule } from "../../../generated/actions/opensearch.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentNumber, argumentOrEmpty } from "../call/module-call.js";
import type { StubAction } from "../call/stub-action.js";
import { pageAddress } from "../data/page-address.js";
import { rowTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";
import { completions } from "./completion.js";

/** Suggests titles by prefix, as `action=opensearch` does. Observed on MediaWiki 1.39 to 1.43. */
export const openSearch: StubAction = {
  module: opensearchModule,
  run(call) {
    const { args, store } = call;
    const search = argumentOrEmpty(call, "search");
    const namespaces = argumentList(call, "namespace").map(Number);
    const limit = argumentNumber(call, "limit");
    const found = completions(store, { search, namespaces, limit, offset: 0 }).titles;
    const resolved =
      args["redirects"] === "resolve" ? found.map((title) => target(store, title)) : found;
    const titles = [...new Map(resolved.map((title) => [title.text, title])).values()];
    const list = [
      search,
      titles.map(({ text }) => text),
      // Descriptions, which only extensions provide.
      titles.map(() => ""),
      titles.map(({ ns, key }) => pageAddress(store.site, ns, key).full),
    ];
    return ok({ body: {}, list });
  },
};

/** A redirect's target in the wiki, or the title itself. */
function target(store: Store, title: Title): Title {
  const page = store.pageByTitle(title.ns, title.key);
  const [row] = page ? store.find("redirects", "pageid", page["pageid"]) : [];
  return row && textOrEmpty(row["interwiki"]) === "" ? rowTitle(store.site, row) : title;
}
