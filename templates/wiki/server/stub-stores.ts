import type { ServiceRequest } from "../../runtime/http/service.js";
import { anonymous } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import { storeOf } from "../store/store.js";
import type { Store, StoredWiki } from "../store/store.js";
import { originOf, wikiAt } from "../store/wiki-address.js";

/** A wiki with indexes, at the address of a request. */
export interface StubStore {
  readonly store: Store;
  readonly namespaces: readonly number[];
  /** The caller of requests without a session. */
  readonly anonymous: Caller;
}

/** The addresses that a stub keeps indexes for. A client can send any. */
const MAX_ADDRESSES = 8;

/** Finds the store for a request. Stores are made once for each content of the wiki and address. */
export function stubStores(current: () => StoredWiki): (request: ServiceRequest) => StubStore {
  let content = current();
  let stores = new Map<string, StubStore>();
  return ({ original, headers }) => {
    if (content !== current() || stores.size > MAX_ADDRESSES) {
      content = current();
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
  return {
    store,
    namespaces: [...store.site.namespaces.keys()].filter((id) => id >= 0),
    anonymous: anonymous(store),
  };
}
