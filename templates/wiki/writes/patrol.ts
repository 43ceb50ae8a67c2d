import { patrolModule } from "../../../generated/actions/patrol.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { pageErrors, refusedFor, tagRefusal } from "./arguments.js";
import { onlyOneRefusal } from "./checks.js";
import type { Draft } from "./draft.js";
import { revertedBy } from "./history.js";
import { withRevertedTags } from "./tags.js";
import type { WriteAction } from "./write-action.js";

/** The action `patrol`. */
export const patrolAction: WriteAction = {
  module: patrolModule,
  run(call) {
    const { store, caller } = call;
    const found = patrolledChange(call);
    if (found.kind === "refused") return found;
    const row = found.value;
    const title = titleOf(store.site, numberOrZero(row["ns"]), textOrEmpty(row["key"]));
    const isOwn = row["user"] === caller.name && !caller.rights.has("autopatrol");
    const unsupported = title.ns < 0 ? [UNSUPPORTED] : [];
    const errors = [...pageErrors(["patrol"], title, call), ...unsupported];
    const reason = tagRefusal(call) ?? refusedFor(isOwn ? [OWN] : errors);
    if (reason) return reason;
    const rcid = numberOrZero(row["rcid"]);
    const reverted = revertedBy(numberOrZero(row["revid"]), store);
    if (row["patrolled"] !== true)
      call.change((draft) => markPatrolled(draft, rcid, title, reverted), { comment: "" });
    return ok({ body: { patrol: { rcid, ns: title.ns, title: title.text } } });
  },
};

const OWN: ApiMessage = {
  code: "noautopatrol",
  text: "You are not allowed to patrol your own changes.",
};

const UNSUPPORTED: ApiMessage = {
  code: "unsupportednamespace",
  text: "Pages in this namespace cannot be patrolled.",
};

function patrolledChange(call: ActionCall): Outcome<TableRow> {
  const { args, store } = call;
  const { rcid, revid } = args;
  const wrong = onlyOneRefusal(call, ["rcid", "revid"]);
  if (wrong) return wrong;
  if (typeof rcid === "number") {
    const [change] = store.find("changes", "rcid", rcid);
    return change ? ok(change) : refused("nosuchrcid", `There is no change with ID ${rcid}.`);
  }
  const id = Number(revid);
  if (store.find("revisions", "revid", id).length === 0)
    return refused("nosuchrevid", `No revision has the ID ${id}.`);
  const [change] = store.find("changes", "revid", id);
  return change
    ? ok(change)
    : refused("notpatrollable", `Revision ${id} is too old to be patrolled.`);
}

/** Marks a recent change as patrolled, and the revisions that it reverts. */
function markPatrolled(
  draft: Draft,
  rcid: number,
  title: Title,
  reverted: readonly number[],
): void {
  const { changes } = draft.tables;
  const row = changes.find((each) => each.rcid === rcid);
  if (!row) throw new RangeError(`There is no change with ID ${rcid}.`);
  const marked = { ...row, patrolled: true, unpatrolled: false, autopatrolled: false };
  draft.put({ changes: changes.map((each) => (each === row ? marked : each)) });
  draft.log({
    type: "patrol",
    action: "patrol",
    title,
    // The page that has the title now.
    pageid: draft.page(title)?.pageid ?? 0,
    params: { curid: row.revid, previd: row.old_revid, auto: false },
    unlisted: true,
  });
  draft.tables = withRevertedTags(draft.tables, reverted);
}
