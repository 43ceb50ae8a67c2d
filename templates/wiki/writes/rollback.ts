import { rollbackModule } from "../../../generated/actions/rollback.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { checkedPage, tagsOf, watchEffect } from "./arguments.js";
import type { Draft } from "./draft.js";
import { saveEdit } from "./edit.js";
import type { Edit } from "./edit.js";
import { pageHistory, revertOf } from "./history.js";
import { automaticSummary, revisionText } from "./summary.js";
import type { WriteAction } from "./write-action.js";

/** The action `rollback`: takes back the latest edits of a user. */
export const rollbackAction: WriteAction = {
  module: rollbackModule,
  run(call) {
    const { args, store, caller } = call;
    const checked = checkedPage(call, ["edit", "rollback"]);
    if (checked.kind === "refused") return checked;
    const { title, page } = checked.value;
    const history = pageHistory(page["pageid"], store);
    const current = history.at(-1);
    const user = rolledBackUser(call);
    if (!current || current["user"] !== user) return ALREADY;
    const target = [...history].reverse().find((row) => row["user"] !== user);
    if (!target) return refused("onlyauthor", "The page has only one author.");
    const markbot =
      args["markbot"] === true && (caller.rights.has("markbotedits") || caller.rights.has("bot"));
    const isSame =
      target["sha1"] === current["sha1"] && target["contentmodel"] === current["contentmodel"];
    const before = revisionText(target);
    const comment = rollbackSummary(call, target, current, history);
    const edit: Edit = {
      ...before,
      title,
      comment,
      minor: caller.rights.has("minoredit"),
      bot: markbot,
      tags: [
        ...new Set([
          ...tagsOf(call),
          ...automaticSummary(store.site, revisionText(current), before).tags,
          "mw-rollback",
        ]),
      ],
      reverted: revertOf("mw-rollback", history, target, current).revids,
      autopatrolled: caller.rights.has("autopatrol"),
      watch: watchEffect(call, title, "watchrollback"),
    };
    const revision = call.change(
      (draft) => {
        const saved = isSame ? undefined : saveEdit(draft, edit);
        markTakenBack(draft, target, user, markbot);
        return saved;
      },
      { comment },
    );
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

const ALREADY = refused(
  "alreadyrolled",
  "The last edit is by a different user, or the text is already that of the earlier revision.",
);

function rolledBackUser({ args, store }: ActionCall): string {
  const user = String(args["user"]);
  const [, id] = /^#(\d+)$/.exec(user) ?? [];
  if (id !== undefined) return textOrEmpty(store.find("users", "userid", Number(id))[0]?.["name"]);
  const name = user.replaceAll("_", " ");
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** The user's recent changes of the page since a revision become patrolled, and a bot's if requested. */
function markTakenBack(draft: Draft, target: TableRow, user: string, markbot: boolean): void {
  const [since, revid] = [textOrEmpty(target["timestamp"]), numberOrZero(target["revid"])];
  const changes = draft.tables.changes.map((row) => {
    const isLater = row.timestamp > since || (row.timestamp === since && row.revid > revid);
    if (row.pageid !== target["pageid"] || row.user !== user || !isLater) return row;
    const bot = row.bot || markbot;
    return row.patrolled
      ? { ...row, bot }
      : { ...row, bot, patrolled: true, unpatrolled: false, autopatrolled: false };
  });
  draft.put({ changes });
}

/** The summary, in which `$1` to `$5` stand for facts about the rollback. */
function rollbackSummary(
  call: ActionCall,
  target: TableRow,
  current: TableRow,
  history: readonly TableRow[],
): string {
  const [author, user] = [textOrEmpty(target["user"]), textOrEmpty(current["user"])];
  const summary = argumentOrEmpty(call, "summary");
  if (summary !== "")
    return summary
      .replaceAll("$1", () => author)
      .replaceAll("$2", () => user)
      .replaceAll("$3", () => String(numberOrZero(target["revid"])))
      .replaceAll("$5", () => String(numberOrZero(current["revid"])))
      .trim();
  const count = history.length - 1 - history.indexOf(target);
  const edits = count === 1 ? "edit" : "edits";
  return `Rolled back ${edits} of [[Special:Contributions/${user}|${user}]]; the text is by [[User:${author}|${author}]]`;
}
