import { rollbackModule } from "../../../../generated/actions/rollback.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { namedPage } from "../../call/named-page.js";
import { isSince } from "../../data/wiki-version.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { tagsOf, watchOfArguments } from "../checks/arguments.js";
import { pageErrors, refusedFor } from "../checks/page-refusal.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { automaticSummary } from "../edit/change-summary.js";
import type { PageText } from "../edit/change-summary.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import { historyRows, pageHistory } from "../tags/page-history.js";
import { revertOf } from "../tags/revert.js";
import type { RollbackChange } from "./rollback-change.js";

/** The action `rollback`, on a wiki to which changes are committed. */
export function rollbackAction(commit: (change: RollbackChange) => Changed): StubAction {
  return {
    module: rollbackModule,
    unsupported: ["watchlistexpiry"],
    run(call) {
      const { args, store, caller } = call;
      const named = namedPage(call);
      if (named.kind === "refused") return named;
      const title = named.value;
      const page = store.pageByTitle(title.ns, title.key);
      if (!page) return refused("missingtitle", "The page does not exist.");
      const tags = tagsOf(call);
      const reason =
        tagRefusal(tags, call) ??
        refusedFor([...pageErrors("edit", title, call), ...pageErrors("rollback", title, call)]);
      if (reason) return reason;
      const history = pageHistory(page["pageid"], store);
      const current = history.at(-1);
      const user = userOf(call);
      if (!current || current["user"] !== user) return ALREADY;
      const target = [...history].reverse().find((row) => row["user"] !== user);
      if (!target) return refused("onlyauthor", "Nobody else has edited the page.");
      const isBot = args["markbot"] === true;
      const markbot = isBot && (caller.rights.has("markbotedits") || caller.rights.has("bot"));
      const comment = summaryOf(call, target, current, history);
      const revert = revertOf(
        "mw-rollback",
        historyRows(history),
        numberOrZero(target["revid"]),
        numberOrZero(current["revid"]),
      );
      const automatic = automaticSummary(store.site, title, pageText(current), pageText(target));
      const isSame =
        target["sha1"] === current["sha1"] && target["contentmodel"] === current["contentmodel"];
      const done = commit({
        kind: "rollback",
        edit: isSame
          ? undefined
          : {
              kind: "edit",
              title,
              text: textOrEmpty(target["content"]),
              contentmodel: textOrEmpty(target["contentmodel"]),
              actor: changeActor(caller),
              comment,
              minor: caller.rights.has("minoredit"),
              bot: markbot,
              tags: [...new Set([...tags, ...automatic.tags, "mw-rollback"])],
              reverted: revert.revids,
              autopatrolled: caller.rights.has("autopatrol"),
              watch: watchOfArguments(call, title, "watchrollback"),
            },
        rcids: takenBack(page, target, user, call),
        markbot,
      });
      const [revision] = done.revisions;
      if (!revision) return ALREADY;
      return ok({
        body: {
          rollback: {
            title: title.text,
            pageid: page["pageid"],
            summary: comment,
            revid: revision.revid,
            old_revid: current["revid"],
            last_revid: target["revid"],
          },
        },
      });
    },
  };
}

function pageText(revision: TableRow): PageText {
  return {
    text: textOrEmpty(revision["content"]),
    contentmodel: textOrEmpty(revision["contentmodel"]),
  };
}

const ALREADY: Refused = refused(
  "alreadyrolled",
  "The last edit is of another user, or the text is that of the earlier revision.",
);

function userOf({ args, store }: ActionCall): string {
  const user = String(args["user"]);
  const [, id] = /^#(\d+)$/.exec(user) ?? [];
  if (id !== undefined) return textOrEmpty(store.find("users", "userid", Number(id))[0]?.["name"]);
  const name = user.replaceAll("_", " ");
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** The recent changes of the user since the revision that comes back. */
function takenBack(
  page: TableRow,
  target: TableRow,
  user: string,
  { store }: ActionCall,
): readonly number[] {
  const since = textOrEmpty(target["timestamp"]);
  return store
    .find("changes", "pageid", page["pageid"])
    .filter((row) => row["user"] === user)
    .filter(({ timestamp, revid }) => {
      const time = textOrEmpty(timestamp);
      return (
        time > since || (time === since && numberOrZero(revid) > numberOrZero(target["revid"]))
      );
    })
    .map(({ rcid }) => numberOrZero(rcid));
}

/** The summary, in which `$1` to `$6` stand for facts about the rollback. */
function summaryOf(
  { args, store }: ActionCall,
  target: TableRow,
  current: TableRow,
  history: readonly TableRow[],
): string {
  const [author, user] = [textOrEmpty(target["user"]), textOrEmpty(current["user"])];
  const summary = typeof args["summary"] === "string" ? args["summary"] : "";
  if (summary !== "")
    return summary
      .replaceAll("$1", () => author)
      .replaceAll("$2", () => user)
      .replaceAll("$3", () => String(numberOrZero(target["revid"])))
      .replaceAll("$5", () => String(numberOrZero(current["revid"])))
      .trim();
  const count = history.length - 1 - history.indexOf(target);
  const edits = isSince(store.site, "1.43") && count === 1 ? "edit" : "edits";
  return `Rolled back ${edits} of [[Special:Contributions/${user}|${user}]]; the text is by [[User:${author}|${author}]]`;
}
