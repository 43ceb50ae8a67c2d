// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { DEFAULT_SERVER } from "../data/default-site.js";
import { objectOrEmpty } from "../values/row.js";
import type { Cell, TableRow } from "../values/row.js";
import type { StoredWiki } from "./store.js";

/**
 * A wiki at the address of a request, such as `http://127.0.0.1:8055`. A wiki whose data name a
 * server stays there.
 */
export function wikiAt(wiki: StoredWiki, origin: string | undefined): StoredWiki {
  const general = objectOrEmpty(wiki.site["general"]);
  if (origin === undefined || general["server"] !== DEFAULT_SERVER || origin === DEFAULT_SERVER)
    return wiki;
  const moved = (cell: Cell): Cell =>
    typeof cell === "string" && cell.startsWith(DEFAULT_SERVER)
      ? origin + cell.slice(DEFAULT_SERVER.length)
      : cell;
  const movedRow = (row: TableRow): TableRow => ({
    ...row,
    ...Object.fromEntries(
      ADDRESSES.flatMap((name) => (name in row ? [[name, moved(row[name])]] : [])),
    ),
  });
  const { files = [], oldfiles = [] } = wiki.tables;
  return {
    site: {
      ...wiki.site,
      general: {
        ...general,
        server: origin,
        servername: new URL(origin).hostname,
        base: moved(general["base"]),
      },
    },
    tables: { ...wiki.tables, files: files.map(movedRow), oldfiles: oldfiles.map(movedRow) },
  };
}

/** The columns of files that are addresses. */
const ADDRESSES = ["url", "descriptionurl", "descriptionshorturl"];

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
