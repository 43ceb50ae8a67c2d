import { ruleRefusal } from "../call/rule-refusal.js";
import { blockModule } from "../../../generated/actions/block.js";
import { unblockModule } from "../../../generated/actions/unblock.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { expiryMoment } from "../data/expiry-moment.js";
import { USER_TALK } from "../data/namespaces.js";
import { parseTitle } from "../data/title.js";
import type { WikiBlockRestrictions, WikiBlockRow } from "../data/wiki-data.js";
import { blockParams, rangeColumns } from "../tables/block-rows.js";
import { durationText } from "../values/duration.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { reasonOf, tagRefusal, textsOf, timeOfChange } from "./arguments.js";
import { nextId } from "./draft.js";
import type { Draft } from "./draft.js";
import { logUserEntry, namedTarget, userPage } from "./user-target.js";
import type { UserTarget } from "./user-target.js";
import { check, refuse, rightRefusal, unwrap } from "./refusal.js";
import type { WriteAction } from "./write-action.js";

/** The actions that a partial block can prevent, in numeric order. */
const ACTIONS = ["upload", "move", "create"];
/** The parameters that are also columns and response members. */
const FLAGS = ["anononly", "nocreate", "autoblock", "noemail", "allowusertalk", "watchuser"];

/** A block's restrictions, as columns of its row. */
type BlockColumns = Omit<
  WikiBlockRow,
  "id" | "target" | "user" | "userid" | "by" | "byid" | "timestamp" | "automatic"
>;

/** The action `block`. */
export const blockAction: WriteAction = {
  module: blockModule,
  unsupported: ["hidename"],
  checksRules: true,
  run(call) {
    const { args } = call;
    const sent = blockRestrictions(call);
    const target = allowedTarget(call);
    const block = blockColumns(target, sent, call);
    const id = call.change((draft) => {
      if (args["watchuser"] === true && target.kind !== "range")
        draft.watch(userPage(target.name, draft.site), "watch");
      return addBlock(draft, target, block, argumentOrEmpty(call, "expiry"));
    });
    const { pages, namespaces, actions } = block.restrictions;
    return {
      body: {
        block: {
          user: target.name,
          userID: target.userid,
          expiry: block.expiry === "infinity" ? "infinite" : block.expiry,
          id,
          reason: block.reason,
          ...Object.fromEntries(FLAGS.map((name) => [name, args[name] === true])),
          hidename: false,
          watchlistexpiry: null,
          partial: block.partial,
          pagerestrictions: pages?.map(({ title }) => title ?? "") ?? null,
          namespacerestrictions: namespaces ?? null,
          actionrestrictions: actions ?? null,
        },
      },
    };
  },
};

/** The action `unblock`. */
export const unblockAction: WriteAction = {
  module: unblockModule,
  run(call) {
    const { args, store } = call;
    check(rightRefusal(call, "block", "unblock users"));
    const found = targetOf(call);
    const isUnknown = found.kind === "refused" && found.code === "nosuchuser";
    const name = isUnknown ? String(args["user"]) : unwrap(found).name;
    const [block] = store.find("blocks", "user", name);
    check(tagRefusal(call));
    if (!block) refuse("cantunblock", "The block does not exist.");
    const [id, userid] = [numberOrZero(block["id"]), numberOrZero(block["userid"])];
    const watchuser = args["watchuser"] === true && block["target"] !== "range";
    call.change((draft) => {
      const { blocks, endedblocks = [] } = draft.tables;
      const title = userPage(name, draft.site);
      draft.put({
        blocks: blocks.filter((row) => row.id !== id),
        endedblocks: [...endedblocks, ...blocks.filter((row) => row.id === id)],
      });
      if (watchuser) draft.watch(title, "watch");
      logUserEntry(draft, title, { type: "block", action: "unblock", params: { blockId: id } });
    });
    const watched = watchuser && { watchlistexpiry: null };
    const unblock = { id, user: name, userid, reason: reasonOf(call), watchuser, ...watched };
    return { body: { unblock } };
  },
};

/** A block's target, if the caller may block it. */
function allowedTarget(call: ActionCall): UserTarget {
  const { args, caller, store } = call;
  check(rightRefusal(call, "block", "block users") ?? ruleRefusal(call));
  const target = unwrap(targetOf(call));
  const { name } = target;
  const isChange = args["reblock"] === true || args["id"] !== undefined;
  if (!isChange && store.find("blocks", "user", name).length > 0)
    refuse("alreadyblocked", `${name} is already blocked.`);
  if (args["noemail"] === true && !caller.rights.has("blockemail"))
    refuse("cantblock-email", "You are not allowed to block users from sending email.");
  check(tagRefusal(call));
  return target;
}

/** The target that a request names, by user or by block number. */
function targetOf(call: ActionCall): Outcome<UserTarget> {
  const { args, store } = call;
  if (args["id"] === undefined) return namedTarget(call);
  const id = Number(args["id"]);
  const [block] = store.find("blocks", "id", id);
  if (!block) return refused("nosuchblockid", `There is no block with ID ${id}.`);
  const { target, user, userid } = block;
  const kind = target === "ip" || target === "range" ? target : "user";
  return ok({ kind, name: textOrEmpty(user), userid: numberOrZero(userid) });
}

/** Checks a block's restrictions in the server's order. */
function blockColumns(
  target: UserTarget,
  sent: WikiBlockRestrictions,
  call: ActionCall,
): BlockColumns {
  const { args, store } = call;
  const flag = (name: string): boolean => args[name] === true;
  const isUser = target.kind === "user";
  const [partial, allowusertalk] = [flag("partial"), flag("allowusertalk")];
  const restrictions = partial ? sent : {};
  if (partial && !restrictions.namespaces?.includes(USER_TALK) && !allowusertalk)
    refuse(
      "ipb-prevent-user-talk-edit",
      "A partial block that does not include user talk must allow editing the talk page.",
    );
  const time = timeOfChange(store);
  const expiry = expiryMoment(argumentOrEmpty(call, "expiry"), time);
  if (expiry === undefined) refuse("invalidexpiry", "The expiry time is invalid.");
  if (expiry < time) refuse("ipb_expiry_old", "The expiry time is in the past.");
  const [nocreate, noemail] = [flag("nocreate"), flag("noemail")];
  const isEmpty = partial && Object.keys(restrictions).length === 0;
  if (isEmpty && !noemail && !nocreate && allowusertalk)
    refuse("ipb-empty-block", "The block does not restrict anything.");
  return {
    expiry,
    reason: reasonOf(call),
    anononly: flag("anononly") && !isUser,
    nocreate,
    autoblock: flag("autoblock") && isUser,
    noemail,
    hidden: false,
    allowusertalk,
    partial,
    restrictions,
  };
}

/** The restrictions of a partial block. Its pages must exist. */
function blockRestrictions(call: ActionCall): WikiBlockRestrictions {
  const { store } = call;
  const pages: { id: number; ns: number; title: string }[] = [];
  for (const text of textsOf(call, "pagerestrictions")) {
    const title = parseTitle(store.site, text);
    if (title.kind !== "title") continue;
    const page = store.pageByTitle(title.ns, title.key);
    if (!page) refuse("missingtitle", `The page ${title.text} does not exist.`);
    pages.push({ id: numberOrZero(page["pageid"]), ns: title.ns, title: title.text });
  }
  const namespaces = argumentList(call, "namespacerestrictions").map(Number);
  const sent = textsOf(call, "actionrestrictions");
  const actions = ACTIONS.filter((action) => sent.includes(action));
  return {
    ...(pages.length > 0 && { pages }),
    ...(namespaces.length > 0 && { namespaces }),
    ...(actions.length > 0 && { actions }),
  };
}

/** Adds a block and returns its number. A replaced block keeps its number and time. */
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
  const isEndless = row.expiry === "infinity";
  draft.put({
    blocks: before ? blocks.map((each) => (each === before ? row : each)) : [...blocks, row],
  });
  logUserEntry(draft, userPage(target.name, draft.site), {
    type: "block",
    action: before ? "reblock" : "block",
    params: {
      ...blockParams(row, duration),
      blockId: row.id,
      "duration-l10n": isEndless ? "infinite" : durationText(draft.time, row.expiry),
    },
  });
  return row.id;
}
