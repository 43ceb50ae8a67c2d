import { DEFAULT_SERVER } from "../data/site.js";
import { objectOrEmpty } from "../values/row.js";
import type { StoredWiki } from "./store.js";

/**
 * A wiki at the address of a request, such as `http://127.0.0.1:8055`. A wiki whose data name a
 * server stays there.
 */
export function wikiAt(wiki: StoredWiki, origin: string | undefined): StoredWiki {
  const general = objectOrEmpty(wiki.site["general"]);
  if (origin === undefined || general["server"] !== DEFAULT_SERVER || origin === DEFAULT_SERVER)
    return wiki;
  const moved = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replaceAll(`"${DEFAULT_SERVER}`, `"${origin}`));
  return {
    ...wiki,
    site: {
      ...wiki.site,
      general: { ...moved(general), servername: new URL(origin).hostname },
    },
    tables: {
      ...wiki.tables,
      files: moved(wiki.tables["files"] ?? []),
      oldfiles: moved(wiki.tables["oldfiles"] ?? []),
    },
  };
}

/** The scheme and host of a request; undefined if neither its address nor its headers have them. */
export function originOf(
  original: { readonly url: string } | undefined,
  host: string | undefined,
): string | undefined {
  const address = original?.url ?? `http://${host ?? ""}`;
  const { origin } = URL.canParse(address) ? new URL(address) : { origin: "null" };
  // The address of a service worker's or a file's request has no host.
  return origin === "null" ? undefined : origin;
}
