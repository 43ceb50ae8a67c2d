import { patrolModule } from "../../../generated/actions/patrol.js";
import type { ActionCall } from "../call/stub-action.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { pageRefusal, tagRefusal } from "./arguments.js";
import type { Draft } from "./draft.js";
import { withRevertedTags } from "./history.js";
import { check, refuse } from "./refusal.js";
import type { WriteAction } from "./write-action.js";

/** The action `patrol`. */
export const patrolAction: WriteAction = {
  module: patrolModule,
  run(call) {
    const { store, caller } = call;
    const row = patrolledChange(call);
    const title = titleOf(store.site, numberOrZero(row["ns"]), textOrEmpty(row["key"]));
    check(tagRefusal(call));
    if (row["user"] === caller.name && !caller.rights.has("autopatrol"))
      refuse("noautopatrol", "You are not allowed to patrol your own changes.");
    check(pageRefusal(["patrol"], title, call));
    if (title.ns < 0)
      refuse("unsupportednamespace", "Pages in this namespace cannot be patrolled.");
    const rcid = numberOrZero(row["rcid"]);
    if (row["patrolled"] !== true)
      call.change((draft) => markPatrolled(draft, rcid, title), { comment: "" });
    return { body: { patrol: { rcid, ns: title.ns, title: title.text } } };
  },
};

function patrolledChange(call: ActionCall): TableRow {
  const { args, store } = call;
  const [name, id] = args["rcid"] === undefined ? ["revid", args["revid"]] : ["rcid", args["rcid"]];
  const table = name === "revid" ? "revisions" : "changes";
  if (store.find(table, name, Number(id)).length === 0)
    refuse(`nosuch${name}`, `There is no ${name} ${Number(id)}.`);
  return (
    store.find("changes", name, Number(id))[0] ??
    refuse("notpatrollable", `Revision ${Number(id)} is too old to be patrolled.`)
  );
}

/** Marks a recent change and the revisions that it reverts as patrolled. */
function markPatrolled(draft: Draft, rcid: number, title: Title): void {
  const { changes } = draft.tables;
  const marks = { patrolled: true, unpatrolled: false, autopatrolled: false };
  draft.put({ changes: changes.map((row) => (row.rcid === rcid ? { ...row, ...marks } : row)) });
  const { revid: curid, old_revid: previd } = changes.find((row) => row.rcid === rcid) ?? {};
  draft.log({
    type: "patrol",
    action: "patrol",
    title,
    params: { curid, previd, auto: false },
    unlisted: true,
  });
  const revision = draft.tables.revisions.find(({ revid }) => revid === curid);
  if (revision) draft.tables = withRevertedTags(draft.tables, revision);
}
