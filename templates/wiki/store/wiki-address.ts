import { DEFAULT_SERVER } from "../data/site.js";
import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
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
  const moved = <Value extends Json | Cell>(value: Value): Value | string =>
    typeof value === "string" && value.startsWith(DEFAULT_SERVER)
      ? origin + value.slice(DEFAULT_SERVER.length)
      : value;
  const movedRow = (row: TableRow): TableRow => ({
    ...row,
    ...Object.fromEntries(
      ADDRESSES.flatMap((name) => (name in row ? [[name, moved(row[name])]] : [])),
    ),
  });
  return {
    ...wiki,
    site: {
      ...wiki.site,
      general: {
        ...movedMembers(general, moved),
        server: origin,
        servername: new URL(origin).hostname,
      },
    },
    tables: {
      ...wiki.tables,
      files: (wiki.tables["files"] ?? []).map(movedRow),
      oldfiles: (wiki.tables["oldfiles"] ?? []).map(movedRow),
    },
  };
}

/** An object with each address in it at another place, at any depth: the logo, the favicon, ... */
function movedMembers(object: JsonObject, moved: (value: Json) => Json): JsonObject {
  const movedValue = (value: Json): Json => {
    if (isJsonArray(value)) return value.map(movedValue);
    return isJsonObject(value) ? movedMembers(value, moved) : moved(value);
  };
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, movedValue(value)]],
    ),
  );
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
