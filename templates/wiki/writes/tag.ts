import { ruleRefusal } from "../call/rule-refusal.js";
// Actions that change tags.

import { tagModule } from "../../../generated/actions/tag.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { Store } from "../store/store.js";
import { blockOfCaller } from "../store/caller-block.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { blockRefusal, tagRefusal, textsOf } from "./arguments.js";
import { isSoftwareTag, withRowTags, TAGS_PAGE, withoutTag } from "./tags.js";
import type { TaggedRows } from "./tags.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";
import { managetagsModule } from "../../../generated/actions/managetags.js";
import { parseTitle } from "../data/title.js";
import type { Tables } from "../data/wiki.js";
import { tagRow } from "../tables/tag-rows.js";

/** Tables by the column that numbers their rows. */
const TABLES = { revid: "revisions", rcid: "changes", logid: "logevents" } as const;
type NumberName = keyof typeof TABLES;
const NAMES: readonly NumberName[] = ["revid", "rcid", "logid"];

/** The action `tag`. */
export const tagAction: WriteAction = {
  module: tagModule,
  checksRules: true,
  run(call) {
    check(rightRefusal(call, "changetags", "change tags"));
    check(blockRefusal(call) ?? tagRefusal(call));
    check(ruleRefusal(call));
    const rows = NAMES.flatMap((name) =>
      textsOf(call, name).map((id) => ({
        [name]: Number(id),
        ...changeTags(call.renewed(), name, Number(id)),
      })),
    );
    return { body: { tag: rows } };
  },
};

function changeTags(call: WriteCall, name: NumberName, id: number): JsonObject {
  const { store } = call;
  const [row] = store.find(TABLES[name], name, id);
  if (!row) return { status: "error", code: `nosuch${name}`, text: `There is no ${name} ${id}.` };
  const rows = taggedRows(row, name, id, store);
  const [adds, removes] = [textsOf(call, "add"), textsOf(call, "remove")];
  const failure = adds.length + removes.length > 0 ? tagFailure(removes, call) : undefined;
  if (failure) return { status: "failure", errors: [{ ...failure }] };
  const initial = listOrEmpty(row["tags"]).map(textOrEmpty);
  const added = adds.filter((tag) => !initial.includes(tag));
  const removed = removes.filter((tag) => initial.includes(tag) || added.includes(tag));
  const isNone = [...added, ...removed].every(
    (tag) => added.includes(tag) && removed.includes(tag),
  );
  if (isNone) return { status: "success", noop: true };
  // The log contains the numbers that the request does not set as strings.
  const logged = (column: "revid" | "logid") =>
    rows[column] === undefined ? false : column === name ? id : String(rows[column]);
  const actionlogid = call.change((draft) => {
    draft.tables = withRowTags(draft.tables, rows, added, removed);
    return draft.log({
      type: "tag",
      action: "update",
      title: logTitle(rows, store),
      params: {
        revid: logged("revid"),
        logid: logged("logid"),
        tagsAdded: added,
        tagsAddedCount: added.length,
        tagsRemoved: removed,
        tagsRemovedCount: removed.length,
        initialTags: initial.sort(),
      },
      unlisted: true,
    }).logid;
  });
  return { status: "success", actionlogid, added, removed };
}

/** The rows that share a row's tags. */
function taggedRows(row: TableRow, name: NumberName, id: number, store: Store): TaggedRows {
  const related = (table: string, column: NumberName, value: number, wanted: NumberName) =>
    value === 0 ? 0 : numberOrZero(store.find(table, column, value)[0]?.[wanted]);
  const revid =
    numberOrZero(row["revid"]) ||
    related("logevents", "logid", numberOrZero(row["logid"]), "revid");
  const logid = numberOrZero(row["logid"]) || related("logevents", "revid", revid, "logid");
  const rcid = name === "rcid" ? id : related("changes", name, id, "rcid");
  return { revid: revid || undefined, rcid: rcid || undefined, logid: logid || undefined };
}

/** Software tags cannot be removed. */
function tagFailure(
  removes: readonly string[],
  { caller, store }: WriteCall,
): ApiMessage | undefined {
  // A block from any page also denies rights that are not about a page.
  if (blockOfCaller(caller, store))
    return {
      code: "tags-update-no-permission",
      text: "You cannot change tags while you are blocked.",
    };
  const kept = removes.filter(isSoftwareTag);
  if (kept.length === 0) return undefined;
  const code = `tags-update-remove-not-allowed-${kept.length > 1 ? "multi" : "one"}`;
  return { code, text: `These tags cannot be removed: ${kept.join(", ")}` };
}

/** The page for a log entry about tags: the revision's page, or a special page. */
function logTitle({ revid, logid }: TaggedRows, store: Store) {
  const page = store.pageById(store.find("revisions", "revid", revid ?? 0)[0]?.["pageid"]);
  if (page) return { ns: numberOrZero(page["ns"]), text: textOrEmpty(page["title"]) };
  const [entry] = revid === undefined ? store.find("logevents", "logid", logid) : [];
  return { ns: -1, text: entry ? `Special:Log/${textOrEmpty(entry["type"])}` : "Special:Tags" };
}

/** The action `managetags`. */
export const manageTagsAction: WriteAction = {
  module: managetagsModule,
  run(call) {
    const { args, store } = call;
    const operation = String(args["operation"]);
    const tag = String(args["tag"]);
    const right = operation === "delete" ? "deletechangetags" : "managechangetags";
    check(rightRefusal(call, right, "manage tags") ?? tagRefusal(call));
    checkOperation(operation, tag, call);
    const count = Number(store.find("tags", "name", tag)[0]?.["hitcount"] ?? 0);
    const { logid } = call.change((draft) => {
      draft.tables = changedTables(draft.tables, operation, tag, count);
      const params = { tag, ...(operation === "delete" && { count }) };
      return draft.log({ type: "managetags", action: operation, ...TAGS_PAGE, params });
    });
    return { body: { managetags: { operation, tag, success: true, logid } } };
  },
};

/** Rejects an operation that is not possible with a tag. */
function checkOperation(operation: string, tag: string, { store }: WriteCall): void {
  const fail = (reason: string, text: string) => refuse(`tags-${operation}-${reason}`, text);
  const [row] = store.find("tags", "name", tag);
  const source = listOrEmpty(row?.["source"]);
  const isSoftware = isSoftwareTag(tag);
  const isPresent = row !== undefined || isSoftware;
  if (operation === "create") {
    if (/[,|/]/.test(tag)) fail("invalid-chars", "A tag cannot contain a comma, | or /.");
    if (parseTitle(store.site, `MediaWiki:Tag-${tag}-description`).kind !== "title")
      fail("invalid-title-chars", "The name of the tag is not valid in a title.");
    if (isPresent) fail("already-exists", `The tag ${tag} already exists.`);
    return;
  }
  if (operation !== "deactivate" && !isPresent) fail("not-found", `There is no tag ${tag}.`);
  const isAllowed =
    operation === "deactivate"
      ? source.includes("manual")
      : !isSoftware && (operation === "delete" || source.length === 0);
  if (!isAllowed) fail("not-allowed", `The tag ${tag} does not allow this operation.`);
}

/** A tag that is neither defined nor used is removed. */
function changedTables(tables: Tables, operation: string, name: string, hitcount: number): Tables {
  if (operation === "delete") return withoutTag(tables, name);
  const defined = operation !== "deactivate";
  const source = defined ? ["manual"] : [];
  const row = tagRow({ name, source }, hitcount);
  const others = tables.tags.filter((each) => each.name !== name);
  const tags = defined || hitcount > 0 ? [...others, row] : others;
  return { ...tables, tags: tags.sort((one, other) => (one.name < other.name ? -1 : 1)) };
}
