import { blockModule } from "../../../generated/actions/block.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { expiryMoment } from "../data/expiry-moment.js";
import type { WikiBlockRestrictions, WikiBlockRow } from "../data/wiki-data.js";
import { blockOfCaller } from "../store/caller-block.js";
import { rangeColumns } from "../tables/block-rows.js";
import { durationText } from "../values/duration.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { reasonOf, tagRefusal, textsOf, timeOfChange, titleArgument } from "./arguments.js";
import { onlyOneRefusal, rightRefusal } from "./checks.js";
import { nextId } from "./draft.js";
import type { Draft } from "./draft.js";
import { logUserEntry, namedTarget, userPage } from "./user-target.js";
import type { UserTarget } from "./user-target.js";
import type { WriteAction } from "./write-action.js";
import { USER_TALK } from "../data/namespaces.js";

/** The actions that a partial block can prevent, in the order of their numbers. */
const ACTIONS = ["upload", "move", "create"];
/** The edits above which a user cannot be hidden. */
const MAX_HIDDEN_EDITS = 1000;
/** The longest text of an expiry time. */
const MAX_EXPIRY = 50;

/** What a block prevents, in the columns of its row. */
type BlockColumns = Pick<
  WikiBlockRow,
  | "expiry"
  | "reason"
  | "anononly"
  | "nocreate"
  | "autoblock"
  | "noemail"
  | "hidden"
  | "allowusertalk"
  | "partial"
  | "restrictions"
>;

/** The action `block`. */
export const blockAction: WriteAction = {
  module: blockModule,
  run(call) {
    const { args } = call;
    const restrictions = blockRestrictions(call);
    if (restrictions.kind === "refused") return restrictions;
    const found = allowedTarget(call);
    if (found.kind === "refused") return found;
    const target = found.value;
    const columns = blockColumns(target, restrictions.value, call);
    if (columns.kind === "refused") return columns;
    const block = columns.value;
    const isWatching = args["watchuser"] === true && target.kind !== "range";
    const id = call.change((draft) => {
      if (isWatching) draft.watch(userPage(target.name, draft.site), "watch");
      return addBlock(draft, target, block, argumentOrEmpty(call, "expiry"));
    });
    const flags = ["anononly", "nocreate", "autoblock", "noemail", "allowusertalk", "watchuser"];
    const { pages, namespaces, actions } = restrictions.value;
    return ok({
      body: {
        block: {
          user: target.name,
          userID: target.userid,
          expiry: block.expiry === "infinity" ? "infinite" : block.expiry,
          id,
          reason: block.reason,
          ...Object.fromEntries(flags.map((name) => [name, args[name] === true])),
          hidename: block.hidden,
          watchlistexpiry: null,
          partial: block.partial,
          pagerestrictions: pages?.map(({ title }) => title ?? "") ?? null,
          namespacerestrictions: namespaces ?? null,
          actionrestrictions: actions ?? null,
        },
      },
    });
  },
};

/** The restrictions of a partial block. Its pages must exist. */
function blockRestrictions(call: ActionCall): Outcome<WikiBlockRestrictions> {
  const { store } = call;
  const pages: { id: number; ns: number; title: string }[] = [];
  for (const text of textsOf(call, "pagerestrictions")) {
    const title = titleArgument(text, store);
    if (title.kind === "refused") continue;
    const page = store.pageByTitle(title.value.ns, title.value.key);
    if (!page) return refused("missingtitle", `The page ${title.value.text} does not exist.`);
    pages.push({ id: numberOrZero(page["pageid"]), ns: title.value.ns, title: title.value.text });
  }
  const namespaces = argumentList(call, "namespacerestrictions").map(Number);
  const actions = textsOf(call, "actionrestrictions");
  return ok({
    ...(pages.length > 0 && { pages }),
    ...(namespaces.length > 0 && { namespaces }),
    ...(actions.length > 0 && { actions }),
  });
}

/** The target of a block, if the caller may block it. */
function allowedTarget(call: ActionCall): Outcome<UserTarget> {
  const { args, caller, store } = call;
  const wrong =
    rightRefusal(call, "block", "block users") ?? onlyOneRefusal(call, ["id", "user", "userid"]);
  if (wrong) return wrong;
  const found = args["id"] === undefined ? namedTarget(call) : targetOfBlock(call);
  if (found.kind === "refused") return found;
  const target = found.value;
  const isChange = args["reblock"] === true || args["id"] !== undefined;
  if (!isChange && store.find("blocks", "user", target.name).length > 0)
    return alreadyBlocked(target);
  if (args["noemail"] === true && !caller.rights.has("blockemail"))
    return refused("cantblock-email", "You are not allowed to block users from sending email.");
  const hidden =
    args["hidename"] === true && target.kind === "user"
      ? rightRefusal(call, "hideuser", "hide users")
      : undefined;
  return hidden ?? ownBlockRefusal(target.userid, call) ?? tagRefusal(call) ?? found;
}

/** The block that a request names by its number. */
export function numberedBlock({ args, store }: ActionCall): Outcome<TableRow> {
  const id = Number(args["id"]);
  const [block] = store.find("blocks", "id", id);
  return block ? ok(block) : refused("nosuchblockid", `There is no block with ID ${id}.`);
}

function targetOfBlock(call: ActionCall): Outcome<UserTarget> {
  const found = numberedBlock(call);
  if (found.kind === "refused") return found;
  const { target, user, userid } = found.value;
  const kind = target === "ip" || target === "range" ? target : "user";
  return ok({ kind, name: textOrEmpty(user), userid: numberOrZero(userid) });
}

/** The error of a caller who is blocked and may neither block nor unblock a user. */
export function ownBlockRefusal(
  userid: number,
  { caller, store }: ActionCall,
): Refused | undefined {
  const block = blockOfCaller(caller, store);
  if (!block || block["partial"] === true) return undefined;
  if (userid === caller.id)
    return block["byid"] === caller.id || caller.rights.has("unblockself")
      ? undefined
      : refused("ipbnounblockself", "You are not allowed to change your own block.");
  return userid !== 0 && userid === block["byid"]
    ? undefined
    : refused("ipbblocked", "You cannot block or unblock users while you are blocked.");
}

/** Checks what a block prevents, in the order of the server. */
function blockColumns(
  target: UserTarget,
  restrictions: WikiBlockRestrictions,
  call: ActionCall,
): Outcome<BlockColumns> {
  const { args, store } = call;
  const flag = (name: string): boolean => args[name] === true;
  const isUser = target.kind === "user";
  const [partial, allowusertalk] = [flag("partial"), flag("allowusertalk")];
  if (partial && !restrictions.namespaces?.includes(USER_TALK) && !allowusertalk)
    return refused(
      "ipb-prevent-user-talk-edit",
      "A partial block that does not include user talk must allow editing the talk page.",
    );
  const time = timeOfChange(store);
  const sent = argumentOrEmpty(call, "expiry");
  const expiry = sent.length > MAX_EXPIRY ? undefined : expiryMoment(sent, time);
  if (expiry === undefined) return refused("invalidexpiry", "The expiry time is invalid.");
  if (expiry < time) return refused("ipb_expiry_old", "The expiry time is in the past.");
  const hidden = flag("hidename") && isUser;
  const wrong = hidden ? hidingRefusal(target, partial, expiry, call) : undefined;
  if (wrong) return wrong;
  const block: BlockColumns = {
    expiry,
    reason: reasonOf(call),
    anononly: flag("anononly") && !isUser,
    nocreate: flag("nocreate"),
    autoblock: flag("autoblock") && isUser,
    noemail: flag("noemail"),
    hidden,
    allowusertalk,
    partial,
    restrictions: partial ? restrictions : {},
  };
  const isEmpty = partial && Object.keys(restrictions).length === 0;
  if (isEmpty && !block.noemail && !block.nocreate && allowusertalk)
    return refused("ipb-empty-block", "The block does not prevent anything.");
  const [before] = store.find("blocks", "user", target.name);
  const isSame = Object.entries(block).every(
    ([name, value]) => JSON.stringify(before?.[name]) === JSON.stringify(value),
  );
  return before && isSame ? alreadyBlocked(target) : ok(block);
}

function alreadyBlocked({ name }: UserTarget): Refused {
  return refused("alreadyblocked", `${name} is already blocked.`);
}

function hidingRefusal(
  { name }: UserTarget,
  partial: boolean,
  expiry: string,
  { store }: ActionCall,
): Refused | undefined {
  if (partial) return refused("ipb_hide_partial", "A partial block cannot hide a user.");
  if (expiry !== "infinity")
    return refused("ipb_expiry_temp", "A block that hides a user cannot expire.");
  const [user] = store.find("users", "name", name);
  return Number(user?.["editcount"] ?? 0) > MAX_HIDDEN_EDITS
    ? refused("ipb_hide_invalid", "The user has too many edits to be hidden.")
    : undefined;
}

/** Adds a block, which keeps the number and the time of the one before it, and returns its number. */
function addBlock(draft: Draft, target: UserTarget, block: BlockColumns, duration: string): number {
  const { blocks, endedblocks = [] } = draft.tables;
  const { actor } = draft.author;
  const before = blocks.find(({ user }) => user === target.name);
  const row: WikiBlockRow = {
    id: before?.id ?? nextId([...blocks, ...endedblocks], "id"),
    target: target.kind,
    user: target.name,
    userid: target.userid,
    ...rangeColumns(target.name),
    by: actor.user,
    byid: actor.userid,
    timestamp: before?.timestamp ?? draft.time,
    automatic: false,
    ...block,
  };
  const actions = ACTIONS.filter((action) => block.restrictions.actions?.includes(action));
  // The log keeps the order of the request.
  const stored =
    actions.length > 0 ? { ...row, restrictions: { ...block.restrictions, actions } } : row;
  draft.put({
    blocks: before ? blocks.map((each) => (each === before ? stored : each)) : [...blocks, stored],
  });
  logUserEntry(draft, userPage(target.name, draft.site), {
    type: block.hidden ? "suppress" : "block",
    action: before ? "reblock" : "block",
    params: blockParams(row, duration, draft.time),
  });
  return row.id;
}

function blockParams(block: WikiBlockRow, duration: string, time: string): JsonObject {
  const { id, expiry, partial } = block;
  const { pages, ...others } = block.restrictions;
  const restrictions = {
    ...(pages && { pages: pages.map(({ ns, title }) => ({ page_ns: ns, page_title: title })) }),
    ...others,
  };
  const flags = {
    anononly: block.anononly,
    nocreate: block.nocreate,
    noautoblock: block.target === "user" && !block.autoblock,
    noemail: block.noemail,
    nousertalk: !block.allowusertalk,
    hiddenname: block.hidden,
  };
  return {
    duration: expiry === "infinity" ? "infinity" : duration,
    flags: Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : [])),
    ...(Object.keys(restrictions).length > 0 && { restrictions }),
    blockId: id,
    sitewide: !partial,
    ...(expiry !== "infinity" && { expiry }),
    "duration-l10n": expiry === "infinity" ? "infinite" : durationText(time, expiry),
  };
}
