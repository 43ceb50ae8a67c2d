import { feedwatchlistModule } from "../../../generated/actions/feedwatchlist.js";
import { isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts, timeOf } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import { anchorOf } from "../render/page-link.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { FEED_LIMIT, feedMessage, feedOutput } from "./feed.js";
import type { FeedItem } from "./feed.js";

/**
 * The caller's watchlist as a feed. Its errors are items of the feed. Observed on MediaWiki 1.39 to
 * 1.45.
 */
export const feedWatchlist: StubAction = {
  module: feedwatchlistModule,
  run(call) {
    const { args, store, list } = call;
    const { sitename, lang } = generalFacts(store.site);
    const hours = Number(args["hours"] ?? 24);
    const { wlowner, wltoken, wlshow, wltype, wlexcludeuser, allrev } = args;
    const found = list("query+watchlist", {
      prop: ["title", "user", "comment", "timestamp", "ids", "loginfo"],
      dir: "older",
      end: before(timeOf(store.site), hours),
      limit: FEED_LIMIT,
      type: wltype,
      ...(wlshow !== undefined && { show: wlshow }),
      ...(wlexcludeuser !== undefined && { excludeuser: wlexcludeuser }),
      ...(wlowner !== undefined && { owner: wlowner }),
      ...(wltoken !== undefined && { token: wltoken }),
      ...(allrev === true && { allrev }),
    });
    const name = feedMessage(store, "watchlist", "Watchlist");
    const head = found.kind === "ok" ? name : `Error - ${name}`;
    const feed = {
      title: `${textOrEmpty(sitename)} - ${head} [${textOrEmpty(lang)}]`,
      description: name,
      address: pageAddress(store.site, SPECIAL, "Watchlist").full,
      items:
        found.kind === "ok"
          ? rowsIn(found.value["watchlist"]).map((row) => itemOf(row, call))
          : [
              {
                title: feedMessage(store, "api-feed-error-title", "Error ($1)", found.code),
                description: found.text,
                address: "",
                time: "",
                author: "",
              },
            ],
    };
    return ok({ body: {}, output: feedOutput(feed, call) });
  },
};

const SPECIAL = -1;

function before(time: string, hours: number): string {
  return `${new Date(Date.parse(time) - hours * 3_600_000).toISOString().slice(0, -5)}Z`;
}

function rowsIn(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject).filter((row) => "title" in row) : [];
}

function itemOf(row: JsonObject, { args, store }: ActionCall): FeedItem {
  const text = textOrEmpty(row["title"]);
  const title = parseTitle(store.site, text);
  const [ns, key] = title.kind === "title" ? [title.ns, title.key] : [0, text];
  const { revid, logid, user } = row;
  const comment = textOrEmpty(row["comment"]);
  const section = args["linktosections"] === true ? sectionIn(comment) : undefined;
  const page = pageAddress(store.site, ns, key);
  const address =
    revid === undefined
      ? page.full
      : revid === 0 && logid !== undefined
        ? pageAddress(store.site, SPECIAL, "Log").withQuery(`logid=${numberOrZero(logid)}`)
        : page.withQuery(`diff=${numberOrZero(revid)}`);
  return {
    title: text,
    description: user === undefined ? comment : `${comment} (${textOrEmpty(user)})`,
    address: section === undefined ? address : `${address}#${anchorOf(section)}`,
    time: textOrEmpty(row["timestamp"]),
    author: textOrEmpty(user),
  };
}

/** The section that a summary names: the last one in `/* *\/`. */
function sectionIn(comment: string): string | undefined {
  const start = comment.lastIndexOf("/*");
  const end = start < 0 ? -1 : comment.indexOf("*/", start + 2);
  return end < 0 ? undefined : comment.slice(start + 2, end).trim();
}
