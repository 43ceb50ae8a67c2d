import type { Selection } from "../select/selection.js";

/** The rows of `list=watchlistraw` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const watchlistraw: Selection = {
  module: "query+watchlistraw",
  params: {
    continue: "*",
    namespace: "*",
    limit: "*",
    prop: "changed",
    show: "!changed|changed",
    owner: "*",
    token: "*",
    dir: "ascending|descending",
    fromtitle: "*",
    totitle: "*",
  },
  kind: "rows",
  from: "watchlist",
  refuse: [
    {
      when: [{ given: "owner" }, { given: "token" }],
      code: "bad_wltoken",
      text: "This is not the owner's token.",
    },
    {
      when: [{ loggedIn: false }],
      code: "notloggedin",
      text: "You must be logged in to have a watchlist.",
    },
    {
      when: [{ not: { right: "viewmywatchlist" } }],
      code: "permissiondenied",
      text: "You are not allowed to view your watchlist.",
    },
    {
      when: [
        { param: "show", is: ["changed"] },
        { param: "show", is: ["!changed"] },
      ],
      code: "show",
      text: "show cannot have both changed and !changed.",
    },
  ],
  where: [
    { column: "mine", is: true },
    { param: "namespace", column: "ns" },
    {
      param: "show",
      cases: {
        changed: [{ column: "notificationtimestamp", isnt: null }],
        "!changed": [{ column: "notificationtimestamp", is: null }],
      },
    },
    { param: "fromtitle", column: "title", test: "title from" },
    { param: "totitle", column: "title", test: "title to" },
  ],
  order: ["ns", "key"],
  direction: { param: "dir", down: ["descending"] },
  columns: { changed: "notificationtimestamp" },
  pages: { by: "title" },
};
