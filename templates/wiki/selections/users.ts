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
  refuse: [
    {
      when: [{ given: "userids" }, { given: "users" }],
      code: "invalidparammix",
      text: "userids cannot be used together with users.",
    },
  ],
};
