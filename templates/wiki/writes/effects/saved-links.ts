import type { Site } from "../../data/site.js";
import { titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import type { Tables } from "../../data/wiki.js";
import { isSince } from "../../data/wiki-version.js";
import type { PageLinks } from "../../wikitext/links.js";

const CATEGORY = 14;

/**
 * The links of a text as the server saves them, by what the wiki has: a template that is missing is
 * linked to, and categories of the software list pages without a file that they use and hidden
 * categories. Observed on MediaWiki 1.39 and 1.43, with its own names of the categories.
 */
export function savedLinks(
  links: PageLinks,
  { ns }: Title,
  site: Site,
  { pages, files }: Tables,
): PageLinks {
  const titles = new Set(pages.map(({ title }) => title));
  const names = new Set(files.map(({ name }) => name));
  const missing = links.templates.filter(({ text }) => !titles.has(text));
  const isBroken = links.images.some(({ key }) => !names.has(key));
  const isHidden = ns === CATEGORY && links.props["hiddencat"] !== undefined;
  const tracked = [
    ...(isBroken ? ["Pages_with_broken_file_links"] : []),
    ...(isHidden ? ["Hidden_categories"] : []),
  ].map((key) => ({
    title: titleOf(site, CATEGORY, key),
    prefix: links.props["defaultsort"] ?? "",
  }));
  return {
    ...links,
    links: [
      ...links.links,
      ...missing.filter(({ text }) => !links.links.some((each) => each.text === text)),
    ],
    categories: [...links.categories, ...tracked],
    extlinks: isSince(site, "1.43") ? links.extlinks.map(withPath) : links.extlinks,
  };
}

/** Since 1.43, the server keeps the path of a URL apart from its host, and an empty one is `/`. */
function withPath(url: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]+$/i.test(url) ? `${url}/` : url;
}
