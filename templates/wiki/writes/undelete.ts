import { undeleteModule } from "../../../generated/actions/undelete.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import type { Title } from "../data/title.js";
import type { WikiDeletedRevisionRow, WikiRevisionRow } from "../data/wiki-data.js";
import { numberOrZero } from "../values/row.js";
import { blockRefusal, changeRefusal, reasonOf, titleArgument, watchEffect } from "./arguments.js";
import { associatedTalk } from "./delete.js";
import { nextPage } from "./draft.js";
import type { Draft } from "./draft.js";
import { byTime } from "./history.js";
import { withPresentText } from "./page-text.js";
import type { WriteAction } from "./write-action.js";

/** The action `undelete`. */
export const undeleteAction: WriteAction = {
  module: undeleteModule,
  run(call) {
    const { args, store } = call;
    const blocked = blockRefusal(call);
    if (blocked) return blocked;
    const named = titleArgument(args["title"], store);
    if (named.kind === "refused") return named;
    const title = named.value;
    const talk = associatedTalk(
      call,
      title,
      "undelete",
      (each) => deletedRevisions(each, call, undefined).length > 0,
    );
    const { title: talkTitle, warnings } = talk;
    const reason = changeRefusal(call, ["undelete"], talkTitle ? [title, talkTitle] : [title]);
    if (reason) return reason;
    const revids = deletedRevisions(title, call, args["timestamps"]);
    if (revids.length === 0) return { ...NOTHING, warnings };
    const comment = reasonOf(call);
    const watch = watchEffect(call, title);
    call.change((draft) => {
      restore(draft, title, revids);
      draft.watch(title, watch);
    });
    const talkRevids = talkTitle ? deletedRevisions(talkTitle, call, undefined) : [];
    if (talkTitle)
      call.change((draft) => restore(draft, talkTitle, talkRevids), {
        comment: `Restored with its subject page: ${comment}`,
      });
    const revisions = revids.length + talkRevids.length;
    const body = { title: title.text, revisions, fileversions: 0, reason: comment };
    return ok({ body: { undelete: body }, warnings });
  },
};

const NOTHING: Refused = {
  ...refused("undelete-no-results", "The title does not have such deleted revisions."),
  others: [{ code: "cantundelete", text: "The title does not have deleted revisions." }],
};

/** The numbers of a title's deleted revisions, oldest first; all of them without timestamps. */
function deletedRevisions(
  { ns, key }: Title,
  { store }: ActionCall,
  timestamps: unknown,
): readonly number[] {
  const wanted = Array.isArray(timestamps) && timestamps.length > 0 ? timestamps : undefined;
  return store
    .find("deletedrevisions", "key", key)
    .filter((row) => row["ns"] === ns && (wanted?.includes(row["timestamp"]) ?? true))
    .map(({ revid }) => numberOrZero(revid));
}

/**
 * Restores revisions. A page keeps the number that it had, unless another page has the title. The
 * latest revision of all is the present one.
 */
function restore(draft: Draft, title: Title, revids: readonly number[]): void {
  const { tables, site, time } = draft;
  const isRestored = ({ revid }: WikiDeletedRevisionRow): boolean => revids.includes(revid);
  const archived = tables.deletedrevisions.filter(isRestored);
  const present = draft.page(title);
  const before = draft.latest(present);
  const pageid = present?.pageid ?? pageNumber(draft, archived);
  const restored = archived.map((row) => restoredRow(row, pageid));
  draft.put({
    revisions: [...tables.revisions, ...restored].sort((one, other) => one.revid - other.revid),
    deletedrevisions: tables.deletedrevisions.filter((row) => !isRestored(row)),
  });
  const newest = [...restored].sort(byTime).at(-1);
  if (newest && (!before || newest.timestamp > before.timestamp)) {
    draft.tables = withPresentText(draft.tables, site, title, newest).tables;
    const pages = draft.tables.pages.map((page) =>
      page.pageid === pageid ? { ...page, new: !present, touched: time } : page,
    );
    draft.put({ pages });
    draft.edits += 1;
  }
  const params = { count: { revisions: restored.length, files: 0 } };
  draft.log({ type: "delete", action: "restore", title, pageid, params });
}

/** The number that the page had, unless another page has it. */
function pageNumber({ tables }: Draft, archived: readonly WikiDeletedRevisionRow[]): number {
  const old = [...archived].sort(byTime).at(-1)?.pageid ?? 0;
  const isFree = old !== 0 && !tables.pages.some(({ pageid }) => pageid === old);
  return isFree ? old : nextPage(tables);
}

function restoredRow(
  { archiveid: _archiveid, ns: _ns, title: _title, ...row }: WikiDeletedRevisionRow,
  pageid: number,
): WikiRevisionRow {
  return { ...row, pageid };
}
