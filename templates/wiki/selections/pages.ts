import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { PageFields } from "../../runtime/query-service/page-fields.js";
import { wireName } from "../../runtime/query-service/query-call.js";
import { argument, argumentList } from "../call/module-call.js";
import type { CustomModule } from "../call/module-response.js";
import { namedPage } from "../call/named-page.js";
import type { ComputedColumn } from "../columns/column.js";
import { CATEGORY } from "../data/namespaces.js";
import { fieldRenderer, rowFields } from "../select/fields.js";
import {
  absent,
  asGenerator,
  brokenRule,
  given,
  has,
  not,
  refuse,
} from "../select/request-condition.js";
import { bound, byValue, equals, is, none, notEmpty, provided } from "../select/row-condition.js";
import type { Convert } from "../select/row-condition.js";
import type { Condition, RowsSelection, Selections } from "../select/selection.js";
import { inTitles } from "../select/title-condition.js";
import { hexOf } from "../values/bytes.js";
import type { TableRow } from "../values/row.js";
import { numberOrZero } from "../values/row.js";
import { PAGE_COLUMNS, byRedirect, inPeriod, inRange, ofPage } from "./parts.js";

const HEXADECIMAL = /^[\da-f]*$/i;

const hasLanguageLinks: Condition =
  ({ call: { store } }) =>
  ({ pageid }) =>
    store.find("langlinks", "pageid", pageid).length > 0;

/**
 * Pages protected with the requested types, levels, extent and expiry. Parameters missing from the
 * catalogue use their defaults.
 */
const byProtection: Condition = ({ call }) => {
  const types = argumentList(call, "prtype");
  const levels = argumentList(call, "prlevel").filter((level) => level !== "");
  const cascading = argument(call, "prfiltercascade") ?? "all";
  const expiry = argument(call, "prexpiry") ?? "all";
  if (types.length === 0 && expiry === "all") return undefined;
  const isOfType = ({ type, level, cascade }: TableRow): boolean =>
    types.includes(type) &&
    (levels.length === 0 || levels.includes(level)) &&
    (cascading === "all" || (cascade === true) === (cascading === "cascading"));
  return ({ pageid }) =>
    call.store
      .find("restrictions", "pageid", pageid)
      .some(
        (each) =>
          (types.length === 0 || isOfType(each)) &&
          (expiry === "all" || (each["expiry"] === "infinity") === (expiry === "indefinite")),
      );
};

const allpages: RowsSelection = {
  anyValue: ["prtype", "prlevel"],
  from: "pages",
  refuse: [
    refuse(
      "params",
      "allpages as a generator cannot be used together with redirects: use filterredir.",
      asGenerator,
      ({ query }) => query["redirects"] === true,
    ),
    brokenRule,
  ],
  where: [
    equals("ns", "namespace"),
    ...inTitles(),
    ...inRange("length", "minsize", "maxsize"),
    byRedirect,
    byValue("filterlanglinks", {
      withlanglinks: hasLanguageLinks,
      withoutlanglinks: none(hasLanguageLinks),
    }),
    byProtection,
  ],
  order: ["key"],
  pages: { by: "row" },
};

/** Multiples of the golden ratio are evenly distributed. */
const GOLDEN = 0.618_033_988_75;

/** A pseudo-random number derived from a page's number. */
const randomNumber: ComputedColumn = ({ pageid }) =>
  Math.floor(((numberOrZero(pageid) * GOLDEN) % 1) * 0x1_0000_0000);

/** Pages in a fixed order that is independent of their titles. */
const random: RowsSelection = {
  anyValue: ["contentmodel"],
  from: "pages",
  where: [
    equals("ns", "namespace"),
    provided(absent("redirect"), byRedirect),
    provided(given("redirect"), is("redirect", true)),
    ...inRange("length", "minsize", "maxsize"),
    equals("contentmodel", "contentmodel"),
  ],
  order: [{ column: randomNumber }],
  pages: { by: "row" },
  position: true,
  columns: { id: "pageid" },
};

/** The members of the category in the parameters `title` or `pageid`. */
const ofCategory: Condition = ({ call }) => {
  const named = namedPage(call);
  if (named.kind === "refused") return named;
  const { ns, key, text } = named.value;
  if (ns < 0) return refused("pagecannotexist", `A page cannot have the title ${text}.`);
  if (ns !== CATEGORY) return refused("invalidcategory", `${text} is not a category.`);
  return (row) => row["key"] === key;
};

/**
 * The members between sort keys. Each bound is the first of three parameters that the request sets.
 */
const bySortKey: Condition = provided(
  absent("continue"),
  ...(["start", "end"] as const).flatMap((side) => {
    const [prefix, hexadecimal] = [`${side}sortkeyprefix`, `${side}hexsortkey`];
    const test = side === "start" ? "from" : "to";
    const fromHexadecimal: Convert = (text, call) =>
      text.length % 2 === 0 && HEXADECIMAL.test(text)
        ? text.toLowerCase()
        : refused(`badvalue_${wireName(call, hexadecimal)}`, `${text} is not hexadecimal.`);
    return [
      bound("sortkey", prefix, test, (text) => hexOf(text.toUpperCase())),
      provided(absent(prefix), bound("sortkey", hexadecimal, test, fromHexadecimal)),
      provided(not(given(prefix, hexadecimal)), bound("sortkey", `${side}sortkey`, test, hexOf)),
    ];
  }),
);

const categorymembers: RowsSelection = {
  from: "categorylinks",
  where: [ofCategory, equals(ofPage("ns"), "namespace")],
  columns: PAGE_COLUMNS,
  pages: { by: "row" },
  variants: [
    { when: has("sort", "timestamp"), where: inPeriod, order: ["timestamp", "pageid"] },
    {
      when: has("sort", "sortkey"),
      where: [equals("type", "type"), notEmpty("type"), bySortKey],
      order: [{ column: "type", by: "type", always: "up" }, "sortkey", "pageid"],
    },
  ],
};

/** The member counts of each category page. */
const categoryInfo: CustomModule = (call, result) => {
  const show = fieldRenderer(rowFields(result), call, "categories");
  const pages = call.pages.titles().flatMap(({ id, ns, key }): PageFields[] => {
    const row = ns === CATEGORY ? call.store.find("categories", "key", key)[0] : undefined;
    return row ? [{ id, fields: { categoryinfo: show(row) } }] : [];
  });
  return ok({ pages });
};

/** The modules that list pages, categories, page properties, and titles without a page. */
export const pageModules: Selections = {
  allcategories: {
    from: "categories",
    where: [...inTitles(CATEGORY), ...inRange("size", "min", "max")],
    order: ["key"],
    pages: { by: "title" },
  },
  allpages,
  categoryinfo: { run: categoryInfo },
  categorymembers,
  random,
  pagepropnames: {
    from: "pageprops",
    distinct: ["name"],
    order: ["name"],
    columns: { propname: "name" },
  },
  pageswithprop: {
    from: "pageprops",
    where: [equals("name", "propname")],
    order: ["pageid"],
    columns: PAGE_COLUMNS,
    pages: { by: "row" },
  },
  protectedtitles: {
    anyValue: ["level"],
    from: "protectedtitles",
    where: [equals("ns", "namespace"), equals("level", "level"), ...inPeriod],
    order: ["timestamp", "ns", "key"],
    pages: { by: "title" },
  },
};
