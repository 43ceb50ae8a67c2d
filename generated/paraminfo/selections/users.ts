// Generated from spec/paraminfo/catalogue.json (query+users) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `list=users`. Observed on MediaWiki 1.39.17. */
export const usersSelection: Selection = {
  module: "query+users",
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
