import { delete_Module } from "../../../generated/actions/delete.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import type { Title } from "../data/title.js";
import {
  pageErrors,
  refusedFor,
  tagRefusal,
  talkOf,
  watchEffect,
  writablePage,
} from "./arguments.js";
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
    const named = writablePage(call);
    if (named.kind === "refused") return named;
    const title = named.value;
    const page = store.pageByTitle(title.ns, title.key);
    if (!page) return refused("missingtitle", "The page does not exist.");
    const talk = associatedTalk(title, call);
    const warnings = talk.warning ? [talk.warning] : [];
    const tagError = tagRefusal(call);
    const reason = refusedFor([
      ...pageErrors(["delete"], title, call),
      ...(talk.title ? pageErrors(["delete"], talk.title, call) : []),
      ...(tagError ? [tagError] : []),
    ]);
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
    const { title: talkTitle } = talk;
    if (talkTitle)
      call.change((draft) => deletePage(draft, talkTitle), {
        comment: `Deleted with its subject page: ${comment}`,
      });
    return ok({ body: { delete: { title: title.text, reason: comment, logid } }, warnings });
  },
};

/** The talk page that is deleted as well, or the reason why none is. */
function associatedTalk(
  title: Title,
  { args, store }: WriteCall,
): { readonly title?: Title; readonly warning?: ApiMessage } {
  if (args["deletetalk"] !== true) return {};
  const talk = talkOf(title, store);
  if (talk.ns === title.ns)
    return {
      warning: {
        code: "delete-error-associated-alreadytalk",
        text: "The page is a talk page itself.",
      },
    };
  if (store.pageByTitle(talk.ns, talk.key)) return { title: talk };
  const text = "The page does not have a talk page.";
  return { warning: { code: "delete-error-associated-doesnotexist", text } };
}

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
