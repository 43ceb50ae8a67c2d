import { undeleteModule } from "../../../../generated/actions/undelete.js";
import type { ApiMessage } from "../../../runtime/model/api-message.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { parseTitle, titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import { numberOrZero } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { reasonOf, tagsOf, watchOfArguments } from "../checks/arguments.js";
import { pageErrors, refusedFor } from "../checks/page-refusal.js";
import { sitewideBlockRefusal } from "../checks/sitewide-block.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import type { UndeleteChange } from "./delete-change.js";

/** The action `undelete`, on a wiki to which changes are committed. */
export function undeleteAction(commit: (change: UndeleteChange) => Changed): StubAction {
  return {
    module: undeleteModule,
    unsupported: ["watchlistexpiry"],
    run(call) {
      const { args, store, caller } = call;
      const blocked = sitewideBlockRefusal(call);
      if (blocked) return blocked;
      const title = parseTitle(store.site, String(args["title"]));
      if (title.kind !== "title")
        return refused("invalidtitle", `${JSON.stringify(args["title"])} is no title.`);
      const talk = titleOf(store.site, title.ns % 2 === 1 ? title.ns : title.ns + 1, title.key);
      const isWithTalk = args["undeletetalk"] === true;
      const tags = tagsOf(call);
      const tagError = tagRefusal(tags, call);
      const reason = refusedFor([
        ...pageErrors("undelete", title, call),
        ...(isWithTalk ? pageErrors("undelete", talk, call) : []),
        ...(tagError ? [tagError] : []),
      ]);
      if (reason) return reason;
      const found = deletedOf(title, call);
      const below = isWithTalk && title.ns % 2 === 0 ? allDeletedOf(talk, call) : [];
      const warnings = isWithTalk ? talkWarnings(title, below) : [];
      if (found.length === 0) return { ...NOTHING, warnings };
      const comment = reasonOf(call);
      const change = {
        kind: "undelete",
        actor: changeActor(caller),
        tags,
        bot: caller.rights.has("bot"),
      } as const;
      const watch = watchOfArguments(call, title);
      commit({ ...change, revids: numbersOf(found), title, comment, watch });
      if (below.length > 0)
        commit({
          ...change,
          revids: numbersOf(below),
          title: talk,
          comment: `Restored with its subject page: ${comment}`,
          watch: "unchanged",
        });
      return ok({
        body: {
          undelete: {
            title: title.text,
            revisions: found.length + below.length,
            fileversions: 0,
            reason: comment,
          },
        },
        warnings,
      });
    },
  };
}

function numbersOf(rows: readonly TableRow[]): readonly number[] {
  return rows.map(({ revid }) => numberOrZero(revid));
}

/** Why the talk page is not restored as well. */
function talkWarnings({ ns }: Title, below: readonly TableRow[]): readonly ApiMessage[] {
  if (ns % 2 === 1)
    return [
      {
        code: "undelete-error-associated-alreadytalk",
        text: "The page is a talk page itself.",
      },
    ];
  return below.length > 0
    ? []
    : [
        {
          code: "undelete-error-associated-notdeleted",
          text: "The talk page has no deleted revisions.",
        },
      ];
}

const NOTHING: Refused = {
  ...refused("undelete-no-results", "The title has no such deleted revisions."),
  others: [{ code: "cantundelete", text: "There is nothing to restore under this title." }],
};

/** The deleted revisions that a request names, oldest first; all by default. */
function deletedOf(title: Title, call: ActionCall): readonly TableRow[] {
  const { timestamps } = call.args;
  const all = allDeletedOf(title, call);
  if (!Array.isArray(timestamps) || timestamps.length === 0) return all;
  return all.filter(({ timestamp }) => timestamps.includes(timestamp));
}

function allDeletedOf({ ns, key }: Title, { store }: ActionCall): readonly TableRow[] {
  return store.find("deletedrevisions", "key", key).filter((row) => row["ns"] === ns);
}
