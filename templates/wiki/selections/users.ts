import { exclusive } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";

/** The stub's response to `list=users`. Observed on MediaWiki 1.39.17. */
export const users: Selection = {
  module: "query+users",
  params: {
    prop: "blockinfo|cancreate|centralids|editcount|emailable|gender|groupmemberships|groups|implicitgroups|registration|rights",
    attachedwiki: "*",
    users: "*",
    userids: "*",
  },
  kind: "own",
  by: "users",
  refuse: [...exclusive("userids", "users")],
};
