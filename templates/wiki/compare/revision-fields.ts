import type { JsonObject } from "../../runtime/model/json.js";
import type { ActionCall } from "../call/stub-action.js";
import { columnReader } from "../columns/column-reader.js";
import { isFieldHidden } from "../store/suppression.js";
import type { TableRow } from "../values/row.js";
import { isArchived, revisionTitle } from "./compared-revision.js";
import type { ComparedSide } from "./compared-revision.js";

/** The fields of a compared revision, by the `prop` of the request. */
export function revisionFields(
  call: ActionCall,
  side: ComparedSide,
  row: TableRow,
  prop: ReadonlySet<string>,
): JsonObject {
  const { store, caller } = call;
  const title = revisionTitle(row, store);
  const page = store.pageByTitle(title.ns, title.key);
  const hidden = ["texthidden", "userhidden", "commenthidden"].filter((mark) => row[mark] === true);
  const isVisible = (field: string): boolean => !isFieldHidden(row, field, caller);
  const hasComment = prop.has("comment") || prop.has("parsedcomment");
  const fields: JsonObject = {
    ...(prop.has("ids") && { id: page?.["pageid"] ?? 0, revid: row["revid"] }),
    ...(prop.has("title") && { ns: title.ns, title: title.text }),
    ...(prop.has("size") && { size: row["size"] }),
    ...(prop.has("timestamp") && { timestamp: row["timestamp"] }),
    ...Object.fromEntries(hidden.map((mark) => [mark, true])),
    ...(prop.has("user") && isVisible("user") && { user: row["user"], userid: row["userid"] }),
    ...(hasComment && isVisible("comment") && commentFields(call, row, prop)),
    ...(hidden.length > 0 && row["suppressed"] === true && { suppressed: true }),
    ...(isArchived(row, store) && { archive: true }),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [side + name, value]));
}

/** With `prop=comment`, the server adds the comment as HTML too. */
function commentFields(call: ActionCall, row: TableRow, prop: ReadonlySet<string>): JsonObject {
  return {
    ...(prop.has("comment") && { comment: row["comment"] ?? "" }),
    parsedcomment: columnReader(call, "revisions", "parsedcomment")(row),
  };
}
