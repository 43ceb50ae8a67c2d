import type { Selection } from "../select/selection.js";

/** The stub's response to `meta=authmanagerinfo`. Observed on MediaWiki 1.39.17. */
export const authmanagerinfo: Selection = {
  module: "query+authmanagerinfo",
  params: {
    securitysensitiveoperation: "*",
    requestsfor:
      "change|create|create-continue|link|link-continue|login|login-continue|remove|unlink",
    mergerequestfields: "*",
    messageformat: "html|none|raw|wikitext",
  },
  kind: "own",
  by: "authentication",
};
