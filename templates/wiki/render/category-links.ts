import { escapeHtml } from "../../runtime/http/html.js";
import { titleOf } from "../data/title.js";
import { CATEGORY, SPECIAL } from "../data/namespaces.js";
import { element, pageLink } from "./page-link.js";
import type { PageSource } from "./page-source.js";

/** A page's category. */
export interface PageCategory {
  readonly key: string;
  readonly isHidden: boolean;
}

/**
 * The box with a page's categories, as in MediaWiki's core skins (observed on MediaWiki 1.39 to
 * 1.45).
 */
export function categoryLinks(pages: PageSource, categories: readonly PageCategory[]): string {
  const shown = categories.filter(({ isHidden }) => !isHidden);
  const hidden = categories.filter(({ isHidden }) => isHidden);
  const name = shown.length === 1 ? "Category" : "Categories";
  const hiddenName = hidden.length === 1 ? "Hidden category" : "Hidden categories";
  const lists =
    categoryList(pages, "normal", "", linkTo(pages, SPECIAL, "Categories", name), shown) +
    categoryList(pages, "hidden", " mw-hidden-cats-hidden", hiddenName, hidden);
  const classes = shown.length === 0 ? "catlinks catlinks-allhidden" : "catlinks";
  return element("div", { id: "catlinks", class: classes, "data-mw": "interface" }, lists);
}

function categoryList(
  pages: PageSource,
  kind: "normal" | "hidden",
  classes: string,
  heading: string,
  categories: readonly PageCategory[],
): string {
  if (categories.length === 0) return "";
  const items = categories.map(({ key }) => {
    const label = escapeHtml(key.replaceAll("_", " "));
    return element("li", {}, linkTo(pages, CATEGORY, key, label));
  });
  const name = `mw-${kind}-catlinks`;
  const list = `${heading}: ${element("ul", {}, items.join(""))}`;
  return element("div", { id: name, class: name + classes }, list);
}

/** A link on a page that is never the link's target. */
function linkTo(pages: PageSource, ns: number, key: string, label: string): string {
  const target = titleOf(pages.site, ns, key);
  return pageLink(pages, { ...target, key: "" }, target, label);
}
