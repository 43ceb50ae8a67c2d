import type { Selection } from "../select/selection.js";

/** The rows of `list=allpages` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const allpages: Selection = {
  module: "query+allpages",
  params: {
    from: "*",
    continue: "*",
    to: "*",
    prefix: "*",
    namespace: "*",
    filterredir: "all|nonredirects|redirects",
    filterlanglinks: "all|withlanglinks|withoutlanglinks",
    minsize: "*",
    maxsize: "*",
    prtype: "edit|move|upload",
    prlevel: "|autoconfirmed|sysop",
    prfiltercascade: "all|cascading|noncascading",
    prexpiry: "all|definite|indefinite",
    limit: "*",
    dir: "ascending|descending",
  },
  kind: "rows",
  from: "pages",
  refuse: [
    {
      when: [{ generator: true }, { redirects: true }],
      code: "params",
      text: "Use filterredir instead of redirects where allpages is the generator.",
    },
    {
      when: [
        { given: "prlevel" },
        { not: { filled: "prtype" } },
        { param: "prexpiry", is: ["all"] },
      ],
      code: "invalidparammix",
      text: "prlevel goes with prtype.",
    },
  ],
  where: [
    { param: "namespace", column: "ns" },
    { param: "from", column: "key", test: "from" },
    { param: "to", column: "key", test: "to" },
    { param: "prefix", column: "key", test: "starts" },
    { param: "minsize", column: "length", test: "min" },
    { param: "maxsize", column: "length", test: "max" },
    {
      param: "filterredir",
      cases: {
        redirects: [{ column: "redirect", is: true }],
        nonredirects: [{ column: "redirect", is: false }],
      },
    },
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
            { param: "prtype", column: "type" },
            {
              when: [{ filled: "prtype" }, { param: "prlevel", unlike: "nothing" }],
              demand: [{ param: "prlevel", column: "level" }],
            },
            {
              when: [{ filled: "prtype" }],
              demand: [
                {
                  param: "prfiltercascade",
                  cases: {
                    cascading: [{ column: "cascade", is: true }],
                    noncascading: [{ column: "cascade", is: [false, null] }],
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
  direction: { param: "dir", down: ["descending"] },
  pages: { by: "row" },
};
