import { mergehistoryModule } from "../../../generated/actions/mergehistory.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { parseTimestamp } from "../../runtime/rules/timestamp-forms.js";
import { isoSeconds } from "../../runtime/wire/wire-text.js";
import { argumentText } from "../call/module-call.js";
import { namedPage } from "../call/named-page.js";
import type { Title } from "../data/title.js";
import { redirectText } from "../render/page-source.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { pageRefusal, reasonOf, timeOfChange } from "./arguments.js";
import type { Draft } from "./draft.js";
import { byTime, pageHistory } from "./history.js";
import { copyWatchers } from "./move.js";
import { check, ruleRefusal, unwrap } from "./refusal.js";
import type { Rule } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `mergehistory`: moves the oldest revisions of a page to another page. */
export const mergeHistoryAction: WriteAction = {
  module: mergehistoryModule,
  unsupported: ["starttimestamp"],
  run(call) {
    const { store, caller } = call;
    const from = unwrap(namedPage(call, ["from", "fromid"]));
    const to = unwrap(namedPage(call, ["to", "toid"]));
    const [source, target] = [historyOf(from, call), historyOf(to, call)];
    const timestamp = argumentText(call, "timestamp");
    const [written, limit] = timestamp?.split("|") ?? [];
    const seconds = written === undefined ? undefined : parseTimestamp(written);
    const sent = seconds === undefined ? undefined : isoSeconds(new Date(seconds * 1000));
    const last =
      sent === undefined
        ? source.at(-1)
        : source.findLast((row) => textOrEmpty(row["timestamp"]) <= sent);
    // Without a timestamp, the history must be older than the destination page.
    const end = {
      timestamp: (sent === undefined ? target[0] : last)?.["timestamp"] ?? timeOfChange(store),
      revid: sent === undefined ? last?.["revid"] : Number(limit ?? Infinity),
    };
    const isOld = (row: TableRow) => byTime(row, end) <= 0;
    const moved = source.filter(isOld);
    const [newest, latest] = [moved.at(-1) ?? last, target.at(-1)];
    const isLater = !last || (newest && latest && byTime(newest, latest) > 0) === true;
    const isBad = timestamp !== undefined && sent === undefined;
    const isAllowed = caller.rights.has("mergehistory");
    const rules: readonly Rule[] = [
      [source.length === 0, "invalid-source", "The source page does not exist."],
      [target.length === 0, "invalid-dest", "The destination page does not exist."],
      [from.text === to.text, "self-merge", "The pages are the same."],
      [isBad, "bad-timestamp", "The timestamp is invalid."],
      [target.some(isOld), "timestamps-overlap", "The histories overlap."],
      [isLater, "change-current-revision", "The latest revision would change."],
      [!isAllowed, "permission", "You are not allowed to merge histories."],
      [moved.length === 0, "no-change", "No revision would move."],
    ];
    check(ruleRefusal(rules.map(([is, code, text]) => [is, `mergehistory-fail-${code}`, text])));
    for (const title of [from, to]) check(pageRefusal(["edit"], title, call));
    const revid = sent === undefined ? numberOrZero(last?.["revid"]) : limit;
    const params = {
      mergepoint: last?.["timestamp"],
      mergerevid: revid === undefined ? null : String(revid),
    };
    const revids = new Set(moved.map((row) => numberOrZero(row["revid"])));
    call.change((draft) => mergePages(draft, from, to, revids, params));
    const body = { from: from.text, to: to.text, timestamp: timestamp ?? null };
    return { body: { mergehistory: { ...body, reason: reasonOf(call) } } };
  },
};

function historyOf({ ns, key }: Title, { store }: WriteCall): readonly TableRow[] {
  const page = store.pageByTitle(ns, key);
  return page ? pageHistory(page["pageid"], store) : [];
}

/** Moves revisions, and leaves a redirect if no revision remains. */
function mergePages(
  draft: Draft,
  from: Title,
  to: Title,
  revids: ReadonlySet<number>,
  params: JsonObject,
): void {
  const [source, target] = [draft.existingPage(from), draft.existingPage(to)];
  copyWatchers(draft, from, to);
  draft.put({
    revisions: draft.tables.revisions.map((row) =>
      revids.has(row.revid) ? { ...row, pageid: target.pageid } : row,
    ),
  });
  if (revids.has(source.lastrevid)) {
    const { comment } = draft.author;
    const summary = `Merged [[:${from.text}]] into [[:${to.text}]]`;
    draft.revise({
      title: from,
      text: redirectText(to),
      contentmodel: "wikitext",
      comment: comment === "" ? summary : `${summary}: ${comment}`,
      tags: ["mw-new-redirect"],
    });
    draft.edits += 1;
  }
  for (const { pageid } of [source, target]) draft.setPage(pageid, { touched: draft.time });
  for (const [title, other, action, role] of [
    [from, to, "merge", "dest"],
    [to, from, "merge-into", "src"],
  ] as const)
    draft.log({
      type: "merge",
      action,
      title,
      params: { [`${role}_ns`]: other.ns, [`${role}_title`]: other.text, ...params },
    });
}
