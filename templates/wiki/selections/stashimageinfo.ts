import type { Selection } from "../select/selection.js";

/** The stub's response to `prop=stashimageinfo`. Observed on MediaWiki 1.39.17. */
export const stashimageinfo: Selection = {
  module: "query+stashimageinfo",
  params: {
    filekey: "*",
    sessionkey: "*",
    prop: "badfile|bitdepth|canonicaltitle|commonmetadata|dimensions|extmetadata|metadata|mime|sha1|size|thumbmime|timestamp|url",
    urlwidth: "*",
    urlheight: "*",
    urlparam: "*",
  },
  kind: "own",
  by: "stashed file info",
};
