// Feeds of changes, in RSS and Atom: the actions that begin with `feed`.

import { feedcontributionsModule } from "../../../generated/actions/feedcontributions.js";
import { escapeHtml, escapeQuotes } from "../../runtime/http/html.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { addressRange } from "../data/ip-address.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts, timeOf } from "../data/site.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { FEED_LIMIT, feedMessage, feedOutput } from "./feed.js";
import type { FeedItem } from "./feed.js";

/** The contributions of a user as a feed. Observed on MediaWiki 1.39 to 1.45. */
export const feedContributions: StubAction = {
  module: feedcontributionsModule,
  run(call) {
    const { store } = call;
    const { sitename, lang } = generalFacts(store.site);
    const user = userOf(call);
    const name = feedMessage(store, "contributions", "User contributions");
    const rows = [...store.rows("revisions")]
      .filter(filterOf(user, call))
      .sort(
        (one, other) =>
          compare(textOrEmpty(other["timestamp"]), textOrEmpty(one["timestamp"])) ||
          numberOrZero(other["revid"]) - numberOrZero(one["revid"]),
      )
      .slice(0, FEED_LIMIT);
    const address = pageAddress(store.site, SPECIAL, `Contributions/${user.replaceAll(" ", "_")}`);
    const feed = {
      title: `${textOrEmpty(sitename)} - ${name} [${textOrEmpty(lang)}]`,
      description: name,
      address: address.full,
      items: rows.map((row) => itemOf(row, call)),
    };
    return ok({ body: {}, output: feedOutput(feed, call) });
  },
};

const SPECIAL = -1;

/** The user of a request, who may be given by their number: `#1`. */
function userOf({ args, store }: ActionCall): string {
  const user = typeof args["user"] === "string" ? args["user"] : "";
  const [known] = user.startsWith("#") ? store.find("users", "userid", Number(user.slice(1))) : [];
  return known ? textOrEmpty(known["name"]) : user;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Selects revisions as a request says; the server ignores `tagfilter`. */
function filterOf(user: string, call: ActionCall): (row: TableRow) => boolean {
  const { args, store, caller } = call;
  const { namespace, deletedonly, toponly, newonly, hideminor } = args;
  const range = user.includes("/") ? addressRange(user) : undefined;
  const end = endOf(call);
  const isBy = (row: TableRow): boolean => {
    if (!range) return row["user"] === user;
    const address = row["anon"] === true ? addressRange(textOrEmpty(row["user"])) : undefined;
    return address !== undefined && range.first <= address.first && address.last <= range.last;
  };
  const seesHidden = caller.rights.has("deletedhistory");
  return (row) => {
    const page = store.pageById(row["pageid"]);
    return (
      isBy(row) &&
      page !== undefined &&
      (row["userhidden"] !== true || seesHidden) &&
      (namespace === undefined || page["ns"] === Number(namespace)) &&
      (deletedonly !== true || HIDDEN.some((mark) => row[mark] === true)) &&
      (toponly !== true || page["lastrevid"] === row["revid"]) &&
      (newonly !== true || numberOrZero(row["parentid"]) === 0) &&
      (hideminor !== true || row["minor"] !== true) &&
      (end === undefined || textOrEmpty(row["timestamp"]) < end)
    );
  };
}

const HIDDEN = ["texthidden", "userhidden", "commenthidden"];

/** The end of the month or year until which revisions are selected; undefined for all. */
function endOf({ args, store }: ActionCall): string | undefined {
  const [year, month] = [numberOf(args["year"]), numberOf(args["month"])];
  const isMonth = month >= 1 && month <= 12;
  if (year <= 0 && !isMonth) return undefined;
  const now = new Date(timeOf(store.site));
  const ofNow = now.getUTCFullYear() - (month > now.getUTCMonth() + 1 ? 1 : 0);
  const ofYear = year > 0 ? year : ofNow;
  // The year 2032 is the last one of which the server's dates are certain.
  const last = Math.min(Date.UTC(ofYear, isMonth ? month : 12, 1), Date.UTC(2032, 0, 1));
  return new Date(last).toISOString();
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** The author, the summary and the text, as anybody may see them. */
function itemOf(row: TableRow, { store }: ActionCall): FeedItem {
  const page = store.pageById(row["pageid"]);
  const [ns, key] = [numberOrZero(page?.["ns"]), textOrEmpty(page?.["key"])];
  const author = row["userhidden"] === true ? "" : textOrEmpty(row["user"]);
  const comment = row["commenthidden"] === true ? "" : textOrEmpty(row["comment"]);
  const text = row["texthidden"] === true ? "" : textOrEmpty(row["content"]);
  return {
    title: textOrEmpty(page?.["title"]),
    description: `<p>${escapeQuotes(author)}: ${escapeQuotes(withoutLinks(comment))}</p>\n<hr />\n<div>${withBreaks(text)}</div>`,
    address: pageAddress(store.site, ns, key).withQuery(`diff=${numberOrZero(row["revid"])}`),
    time: textOrEmpty(row["timestamp"]),
    author,
    comments: pageAddress(store.site, ns - (ns % 2) + 1, key).full,
  };
}

/** `[[page|text]]` becomes `text`, and `[[page|]]` becomes `page|`, as on the server. */
function withoutLinks(comment: string): string {
  // A link that is not closed is consumed, too, which keeps the time linear.
  return comment.replaceAll(
    /\[\[([^\]]+)(\]\])?/g,
    (found: string, link: string, end: string | undefined) =>
      end === undefined ? found : link.slice(link.slice(0, -1).lastIndexOf("|") + 1),
  );
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('"', "&quot;").replaceAll("\n", "<br />\n");
}
