import { refused } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentText } from "../call/module-call.js";
import type { ComputedColumn } from "../columns/column.js";
import { CATEGORY, FILE } from "../data/namespaces.js";
import { generalFacts } from "../data/site.js";
import { absent, given } from "../select/request-condition.js";
import {
  bound,
  equals,
  is,
  notEmpty,
  provided,
  shown,
  startsWith,
} from "../select/row-condition.js";
import type {
  Condition,
  OrderTerm,
  RowsPart,
  RowsSelection,
  Selections,
  When,
} from "../select/selection.js";
import { titleKey, titled } from "../select/title-condition.js";
import { urlIndexTest } from "../select/url-index-test.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { PAGE_COLUMNS, ofPage } from "./parts.js";

const isHidden: ComputedColumn = ({ key }, { store }) =>
  store.find("categories", "key", key)[0]?.["hidden"];

/** The modules for links between pages on the wiki. */
export const pageLinks: Selections = {
  alllinks: targets("pagelinks", "target"),
  alltransclusions: targets("templatelinks", "target"),
  allredirects: targets("redirects", "key"),
  allfileusages: targets("imagelinks", "key", FILE),
  links: titlesIn("pagelinks", ["ns", "key"], titled("titles", "invalidtitle")),
  templates: titlesIn("templatelinks", ["ns", "key"], titled("templates", "invalidtitle")),
  images: titlesIn("imagelinks", ["key"], titled("images", "notfile", FILE)),
  categories: {
    ...titlesIn("categorylinks", ["key"], titled("categories", "invalidcategory", CATEGORY)),
    columns: { hidden: isHidden },
  },
  linkshere: linksTo("pagelinks"),
  transcludedin: linksTo("templatelinks"),
  fileusage: linksTo("imagelinks", FILE),
  redirects: {
    ...linksTo("redirects"),
    where: [
      is("interwiki", undefined, ""),
      equals(ofPage("ns"), "namespace"),
      notEmpty("namespace"),
      shown({ fragment: ({ fragment = "" }) => fragment !== "" }),
    ],
    order: [...ofSeveralPages(), "pageid"],
  },
};

/** Link targets. */
function targets(from: string, column: "target" | "key", namespace?: number): RowsSelection {
  // The server orders some links by target number, always ascending, but continues in the requested
  // direction.
  const target: OrderTerm = column === "target" ? { column, always: "up" } : column;
  const key = titleKey(namespace);
  const unique = { distinct: ["key"], order: [target], continueBy: ["key"] } as const;
  return {
    from,
    where: [
      equals("ns", "namespace"),
      provided(absent("continue"), bound("key", "from", "min", key)),
      bound("key", "to", "max", key),
      startsWith("key", "prefix", key),
    ],
    order: [target, "pageid"],
    continueBy: [column, "pageid"],
    columns: { fromid: "pageid" },
    variants: [{ when: given("unique"), ...unique, pages: { by: "title" } }],
  };
}

/** The titles that pages use in one way. */
function titlesIn(from: string, order: readonly string[], byTitle: Condition): RowsSelection {
  return {
    from,
    belongs: "pageid",
    where: [equals("ns", "namespace"), byTitle, shown({ hidden: isHidden })],
    order: ["pageid", ...order],
    pages: { by: "title" },
  };
}

/**
 * Links to pages.
 *
 * @param namespace the only namespace with pages that can have such links
 */
function linksTo(from: string, namespace?: number): RowsSelection {
  return {
    from,
    belongs: "title",
    ...(namespace !== undefined && { namespace }),
    where: [
      equals(ofPage("ns"), "namespace"),
      notEmpty("namespace"),
      shown({ redirect: ofPage("redirect") }),
    ],
    order: [
      ...ofSeveralPages(namespace),
      { column: ofPage("ns"), when: (call) => argumentList(call, "namespace").length > 1 },
      "pageid",
    ],
    pages: { by: "title", column: "pageid" },
    columns: { ...PAGE_COLUMNS, redirect: ofPage("redirect") },
  };
}

/** The order by the request's pages, without a column that is the same for all of them. */
function ofSeveralPages(namespace?: number): readonly OrderTerm[] {
  const hasSeveral =
    (column: "ns" | "key"): When =>
    ({ pages }) => {
      const titles = pages.entries
        .filter((entry) => "ns" in entry)
        .filter(({ ns }) => namespace === undefined || ns === namespace);
      return new Set(titles.map((entry) => entry[column])).size > 1;
    };
  return [
    { column: "ns", when: hasSeveral("ns") },
    { column: "key", when: hasSeveral("key") },
  ];
}

/** Links whose URL begins with `query`, or with the protocol if `query` is empty. */
const byUrl: Condition = ({ call }) => {
  const query = argumentText(call, "query") ?? "";
  const protocol = argumentText(call, "protocol") ?? "";
  if (query !== "") {
    const isMatch = urlIndexTest(query, protocol);
    if (!isMatch) return refused("badquery", `${JSON.stringify(query)} is not a URL.`);
    return ({ index }) => isMatch(textOrEmpty(index));
  }
  if (protocol !== "") return ({ index }) => textOrEmpty(index).startsWith(`${protocol}:`);
  // A link without a protocol is stored twice.
  return ({ url, index }) =>
    !textOrEmpty(url).startsWith("//") || textOrEmpty(index).startsWith("http://");
};

/** Links from the number in `continue`; no link if it is not a number. */
const fromId: Condition = ({ call }) => {
  const first = argumentText(call, "continue");
  if (first === undefined) return undefined;
  return ({ id }) => /^\d+$/.test(first) && numberOrZero(id) >= Number(first);
};

/** The URL. If requested, the wiki's protocol is added to a URL without one. */
const url: ComputedColumn = (row, { args, store }) => {
  const written = textOrEmpty(row["url"]);
  if (args["expandurl"] !== true || !written.startsWith("//")) return written;
  const [protocol] = textOrEmpty(generalFacts(store.site)["server"]).split("//", 1);
  return `${protocol || "http:"}${written}`;
};

/** The modules for links to URLs, other wikis and other languages. */
export const externalLinks: Selections = {
  extlinks: {
    anyValue: ["protocol"],
    from: "extlinks",
    belongs: "pageid",
    where: [byUrl, fromId],
    order: ["id"],
    continueAt: "continue",
    columns: { url },
  },
  exturlusage: {
    anyValue: ["protocol"],
    from: "extlinks",
    where: [byUrl, fromId, equals(ofPage("ns"), "namespace")],
    order: ["id"],
    continueAt: "continue",
    columns: { ...PAGE_COLUMNS, url },
    pages: { by: "row" },
  },
  iwlinks: {
    from: "iwlinks",
    belongs: "pageid",
    where: byPrefixAndTitle("prefix"),
    order: ["pageid", "prefix", "title"],
  },
  langlinks: {
    from: "langlinks",
    belongs: "pageid",
    where: byPrefixAndTitle("lang"),
    order: ["pageid", "lang"],
  },
  iwbacklinks: {
    from: "iwlinks",
    ...prefixedLinks("prefix", { iwprefix: "prefix", iwtitle: "title" }),
  },
  langbacklinks: {
    from: "langlinks",
    ...prefixedLinks("lang", { lllang: "lang", lltitle: "title" }),
  },
};

/** Pages with links that match the requested prefix and title. */
function prefixedLinks(prefix: string, columns: RowsPart["columns"]): RowsPart {
  return {
    where: byPrefixAndTitle(prefix),
    order: [prefix, "title", "pageid"],
    columns: { ...PAGE_COLUMNS, redirect: ofPage("redirect"), ...columns },
    pages: { by: "title", column: "pageid" },
  };
}

function byPrefixAndTitle(prefix: string): readonly Condition[] {
  return [equals(prefix, prefix), equals("title", "title")];
}
