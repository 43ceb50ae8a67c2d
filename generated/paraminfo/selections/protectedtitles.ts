// Generated from spec/paraminfo/catalogue.json (query+protectedtitles) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The rows of `list=protectedtitles` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const protectedtitlesSelection: Selection = {
  module: "query+protectedtitles",
  kind: "rows",
  from: "protectedtitles",
  where: [
    { param: "namespace", column: "ns" },
    { param: "level", column: "level" },
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
  ],
  order: ["timestamp", { column: "ns", form: "number" }, "key"],
  direction: { param: "dir", down: ["older"] },
  pages: { by: "title" },
};
