import { argumentList } from "../call/module-call.js";
import { watchOf } from "../columns/page-info.js";
import type { ComputedColumn } from "../columns/column.js";
import {
  absent,
  allowed,
  asGenerator,
  brokenRule,
  given,
  has,
  isMiser,
  not,
  refuse,
  untitled,
} from "../select/request-condition.js";
import { contains, equals, is, isnt, provided, shown, visible } from "../select/row-condition.js";
import type { Refusal, RowsSelection, Selections } from "../select/selection.js";
import { titlePart, titled } from "../select/title-condition.js";
import { isLoggedIn } from "../store/caller.js";
import { textOrEmpty } from "../values/row.js";
import { PATROL_RIGHTS, byUser, inPeriod, lacking, lackingPatrol } from "./parts.js";

/** The change fields that identify the logged action. */
const OF_ACTION: readonly string[] = [
  "title",
  "ns",
  "pageid",
  "revid",
  "old_revid",
  "logid",
  "logtype",
  "logaction",
  "logparams",
];

const isRedirect: ComputedColumn = ({ pageid }, { store }) =>
  store.pageById(pageid)?.["redirect"] === true;

const recentchanges: RowsSelection = {
  from: "changes",
  refuse: [
    refuse("invalidtitle", "title is not a valid title.", untitled("title")),
    brokenRule,
    lackingPatrol("show"),
    lackingPatrol("prop"),
  ],
  where: [
    ...inPeriod,
    equals("ns", "namespace"),
    equals("type", "type"),
    titled("title"),
    ...byUser,
    contains("tags", "tag"),
    shown({ redirect: isRedirect, unpatrolled: ({ patrolled }) => patrolled !== true }),
    provided(
      given("toponly"),
      ({ call: { store } }) =>
        ({ ns, key, revid }) =>
          store.pageByTitle(ns, key)?.["lastrevid"] === revid,
    ),
    provided(given("slot"), is("type", "edit", "new")),
  ],
  order: ["timestamp", "rcid"],
  columns: { redirect: isRedirect },
  hidden: { actionhidden: OF_ACTION },
  pages: { by: "title" },
  position: true,
  variants: [
    {
      when: given("generaterevisions"),
      // Only a change that created a revision has a revision number.
      pages: { by: "revid", column: ({ revid }) => (revid === 0 ? undefined : revid) },
    },
  ],
};

/** The errors for callers who may not see a watchlist. */
const watchlistRefusals: readonly Refusal[] = [
  refuse(
    "bad_wltoken",
    "The token does not belong to the watchlist's owner.",
    given("owner"),
    given("token"),
  ),
  refuse(
    "notloggedin",
    "You must be logged in to have a watchlist.",
    ({ caller }) => !isLoggedIn(caller),
  ),
  lacking(["viewmywatchlist"]),
];

/** The user has not visited the change. */
const isUnread: ComputedColumn = (row, call) => {
  const since = watchOf(row, call)?.["notificationtimestamp"];
  return typeof since === "string" && textOrEmpty(row["timestamp"]) >= since;
};

const watchlist: RowsSelection = {
  from: "changes",
  refuse: [
    ...watchlistRefusals,
    refuse(
      "patrol",
      "You are not allowed to see patrol marks.",
      not(asGenerator),
      has("prop", "patrol"),
      not(allowed(...PATROL_RIGHTS)),
    ),
    brokenRule,
    lackingPatrol("show", "prop"),
  ],
  where: [
    ({ call }) =>
      (row) =>
        watchOf(row, call) !== undefined,
    provided(
      absent("allrev"),
      ({ call: { store } }) =>
        ({ pageid, revid = 0 }) =>
          revid === 0 || store.pageById(pageid)?.["lastrevid"] === revid,
    ),
    ...inPeriod,
    equals("ns", "namespace"),
    equals("type", "type"),
    ...byUser,
    shown({ unread: isUnread }),
    (query) => {
      const isVisible = visible("title")(query);
      return (row) => row["type"] !== "log" || isVisible(row);
    },
  ],
  order: ["timestamp", "rcid"],
  columns: {
    notificationtimestamp: (row, call) => watchOf(row, call)?.["notificationtimestamp"] ?? "",
    expiry: (row, call) => watchOf(row, call)?.["expiry"] ?? false,
    // The server writes a user's number as a name if the request selects only the number.
    user: ({ user, userid }, call) => (argumentList(call, "prop").includes("user") ? user : userid),
    anon: ({ anon }) => anon === true,
    commenthidden: ({ commenthidden }, call) =>
      /comment/.test(argumentList(call, "prop").join()) && commenthidden,
    // The stub does not support temporary accounts.
    temp: () => false,
  },
  hidden: { actionhidden: OF_ACTION, userhidden: ["user", "userid", "anon", "temp"] },
  falses: ["anon", "temp"],
  variants: [{ when: given("allrev"), pages: { by: "revid" } }],
};

const watchlistraw: RowsSelection = {
  from: "watchlist",
  refuse: [...watchlistRefusals, brokenRule],
  where: [
    ({ call }) =>
      ({ owner }) =>
        owner === call.caller.name,
    equals("ns", "namespace"),
    shown({ changed: ({ notificationtimestamp }) => notificationtimestamp !== undefined }),
    titlePart("fromtitle", "from"),
    titlePart("totitle", "to"),
  ],
  order: ["ns", "key"],
  columns: { changed: "notificationtimestamp" },
  pages: { by: "title" },
};

const logevents: RowsSelection = {
  // Newer wikis than the shipped catalogue support `ids`.
  anyValue: ["type", "action", "ids"],
  from: "logevents",
  refuse: [
    brokenRule,
    refuse("invalidtitle", "title is not a valid title.", untitled("title")),
    refuse("prefixsearchdisabled", "The wiki does not search by prefix.", given("prefix"), isMiser),
    refuse("invalidtitle", "prefix is not a valid title.", untitled("prefix")),
  ],
  where: [
    equals("logid", "ids"),
    provided(not(allowed("suppressionlog")), isnt("type", "suppress")),
    equals(({ type, action }) => `${textOrEmpty(type)}/${textOrEmpty(action)}`, "action"),
    provided(absent("action"), equals("type", "type")),
    ...inPeriod,
    equals("user", "user"),
    titled("title"),
    equals("ns", "namespace"),
    titlePart("prefix", "starts"),
    contains("tags", "tag"),
    provided(given("title", "prefix", "namespace"), visible("title")),
    provided(given("user"), visible("user")),
  ],
  order: ["timestamp", "logid"],
  hidden: { actionhidden: ["title", "ns", "params", "pageid", "logpage"] },
  columns: {
    revid: ({ revid }, call) => (argumentList(call, "prop").includes("ids") ? revid : undefined),
  },
};

/** The modules for recent changes, the watchlist and the logs. */
export const changeModules: Selections = { recentchanges, watchlist, watchlistraw, logevents };
