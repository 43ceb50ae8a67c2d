import { refused } from "../../runtime/query-service/outcome.js";
import { argument } from "../call/module-call.js";
import { renderDeletedRevision, renderRevision } from "../rows/revision.js";
import {
  absent,
  asGenerator,
  both,
  brokenRule,
  either,
  given,
  has,
  late,
  not,
  refuse,
  refuseMix,
  unlike,
} from "../select/request-condition.js";
import { contains, equals, is, notEmpty } from "../select/row-condition.js";
import type {
  Condition,
  Refusal,
  RowsSelection,
  Selections,
  Variant,
  When,
} from "../select/selection.js";
import { inTitles } from "../select/title-condition.js";
import { compareCells } from "../values/compare.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { DELETED_TEXT_RIGHTS, PAGE_COLUMNS, byUser, inPeriod, lacking, ofPage } from "./parts.js";
import { pageNameOf } from "../data/title.js";

const readsContent: When = either(
  has("prop", "content", "parsetree"),
  given("diffto", "difftotext"),
);

const contentRefusals: readonly Refusal[] = [
  refuse(
    "diffto",
    "diffto takes a revision ID, prev, next or cur.",
    not(asGenerator),
    absent("difftotext"),
    unlike("diffto", /^(?:\d+|prev|next|cur)$/i),
  ),
];

const deletedRefusals: readonly Refusal[] = [
  late(lacking(["deletedhistory"], not(asGenerator), has("prop", "comment", "parsedcomment"))),
  late(lacking(DELETED_TEXT_RIGHTS, not(asGenerator), readsContent)),
];

/** Warns about content requests without slots. */
const warnOfSlots: NonNullable<RowsSelection["warn"]> = (call) => {
  const { asGenerator: isGenerator, module } = call;
  const usesContent =
    readsContent(call) || has("prop", "contentmodel", "slotsize", "slotsha1")(call);
  if (isGenerator || given("slots")(call) || !usesContent) return [];
  const feature = `action=query&${module.group}=${module.name}&!${module.prefix}slots`;
  return [
    { code: "deprecation", text: "Name the slots whose content you want.", data: { feature } },
  ];
};

const common = {
  anyValue: ["contentformat", "contentformat-main"],
  show: renderRevision,
  warn: warnOfSlots,
  most: 500,
  pages: { by: "revid" },
} as const;

/** Limits the revisions more strictly if their content is requested, and to one if it is parsed. */
const contentLimits: readonly Variant[] = [
  { when: both(not(asGenerator), readsContent), most: 50 },
  { when: both(not(asGenerator), readsContent, given("parse")), most: 1, otherwise: 1 },
];

const byTag: Condition = contains("tags", "tag");

/** The request selects revisions by number. */
const byNumber: When = ({ pages }) => pages.revids.length + pages.deletedRevids.length > 0;

/** The request lists a page's revisions. */
const looksThrough: When = either(
  given("user", "excludeuser", "limit", "startid", "endid", "start", "end"),
  has("dir", "newer"),
);

/** The revisions that the request names by number. */
function numbered(list: "revids" | "deletedRevids"): Condition {
  return ({ call: { pages } }) => {
    const revids = new Set<unknown>(pages[list]);
    return ({ revid }) => revids.has(revid);
  };
}

/** Revisions starting or ending at the revision whose number is the argument. */
function boundById(param: string, side: "from" | "to"): Condition {
  return ({ call, down }) => {
    const id = Number(argument(call, param));
    if (!id) return undefined;
    const [other] = ["revisions", "deletedrevisions"].flatMap((table) =>
      call.store.find(table, "revid", id),
    );
    if (!other) return refused(`badid_rv${param}`, `The ${param} does not exist.`);
    const sign = (side === "from") === down ? -1 : 1;
    return (row) =>
      (compareCells(row["timestamp"], other["timestamp"]) ||
        compareCells(row["revid"], other["revid"])) *
        sign >=
      0;
  };
}

const revisions: RowsSelection = {
  ...common,
  from: "revisions",
  belongs: "pageid",
  silent: ({ pages }) => pages.revids.length === 0 && pages.deletedRevids.length > 0,
  refuse: [
    refuseMix("These parameters cannot be used together with revids.", byNumber, looksThrough),
    refuseMix(
      "These parameters cannot be used with more than one page.",
      ({ pages }) => pages.existing().length > 1,
      looksThrough,
    ),
    late(brokenRule),
    ...contentRefusals,
  ],
  where: [byTag],
  variants: [
    {
      when: both(looksThrough, not(byNumber)),
      where: [...byUser, ...inPeriod, boundById("startid", "from"), boundById("endid", "to")],
      order: ["timestamp", "revid"],
      otherwise: 10,
    },
    {
      when: byNumber,
      where: [numbered("revids")],
      order: [{ column: "revid", always: "up" }],
    },
    {
      when: not(either(byNumber, looksThrough)),
      where: [is("top", true)],
      order: [
        { column: "pageid", always: "up" },
        { column: "revid", always: "up" },
      ],
    },
    ...contentLimits,
  ],
};

const allrevisions: RowsSelection = {
  ...common,
  from: "revisions",
  groups: { by: ["pageid"], list: "revisions" },
  refuse: [brokenRule, ...contentRefusals],
  otherwise: 10,
  where: [equals(ofPage("ns"), "namespace"), ...byUser, ...inPeriod],
  order: ["timestamp", "revid"],
  variants: [...contentLimits, { when: given("generatetitles"), pages: { by: "pageid" } }],
  position: true,
  columns: PAGE_COLUMNS,
};

const deletedrevisions: RowsSelection = {
  ...common,
  from: "deletedrevisions",
  belongs: "title",
  silent: ({ pages }) => pages.deletedRevids.length === 0 && pages.revids.length > 0,
  refuse: [brokenRule, ...contentRefusals, ...deletedRefusals],
  otherwise: 10,
  where: [byTag, ...byUser],
  order: ["ns", "key", "timestamp", "archiveid"],
  variants: [
    ...contentLimits,
    { when: byNumber, where: [numbered("deletedRevids")], order: ["revid", "archiveid"] },
    { when: not(byNumber), where: inPeriod },
  ],
};

const generatesTitles: When = both(asGenerator, given("generatetitles"));

const alldeletedrevisions: RowsSelection = {
  ...common,
  from: "deletedrevisions",
  groups: { by: ["ns", "key"], list: "revisions" },
  refuse: [brokenRule, ...contentRefusals, ...deletedRefusals],
  warn: (call) =>
    both(generatesTitles, absent("user"), not(has("dir", "newer")))(call)
      ? [{ code: "performance", text: "Titles are found faster from the oldest to the newest." }]
      : warnOfSlots(call),
  otherwise: 10,
  where: [
    equals("ns", "namespace"),
    notEmpty("namespace"),
    byTag,
    ...byUser,
    ...inTitles(),
    ...inPeriod,
  ],
  order: ["ns", "key", "timestamp", "archiveid"],
  variants: [
    ...contentLimits,
    { when: given("user"), order: ["timestamp", "archiveid"] },
    { when: generatesTitles, pages: { by: "title" } },
    {
      when: both(generatesTitles, absent("user"), has("dir", "newer")),
      distinct: ["ns", "key"],
      order: ["ns", "key"],
    },
  ],
  // The server writes this number for each page.
  columns: { pageid: () => 0 },
};

const ofAllPages: When = ({ pages }) => pages.titles().length === 0;
const ofAllRevisions: When = both(ofAllPages, absent("user"));

/** Revisions of the request's pages. */
const ofPages: Condition = ({ call: { pages } }) => {
  const names = new Set(pages.titles().map(({ ns, key }) => pageNameOf(ns, key)));
  return ({ ns, key }) => names.has(pageNameOf(numberOrZero(ns), textOrEmpty(key)));
};

const deletedrevs: RowsSelection = {
  from: "deletedrevisions",
  groups: { by: ["ns", "key"], list: "revisions" },
  refuse: [
    lacking(["deletedhistory"]),
    late(brokenRule),
    late(
      refuse(
        "badparams",
        "start and end require titles or user.",
        ofAllRevisions,
        given("start", "end"),
      ),
    ),
    late(lacking(DELETED_TEXT_RIGHTS, has("prop", "content"))),
  ],
  show: renderDeletedRevision,
  most: 500,
  where: [contains("tags", "tag"), ...byUser, ...inPeriod],
  order: ["ns", "key", "timestamp", "archiveid"],
  variants: [
    { when: has("prop", "content"), most: 50 },
    { when: not(ofAllPages), where: [ofPages] },
    { when: ofAllRevisions, where: [equals("ns", "namespace"), ...inTitles()] },
    { when: both(ofAllPages, given("user")), order: ["timestamp", "archiveid"] },
    { when: both(ofAllRevisions, given("unique")), distinct: ["key"] },
  ],
};

/** The modules for revisions and deleted revisions. */
export const revisionModules: Selections = {
  revisions,
  allrevisions,
  deletedrevisions,
  alldeletedrevisions,
  deletedrevs,
};
