import type { Selection } from "../select/selection.js";
import {
  contentLimit,
  contentRefusals,
  parseLimit,
  slotsWarning,
} from "../select/revision-parts.js";

/** The rows that `prop=revisions` adds to pages in the stub's responses. Observed on MediaWiki 1.39.17. */
export const revisions: Selection = {
  module: "query+revisions",
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
    startid: "*",
    endid: "*",
    start: "*",
    end: "*",
    dir: "newer|older",
    user: "*",
    excludeuser: "*",
    tag: "*",
    continue: "*",
    "contentformat-main": "*",
  },
  kind: "rows of pages",
  from: "revisions",
  belongs: "pageid",
  silent: [{ allOf: [{ revids: "any" }, { not: { revids: "live" } }] }],
  refuse: [
    {
      when: [
        { revids: "any" },
        {
          anyOf: [
            { given: "user" },
            { given: "excludeuser" },
            { given: "limit" },
            { given: "startid" },
            { given: "endid" },
            { given: "start" },
            { given: "end" },
            { param: "dir", is: ["newer"] },
          ],
        },
      ],
      code: "invalidparammix",
      text: "Named revisions are not looked through.",
    },
    {
      when: [
        { pages: "several existing" },
        {
          anyOf: [
            { given: "user" },
            { given: "excludeuser" },
            { given: "limit" },
            { given: "startid" },
            { given: "endid" },
            { given: "start" },
            { given: "end" },
            { param: "dir", is: ["newer"] },
          ],
        },
      ],
      code: "invalidparammix",
      text: "The revisions of one page only can be looked through.",
    },
    ...contentRefusals,
    {
      when: [{ given: "startid" }, { given: "start" }],
      code: "invalidparammix",
      text: "startid cannot be used together with start.",
      late: true,
    },
    {
      when: [{ given: "endid" }, { given: "end" }],
      code: "invalidparammix",
      text: "endid cannot be used together with end.",
      late: true,
    },
    {
      when: [{ given: "user" }, { given: "excludeuser" }],
      code: "invalidparammix",
      text: "user cannot be used together with excludeuser.",
      late: true,
    },
  ],
  warn: [slotsWarning("action=query&prop=revisions&!rvslots")],
  show: "revision",
  limits: { most: 500, high: 5000 },
  where: [{ param: "tag", column: "tags", test: "has" }],
  direction: { param: "dir", down: ["older"] },
  variants: [
    contentLimit,
    {
      when: [
        {
          anyOf: [
            { given: "user" },
            { given: "excludeuser" },
            { given: "limit" },
            { given: "startid" },
            { given: "endid" },
            { given: "start" },
            { given: "end" },
            { param: "dir", is: ["newer"] },
          ],
        },
        { not: { revids: "any" } },
      ],
      where: [
        { param: "user", column: "user" },
        { param: "excludeuser", column: "user", test: "isnt" },
        {
          when: [{ anyOf: [{ given: "user" }, { given: "excludeuser" }] }],
          demand: [{ visible: "user" }],
        },
        { param: "start", column: "timestamp", test: "from" },
        { param: "end", column: "timestamp", test: "to" },
        {
          param: "startid",
          test: "from",
          columns: ["timestamp", "revid"],
          of: { tables: ["revisions", "deletedrevisions"], key: "revid" },
          code: "badid_rvstartid",
        },
        {
          param: "endid",
          test: "to",
          columns: ["timestamp", "revid"],
          of: { tables: ["revisions", "deletedrevisions"], key: "revid" },
          code: "badid_rvendid",
        },
      ],
      order: ["timestamp", "revid"],
      otherwise: 10,
    },
    {
      when: [{ revids: "live" }],
      where: [{ column: "revid", named: "revids" }],
      order: [{ column: "revid", always: "up" }],
      continue: { number: true },
    },
    {
      when: [
        { not: { revids: "any" } },
        {
          not: {
            anyOf: [
              { given: "user" },
              { given: "excludeuser" },
              { given: "limit" },
              { given: "startid" },
              { given: "endid" },
              { given: "start" },
              { given: "end" },
              { param: "dir", is: ["newer"] },
            ],
          },
        },
      ],
      where: [{ column: "top", is: true }],
      order: [
        { column: "pageid", always: "up" },
        { column: "revid", always: "up" },
      ],
    },
    parseLimit,
  ],
  pages: { by: "revid" },
};
