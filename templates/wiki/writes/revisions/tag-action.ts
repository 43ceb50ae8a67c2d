import { tagModule } from "../../../../generated/actions/tag.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { isSince } from "../../data/wiki-version.js";
import { blockOfCaller } from "../../store/caller-block.js";
import { storeOf } from "../../store/store.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { reasonOf, tagsOf } from "../checks/arguments.js";
import { sitewideBlockRefusal } from "../checks/sitewide-block.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import type { TaggedRows } from "../tags/row-tags.js";
import type { TagChange } from "./tag-change.js";

type Commit = (change: TagChange) => Changed;
type NumberName = "revid" | "rcid" | "logid";

const NAMES: readonly NumberName[] = ["revid", "rcid", "logid"];

/** The action `tag`, on a wiki to which changes are committed. */
export function tagAction(commit: Commit): StubAction {
  return {
    module: tagModule,
    run(call) {
      const { args, caller } = call;
      if (!caller.rights.has("changetags"))
        return refused("permissiondenied", "The caller may not change tags.");
      const reason = sitewideBlockRefusal(call) ?? tagRefusal(tagsOf(call), call);
      if (reason) return reason;
      const wanted = NAMES.flatMap((name) =>
        listOf(args[name]).map((id) => ({ name, id: Number(id) })),
      );
      if (NAMES.every((name) => args[name] === undefined))
        return refused("missingparam", "One of rcid, revid and logid must be given.");
      const results = wanted.reduce<Results>(
        ({ call: before, rows }, { name, id }) => {
          const done = tagged(before, name, id, commit);
          return { call: done.call, rows: [...rows, done.row] };
        },
        { call, rows: [] },
      );
      return ok({ body: { tag: results.rows } });
    },
  };
}

interface Results {
  readonly call: ActionCall;
  readonly rows: readonly JsonObject[];
}

interface Tagged {
  readonly call: ActionCall;
  readonly row: JsonObject;
}

function tagged(call: ActionCall, name: NumberName, id: number, commit: Commit): Tagged {
  const rows = rowsOf(name, id, call);
  if (!rows)
    return {
      call,
      row: {
        [name]: id,
        status: "error",
        code: `nosuch${name}`,
        text: `There is no ${name} ${id}.`,
      },
    };
  const { args } = call;
  const [adds, removes] = [listOf(args["add"]), listOf(args["remove"])];
  const failure = adds.length + removes.length > 0 ? forbidden(adds, removes, call) : undefined;
  if (failure) return { call, row: { [name]: id, status: "failure", errors: [failure] } };
  const initial = tagsOfRows(rows, call);
  const added = adds.filter((tag) => !initial.includes(tag));
  const removed = removes.filter((tag) => initial.includes(tag) || added.includes(tag));
  const isNone =
    added.every((tag) => removed.includes(tag)) && removed.every((tag) => added.includes(tag));
  if (isNone) return { call, row: { [name]: id, status: "success", noop: true } };
  const { wiki, entries } = commit({
    kind: "tag",
    rows,
    added,
    removed,
    target: targetOf(rows, call),
    named: { revid: shownNumber(rows, "revid", name), logid: shownNumber(rows, "logid", name) },
    initial: [...initial].sort(),
    actor: changeActor(call.caller),
    comment: reasonOf(call),
    tags: tagsOf(call),
  });
  return {
    call: { ...call, store: storeOf(wiki) },
    row: { [name]: id, status: "success", actionlogid: entries[0]?.logid, added, removed },
  };
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** A number; undefined for 0, which stands for none. */
function present(value: unknown): number | undefined {
  return typeof value === "number" && value !== 0 ? value : undefined;
}

/** The rows that have the tags of one; undefined if there is none with the number. */
function rowsOf(name: NumberName, id: number, { store }: ActionCall): TaggedRows | undefined {
  const entryOf = (revid: number | undefined): number | undefined =>
    revid === undefined
      ? undefined
      : present(store.find("logevents", "revid", revid)[0]?.["logid"]);
  const madeBy = (logid: number): number | undefined =>
    present(store.find("logevents", "logid", logid)[0]?.["revid"]);
  switch (name) {
    case "revid": {
      if (store.find("revisions", "revid", id).length === 0) return undefined;
      const rcid = present(store.find("changes", "revid", id)[0]?.["rcid"]);
      return withoutAbsent({ revid: id, rcid, logid: entryOf(id) });
    }
    case "rcid": {
      const [change] = store.find("changes", "rcid", id);
      if (!change) return undefined;
      const [revid, logid] = [present(change["revid"]), present(change["logid"])];
      return withoutAbsent({
        rcid: id,
        revid: revid ?? (logid === undefined ? undefined : madeBy(logid)),
        logid: logid ?? entryOf(revid),
      });
    }
    case "logid": {
      if (store.find("logevents", "logid", id).length === 0) return undefined;
      const rcid = present(store.find("changes", "logid", id)[0]?.["rcid"]);
      return withoutAbsent({ logid: id, rcid, revid: madeBy(id) });
    }
  }
}

/** The entry has numbers that the server looked up as texts. */
function shownNumber(
  rows: TaggedRows,
  wanted: "revid" | "logid",
  name: NumberName,
): number | string | false {
  const id = rows[wanted];
  if (id === undefined) return false;
  return wanted === name ? id : String(id);
}

function withoutAbsent(rows: Readonly<Record<string, number | undefined>>): TaggedRows {
  return Object.fromEntries(Object.entries(rows).filter(([, id]) => id !== undefined));
}

function tagsOfRows({ revid, rcid, logid }: TaggedRows, { store }: ActionCall): readonly string[] {
  const [row] = [
    ...(revid === undefined ? [] : store.find("revisions", "revid", revid)),
    ...(logid === undefined ? [] : store.find("logevents", "logid", logid)),
    ...(rcid === undefined ? [] : store.find("changes", "rcid", rcid)),
  ];
  return listOrEmpty(row?.["tags"]).map(textOrEmpty);
}

/** Only tags that users define can be added; those of the software cannot be removed. */
function forbidden(
  adds: readonly string[],
  removes: readonly string[],
  { caller, store }: ActionCall,
): JsonObject | undefined {
  // Since 1.43, a block of any page keeps an account from rights that are not about a page.
  if (isSince(store.site, "1.43") && blockOfCaller(caller, store))
    return { code: "tags-update-no-permission", text: "The caller is blocked." };
  const sourceOf = (name: string): readonly unknown[] =>
    listOrEmpty(store.find("tags", "name", name)[0]?.["source"]);
  const wrong = adds.filter((name) => !sourceOf(name).includes("manual"));
  if (wrong.length > 0)
    return {
      code: `tags-update-add-not-allowed-${wrong.length > 1 ? "multi" : "one"}`,
      text: `These tags cannot be added: ${wrong.join(", ")}`,
    };
  const kept = removes.filter((name) => SOFTWARE_TAGS.has(name));
  return kept.length === 0
    ? undefined
    : {
        code: `tags-update-remove-not-allowed-${kept.length > 1 ? "multi" : "one"}`,
        text: `These tags cannot be removed: ${kept.join(", ")}`,
      };
}

/** The tags of MediaWiki's core, whether the wiki has used them or not. */
const SOFTWARE_TAGS: ReadonlySet<string> = new Set([
  "mw-contentmodelchange",
  "mw-new-redirect",
  "mw-removed-redirect",
  "mw-changed-redirect-target",
  "mw-blank",
  "mw-replace",
  "mw-rollback",
  "mw-undo",
  "mw-manual-revert",
  "mw-reverted",
  "mw-server-side-upload",
]);

function targetOf({ revid, logid }: TaggedRows, { store }: ActionCall): TagChange["target"] {
  const row = revid === undefined ? undefined : pageOfRevision(revid, store);
  const entry = logid === undefined ? undefined : store.find("logevents", "logid", logid)[0];
  if (!row)
    return {
      ns: -1,
      // The revision of the entry is deleted, so that it has no page.
      title:
        entry && revid === undefined ? `Special:Log/${textOrEmpty(entry["type"])}` : "Special:Tags",
      pageid: 0,
    };
  return {
    ns: numberOrZero(row["ns"]),
    title: textOrEmpty(row["title"]),
    pageid: numberOrZero(row["pageid"]),
  };
}

function pageOfRevision(id: number, store: ActionCall["store"]): TableRow | undefined {
  return store.pageById(store.find("revisions", "revid", id)[0]?.["pageid"]);
}
