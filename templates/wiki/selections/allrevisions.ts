import { exclusive } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";
import {
  contentLimit,
  contentRefusals,
  parseLimit,
  slotsWarning,
} from "../select/revision-parts.js";

/** The rows of `list=allrevisions` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const allrevisions: Selection = {
  module: "query+allrevisions",
  params: {
    prop: "comment|content|contentmodel|flags|ids|parsedcomment|roles|sha1|size|slotsha1|slotsize|tags|timestamp|user|userid|parsetree",
    slots: "main",
    limit: "*",
    expandtemplates: "*",
    generatexml: "*",
    parse: "*",
    section: "*",
    diffto: "*",
    difftotext: "*",
    difftotextpst: "*",
    contentformat: "*",
    user: "*",
    namespace: "*",
    start: "*",
    end: "*",
    dir: "newer|older",
    excludeuser: "*",
    continue: "*",
    generatetitles: "*",
    "contentformat-main": "*",
  },
  kind: "rows",
  from: "revisions",
  groups: { by: ["pageid"], list: "revisions" },
  refuse: [...exclusive("user", "excludeuser"), ...contentRefusals],
  warn: [slotsWarning("action=query&list=allrevisions&!arvslots")],
  show: "revision",
  limits: { most: 500, high: 5000 },
  otherwise: 10,
  where: [
    { param: "namespace", column: "page.ns" },
    { param: "user", column: "user" },
    { param: "excludeuser", column: "user", test: "isnt" },
    {
      when: [{ anyOf: [{ given: "user" }, { given: "excludeuser" }] }],
      demand: [{ visible: "user" }],
    },
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
  ],
  order: ["timestamp", "revid"],
  direction: { param: "dir", down: ["older"] },
  variants: [
    contentLimit,
    parseLimit,
    { when: [{ param: "generatetitles", is: [true] }], pages: { by: "pageid" } },
  ],
  pages: { by: "revid" },
  position: true,
  columns: { ns: "page.ns", title: "page.title" },
};
