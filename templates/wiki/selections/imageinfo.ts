import type { Selection } from "../select/selection.js";

/** The stub's response to `prop=imageinfo`. Observed on MediaWiki 1.39.17. */
export const imageinfo: Selection = {
  module: "query+imageinfo",
  params: {
    prop: "archivename|badfile|bitdepth|canonicaltitle|comment|commonmetadata|dimensions|extmetadata|mediatype|metadata|mime|parsedcomment|sha1|size|thumbmime|timestamp|uploadwarning|url|user|userid",
    limit: "*",
    start: "*",
    end: "*",
    urlwidth: "*",
    urlheight: "*",
    metadataversion: "*",
    extmetadatalanguage: "*",
    extmetadatamultilang: "*",
    extmetadatafilter: "*",
    urlparam: "*",
    badfilecontexttitle: "*",
    continue: "*",
    localonly: "*",
  },
  kind: "own",
  by: "image info",
};
