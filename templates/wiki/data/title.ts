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

/** The page title in a row: its own page or a page that it refers to. */
export function rowTitle(site: Site, { ns, key, fragment }: TableRow): Title {
  return titleOf(site, numberOrZero(ns), textOrEmpty(key), textOrEmpty(fragment));
}

/** The key of a prefixed title with a known namespace. */
export function titleKey(ns: number, text: string): string {
  const page = ns === 0 ? text : text.slice(text.indexOf(":") + 1);
  return page.replaceAll(" ", "_");
}

/**
 * The namespace and key of a partial title, such as a prefix; undefined if it is not valid.
 *
 * @param ns the namespace of the title, if the partial title does not include one
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

/** The unique name of a title, for use as a map key. */
export function pageNameOf(ns: number, key: string): string {
  return `${ns}:${key}`;
}

/** A parsed title in the special namespace. */
export interface SpecialName {
  /** The canonical name on all wikis. */
  readonly name: string;
  /** The key: the local name of the special page, and the subpage. */
  readonly key: string;
  /** The subpage after the first slash, if any. */
  readonly rest?: string;
}

/** Parses a special page's key in any letter case; undefined if the wiki does not have the page. */
export function specialName({ specialPages }: Site, key: string): SpecialName | undefined {
  const slash = key.indexOf("/");
  const page = specialPages.get((slash < 0 ? key : key.slice(0, slash)).toLowerCase());
  if (!page) return undefined;
  if (slash < 0) return page;
  return { name: page.name, key: page.key + key.slice(slash), rest: key.slice(slash + 1) };
}

/** Normalizes a title: replaces special page aliases with their names. */
export function ownName(site: Site, title: Title): Title {
  const special = title.ns === SPECIAL ? specialName(site, title.key) : undefined;
  return special ? titleOf(site, SPECIAL, special.key, title.fragment) : title;
}
