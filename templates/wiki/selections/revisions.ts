import { alldeletedrevisionsModule } from "../../../generated/paraminfo/alldeletedrevisions.js";
import { allrevisionsModule } from "../../../generated/paraminfo/allrevisions.js";
import { deletedrevisionsModule } from "../../../generated/paraminfo/deletedrevisions.js";
import { revisionsModule } from "../../../generated/paraminfo/revisions.js";
import { renderRevision } from "../rows/revision.js";
import type { Precondition, RowCondition } from "../select/condition-types.js";
import type { Refusal, Selection, Variant, Warning } from "../select/selection.js";
import { PAGE_COLUMNS, byUser, exclusive, inPeriod, inTitles, lacking } from "./parts.js";

const readsContent: Precondition = {
  anyOf: [{ param: "prop", is: ["content", "parsetree"] }, { given: ["diffto", "difftotext"] }],
};

const contentRefusals: readonly Refusal[] = [
  {
    when: [
      { generator: false },
      { given: "slots" },
      {
        anyOf: [
          { param: "prop", is: ["parsetree"] },
          {
            given: [
              "expandtemplates",
              "generatexml",
              "parse",
              "diffto",
              "difftotext",
              "difftotextpst",
              "contentformat",
            ],
          },
        ],
      },
    ],
    code: "invalidparammix",
    text: "Content cannot be parsed, expanded or compared if slots are named.",
  },
  {
    when: [{ generator: false }, { absent: "difftotext" }, { param: "diffto", unlike: "revision" }],
    code: "diffto",
    text: "diffto takes the number of a revision, prev, next or cur.",
  },
];

const deletedRefusals: readonly Refusal[] = [
  {
    ...lacking("deletedhistory", "You are not allowed to see comments on deleted revisions.", [
      { generator: false },
      { param: "prop", is: ["comment", "parsedcomment"] },
    ]),
    late: true,
  },
  {
    ...lacking(
      ["deletedtext", "undelete"],
      "You are not allowed to see the content of deleted revisions.",
      [{ generator: false }, readsContent],
    ),
    late: true,
  },
];

/** @param feature its name in MediaWiki's statistics of deprecated features */
function slotsWarning(feature: string): Warning {
  return {
    when: [
      { generator: false },
      { absent: "slots" },
      { anyOf: [readsContent, { param: "prop", is: ["contentmodel", "slotsize", "slotsha1"] }] },
    ],
    code: "deprecation",
    text: "Name the slots whose content you want.",
    feature,
  };
}

/** Fewer revisions if their content is requested. */
const contentLimit: Variant = {
  when: [{ generator: false }, readsContent],
  limits: { most: 50, high: 500 },
};

/** One revision if its content is parsed. */
const parseLimit: Variant = {
  when: [{ generator: false }, readsContent, { param: "parse", is: [true] }],
  limits: { most: 1, high: 1 },
  otherwise: 1,
};

const common = {
  anyValue: ["contentformat", "contentformat-main"],
  show: renderRevision,
  limits: { most: 500, high: 5000 },
  pages: { by: "revid" },
} as const;

const byTag: RowCondition = { param: "tag", column: "tags", test: "has" };

/** The request looks through the revisions of a page. */
const looksThrough: Precondition = {
  anyOf: [
    { given: ["user", "excludeuser", "limit", "startid", "endid", "start", "end"] },
    { param: "dir", is: ["newer"] },
  ],
};

const revisions: Selection = {
  ...common,
  module: revisionsModule,
  kind: "rows of pages",
  from: "revisions",
  belongs: "pageid",
  silent: [{ revids: "any" }, { not: { revids: "live" } }],
  refuse: [
    {
      when: [{ revids: "any" }, looksThrough],
      code: "invalidparammix",
      text: "These parameters cannot be used together with revids.",
    },
    {
      when: [{ pages: "several existing" }, looksThrough],
      code: "invalidparammix",
      text: "These parameters cannot be used with more than one page.",
    },
    ...contentRefusals,
    ...[
      ...exclusive("startid", "start"),
      ...exclusive("endid", "end"),
      ...exclusive("user", "excludeuser"),
    ].map((refusal) => ({ ...refusal, late: true })),
  ],
  warn: [slotsWarning("action=query&prop=revisions&!rvslots")],
  where: [byTag],
  variants: [
    contentLimit,
    {
      when: [looksThrough, { not: { revids: "any" } }],
      where: [
        ...byUser,
        ...inPeriod,
        bound("startid", "from", "badid_rvstartid"),
        bound("endid", "to", "badid_rvendid"),
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
      when: [{ not: { revids: "any" } }, { not: looksThrough }],
      where: [{ column: "top", is: true }],
      order: [
        { column: "pageid", always: "up" },
        { column: "revid", always: "up" },
      ],
    },
    parseLimit,
  ],
};

function bound(param: string, test: "from" | "to", code: string): RowCondition {
  const of = { tables: ["revisions", "deletedrevisions"], key: "revid" };
  return { param, test, columns: ["timestamp", "revid"], of, code };
}

const allrevisions: Selection = {
  ...common,
  module: allrevisionsModule,
  kind: "rows",
  from: "revisions",
  groups: { by: ["pageid"], list: "revisions" },
  refuse: [...exclusive("user", "excludeuser"), ...contentRefusals],
  warn: [slotsWarning("action=query&list=allrevisions&!arvslots")],
  otherwise: 10,
  where: [{ param: "namespace", column: "page.ns" }, ...byUser, ...inPeriod],
  order: ["timestamp", "revid"],
  variants: [
    contentLimit,
    parseLimit,
    { when: [{ param: "generatetitles", is: [true] }], pages: { by: "pageid" } },
  ],
  position: true,
  columns: PAGE_COLUMNS,
};

const deletedrevisions: Selection = {
  ...common,
  module: deletedrevisionsModule,
  kind: "rows of pages",
  from: "deletedrevisions",
  belongs: "title",
  silent: [{ revids: "any" }, { not: { revids: "deleted" } }],
  refuse: [...exclusive("user", "excludeuser"), ...contentRefusals, ...deletedRefusals],
  warn: [slotsWarning("action=query&prop=deletedrevisions&!drvslots")],
  otherwise: 10,
  where: [byTag, ...byUser],
  order: ["ns", "key", "timestamp", "archiveid"],
  variants: [
    contentLimit,
    parseLimit,
    {
      when: [{ revids: "any" }],
      where: [{ column: "revid", named: "deletedrevids" }],
      order: ["revid", "archiveid"],
    },
    { when: [{ not: { revids: "any" } }], where: inPeriod },
  ],
};

const generatesTitles: readonly Precondition[] = [
  { param: "generatetitles", is: [true] },
  { generator: true },
];

const alldeletedrevisions: Selection = {
  ...common,
  module: alldeletedrevisionsModule,
  kind: "rows",
  from: "deletedrevisions",
  groups: { by: ["ns", "key"], list: "revisions" },
  refuse: [
    {
      when: [{ given: "user" }, { given: ["from", "to", "prefix", "excludeuser"] }],
      code: "invalidparammix",
      text: "user cannot be used together with from, to, prefix or excludeuser.",
    },
    {
      when: [{ absent: "user" }, { given: ["start", "end"] }],
      code: "invalidparammix",
      text: "start and end require user.",
    },
    ...contentRefusals,
    ...deletedRefusals,
  ],
  warn: [
    {
      when: [...generatesTitles, { absent: "user" }, { param: "dir", is: ["older"] }],
      code: "performance",
      text: "Titles are found faster from the oldest to the newest.",
    },
    slotsWarning("action=query&list=alldeletedrevisions&!adrslots"),
  ],
  otherwise: 10,
  where: [
    { param: "namespace", column: "ns", strict: true },
    byTag,
    ...byUser,
    ...inTitles(),
    ...inPeriod,
  ],
  order: ["ns", "key", "timestamp", "archiveid"],
  variants: [
    contentLimit,
    parseLimit,
    { when: [{ given: "user" }], order: ["timestamp", "archiveid"] },
    { when: generatesTitles, pages: { by: "title" } },
    {
      when: [...generatesTitles, { absent: "user" }, { param: "dir", is: ["newer"] }],
      distinct: ["ns", "key"],
      order: ["ns", "key"],
    },
  ],
  columns: { pageid: "nopageid" },
};

/** The modules about revisions and deleted revisions. */
export const revisionModules: readonly Selection[] = [
  revisions,
  allrevisions,
  deletedrevisions,
  alldeletedrevisions,
];
