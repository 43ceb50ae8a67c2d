import { mergehistoryModule } from "../../../generated/actions/mergehistory.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { parseTimestamp } from "../../runtime/rules/timestamp-forms.js";
import { isoSeconds } from "../../runtime/wire/wire-text.js";
import { argumentText } from "../call/module-call.js";
import { namedPage } from "../call/named-page.js";
import type { Title } from "../data/title.js";
import { redirectText } from "../render/page-source.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { pageErrors, reasonOf, refusedFor, timeOfChange } from "./arguments.js";
import { onlyOneRefusal } from "./checks.js";
import type { Draft } from "./draft.js";
import { byTime, pageHistory } from "./history.js";
import { withWatchersOf } from "./watch-list.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** A revision in the order of a history. */
type Point = Parameters<typeof byTime>[0];

/** The action `mergehistory`: moves the oldest revisions of a page to another page. */
export const mergeHistoryAction: WriteAction = {
  module: mergehistoryModule,
  unsupported: ["starttimestamp"],
  run(call) {
    const [from, to] = [mergedPage("from", call), mergedPage("to", call)];
    if (from.kind === "refused") return from;
    if (to.kind === "refused") return to;
    const titles = [from.value, to.value] as const;
    const [source, target] = [pointsOf(titles[0], call), pointsOf(titles[1], call)];
    const [written, limit] = argumentText(call, "timestamp")?.split("|") ?? [];
    const sent = written === undefined ? undefined : isoTime(written);
    const isBad = written === undefined ? !source[0] : sent === undefined;
    const invalid = refusedFor([
      ...failures(!source[0], "invalid-source", "The source page does not exist."),
      ...failures(!target[0], "invalid-dest", "The destination page does not exist."),
      ...failures(from.value.text === to.value.text, "self-merge", "The pages are the same."),
      ...failures(isBad, "bad-timestamp", "The timestamp is invalid."),
    ]);
    if (invalid) return invalid;
    const last =
      sent === undefined ? source.at(-1) : source.findLast(({ timestamp }) => timestamp <= sent);
    const revid =
      sent === undefined ? last?.revid : limit === undefined ? undefined : Number(limit);
    // Without a time, the history must be older than the destination page.
    const end = {
      timestamp: (sent === undefined ? target[0] : last)?.timestamp ?? timeOfChange(call.store),
      revid: revid ?? Infinity,
    };
    const moved = source.filter((point) => byTime(point, end) <= 0);
    const [newest, latest] = [moved.at(-1) ?? last, target.at(-1)];
    const isLater = !last || (newest && latest && byTime(newest, latest) > 0) === true;
    const denied = !call.caller.rights.has("mergehistory");
    const isOverlapping = target.some((point) => byTime(point, end) <= 0);
    const wrong =
      refusedFor([
        ...failures(isOverlapping, "timestamps-overlap", "The histories overlap."),
        ...failures(isLater, "change-current-revision", "The latest revision would change."),
      ]) ??
      refusedFor([
        ...titles.flatMap((title) => pageErrors(["edit"], title, call)),
        ...failures(denied, "permission", "You are not allowed to merge histories."),
      ]) ??
      refusedFor(failures(moved.length === 0, "no-change", "No revision would move."));
    if (wrong) return wrong;
    const mergerevid = revid === undefined ? null : String(revid);
    call.change((draft) =>
      mergePages(draft, titles, moved, { mergepoint: last?.timestamp, mergerevid }),
    );
    const [{ text: fromText }, { text: toText }] = titles;
    const timestamp = argumentText(call, "timestamp") ?? null;
    return ok({
      body: { mergehistory: { from: fromText, to: toText, timestamp, reason: reasonOf(call) } },
    });
  },
};

/** A time in any form of the server; undefined for other texts. */
function isoTime(written: string): string | undefined {
  const seconds = parseTimestamp(written);
  return seconds === undefined ? undefined : isoSeconds(new Date(seconds * 1000));
}

function mergedPage(name: "from" | "to", call: WriteCall): Outcome<Title> {
  const { args, store } = call;
  const names = [name, `${name}id`];
  const [title, pageid] = names.map((each) => args[each]);
  return onlyOneRefusal(call, names) ?? namedPage({ store, args: { title, pageid } });
}

function pointsOf({ ns, key }: Title, { store }: WriteCall): readonly Point[] {
  const page = store.pageByTitle(ns, key);
  const rows = page ? pageHistory(page["pageid"], store) : [];
  return rows.map(({ revid, timestamp }) => ({
    revid: numberOrZero(revid),
    timestamp: textOrEmpty(timestamp),
  }));
}

function failures(isWrong: boolean, code: string, text: string): readonly ApiMessage[] {
  return isWrong ? [{ code: `mergehistory-fail-${code}`, text }] : [];
}

/** Moves revisions, and leaves a redirect if none stays. */
function mergePages(
  draft: Draft,
  [from, to]: readonly [Title, Title],
  moved: readonly Point[],
  params: JsonObject,
): void {
  const [source, target] = [draft.existingPage(from), draft.existingPage(to)];
  const revids = new Set(moved.map(({ revid }) => revid));
  draft.put({
    revisions: draft.tables.revisions.map((row) =>
      revids.has(row.revid) ? { ...row, pageid: target.pageid } : row,
    ),
    watchlist: withWatchersOf(draft.tables.watchlist, from, to, draft.site),
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
  draft.touch([from, to]);
  for (const [title, other, action, role] of [
    [from, to, "merge", "dest"],
    [to, from, "merge-into", "src"],
  ] as const)
    draft.log({
      type: "merge",
      action,
      title,
      pageid: draft.page(title)?.pageid ?? 0,
      params: { [`${role}_ns`]: other.ns, [`${role}_title`]: other.text, ...params },
    });
}
