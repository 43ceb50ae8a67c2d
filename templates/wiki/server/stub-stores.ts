import type { ServiceRequest } from "../../runtime/http/service.js";
import type { RootFacts } from "../../runtime/action-api/root-members.js";
import type { LiveWiki } from "../call/stub-action.js";
import { generalFacts, timeOf } from "../data/site.js";
import { anonymous } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import { storeOf } from "../store/store.js";
import type { Store, StoredWiki } from "../store/store.js";
import { originOf, wikiAt } from "../store/wiki-address.js";
import { textOrEmpty } from "../values/row.js";

/** An indexed wiki at the URL of a request. */
export interface StubStore {
  readonly store: Store;
  readonly namespaces: readonly number[];
  /** The caller for requests without a session. */
  readonly anonymous: Caller;
  /** Facts for the responses to all requests. */
  readonly facts: RootFacts;
  /** The article path; `$1` is the title. */
  readonly articlePath: string;
}

/** The maximum number of URLs with indexes, because clients can send any URL. */
const MAX_ADDRESSES = 8;

/** Finds the store for a request. Stores are created once per wiki content and URL. */
export function stubStores(
  wiki: Pick<LiveWiki, "current">,
): (request: ServiceRequest) => StubStore {
  let content = wiki.current();
  let stores = new Map<string, StubStore>();
  return ({ original, headers }) => {
    if (content !== wiki.current() || stores.size > MAX_ADDRESSES) {
      content = wiki.current();
      stores = new Map();
    }
    const { host = "" } = headers;
    const name = original ? new URL(original.url).origin : host;
    const known = stores.get(name);
    if (known) return known;
    const made = stubStore(wikiAt(content, originOf(original, host)));
    stores.set(name, made);
    return made;
  };
}

function stubStore(wiki: StoredWiki): StubStore {
  const store = storeOf(wiki);
  const { lang, server, scriptpath, articlepath } = generalFacts(store.site);
  return {
    store,
    namespaces: [...store.site.namespaces.keys()].filter((id) => id >= 0),
    anonymous: anonymous(store),
    facts: {
      // The stub does not have a clock: its wiki's time does not advance.
      now: () => timeOf(store.site),
      language: textOrEmpty(lang) || "en",
      docref: `${textOrEmpty(server)}${textOrEmpty(scriptpath)}/api.php`,
    },
    articlePath: textOrEmpty(articlepath),
  };
}
