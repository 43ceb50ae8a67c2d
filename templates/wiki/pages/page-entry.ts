import type { Json, JsonObject } from "../../runtime/model/json.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Store } from "../store/store.js";
import { FILE, MEDIA, MEDIAWIKI, SPECIAL } from "../data/namespaces.js";
import { specialName } from "../data/title.js";

/** A page that a request selects. */
export type PageEntry =
  /** An existing page. */
  | {
      readonly kind: "page";
      readonly id: number;
      readonly ns: number;
      readonly key: string;
      readonly row: TableRow;
    }
  /** Titles without a page, including special pages, are numbered downwards from -1. */
  | {
      readonly kind: "missing" | "special";
      readonly id: number;
      readonly ns: number;
      readonly key: string;
      readonly text: string;
    }
  | {
      readonly kind: "invalid";
      readonly id: number;
      readonly title: string;
      readonly reason: Json;
    }
  | { readonly kind: "missing id"; readonly id: number };

/** A page, or a page's title. */
export type TitledEntry = Extract<PageEntry, { readonly ns: number }>;

/** The fields of every page in a response. */
export function entryFields(entry: PageEntry, store: Store): JsonObject {
  switch (entry.kind) {
    case "page":
      return { pageid: entry.id, ns: entry.ns, title: textOrEmpty(entry.row["title"]) };
    case "missing":
      return {
        ns: entry.ns,
        title: entry.text,
        missing: true,
        ...(isKnown(entry, store) && { known: true }),
      };
    case "special":
      return {
        ns: entry.ns,
        title: entry.text,
        special: true,
        ...(!isKnown(entry, store) && { missing: true }),
      };
    case "invalid":
      return { title: entry.title, invalidreason: entry.reason, invalid: true };
    case "missing id":
      return { pageid: entry.id, missing: true };
  }
}

/** Some titles are valid link targets without a page: files, messages, special pages. */
function isKnown(
  { ns, key }: { readonly ns: number; readonly key: string },
  store: Store,
): boolean {
  switch (ns) {
    case FILE:
    case MEDIA:
      return store.find("files", "key", key).length > 0;
    case MEDIAWIKI: {
      const name = key.slice(0, 1).toLowerCase() + key.slice(1);
      return store.find("messages", "normalizedname", name).length > 0;
    }
    case SPECIAL:
      return specialName(store.site, key) !== undefined;
    default:
      return false;
  }
}
