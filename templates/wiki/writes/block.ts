import { blockModule } from "../../../generated/actions/block.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { expiryMoment } from "../data/expiry-moment.js";
import type { Title } from "../data/title.js";
import type { WikiBlockRestrictions, WikiBlockRow } from "../data/wiki-data.js";
import { blockOfCaller } from "../store/caller-block.js";
import { rangeColumns } from "../tables/block-rows.js";
import { reasonOf, tagRefusal, textsOf, timeOfChange, titleArgument } from "./arguments.js";
import { nextId } from "./draft.js";
import type { Draft } from "./draft.js";
import { logUserEntry, namedTarget, userPage } from "./user-target.js";
import type { UserTarget } from "./user-target.js";
import type { WriteAction } from "./write-action.js";

const USER_TALK = 3;
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
  unsupported: ["id", "newblock"],
  run(call) {
    const { args } = call;
    // The server checks the pages first.
    const pages = restrictedPages(call);
    if (pages.kind === "refused") return pages;
    const found = allowedTarget(call);
    if (found.kind === "refused") return found;
    const target = found.value;
    const columns = blockColumns(target, pages.value, call);
    if (columns.kind === "refused") return columns;
    const block = columns.value;
    const isWatching = args["watchuser"] === true && target.kind !== "range";
    const id = call.change((draft) => {
      if (isWatching) draft.watch(userPage(target.name, draft.site), "watch");
      return addBlock(draft, target, block, argumentOrEmpty(call, "expiry"));
    });
    const flag = (name: string): boolean => args[name] === true;
    const namespaces = argumentList(call, "namespacerestrictions").map(Number);
    return ok({
      body: {
        block: {
          user: target.name,
          userID: target.userid,
          expiry: block.expiry === "infinity" ? "infinite" : block.expiry,
          id,
          reason: block.reason,
          anononly: flag("anononly"),
          nocreate: flag("nocreate"),
          autoblock: flag("autoblock"),
          noemail: flag("noemail"),
          hidename: block.hidden,
          allowusertalk: flag("allowusertalk"),
          watchuser: flag("watchuser"),
          partial: flag("partial"),
          pagerestrictions: pages.value.length > 0 ? pages.value.map(({ text }) => text) : null,
          namespacerestrictions: namespaces.length > 0 ? namespaces : null,
        },
      },
    });
  },
};

/** The pages of a partial block, which must exist. */
function restrictedPages(call: ActionCall): Outcome<readonly Title[]> {
  const { store } = call;
  const titles = textsOf(call, "pagerestrictions").flatMap((text) => {
    const title = titleArgument(text, store);
    return title.kind === "ok" ? [title.value] : [];
  });
  const missing = titles.find(({ ns, key }) => !store.pageByTitle(ns, key));
  return missing ? refused("missingtitle", `The page ${missing.text} does not exist.`) : ok(titles);
}

/** The target of a block, if the caller may block it. */
function allowedTarget(call: ActionCall): Outcome<UserTarget> {
  const { args, caller } = call;
  if (!caller.rights.has("block"))
    return refused("permissiondenied", "You are not allowed to block users.");
  const found = namedTarget(call);
  if (found.kind === "refused") return found;
  const target = found.value;
  if (args["noemail"] === true && !caller.rights.has("blockemail"))
    return refused("cantblock-email", "You are not allowed to block users from sending email.");
  if (args["hidename"] === true && target.kind === "user" && !caller.rights.has("hideuser"))
    return refused("permissiondenied", "You are not allowed to hide users.");
  return ownBlockRefusal(target.userid, call) ?? tagRefusal(call) ?? found;
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
  pages: readonly Title[],
  call: ActionCall,
): Outcome<BlockColumns> {
  const { args, store } = call;
  const flag = (name: string): boolean => args[name] === true;
  const isUser = target.kind === "user";
  const partial = flag("partial");
  const namespaces = argumentList(call, "namespacerestrictions").map(Number);
  const allowusertalk = flag("allowusertalk");
  if (partial && !namespaces.includes(USER_TALK) && !allowusertalk)
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
    restrictions: partial
      ? restrictions(pages, namespaces, textsOf(call, "actionrestrictions"), call)
      : {},
  };
  const isEmpty = partial && Object.keys(block.restrictions).length === 0;
  if (isEmpty && !block.noemail && !block.nocreate && allowusertalk)
    return refused("ipb-empty-block", "The block does not prevent anything.");
  const before = store
    .find("blocks", "user", target.name)
    .find(({ automatic }) => automatic !== true);
  const isSame = Object.entries(block).every(
    ([name, value]) => JSON.stringify(before?.[name]) === JSON.stringify(value),
  );
  return before && (!flag("reblock") || isSame)
    ? refused("alreadyblocked", `${target.name} is already blocked.`)
    : ok(block);
}

function restrictions(
  titles: readonly Title[],
  namespaces: readonly number[],
  actions: readonly string[],
  { store }: ActionCall,
): WikiBlockRestrictions {
  const pages = titles
    .map(({ ns, key, text }) => ({
      id: Number(store.pageByTitle(ns, key)?.["pageid"]),
      ns,
      title: text,
    }))
    .sort((one, other) => one.id - other.id);
  return {
    ...(pages.length > 0 && { pages }),
    ...(namespaces.length > 0 && { namespaces }),
    ...(actions.length > 0 && { actions }),
  };
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
  const before = blocks.find(
    ({ automatic, target: kind, user }) =>
      !automatic && kind === target.kind && user === target.name,
  );
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
  draft.put({
    blocks: before ? blocks.map((each) => (each === before ? row : each)) : [...blocks, row],
  });
  logUserEntry(draft, userPage(target.name, draft.site), {
    type: block.hidden ? "suppress" : "block",
    action: before ? "reblock" : "block",
    params: blockParams(target, block, duration),
  });
  return row.id;
}

function blockParams(target: UserTarget, block: BlockColumns, duration: string): JsonObject {
  const { expiry, partial } = block;
  const { pages, ...others } = block.restrictions;
  const logged = {
    ...(pages && { pages: pages.map(({ ns, title }) => ({ page_ns: ns, page_title: title })) }),
    ...others,
  };
  const flags = [
    ...(block.anononly ? ["anononly"] : []),
    ...(block.nocreate ? ["nocreate"] : []),
    ...(target.kind === "user" && !block.autoblock ? ["noautoblock"] : []),
    ...(block.noemail ? ["noemail"] : []),
    ...(block.allowusertalk ? [] : ["nousertalk"]),
    ...(block.hidden ? ["hiddenname"] : []),
  ];
  return {
    duration: expiry === "infinity" ? "infinity" : duration,
    flags,
    ...(Object.keys(logged).length > 0 && { restrictions: logged }),
    sitewide: !partial,
    ...(expiry !== "infinity" && { expiry }),
  };
}
