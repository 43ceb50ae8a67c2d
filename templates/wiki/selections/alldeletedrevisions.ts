import type { Selection } from "../select/selection.js";
import {
  contentLimit,
  contentRefusals,
  deletedRefusals,
  parseLimit,
  slotsWarning,
} from "../select/revision-parts.js";

/** The rows of `list=alldeletedrevisions` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const alldeletedrevisions: Selection = {
  module: "query+alldeletedrevisions",
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
    from: "*",
    to: "*",
    prefix: "*",
    excludeuser: "*",
    tag: "*",
    continue: "*",
    generatetitles: "*",
    "contentformat-main": "*",
  },
  kind: "rows",
  from: "deletedrevisions",
  groups: { by: ["ns", "key"], list: "revisions" },
  refuse: [
    {
      when: [
        { given: "user" },
        {
          anyOf: [
            { given: "from" },
            { given: "to" },
            { given: "prefix" },
            { given: "excludeuser" },
          ],
        },
      ],
      code: "invalidparammix",
      text: "What one user did is not looked through by titles.",
    },
    {
      when: [{ absent: "user" }, { anyOf: [{ given: "start" }, { given: "end" }] }],
      code: "invalidparammix",
      text: "start and end go with user.",
    },
    ...contentRefusals,
    ...deletedRefusals,
  ],
  warn: [
    {
      when: [
        { param: "generatetitles", is: [true] },
        { generator: true },
        { absent: "user" },
        { param: "dir", is: ["older"] },
      ],
      code: "performance",
      text: "Titles are found faster from the oldest to the newest.",
    },
    slotsWarning("action=query&list=alldeletedrevisions&!adrslots"),
  ],
  show: "revision",
  limits: { most: 500, high: 5000 },
  otherwise: 10,
  where: [
    {
      when: [{ given: "namespace" }, { not: { filled: "namespace" } }],
      demand: [{ column: "revid", is: null }],
    },
    { param: "namespace", column: "ns" },
    { param: "tag", column: "tags", test: "has" },
    { param: "user", column: "user" },
    { param: "excludeuser", column: "user", test: "isnt" },
    {
      when: [{ anyOf: [{ given: "user" }, { given: "excludeuser" }] }],
      demand: [{ visible: "user" }],
    },
    { param: "from", column: "key", test: "from" },
    { param: "to", column: "key", test: "to" },
    { param: "prefix", column: "key", test: "starts" },
    { param: "start", column: "timestamp", test: "from" },
    { param: "end", column: "timestamp", test: "to" },
  ],
  order: ["ns", "key", "timestamp", "archiveid"],
  direction: { param: "dir", down: ["older"] },
  variants: [
    contentLimit,
    parseLimit,
    { when: [{ given: "user" }], order: ["timestamp", "archiveid"] },
    {
      when: [{ param: "generatetitles", is: [true] }, { generator: true }],
      pages: { by: "title" },
    },
    {
      when: [
        { param: "generatetitles", is: [true] },
        { generator: true },
        { absent: "user" },
        { param: "dir", is: ["newer"] },
      ],
      distinct: ["ns", "key"],
      order: ["ns", "key"],
    },
  ],
  pages: { by: "revid" },
  columns: { pageid: "nopageid" },
};
