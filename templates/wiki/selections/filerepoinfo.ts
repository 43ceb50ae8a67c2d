import type { Selection } from "../select/selection.js";

/** The stub's response to `meta=filerepoinfo`. Observed on MediaWiki 1.39.17. */
export const filerepoinfo: Selection = {
  module: "query+filerepoinfo",
  params: {
    prop: "canUpload|displayname|favicon|initialCapital|local|name|rootUrl|scriptDirUrl|thumbUrl|url",
  },
  kind: "own",
  by: "file repositories",
};
