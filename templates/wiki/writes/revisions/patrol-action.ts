import { patrolModule } from "../../../../generated/actions/patrol.js";
import type { ApiMessage } from "../../../runtime/model/api-message.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { tagsOf } from "../checks/arguments.js";
import { pageErrors, refusedFor } from "../checks/page-refusal.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import type { PatrolChange } from "./patrol-change.js";
import { revertedBy } from "./reverted-by.js";

/** The action `patrol`, on a wiki to which changes are committed. */
export function patrolAction(commit: (change: PatrolChange) => Changed): StubAction {
  return {
    module: patrolModule,
    run(call) {
      const { store, caller } = call;
      const found = patrolledChange(call);
      if (found.kind === "refused") return found;
      const row = found.value;
      const title = titleOf(store.site, numberOrZero(row["ns"]), textOrEmpty(row["key"]));
      const tags = tagsOf(call);
      const isOwn = row["user"] === caller.name && !caller.rights.has("autopatrol");
      const reason =
        tagRefusal(tags, call) ??
        refusedFor([
          ...patrolErrors(title, call),
          ...(isOwn
            ? [{ code: "noautopatrol", text: "The caller may not patrol changes of their own." }]
            : []),
        ]);
      if (reason) return reason;
      const rcid = numberOrZero(row["rcid"]);
      if (row["patrolled"] !== true)
        commit({
          kind: "patrol",
          rcid,
          actor: changeActor(caller),
          tags,
          reverted: revertedBy(numberOrZero(row["revid"]), store),
        });
      return ok({ body: { patrol: { rcid, ns: title.ns, title: title.text } } });
    },
  };
}

/** The error of a namespace without pages comes before that of a block (`PermissionManager`). */
function patrolErrors(title: Title, call: ActionCall): readonly ApiMessage[] {
  const errors = pageErrors("patrol", title, call);
  if (title.ns >= 0) return errors;
  return [
    ...errors.filter((error) => !isOfBlock(error)),
    { code: "unsupportednamespace", text: "The namespace has no pages to patrol." },
    ...errors.filter(isOfBlock),
  ];
}

function isOfBlock({ code }: ApiMessage): boolean {
  return code === "blocked";
}

function patrolledChange({ args, store }: ActionCall): Outcome<TableRow> {
  const { rcid, revid } = args;
  if (rcid !== undefined && revid !== undefined)
    return refused("invalidparammix", "rcid and revid exclude each other.");
  if (rcid === undefined && revid === undefined)
    return refused("missingparam", "One of rcid and revid must be given.");
  if (typeof rcid === "number") {
    const [change] = store.find("changes", "rcid", rcid);
    return change ? ok(change) : refused("nosuchrcid", `There is no recent change ${rcid}.`);
  }
  const id = Number(revid);
  if (store.find("revisions", "revid", id).length === 0)
    return refused("nosuchrevid", `There is no revision ${id}.`);
  const edits = store.find("changes", "revid", id);
  const [change] = edits;
  return change ? ok(change) : refused("notpatrollable", `Revision ${id} cannot be patrolled.`);
}
