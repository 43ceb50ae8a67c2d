import { escapeHtml } from "../../runtime/http/html.js";
import { parseTitle } from "../data/title.js";
import { renderSummary } from "../render/render-summary.js";
import type { Store } from "../store/store.js";
import type { Cell, TableRow } from "../values/row.js";
import { textOrEmpty } from "../values/row.js";
import type { Columns } from "./column.js";

/** Comments as HTML. */
export const commentColumns: Columns = {
  parsedcomment: parsedComment,
  parseddescription: ({ description, parseddescription }) =>
    parseddescription ??
    (description === undefined ? undefined : escapeHtml(textOrEmpty(description))),
};

/** The comment of a row as HTML: with links, and with the section of the row's page that it names. */
export function parsedComment(row: TableRow, store: Store): Cell {
  const { comment, parsedcomment } = row;
  if (parsedcomment !== undefined || comment === undefined) return parsedcomment;
  const text = textOrEmpty(comment);
  const title = parseTitle(store.site, textOrEmpty(titleOf(row, store)));
  return title.kind === "title" ? renderSummary(store, title, text, false) : escapeHtml(text);
}

function titleOf({ title, pageid }: TableRow, store: Store): Cell {
  return title ?? store.pageById(pageid)?.["title"];
}
