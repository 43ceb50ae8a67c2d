import { userrightsModule } from "../../../../generated/actions/userrights.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty } from "../../call/module-call.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { expiryMoment } from "../../data/expiry-moment.js";
import { isSince } from "../../data/wiki-version.js";
import { changeableGroups } from "../../store/changeable-groups.js";
import { isJsonObject } from "../../../runtime/model/json.js";
import type { Json } from "../../../runtime/model/json.js";
import { listOrEmpty, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { sitewideBlockRefusal } from "../checks/sitewide-block.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import { timeOfChange } from "../checks/change-time.js";
import type { Changed } from "../effects/changed.js";
import { namedTarget } from "../blocks/block-target.js";
import { isBotChange } from "../effects/bot-change.js";
import type { RightsChange } from "./user-change.js";

/** The action `userrights`. Its token is of a type of its own. */
export function rightsAction(commit: (change: RightsChange) => Changed): StubAction {
  return {
    module: userrightsModule,
    unsupported: ["watchlistexpiry"],
    run(call) {
      const planned = plannedRights(call);
      if (planned.kind === "refused") return planned;
      const { change, userid } = planned.value;
      const isChange = change.added.length + change.removed.length > 0 || change.watch;
      if (isChange) commit(change);
      const { user, watch } = change;
      const watchuser = isSince(call.store.site, "1.43") && { watchuser: watch };
      const added = sparseList(argumentList(call, "add"), change.added);
      const removed = sparseList(argumentList(call, "remove"), change.removed);
      return ok({ body: { userrights: { user, userid, added, removed, ...watchuser } } });
    },
  };
}

/** The server writes a list from which it took members that are not the last ones by their positions. */
function sparseList(sent: readonly unknown[], kept: readonly string[]): Json {
  const positions = kept.map((group) => sent.indexOf(group));
  return positions.every((position, index) => position === index)
    ? kept
    : Object.fromEntries(kept.map((group, index) => [String(positions[index]), group]));
}

interface PlannedRights {
  readonly change: RightsChange;
  readonly userid: number;
}

/** Checks a change of groups in the order of the server (`ApiUserrights` of MediaWiki 1.39 to 1.45). */
function plannedRights(call: ActionCall): Outcome<PlannedRights> {
  const { args, caller, store } = call;
  const blocked = caller.rights.has("userrights") ? undefined : sitewideBlockRefusal(call);
  if (blocked) return blocked;
  const add = argumentList(call, "add").map(String);
  const ends = groupExpiries(add, call);
  if (ends.kind === "refused") return ends;
  const target = namedTarget(call);
  if (target.kind === "refused") return target;
  const [row] = store.find("users", "name", target.value.name);
  if (!row) return refused("nosuchuser", `No account has the name ${target.value.name}.`);
  const tags = argumentList(call, "tags").map(String);
  const wrong = tagRefusal(tags, call);
  if (wrong) return wrong;
  const user = textOrEmpty(row["name"]);
  const change: RightsChange = {
    kind: "userrights",
    user,
    ...allowedChange(row, add, ends.value, call),
    expiries: ends.value,
    actor: changeActor(caller),
    comment: argumentOrEmpty(call, "reason"),
    tags,
    bot: isBotChange(call),
    watch: args["watchuser"] === true,
  };
  return ok({ change, userid: Number(row["userid"]) });
}

/** The ends of the memberships in groups, one for all or one for each. */
function groupExpiries(
  add: readonly string[],
  call: ActionCall,
): Outcome<Readonly<Record<string, string>>> {
  if (add.length === 0) return ok({});
  const sent = argumentList(call, "expiry").map(String);
  const expiries = sent.length === 0 ? ["infinite"] : sent;
  if (expiries.length !== add.length && expiries.length !== 1)
    return refused(
      "toofewexpiries",
      `There are ${expiries.length} expiries for ${add.length} groups.`,
    );
  const time = timeOfChange(call.store);
  const ends = add.map((_group, index) => expiryMoment(expiries[index] ?? expiries[0] ?? "", time));
  if (ends.includes(undefined)) return refused("invalidexpiry", "An expiry is not a time.");
  if (ends.some((end) => end !== undefined && end < time))
    return refused("pastexpiry", "An expiry is in the past.");
  return ok(Object.fromEntries(add.map((group, index) => [group, ends[index] ?? "infinity"])));
}

/** The part of a change that the caller may make; the server leaves the rest out without an error. */
function allowedChange(
  row: TableRow,
  add: readonly string[],
  ends: Readonly<Record<string, string>>,
  call: ActionCall,
): Pick<RightsChange, "added" | "removed"> {
  const { caller, store } = call;
  const changeable = changeableGroups(caller, store);
  const isSelf = row["name"] === caller.name;
  const addable = new Set([...changeable.add, ...(isSelf ? changeable["add-self"] : [])]);
  const removable = new Set([...changeable.remove, ...(isSelf ? changeable["remove-self"] : [])]);
  const groups = listOrEmpty(row["groups"]);
  const memberships = listOrEmpty(row["groupmemberships"]).filter(isJsonObject);
  const isShortened = (group: string): boolean =>
    !removable.has(group) &&
    memberships.some(
      (each) => each["group"] === group && textOrEmpty(each["expiry"]) > (ends[group] ?? ""),
    );
  const removed = argumentList(call, "remove")
    .map(String)
    .filter((group) => removable.has(group) && groups.includes(group));
  const isMember = (group: string): boolean =>
    !removed.includes(group) &&
    memberships.some((each) => each["group"] === group && each["expiry"] === ends[group]);
  return {
    added: add.filter((group) => addable.has(group) && !isShortened(group) && !isMember(group)),
    removed,
  };
}
