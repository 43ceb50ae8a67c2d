import { delete_Module } from "../../../generated/actions/delete.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import type { Title } from "../data/title.js";
import { changeRefusal, existingPage, talkOf, watchEffect } from "./arguments.js";
import type { Draft } from "./draft.js";
import { byTime } from "./history.js";
import { withoutPageRow } from "./page-text.js";
import { deletionReason } from "./summary.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `delete`. */
export const deleteAction: WriteAction = {
  module: delete_Module,
  unsupported: ["oldimage"],
  run(call) {
    const { store } = call;
    const found = existingPage(call);
    if (found.kind === "refused") return found;
    const { title, page } = found.value;
    const talk = associatedTalk(call, title, "delete", ({ ns, key }) =>
      Boolean(store.pageByTitle(ns, key)),
    );
    const { title: talkTitle, warnings } = talk;
    const reason = changeRefusal(call, ["delete"], talkTitle ? [title, talkTitle] : [title]);
    if (reason) return { ...reason, warnings };
    const comment = argumentText(call, "reason") ?? deletionReason(page, store);
    const watch = watchEffect(call, title, "watchdeletion");
    const logid = call.change(
      (draft) => {
        draft.watch(title, watch);
        return deletePage(draft, title).logid;
      },
      { comment },
    );
    if (talkTitle)
      call.change((draft) => deletePage(draft, talkTitle), {
        comment: `Deleted with its subject page: ${comment}`,
      });
    return ok({ body: { delete: { title: title.text, reason: comment, logid } }, warnings });
  },
};

/** The talk page that changes with its subject page, or the warning that none does. */
export interface AssociatedTalk {
  readonly title?: Title;
  readonly warnings: readonly ApiMessage[];
}

/** Finds the talk page that a request deletes or restores as well. */
export function associatedTalk(
  { args, store }: WriteCall,
  title: Title,
  action: "delete" | "undelete",
  isThere: (talk: Title) => boolean,
): AssociatedTalk {
  if (args[`${action}talk`] !== true) return { warnings: [] };
  const talk = talkOf(title, store);
  if (talk.ns !== title.ns && isThere(talk)) return { title: talk, warnings: [] };
  const [what, text] =
    talk.ns === title.ns
      ? ["alreadytalk", "The page is a talk page itself."]
      : MISSING_TALK[action];
  return { warnings: [{ code: `${action}-error-associated-${what}`, text }] };
}

const MISSING_TALK = {
  delete: ["doesnotexist", "The page does not have a talk page."],
  undelete: ["notdeleted", "The talk page does not have deleted revisions."],
} as const;

function deletePage(draft: Draft, title: Title) {
  const { pageid } = draft.existingPage(title);
  // The entry gets its number while the changes of the page are still there.
  const entry = draft.log({ type: "delete", action: "delete", title, pageid });
  archivePage(draft, title);
  draft.edits += 1;
  return entry;
}

/**
 * Moves a page's revisions to the deleted ones, and removes its links, protections and recent changes.
 * Its log entries and watchers stay.
 */
export function archivePage(draft: Draft, title: Title): void {
  const { pageid } = draft.existingPage(title);
  const { revisions, deletedrevisions, restrictions, changes } = draft.tables;
  const isOfPage = (row: { readonly pageid: number }): boolean => row.pageid === pageid;
  const gone = revisions.filter(isOfPage).sort(byTime);
  const last = deletedrevisions.reduce(
    (most, { archiveid = 0 }, index) => Math.max(most, archiveid, index + 1),
    0,
  );
  const archived = gone.map(({ revid, pageid: id, ...row }, index) => {
    const archiveid = last + index + 1;
    return { revid, pageid: id, archiveid, ns: title.ns, title: title.text, ...row };
  });
  draft.tables = {
    ...withoutPageRow(draft.tables, pageid),
    revisions: revisions.filter((row) => !isOfPage(row)),
    deletedrevisions: [...deletedrevisions, ...archived],
    restrictions: restrictions.filter((row) => !isOfPage(row)),
    changes: changes.filter((row) => row.type === "log" || !isOfPage(row)),
  };
}
