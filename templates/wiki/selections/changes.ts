import { recentchangesModule } from "../../../generated/paraminfo/recentchanges.js";
import { watchlistModule } from "../../../generated/paraminfo/watchlist.js";
import { watchlistrawModule } from "../../../generated/paraminfo/watchlistraw.js";
import type { Refusal, Selection } from "../select/selection.js";
import {
  PATROL_RIGHTS,
  byUser,
  contradictory,
  exclusive,
  flags,
  hiddenWithAction,
  inPeriod,
  lacking,
} from "./parts.js";

const PATROL_TEXT = "You are not allowed to see patrol marks.";

const recentchanges: Selection = {
  module: recentchangesModule,
  kind: "rows",
  from: "changes",
  refuse: [
    {
      when: [{ untitled: "title" }],
      code: "invalidtitle",
      text: "title is not a valid title.",
    },
    ...contradictory(
      "minor",
      "bot",
      "anon",
      "redirect",
      "patrolled",
      ["patrolled", "unpatrolled"],
      ["!patrolled", "unpatrolled"],
      "autopatrolled",
      ["autopatrolled", "unpatrolled"],
      ["autopatrolled", "!patrolled"],
    ),
    lacking(PATROL_RIGHTS, PATROL_TEXT, [
      {
        param: "show",
        is: ["patrolled", "!patrolled", "unpatrolled", "autopatrolled", "!autopatrolled"],
      },
    ]),
    ...exclusive("user", "excludeuser"),
    lacking(PATROL_RIGHTS, PATROL_TEXT, [{ param: "prop", is: ["patrolled"] }]),
  ],
  where: [
    ...inPeriod,
    { param: "namespace", column: "ns" },
    { param: "type", column: "type" },
    { param: "title", column: "title", test: "title" },
    ...byUser,
    { param: "tag", column: "tags", test: "has" },
    flags({
      minor: "minor",
      bot: "bot",
      anon: "anon",
      redirect: "redirect",
      patrolled: "patrolled",
      autopatrolled: "autopatrolled",
    }),
    { param: "show", cases: { unpatrolled: [{ column: "patrolled", isnt: true }] } },
    {
      when: [{ given: "toponly" }],
      demand: [{ exists: "pages", on: { lastrevid: "revid", ns: "ns", key: "key" } }],
    },
    {
      when: [{ given: "slot" }],
      demand: [
        { column: "type", is: ["edit", "new"] },
        { param: "type", column: "type", strict: true },
      ],
    },
  ],
  order: ["timestamp", "rcid"],
  veils: { actionhidden: hiddenWithAction },
  pages: { by: "title" },
  position: true,
  variants: [{ when: [{ given: "generaterevisions" }], pages: { by: "revid", column: "madeid" } }],
};

/** The errors for callers who may not see a watchlist. */
const watchlistRefusals: readonly Refusal[] = [
  {
    when: [{ given: "owner" }, { given: "token" }],
    code: "bad_wltoken",
    text: "The token does not belong to the watchlist's owner.",
  },
  {
    when: [{ loggedIn: false }],
    code: "notloggedin",
    text: "You must be logged in to have a watchlist.",
  },
  lacking("viewmywatchlist", "You are not allowed to view your watchlist."),
];

const watchlist: Selection = {
  module: watchlistModule,
  kind: "rows",
  from: "changes",
  refuse: [
    ...watchlistRefusals,
    {
      ...lacking(PATROL_RIGHTS, PATROL_TEXT, [
        { generator: false },
        { param: "prop", is: ["patrol"] },
      ]),
      code: "patrol",
    },
    ...contradictory(
      "minor",
      "bot",
      "anon",
      "patrolled",
      "autopatrolled",
      ["autopatrolled", "!patrolled"],
      "unread",
    ),
    lacking(PATROL_RIGHTS, PATROL_TEXT, [{ param: "show", is: ["patrolled", "!patrolled"] }]),
    ...exclusive("user", "excludeuser"),
  ],
  where: [
    { column: "watched", is: true },
    {
      when: [{ absent: "allrev" }],
      demand: [
        {
          some: [
            { column: "revid", is: [0, null] },
            { exists: "pages", on: { lastrevid: "revid", pageid: "pageid" } },
          ],
        },
      ],
    },
    ...inPeriod,
    { param: "namespace", column: "ns" },
    { param: "type", column: "type" },
    ...byUser,
    flags({ minor: "minor", bot: "bot", anon: "anon", unread: "unread" }),
    {
      when: [{ right: PATROL_RIGHTS }],
      demand: [flags({ patrolled: "patrolled", autopatrolled: "autopatrolled" })],
    },
    { some: [{ column: "type", isnt: "log" }, { visible: "title" }] },
  ],
  order: ["timestamp", "rcid"],
  columns: {
    notificationtimestamp: "notification",
    expiry: "watchexpiry",
    user: "watcheduser",
    anon: "anonymous",
    temp: "istemp",
  },
  veils: {
    actionhidden: hiddenWithAction,
    userhidden: ["user", "userid", "anon", "temp"],
  },
  falses: ["anon", "temp"],
  pages: { by: "pageid" },
  variants: [
    { when: [{ given: "allrev" }], pages: { by: "revid" } },
    {
      when: [{ not: { param: "prop", is: ["comment", "parsedcomment"] } }],
      without: ["commenthidden"],
    },
  ],
};

const watchlistraw: Selection = {
  module: watchlistrawModule,
  kind: "rows",
  from: "watchlist",
  refuse: [...watchlistRefusals, ...contradictory("changed")],
  where: [
    { column: "mine", is: true },
    { param: "namespace", column: "ns" },
    {
      param: "show",
      cases: {
        changed: [{ column: "notificationtimestamp", isnt: null }],
        "!changed": [{ column: "notificationtimestamp", is: null }],
      },
    },
    { param: "fromtitle", column: "title", test: "title from" },
    { param: "totitle", column: "title", test: "title to" },
  ],
  order: ["ns", "key"],
  columns: { changed: "notificationtimestamp" },
  pages: { by: "title" },
};

/** The modules about recent changes and the watchlist. */
export const changeModules: readonly Selection[] = [recentchanges, watchlist, watchlistraw];
