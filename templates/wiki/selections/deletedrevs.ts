import { deletedrevsModule } from "../../../generated/paraminfo/deletedrevs.js";
import type { Precondition } from "../select/condition-types.js";
import type { Selection } from "../select/selection.js";
import { byUser, inPeriod, inTitles, lacking } from "./parts.js";

const ofAllPages: Precondition = { pages: "none" };

/** The rows of `list=deletedrevs` in the stub's responses. */
export const deletedrevs: Selection = {
  module: deletedrevsModule,
  kind: "rows",
  from: "deletedrevisions",
  groups: { by: ["ns", "key"], list: "revisions" },
  refuse: [
    lacking("deletedhistory", "You are not allowed to see deleted revisions."),
    {
      when: [
        { anyOf: [{ not: ofAllPages }, { given: "user" }] },
        { given: ["from", "to", "prefix"] },
      ],
      code: "badparams",
      late: true,
      text: "from, to and prefix cannot be used together with titles or user.",
    },
    {
      when: [ofAllPages, { absent: "user" }, { given: ["start", "end"] }],
      code: "badparams",
      late: true,
      text: "start and end require titles or user.",
    },
    {
      when: [{ given: "user" }, { given: "excludeuser" }],
      code: "badparams",
      late: true,
      text: "user cannot be used together with excludeuser.",
    },
    {
      ...lacking(
        ["deletedtext", "undelete"],
        "You are not allowed to see the content of deleted revisions.",
        [{ param: "prop", is: ["content"] }],
      ),
      late: true,
    },
  ],
  show: "deleted revision",
  limits: { most: 500, high: 5000 },
  where: [{ param: "tag", column: "tags", test: "has" }, ...byUser, ...inPeriod],
  order: ["ns", "key", "timestamp", "archiveid"],
  variants: [
    { when: [{ param: "prop", is: ["content"] }], limits: { most: 50, high: 500 } },
    { when: [{ not: ofAllPages }], where: [{ among: "pages" }] },
    { when: [ofAllPages, { given: "user" }], order: ["timestamp", "archiveid"] },
    {
      when: [ofAllPages, { absent: "user" }],
      where: [{ param: "namespace", column: "ns" }, ...inTitles()],
    },
    {
      when: [ofAllPages, { absent: "user" }, { param: "unique", is: [true] }],
      distinct: ["key"],
    },
  ],
};
