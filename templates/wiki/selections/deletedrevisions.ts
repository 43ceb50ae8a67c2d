import { exclusive } from "../select/refusals.js";
import type { Selection } from "../select/selection.js";
import {
  contentLimit,
  contentRefusals,
  deletedRefusals,
  parseLimit,
  slotsWarning,
} from "../select/revision-parts.js";

/** The rows that `prop=deletedrevisions` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const deletedrevisions: Selection = {
  module: "query+deletedrevisions",
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
    start: "*",
    end: "*",
    dir: "newer|older",
    tag: "*",
    user: "*",
    excludeuser: "*",
    continue: "*",
    "contentformat-main": "*",
  },
  kind: "rows of pages",
  from: "deletedrevisions",
  belongs: "title",
  silent: [{ allOf: [{ revids: "any" }, { not: { revids: "deleted" } }] }],
  refuse: [...exclusive("user", "excludeuser"), ...contentRefusals, ...deletedRefusals],
  warn: [slotsWarning("action=query&prop=deletedrevisions&!drvslots")],
  show: "revision",
  limits: { most: 500, high: 5000 },
  otherwise: 10,
  where: [
    { param: "tag", column: "tags", test: "has" },
    { param: "user", column: "user" },
    { param: "excludeuser", column: "user", test: "isnt" },
    {
      when: [{ anyOf: [{ given: "user" }, { given: "excludeuser" }] }],
      demand: [{ visible: "user" }],
    },
  ],
  order: ["ns", "key", "timestamp", "archiveid"],
  direction: { param: "dir", down: ["older"] },
  variants: [
    contentLimit,
    parseLimit,
    {
      when: [{ revids: "any" }],
      where: [{ column: "revid", named: "deletedrevids" }],
      order: ["revid", "archiveid"],
    },
    {
      when: [{ not: { revids: "any" } }],
      where: [
        { param: "start", column: "timestamp", test: "from" },
        { param: "end", column: "timestamp", test: "to" },
      ],
    },
  ],
  pages: { by: "revid" },
};
