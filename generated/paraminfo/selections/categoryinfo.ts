// Generated from spec/paraminfo/catalogue.json (query+categoryinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "../../runtime/wiki/select/selection.js";

/** What `prop=categoryinfo` says of pages of the store. Observed on MediaWiki 1.39.17. */
export const categoryinfoSelection: Selection = {
  module: "query+categoryinfo",
  kind: "pages",
  of: "existing and missing",
  from: "categories",
  belongs: "title",
};
