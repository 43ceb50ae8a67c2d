import { managetagsModule } from "../../../generated/actions/managetags.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { parseTitle } from "../data/title.js";
import type { Tables } from "../data/wiki.js";
import { listOrEmpty } from "../values/row.js";
import { tagRefusal } from "./arguments.js";
import { rightRefusal } from "./checks.js";
import { isSoftwareTag, TAGS_PAGE, withoutTag } from "./tags.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `managetags`. */
export const manageTagsAction: WriteAction = {
  module: managetagsModule,
  run(call) {
    const { args, store } = call;
    const operation = String(args["operation"]);
    const tag = String(args["tag"]);
    const wrong =
      rightRefusal(
        call,
        operation === "delete" ? "deletechangetags" : "managechangetags",
        "manage tags",
      ) ??
      tagRefusal(call) ??
      operationRefusal(operation, tag, call);
    if (wrong) return wrong;
    const count = Number(store.find("tags", "name", tag)[0]?.["hitcount"] ?? 0);
    const { logid } = call.change((draft) => {
      draft.tables = changedTables(draft.tables, operation, tag, count);
      const params = { tag, ...(operation === "delete" && { count }) };
      return draft.log({ type: "managetags", action: operation, ...TAGS_PAGE, params });
    });
    return ok({ body: { managetags: { operation, tag, success: true, logid } } });
  },
};

/** The error of an operation that is not possible with a tag. */
function operationRefusal(
  operation: string,
  tag: string,
  { store }: WriteCall,
): Refused | undefined {
  const fail = (reason: string, text: string): Refused =>
    refused(`tags-${operation}-${reason}`, text);
  const [row] = store.find("tags", "name", tag);
  const source = listOrEmpty(row?.["source"]);
  const isSoftware = isSoftwareTag(tag);
  const isPresent = row !== undefined || isSoftware;
  if (operation === "create") {
    if (/[,|/]/.test(tag)) return fail("invalid-chars", "A tag cannot contain a comma, | or /.");
    if (parseTitle(store.site, `MediaWiki:Tag-${tag}-description`).kind !== "title")
      return fail("invalid-title-chars", "The name of the tag is not valid in a title.");
    return isPresent ? fail("already-exists", `The tag ${tag} already exists.`) : undefined;
  }
  if (operation !== "deactivate" && !isPresent) return fail("not-found", `There is no tag ${tag}.`);
  const isAllowed =
    operation === "deactivate"
      ? source.includes("manual")
      : !isSoftware && (operation === "delete" || source.length === 0);
  return isAllowed
    ? undefined
    : fail("not-allowed", `The tag ${tag} does not allow this operation.`);
}

/** A tag that is neither defined nor used is gone. */
function changedTables(tables: Tables, operation: string, name: string, hitcount: number): Tables {
  if (operation === "delete") return withoutTag(tables, name);
  const defined = operation !== "deactivate";
  const source = defined ? ["manual"] : [];
  const shown = { displayname: name, description: "" };
  const row = { name, ...shown, hitcount, defined, source, active: defined };
  const others = tables.tags.filter((each) => each.name !== name);
  const tags = defined || hitcount > 0 ? [...others, row] : others;
  return { ...tables, tags: tags.sort((one, other) => (one.name < other.name ? -1 : 1)) };
}
