import type { Selection } from "../select/selection.js";

/** The rows of `list=protectedtitles` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const protectedtitles: Selection = {
  module: "query+protectedtitles",
  params: {
    namespace: "*",
    level: "autoconfirmed|sysop",
    limit: "*",
    dir: "newer|older",
    start: "*",
    end: "*",
    prop: "comment|expiry|level|parsedcomment|timestamp|user|userid",
    continue: "*",
  },
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
