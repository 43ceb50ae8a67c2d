import { DEFAULT_SERVER } from "../data/site.js";
import { objectOrEmpty } from "../values/row.js";
import type { StoredWiki } from "./store.js";

/**
 * A wiki at a request's URL, such as `http://127.0.0.1:8055`. If the wiki's data sets a server, the
 * wiki keeps it.
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

/** A request's scheme and host; undefined if neither its URL nor its headers contain them. */
export function originOf(
  original: { readonly url: string } | undefined,
  host: string | undefined,
): string | undefined {
  const address = original?.url ?? `http://${host ?? ""}`;
  const { origin } = URL.canParse(address) ? new URL(address) : { origin: "null" };
  // Request URLs in service workers and files do not have a host.
  return origin === "null" ? undefined : origin;
}
