import { rollbackModule } from "../../../generated/actions/rollback.js";
import { argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { checkedPage, tagsOf, watchEffect } from "./arguments.js";
import type { Draft } from "./draft.js";
import { saveEdit } from "./edit.js";
import { pageHistory } from "./history.js";
import { automaticSummary, revisionText } from "./summary.js";
import { refuse } from "./refusal.js";
import type { WriteAction } from "./write-action.js";

/** The action `rollback`: undoes a user's latest edits. */
export const rollbackAction: WriteAction = {
  module: rollbackModule,
  run(call) {
    const { args, store, caller } = call;
    const { title, page } = checkedPage(call, ["edit", "rollback"]);
    const history = pageHistory(page["pageid"], store);
    const current = history.at(-1);
    const user = rolledBackUser(call);
    if (!current || current["user"] !== user)
      refuse("alreadyrolled", "The last edit is by a different user.");
    const target = history.findLast((row) => row["user"] !== user);
    if (!target) refuse("onlyauthor", "The page has only one author.");
    const before = revisionText(target);
    const automatic = automaticSummary(store.site, revisionText(current), before);
    if (target["sha1"] === current["sha1"] && target["contentmodel"] === current["contentmodel"])
      refuse("alreadyrolled", "The page already has the text of the earlier revision.");
    const bot =
      args["markbot"] === true && (caller.rights.has("markbotedits") || caller.rights.has("bot"));
    const comment = rollbackSummary(call, target, current, history);
    const watch = watchEffect(call, title, "watchrollback");
    const { revid } = call.change(
      (draft) => {
        draft.watch(title, watch);
        const saved = saveEdit(draft, {
          ...before,
          title,
          comment,
          minor: caller.rights.has("minoredit"),
          bot,
          tags: [...new Set([...tagsOf(call), ...automatic.tags, "mw-rollback"])],
        });
        markTakenBack(draft, target, user, bot);
        return saved;
      },
      { comment },
    );
    const rollback = {
      title: title.text,
      pageid: page["pageid"],
      summary: comment,
      revid,
      old_revid: current["revid"],
      last_revid: target["revid"],
    };
    return { body: { rollback } };
  },
};

function rolledBackUser({ args, store }: ActionCall): string {
  const user = String(args["user"]);
  const [, id] = /^#(\d+)$/.exec(user) ?? [];
  if (id !== undefined) return textOrEmpty(store.find("users", "userid", Number(id))[0]?.["name"]);
  const name = user.replaceAll("_", " ");
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/**
 * Marks the user's recent changes to the page since a revision as patrolled, and as a bot's if
 * requested.
 */
function markTakenBack(draft: Draft, target: TableRow, user: string, markbot: boolean): void {
  const revid = numberOrZero(target["revid"]);
  const changes = draft.tables.changes.map((row) => {
    if (row.pageid !== target["pageid"] || row.user !== user || row.revid <= revid) return row;
    const bot = row.bot || markbot;
    return row.patrolled
      ? { ...row, bot }
      : { ...row, bot, patrolled: true, unpatrolled: false, autopatrolled: false };
  });
  draft.put({ changes });
}

/** The summary, where `$1` to `$5` are replaced with facts about the rollback. */
function rollbackSummary(
  call: ActionCall,
  target: TableRow,
  current: TableRow,
  history: readonly TableRow[],
): string {
  const [author, user] = [textOrEmpty(target["user"]), textOrEmpty(current["user"])];
  const facts = [author, user, target["revid"], "", current["revid"]].map(String);
  const summary = argumentOrEmpty(call, "summary");
  if (summary !== "")
    return summary.replace(/\$([1235])/g, (_, digit) => facts[Number(digit) - 1] ?? "").trim();
  const edits = history.at(-2) === target ? "edit" : "edits";
  return `Rolled back ${edits} of [[Special:Contributions/${user}|${user}]]; the text is by [[User:${author}|${author}]]`;
}
