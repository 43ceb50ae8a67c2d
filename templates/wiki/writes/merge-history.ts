import { mergehistoryModule } from "../../../generated/actions/mergehistory.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { parseTimestamp } from "../../runtime/rules/timestamp-forms.js";
import { isoSeconds } from "../../runtime/wire/wire-text.js";
import { argumentText } from "../call/module-call.js";
import { namedPage } from "../call/named-page.js";
import type { Title } from "../data/title.js";
import type { WikiRevisionRow } from "../data/wiki-data.js";
import { redirectText } from "../render/page-source.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { pageErrors, reasonOf, refusedFor, timeOfChange } from "./arguments.js";
import { errorsOf, onlyOneRefusal } from "./checks.js";
import type { Rule } from "./checks.js";
import type { Draft } from "./draft.js";
import { byTime, pageHistory } from "./history.js";
import { copyWatchers } from "./move.js";
import { check, unwrap } from "./write-action.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** A revision in the order of a history. */
type Point = Pick<WikiRevisionRow, "revid" | "timestamp">;

/** The action `mergehistory`: moves the oldest revisions of a page to another page. */
export const mergeHistoryAction: WriteAction = {
  module: mergehistoryModule,
  unsupported: ["starttimestamp"],
  run(call) {
    const [from, to] = [mergedPage("from", call), mergedPage("to", call)];
    const [source, target] = [pointsOf(from, call), pointsOf(to, call)];
    const timestamp = argumentText(call, "timestamp");
    const [written, limit] = timestamp?.split("|") ?? [];
    const seconds = written === undefined ? undefined : parseTimestamp(written);
    const sent = seconds === undefined ? undefined : isoSeconds(new Date(seconds * 1000));
    const isBad = timestamp === undefined ? source.length === 0 : sent === undefined;
    check(
      problems([
        [source.length === 0, "invalid-source", "The source page does not exist."],
        [target.length === 0, "invalid-dest", "The destination page does not exist."],
        [from.text === to.text, "self-merge", "The pages are the same."],
        [isBad, "bad-timestamp", "The timestamp is invalid."],
      ]),
    );
    const last =
      sent === undefined ? source.at(-1) : source.findLast((point) => point.timestamp <= sent);
    const revid =
      sent === undefined ? last?.revid : limit === undefined ? undefined : Number(limit);
    // Without a time, the history must be older than the destination page.
    const end = {
      timestamp: (sent === undefined ? target[0] : last)?.timestamp ?? timeOfChange(call.store),
      revid: revid ?? Infinity,
    };
    const isOld = (point: Point) => byTime(point, end) <= 0;
    const moved = source.filter(isOld);
    const [newest, latest] = [moved.at(-1) ?? last, target.at(-1)];
    const isLater = !last || (newest && latest && byTime(newest, latest) > 0) === true;
    const isAllowed = call.caller.rights.has("mergehistory");
    const edits = [from, to].flatMap((title) => pageErrors(["edit"], title, call));
    check(
      problems([
        [target.some(isOld), "timestamps-overlap", "The histories overlap."],
        [isLater, "change-current-revision", "The latest revision would change."],
      ]) ??
        refusedFor(edits) ??
        problems([
          [!isAllowed, "permission", "You are not allowed to merge histories."],
          [moved.length === 0, "no-change", "No revision would move."],
        ]),
    );
    const params = {
      mergepoint: last?.timestamp,
      mergerevid: revid === undefined ? null : String(revid),
    };
    call.change((draft) => mergePages(draft, from, to, moved, params));
    const body = { from: from.text, to: to.text, timestamp: timestamp ?? null };
    return ok({ body: { mergehistory: { ...body, reason: reasonOf(call) } } });
  },
};

function problems(rules: readonly Rule[]): Refused | undefined {
  const errors = errorsOf(rules).map(({ code, text }) => ({
    code: `mergehistory-fail-${code}`,
    text,
  }));
  return refusedFor(errors);
}

function mergedPage(name: "from" | "to", call: WriteCall): Title {
  const names = [name, `${name}id`];
  check(onlyOneRefusal(call, names));
  const [title, pageid] = names.map((each) => call.args[each]);
  return unwrap(namedPage({ store: call.store, args: { title, pageid } }));
}

function pointsOf({ ns, key }: Title, { store }: WriteCall): readonly Point[] {
  const page = store.pageByTitle(ns, key);
  const rows = page ? pageHistory(page["pageid"], store) : [];
  return rows.map(({ revid, timestamp }) => ({
    revid: numberOrZero(revid),
    timestamp: textOrEmpty(timestamp),
  }));
}

/** Moves revisions, and leaves a redirect if none stays. */
function mergePages(
  draft: Draft,
  from: Title,
  to: Title,
  moved: readonly Point[],
  params: JsonObject,
): void {
  const [source, target] = [draft.existingPage(from), draft.existingPage(to)];
  const revids = new Set(moved.map(({ revid }) => revid));
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
