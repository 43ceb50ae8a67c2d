import type { Selection } from "../select/selection.js";

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
  refuse: [
    {
      when: [{ given: "user" }, { given: "excludeuser" }],
      code: "invalidparammix",
      text: "user cannot be used together with excludeuser.",
    },
    {
      when: [
        { generator: false },
        { given: "slots" },
        {
          anyOf: [
            { param: "prop", is: ["parsetree"] },
            { given: "expandtemplates" },
            { given: "generatexml" },
            { given: "parse" },
            { given: "diffto" },
            { given: "difftotext" },
            { given: "difftotextpst" },
            { given: "contentformat" },
          ],
        },
      ],
      code: "invalidparammix",
      text: "Where slots are named, content is neither parsed, expanded nor compared.",
    },
    {
      when: [
        { generator: false },
        { absent: "difftotext" },
        { param: "diffto", unlike: "revision" },
      ],
      code: "diffto",
      text: "diffto is the number of a revision, prev, next or cur.",
    },
  ],
  warn: [
    {
      when: [
        { generator: false },
        { absent: "slots" },
        {
          anyOf: [
            { param: "prop", is: ["content", "parsetree", "contentmodel", "slotsize", "slotsha1"] },
            { given: "diffto" },
            { given: "difftotext" },
          ],
        },
      ],
      code: "deprecation",
      text: "Name the slots whose content is wanted.",
      feature: "action=query&list=allrevisions&!arvslots",
    },
  ],
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
    {
      when: [
        { generator: false },
        {
          anyOf: [
            { param: "prop", is: ["content", "parsetree"] },
            { given: "diffto" },
            { given: "difftotext" },
          ],
        },
      ],
      limits: { most: 50, high: 500 },
    },
    {
      when: [
        { generator: false },
        {
          anyOf: [
            { param: "prop", is: ["content", "parsetree"] },
            { given: "diffto" },
            { given: "difftotext" },
          ],
        },
        { param: "parse", is: [true] },
      ],
      limits: { most: 1, high: 1 },
      otherwise: 1,
    },
    { when: [{ param: "generatetitles", is: [true] }], pages: { by: "pageid" } },
  ],
  pages: { by: "revid" },
  position: true,
  columns: { ns: "page.ns", title: "page.title" },
};
