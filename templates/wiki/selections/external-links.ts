import { extlinksModule } from "../../../generated/paraminfo/extlinks.js";
import { exturlusageModule } from "../../../generated/paraminfo/exturlusage.js";
import { iwbacklinksModule } from "../../../generated/paraminfo/iwbacklinks.js";
import { iwlinksModule } from "../../../generated/paraminfo/iwlinks.js";
import { langbacklinksModule } from "../../../generated/paraminfo/langbacklinks.js";
import { langlinksModule } from "../../../generated/paraminfo/langlinks.js";
import type { RowCondition } from "../select/condition-types.js";
import type { Refusal, Selection } from "../select/selection.js";
import { PAGE_COLUMNS } from "./parts.js";

const byUrl: readonly RowCondition[] = [
  {
    when: [{ param: "query", unlike: "nothing" }],
    demand: [{ param: "query", column: "index", test: "link" }],
  },
  {
    when: [{ not: { param: "query", unlike: "nothing" } }],
    demand: [
      {
        when: [{ not: { param: "protocol", is: [""] } }],
        demand: [{ param: "protocol", column: "scheme" }],
      },
      { when: [{ param: "protocol", is: [""] }], demand: [{ column: "isSecond", is: false }] },
    ],
  },
];

/** The modules about links to URLs, other wikis and other languages. */
export const externalLinks: readonly Selection[] = [
  {
    module: extlinksModule,
    anyValue: ["protocol"],
    kind: "rows of pages",
    from: "extlinks",
    belongs: "pageid",
    where: byUrl,
    continue: { escaped: true },
    order: ["id"],
    variants: [{ when: [{ given: "expandurl" }], columns: { url: "fullurl" } }],
  },
  {
    module: exturlusageModule,
    anyValue: ["protocol"],
    kind: "rows",
    from: "extlinks",
    where: [...byUrl, { param: "namespace", column: "page.ns" }],
    continue: { escaped: true },
    order: ["id"],
    columns: PAGE_COLUMNS,
    pages: { by: "row" },
    variants: [{ when: [{ given: "expandurl" }], columns: { ...PAGE_COLUMNS, url: "fullurl" } }],
  },
  {
    module: iwlinksModule,
    kind: "rows of pages",
    from: "iwlinks",
    belongs: "pageid",
    refuse: [titleAlone("prefix"), urlTwice()],
    where: byPrefixAndTitle("prefix"),
    order: ["pageid", "prefix", "title"],
  },
  {
    module: langlinksModule,
    kind: "rows of pages",
    from: "langlinks",
    belongs: "pageid",
    refuse: [titleAlone("lang"), urlTwice()],
    where: byPrefixAndTitle("lang"),
    order: ["pageid", "lang"],
  },
  {
    module: iwbacklinksModule,
    kind: "rows",
    from: "iwlinks",
    refuse: [titleAlone("prefix")],
    where: byPrefixAndTitle("prefix"),
    order: ["prefix", "title", "pageid"],
    columns: {
      ...PAGE_COLUMNS,
      redirect: "page.redirect",
      iwprefix: "prefix",
      iwtitle: "title",
    },
    pages: { by: "title", column: "pageid" },
  },
  {
    module: langbacklinksModule,
    kind: "rows",
    from: "langlinks",
    refuse: [{ ...titleAlone("lang"), code: "nolang" }],
    where: byPrefixAndTitle("lang"),
    order: ["lang", "title", "pageid"],
    columns: { ...PAGE_COLUMNS, lllang: "lang", lltitle: "title" },
    pages: { by: "title", column: "pageid" },
  },
];

function byPrefixAndTitle(prefix: string): readonly RowCondition[] {
  return [
    { param: prefix, column: prefix },
    { param: "title", column: "title" },
  ];
}

function titleAlone(prefix: string): Refusal {
  return {
    when: [{ given: "title" }, { absent: prefix }],
    code: "invalidparammix",
    text: `title requires ${prefix}.`,
  };
}

function urlTwice(): Refusal {
  return {
    when: [{ given: "url" }, { given: "prop" }],
    code: "invalidparammix",
    text: "url cannot be used together with prop: prop=url has the same effect.",
  };
}
