import { delete_Module } from "../../../generated/actions/delete.js";
import { undeleteModule } from "../../../generated/actions/undelete.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import { refused } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import type { Title } from "../data/title.js";
import { numberOrZero } from "../values/row.js";
import {
  blockRefusal,
  existingPage,
  pageRefusal,
  reasonOf,
  tagRefusal,
  talkOf,
  titleArgument,
  watchEffect,
} from "./arguments.js";
import { nextPage } from "./draft.js";
import type { Draft } from "./draft.js";
import { byTime } from "./history.js";
import { withoutPageRow } from "./page-text.js";
import { deletionReason } from "./summary.js";
import { check } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `delete`. */
export const deleteAction: WriteAction = {
  module: delete_Module,
  unsupported: ["oldimage"],
  run(call) {
    const { store } = call;
    const { title, page } = existingPage(call);
    const hasPage = ({ ns, key }: Title) => store.pageByTitle(ns, key) !== undefined;
    const { talks, warnings } = associatedTalk(call, title, "delete", hasPage);
    for (const each of [title, ...talks]) check(pageRefusal(["delete"], each, call));
    check(tagRefusal(call));
    const comment = argumentText(call, "reason") ?? deletionReason(page, store);
    const watch = watchEffect(call, title, "watchdeletion");
    const logid = call.change((draft) => {
      draft.watch(title, watch);
      const entry = deletePage(draft, title, comment);
      for (const talk of talks)
        deletePage(draft, talk, `Deleted with its subject page: ${comment}`);
      return entry.logid;
    });
    return { body: { delete: { title: title.text, reason: comment, logid } }, warnings };
  },
};

/** The action `undelete`. */
export const undeleteAction: WriteAction = {
  module: undeleteModule,
  run(call) {
    const { args, store } = call;
    check(blockRefusal(call));
    const title = titleArgument(args["title"], store);
    const { talks, warnings } = associatedTalk(
      call,
      title,
      "undelete",
      (talk) => deletedRevisions(talk, call, undefined).length > 0,
    );
    for (const each of [title, ...talks]) check(pageRefusal(["undelete"], each, call));
    check(tagRefusal(call));
    const revids = deletedRevisions(title, call, args["timestamps"]);
    if (revids.length === 0)
      check({
        ...refused("undelete-no-results", "The title does not have these deleted revisions."),
        warnings,
      });
    const reason = reasonOf(call);
    const watch = watchEffect(call, title);
    const revisions = call.change((draft) => {
      draft.watch(title, watch);
      restore(draft, title, revids, reason);
      const others = talks.flatMap((talk) => deletedRevisions(talk, call, undefined));
      for (const talk of talks)
        restore(draft, talk, others, `Restored with its subject page: ${reason}`);
      return revids.length + others.length;
    });
    const body = { title: title.text, revisions, fileversions: 0, reason };
    return { body: { undelete: body }, warnings };
  },
};

/**
 * Finds the talk page to delete or restore together with the page, or the warning that it is
 * missing.
 */
function associatedTalk(
  { args, store }: WriteCall,
  title: Title,
  action: "delete" | "undelete",
  isThere: (talk: Title) => boolean,
): { readonly talks: readonly Title[]; readonly warnings: readonly ApiMessage[] } {
  if (args[`${action}talk`] !== true) return { talks: [], warnings: [] };
  const talk = talkOf(title, store);
  if (talk.ns !== title.ns && isThere(talk)) return { talks: [talk], warnings: [] };
  const missing = { delete: "doesnotexist", undelete: "notdeleted" }[action];
  const code = talk.ns === title.ns ? "alreadytalk" : missing;
  const text = "The title has no talk page for this action.";
  return { talks: [], warnings: [{ code: `${action}-error-associated-${code}`, text }] };
}

function deletePage(draft: Draft, title: Title, comment: string) {
  // The entry is numbered while the page's changes still exist.
  const entry = draft.log({ type: "delete", action: "delete", title, comment });
  archivePage(draft, title);
  return entry;
}

/**
 * Moves a page's revisions to the deleted revisions, and removes its links, protections and recent
 * changes. Log entries and watchers are kept.
 */
export function archivePage(draft: Draft, title: Title): void {
  const { pageid } = draft.existingPage(title);
  const { revisions, deletedrevisions, restrictions, changes } = draft.tables;
  const isOfPage = (row: { readonly pageid: number }): boolean => row.pageid === pageid;
  const last = deletedrevisions.reduce(
    (most, { archiveid = 0 }, index) => Math.max(most, archiveid, index + 1),
    0,
  );
  const archived = revisions
    .filter(isOfPage)
    .sort(byTime)
    .map((row, index) => ({
      ...row,
      archiveid: last + index + 1,
      ns: title.ns,
      title: title.text,
    }));
  draft.tables = {
    ...withoutPageRow(draft.tables, pageid),
    revisions: revisions.filter((row) => !isOfPage(row)),
    deletedrevisions: [...deletedrevisions, ...archived],
    restrictions: restrictions.filter((row) => !isOfPage(row)),
    changes: changes.filter((row) => row.type === "log" || !isOfPage(row)),
  };
  draft.edits += 1;
}

/**
 * The numbers of a title's deleted revisions, oldest first; all of them if no timestamps are given.
 */
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
 * Restores revisions. A page keeps its number, unless a different page uses the title. The latest
 * of all revisions becomes the current one.
 */
function restore(draft: Draft, title: Title, revids: readonly number[], comment: string): void {
  const { pages, revisions, deletedrevisions } = draft.tables;
  const archived = deletedrevisions.filter(({ revid }) => revids.includes(revid)).sort(byTime);
  const present = draft.page(title);
  const before = draft.latest(present);
  const old = archived.at(-1)?.pageid ?? 0;
  const isTaken = old === 0 || pages.some(({ pageid }) => pageid === old);
  const pageid = present?.pageid ?? (isTaken ? nextPage(draft.tables) : old);
  const restored = archived.map(({ archiveid: _id, ns: _ns, title: _title, ...row }) => ({
    ...row,
    pageid,
  }));
  draft.put({
    revisions: [...revisions, ...restored].sort((one, other) => one.revid - other.revid),
    deletedrevisions: deletedrevisions.filter(({ revid }) => !revids.includes(revid)),
  });
  const newest = restored.at(-1);
  if (newest && (!before || newest.timestamp > before.timestamp)) {
    draft.present(title, newest);
    draft.setPage(pageid, { new: !present, touched: draft.time });
    draft.edits += 1;
  }
  const params = { count: { revisions: restored.length, files: 0 } };
  draft.log({ type: "delete", action: "restore", title, params, comment });
}
