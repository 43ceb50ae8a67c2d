import { allpagesModule } from "../../../generated/paraminfo/allpages.js";
import { pagepropnamesModule } from "../../../generated/paraminfo/pagepropnames.js";
import { pageswithpropModule } from "../../../generated/paraminfo/pageswithprop.js";
import { protectedtitlesModule } from "../../../generated/paraminfo/protectedtitles.js";
import { randomModule } from "../../../generated/paraminfo/random.js";
import type { Selection } from "../select/selection.js";
import { PAGE_COLUMNS, byRedirect, inPeriod, inTitles } from "./parts.js";

const allpages: Selection = {
  module: allpagesModule,
  anyValue: ["prtype", "prlevel"],
  kind: "rows",
  from: "pages",
  refuse: [
    {
      when: [{ generator: true }, { redirects: true }],
      code: "params",
      text: "allpages as a generator cannot be used together with redirects: use filterredir.",
    },
    {
      when: [
        { given: "prlevel" },
        { not: { filled: "prtype" } },
        { param: "prexpiry", is: ["all"] },
      ],
      code: "invalidparammix",
      text: "prlevel requires prtype.",
    },
  ],
  where: [
    { param: "namespace", column: "ns" },
    ...inTitles(),
    { param: "minsize", column: "length", test: "min" },
    { param: "maxsize", column: "length", test: "max" },
    byRedirect,
    {
      param: "filterlanglinks",
      cases: {
        withlanglinks: [{ exists: "langlinks", on: { pageid: "pageid" } }],
        withoutlanglinks: [{ none: [{ exists: "langlinks", on: { pageid: "pageid" } }] }],
      },
    },
    {
      when: [{ anyOf: [{ filled: "prtype" }, { not: { param: "prexpiry", is: ["all"] } }] }],
      demand: [
        {
          exists: "restrictions",
          on: { pageid: "pageid" },
          where: [
            {
              when: [{ filled: "prtype" }],
              demand: [
                { param: "prtype", column: "type" },
                {
                  when: [{ param: "prlevel", unlike: "nothing" }],
                  demand: [{ param: "prlevel", column: "level" }],
                },
                {
                  param: "prfiltercascade",
                  cases: {
                    cascading: [{ column: "cascade", is: true }],
                    noncascading: [{ column: "cascade", isnt: true }],
                  },
                },
              ],
            },
            {
              param: "prexpiry",
              cases: {
                indefinite: [{ column: "expiry", is: "infinity" }],
                definite: [{ column: "expiry", isnt: "infinity" }],
              },
            },
          ],
        },
      ],
    },
  ],
  order: ["key"],
  pages: { by: "row" },
};

/** Pages in an order that does not follow their titles, always the same. */
const random: Selection = {
  module: randomModule,
  anyValue: ["contentmodel"],
  kind: "rows",
  from: "pages",
  refuse: [
    {
      when: [{ given: "redirect" }, { not: { param: "filterredir", is: ["nonredirects"] } }],
      code: "invalidparammix",
      text: "redirect cannot be used together with filterredir.",
    },
  ],
  where: [
    { param: "namespace", column: "ns" },
    { when: [{ absent: "redirect" }], demand: [byRedirect] },
    { when: [{ given: "redirect" }], demand: [{ column: "redirect", is: true }] },
    { param: "minsize", column: "length", test: "min" },
    { param: "maxsize", column: "length", test: "max" },
    { param: "contentmodel", column: "contentmodel" },
  ],
  order: [{ column: "random", form: "hexadecimal" }],
  pages: { by: "row" },
  position: true,
  columns: { id: "pageid" },
};

/** The modules that list pages, their properties, and titles without a page. */
export const pageModules: readonly Selection[] = [
  allpages,
  random,
  {
    module: pagepropnamesModule,
    kind: "rows",
    from: "pageprops",
    distinct: ["name"],
    order: ["name"],
    columns: { propname: "name" },
  },
  {
    module: pageswithpropModule,
    kind: "rows",
    from: "pageprops",
    where: [{ param: "propname", column: "name" }],
    order: [{ column: "pageid", form: "number" }],
    columns: PAGE_COLUMNS,
    pages: { by: "row" },
  },
  {
    module: protectedtitlesModule,
    anyValue: ["level"],
    kind: "rows",
    from: "protectedtitles",
    where: [{ param: "namespace", column: "ns" }, { param: "level", column: "level" }, ...inPeriod],
    order: ["timestamp", { column: "ns", form: "number" }, "key"],
    pages: { by: "title" },
  },
];
