import type { Selection } from "../select/selection.js";

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
    {
      late: true,
      when: [
        { generator: false },
        { param: "prop", is: ["comment", "parsedcomment"] },
        { not: { right: "deletedhistory" } },
      ],
      code: "permissiondenied",
      text: "You may not see comments on deleted revisions.",
    },
    {
      late: true,
      when: [
        { generator: false },
        {
          anyOf: [
            { param: "prop", is: ["content", "parsetree"] },
            { given: "diffto" },
            { given: "difftotext" },
          ],
        },
        { not: { anyOf: [{ right: "deletedtext" }, { right: "undelete" }] } },
      ],
      code: "permissiondenied",
      text: "You may not see the content of deleted revisions.",
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
      feature: "action=query&prop=deletedrevisions&!drvslots",
    },
  ],
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
