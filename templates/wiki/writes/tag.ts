import { tagModule } from "../../../generated/actions/tag.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { titleOf } from "../data/title.js";
import type { Store } from "../store/store.js";
import { blockOfCaller } from "../store/caller-block.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../values/row.js";
import { badTagsRefusal, blockRefusal, pageErrors, tagRefusal, textsOf } from "./arguments.js";
import { rightRefusal } from "./checks.js";
import type { Draft } from "./draft.js";
import { isSoftwareTag, withRowTags } from "./tags.js";
import type { TaggedRows } from "./tags.js";
import type { WriteAction, WriteCall } from "./write-action.js";

const NAMES = ["revid", "rcid", "logid"] as const;
type NumberName = (typeof NAMES)[number];

/** The tables of rows by the columns that number them. */
const TABLES = { revid: "revisions", rcid: "changes", logid: "logevents" } as const;

/** The action `tag`. */
export const tagAction: WriteAction = {
  module: tagModule,
  run(call) {
    const { args, store } = call;
    const reason =
      badTagsRefusal(textsOf(call, "add"), store) ??
      rightRefusal(call, "changetags", "change tags") ??
      blockRefusal(call) ??
      tagRefusal(call);
    if (reason) return reason;
    if (NAMES.every((name) => args[name] === undefined))
      return refused("missingparam", "One of rcid, revid and logid is required.");
    const rows = NAMES.flatMap((name) =>
      textsOf(call, name).map((id) => changeTags(call.renewed(), name, Number(id))),
    );
    return ok({ body: { tag: rows } });
  },
};

function changeTags(call: WriteCall, name: NumberName, id: number): JsonObject {
  const { store } = call;
  const rows = taggedRows(name, id, store);
  if (!rows) {
    const text = `There is no ${name} ${id}.`;
    return { [name]: id, status: "error", code: `nosuch${name}`, text };
  }
  const blocked = blockedMessage(call, name, id);
  if (blocked) return { [name]: id, status: "error", ...blocked };
  const [adds, removes] = [textsOf(call, "add"), textsOf(call, "remove")];
  const failure = adds.length + removes.length > 0 ? tagFailure(removes, call) : undefined;
  if (failure) return { [name]: id, status: "failure", errors: [{ ...failure }] };
  const initial = presentTags(rows, store);
  const added = adds.filter((tag) => !initial.includes(tag));
  const removed = removes.filter((tag) => initial.includes(tag) || added.includes(tag));
  const isNone =
    added.every((tag) => removed.includes(tag)) && removed.every((tag) => added.includes(tag));
  if (isNone) return { [name]: id, status: "success", noop: true };
  // The log has numbers that the request does not name as texts.
  const logged = (column: "revid" | "logid") =>
    rows[column] === undefined ? false : column === name ? id : String(rows[column]);
  const actionlogid = call.change((draft) => {
    draft.tables = withRowTags(draft.tables, rows, added, removed);
    return draft.log({
      type: "tag",
      action: "update",
      ...logTarget(draft, rows),
      params: {
        revid: logged("revid"),
        logid: logged("logid"),
        tagsAdded: added,
        tagsAddedCount: added.length,
        tagsRemoved: removed,
        tagsRemovedCount: removed.length,
        initialTags: [...initial].sort(),
      },
      unlisted: true,
    }).logid;
  });
  return { [name]: id, status: "success", actionlogid, added, removed };
}

/** The error of a caller who is blocked from the page of a change or a revision. */
function blockedMessage(call: WriteCall, name: NumberName, id: number): ApiMessage | undefined {
  if (name === "logid") return undefined;
  const { store } = call;
  const [row] = store.find(TABLES[name], name, id);
  const page = name === "rcid" ? row : store.pageById(row?.["pageid"]);
  if (!page) return undefined;
  const title = titleOf(store.site, numberOrZero(page["ns"]), textOrEmpty(page["key"]));
  return pageErrors(["edit"], title, call).find(({ code }) => code === "blocked");
}

/** The rows that share the tags of one; undefined if there is none with the number. */
function taggedRows(name: NumberName, id: number, store: Store): TaggedRows | undefined {
  const [row] = store.find(TABLES[name], name, id);
  if (!row) return undefined;
  const related = (table: string, column: NumberName, value: unknown, wanted: NumberName) =>
    typeof value === "number" && value !== 0
      ? numberOrZero(store.find(table, column, value)[0]?.[wanted])
      : 0;
  const revid =
    name === "revid"
      ? id
      : numberOrZero(row["revid"]) || related("logevents", "logid", row["logid"], "revid");
  const logid = numberOrZero(row["logid"]) || related("logevents", "revid", revid, "logid");
  const rcid = name === "rcid" ? id : related("changes", name, id, "rcid");
  return {
    ...(revid !== 0 && { revid }),
    ...(rcid !== 0 && { rcid }),
    ...(logid !== 0 && { logid }),
  };
}

function presentTags(rows: TaggedRows, store: Store): readonly string[] {
  const [row] = (["revid", "logid", "rcid"] as const).flatMap((name) =>
    rows[name] === undefined ? [] : store.find(TABLES[name], name, rows[name]),
  );
  return listOrEmpty(row?.["tags"]).map(textOrEmpty);
}

/** Tags of the software cannot be removed. */
function tagFailure(
  removes: readonly string[],
  { caller, store }: WriteCall,
): ApiMessage | undefined {
  // A block of any page keeps an account from rights that are not about a page.
  if (blockOfCaller(caller, store))
    return {
      code: "tags-update-no-permission",
      text: "You cannot change tags while you are blocked.",
    };
  const kept = removes.filter(isSoftwareTag);
  return kept.length === 0
    ? undefined
    : {
        code: `tags-update-remove-not-allowed-${kept.length > 1 ? "multi" : "one"}`,
        text: `These tags cannot be removed: ${kept.join(", ")}`,
      };
}

/** The page of a log entry about tags: that of the revision, or a special page. */
function logTarget({ tables }: Draft, { revid, logid }: TaggedRows) {
  const revision = tables.revisions.find((row) => row.revid === revid);
  const page = revision && tables.pages.find(({ pageid }) => pageid === revision.pageid);
  if (page) return { title: { ns: page.ns, text: page.title }, pageid: page.pageid };
  const entry = tables.logevents.find((row) => row.logid === logid);
  const text = entry && revid === undefined ? `Special:Log/${entry.type}` : "Special:Tags";
  return { title: { ns: -1, text }, pageid: 0 };
}
