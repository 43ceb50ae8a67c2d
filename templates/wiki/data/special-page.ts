import type { Site } from "./site.js";
import { titleOf } from "./title.js";
import type { Title } from "./title.js";
import { SPECIAL } from "./namespaces.js";

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
