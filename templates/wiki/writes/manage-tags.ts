import { managetagsModule } from "../../../generated/actions/managetags.js";
import { parseTitle } from "../data/title.js";
import type { Tables } from "../data/wiki.js";
import { tagRow } from "../tables/tag-rows.js";
import { listOrEmpty } from "../values/row.js";
import { tagRefusal } from "./arguments.js";
import { isSoftwareTag, TAGS_PAGE, withoutTag } from "./tags.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

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

/** Refuses an operation that is not possible with a tag. */
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

/** A tag that is neither defined nor used is gone. */
function changedTables(tables: Tables, operation: string, name: string, hitcount: number): Tables {
  if (operation === "delete") return withoutTag(tables, name);
  const defined = operation !== "deactivate";
  const source = defined ? ["manual"] : [];
  const row = tagRow({ name, source }, hitcount);
  const others = tables.tags.filter((each) => each.name !== name);
  const tags = defined || hitcount > 0 ? [...others, row] : others;
  return { ...tables, tags: tags.sort((one, other) => (one.name < other.name ? -1 : 1)) };
}
