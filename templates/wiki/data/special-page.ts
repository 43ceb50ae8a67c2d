import type { Site } from "./site.js";
import { titleOf } from "./title.js";
import type { Title } from "./title.js";
import { SPECIAL } from "./namespaces.js";

/** The namespaces of the pages of the caller, to which special pages redirect. */
const OF_CALLER: Readonly<Record<string, number>> = { Mypage: 2, Mytalk: 3 };

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

/** The target of `Special:MyPage` and `Special:MyTalk` for a caller, by the caller's name; undefined for other titles. */
export function pageOfCaller(site: Site, { ns, key }: Title, caller: string): Title | undefined {
  const special = ns === SPECIAL ? specialName(site, key) : undefined;
  const target = special && OF_CALLER[special.name];
  if (target === undefined) return undefined;
  const rest = special?.rest ? `/${special.rest}` : "";
  return titleOf(site, target, caller.replaceAll(" ", "_") + rest);
}
