// Generated from spec/paraminfo/catalogue.json (query+allmessages) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `meta=allmessages`. Observed on MediaWiki 1.39.17. */
export const allmessagesSelection: Selection = {
  module: "query+allmessages",
  kind: "own",
  by: "messages",
};
