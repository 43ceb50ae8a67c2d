import { delete_Module } from "../../../../generated/actions/delete.js";
import type { ApiMessage } from "../../../runtime/model/api-message.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { namedPage } from "../../call/named-page.js";
import { titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import { tagsOf, watchOfArguments } from "../checks/arguments.js";
import { pageErrors, refusedFor } from "../checks/page-refusal.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import type { DeleteChange } from "./delete-change.js";
import { deletionReason } from "./deletion-reason.js";

/** The action `delete`, on a wiki to which changes are committed. */
export function deleteAction(commit: (change: DeleteChange) => Changed): StubAction {
  return {
    module: delete_Module,
    unsupported: ["oldimage", "watchlistexpiry"],
    run(call) {
      const { args, store, caller } = call;
      const named = namedPage(call);
      if (named.kind === "refused") return named;
      const title = named.value;
      if (title.ns < 0 || title.key === "")
        return refused("pagecannotexist", "There are no pages in this namespace.");
      const page = store.pageByTitle(title.ns, title.key);
      if (!page) return refused("missingtitle", "The page does not exist.");
      const talk = associatedTalk(title, call);
      const tags = tagsOf(call);
      const tagError = tagRefusal(tags, call);
      const reason = refusedFor([
        ...pageErrors("delete", title, call),
        ...(talk.title ? pageErrors("delete", talk.title, call) : []),
        ...(tagError ? [tagError] : []),
      ]);
      const warnings = talk.warning ? [talk.warning] : [];
      if (reason) return { ...reason, warnings };
      const comment =
        typeof args["reason"] === "string" ? args["reason"] : deletionReason(page, store);
      const change = {
        kind: "delete",
        actor: changeActor(caller),
        tags,
        bot: caller.rights.has("bot"),
      } as const;
      const { entries } = commit({
        ...change,
        title,
        comment,
        watch: watchOfArguments(call, title, "watchdeletion"),
      });
      if (talk.title)
        commit({
          ...change,
          title: talk.title,
          comment: `Deleted with its subject page: ${comment}`,
          watch: "unchanged",
        });
      return ok({
        body: {
          delete: { title: title.text, reason: comment, logid: entries[0]?.logid },
        },
        warnings,
      });
    },
  };
}

/** The talk page that is deleted as well, or the reason why none is. */
function associatedTalk(
  { ns, key }: Title,
  { args, store }: ActionCall,
): { readonly title?: Title; readonly warning?: ApiMessage } {
  if (args["deletetalk"] !== true) return {};
  if (ns % 2 === 1)
    return {
      warning: {
        code: "delete-error-associated-alreadytalk",
        text: "The page is a talk page itself.",
      },
    };
  const title = titleOf(store.site, ns + 1, key);
  return store.pageByTitle(title.ns, key)
    ? { title }
    : {
        warning: {
          code: "delete-error-associated-doesnotexist",
          text: "The page has no talk page.",
        },
      };
}
