import type { Selection } from "../select/selection.js";

/** The stub's response to `meta=allmessages`. Observed on MediaWiki 1.39.17. */
export const allmessages: Selection = {
  module: "query+allmessages",
  params: {
    messages: "*",
    prop: "default",
    enableparser: "*",
    nocontent: "*",
    includelocal: "*",
    args: "*",
    filter: "*",
    customised: "all|modified|unmodified",
    lang: "*",
    from: "*",
    to: "*",
    title: "*",
    prefix: "*",
  },
  kind: "own",
  by: "messages",
};
