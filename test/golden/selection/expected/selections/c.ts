// Generated from spec.json (query+c) by `paramsmith generate`. Do not edit.

import type { Selection } from "paramsmith/wiki";

/** The fields that `prop=c` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const cSelection: Selection = {
  module: "query+c",
  kind: "pages",
  of: "existing",
};
