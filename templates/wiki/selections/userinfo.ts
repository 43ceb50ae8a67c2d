import type { Selection } from "../select/selection.js";

/** The stub's response to `meta=userinfo`. Observed on MediaWiki 1.39.17. */
export const userinfo: Selection = {
  module: "query+userinfo",
  params: {
    prop: "acceptlang|blockinfo|cancreateaccount|centralids|changeablegroups|editcount|email|groupmemberships|groups|hasmsg|implicitgroups|latestcontrib|options|ratelimits|realname|registrationdate|rights|theoreticalratelimits|unreadcount",
    attachedwiki: "*",
  },
  kind: "own",
  by: "user info",
};
