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

/** A wiki with indexes, at the address of a request. */
export interface StubStore {
  readonly store: Store;
  readonly namespaces: readonly number[];
  /** The caller of requests without a session. */
  readonly anonymous: Caller;
  /** The facts of the response to every request. */
  readonly facts: RootFacts;
  /** The path of an article; `$1` is the title. */
  readonly articlePath: string;
}

/** The addresses that a stub keeps indexes for. A client can send any. */
const MAX_ADDRESSES = 8;

/** Finds the store for a request. Stores are made once for each content of the wiki and address. */
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
      // The stub has no clock: its wiki's time does not advance.
      now: () => timeOf(store.site),
      language: textOrEmpty(lang) || "en",
      docref: `${textOrEmpty(server)}${textOrEmpty(scriptpath)}/api.php`,
    },
    articlePath: textOrEmpty(articlepath),
  };
}
