import type { Selection } from "../select/selection.js";

/** The stub's response to `list=querypage`. Observed on MediaWiki 1.39.17. */
export const querypage: Selection = {
  module: "query+querypage",
  params: {
    page: "Ancientpages|BrokenRedirects|Deadendpages|DoubleRedirects|Fewestrevisions|ListDuplicatedFiles|Listredirects|Lonelypages|Longpages|MediaStatistics|Mostcategories|Mostimages|Mostinterwikis|Mostlinked|Mostlinkedcategories|Mostlinkedtemplates|Mostrevisions|Shortpages|Uncategorizedcategories|Uncategorizedimages|Uncategorizedpages|Uncategorizedtemplates|Unusedcategories|Unusedimages|Unusedtemplates|Unwatchedpages|Wantedcategories|Wantedfiles|Wantedpages|Wantedtemplates|Withoutinterwiki",
    offset: "*",
    limit: "*",
  },
  kind: "own",
  by: "query page",
};
