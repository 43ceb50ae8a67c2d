// Generated from spec/paraminfo/catalogue.json (query+categoryinfo) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The fields that `prop=categoryinfo` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const categoryinfoSelection: Selection = {
  module: "query+categoryinfo",
  kind: "pages",
  of: "existing and missing",
  from: "categories",
  belongs: "title",
};
