import { parseTitle, titleInNamespace, titleOf } from "../../runtime/title/parse-title.js";
import type { Title } from "../../runtime/title/parse-title.js";
import type { Site } from "./site.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { SPECIAL } from "./namespaces.js";

export {
  parseTitle,
  prefixed,
  titleInNamespace,
  titleOf,
} from "../../runtime/title/parse-title.js";
export type { ExternalTitle, InvalidTitle, Title } from "../../runtime/title/parse-title.js";

/** The page title that a row names: the page's own row or a row that refers to it. */
export function rowTitle(site: Site, { ns, key, fragment }: TableRow): Title {
  return titleOf(site, numberOrZero(ns), textOrEmpty(key), textOrEmpty(fragment));
}

/** The key of a prefixed title whose namespace is known. */
export function titleKey(ns: number, text: string): string {
  const page = ns === 0 ? text : text.slice(text.indexOf(":") + 1);
  return page.replaceAll(" ", "_");
}

/**
 * The namespace and key of a part of a title, such as its beginning; undefined if it is not part of
 * a title.
 *
 * @param ns the namespace of the title, if the part does not begin with it
 */
export function titleOfPart(
  site: Site,
  part: string,
  ns?: number,
): { readonly ns: number; readonly key: string } | undefined {
  const title =
    ns === undefined ? parseTitle(site, `${part}x`) : titleInNamespace(site, ns, `${part}x`);
  if (title.kind !== "title" || title.fragment !== "") return undefined;
  return title.ns === (ns ?? title.ns) ? { ns: title.ns, key: title.key.slice(0, -1) } : undefined;
}

/** The unique name of a title in maps. */
export function pageNameOf(ns: number, key: string): string {
  return `${ns}:${key}`;
}

/** A parsed title of the special namespace. */
export interface SpecialName {
  /** The name that the page has in every wiki. */
  readonly name: string;
  /** The key with the wiki's name of the special page, and the part after it. */
  readonly key: string;
  /** The part after the first slash; absent without one. */
  readonly rest?: string;
}

/** Parses the key of a special page in any letter case; undefined if the wiki has no such page. */
export function specialName({ specialPages }: Site, key: string): SpecialName | undefined {
  const slash = key.indexOf("/");
  const page = specialPages.get((slash < 0 ? key : key.slice(0, slash)).toLowerCase());
  if (!page) return undefined;
  if (slash < 0) return page;
  return { name: page.name, key: page.key + key.slice(slash), rest: key.slice(slash + 1) };
}

/** A title as the wiki writes it: aliases of special pages are replaced by their names. */
export function ownName(site: Site, title: Title): Title {
  const special = title.ns === SPECIAL ? specialName(site, title.key) : undefined;
  return special ? titleOf(site, SPECIAL, special.key, title.fragment) : title;
}
