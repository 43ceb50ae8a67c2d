// Generated from spec.json (query+c) by `paramsmith generate`. Do not edit.

import type { Selection } from "../../runtime/wiki/select/selection.js";

/** What `prop=c` says of pages of the store. Observed on MediaWiki 1.39.17. */
export const cSelection: Selection = {
  module: "query+c",
  kind: "pages",
  of: "existing",
};
