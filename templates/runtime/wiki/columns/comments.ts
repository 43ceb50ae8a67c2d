import { escapeHtml } from "../../http/html.js";
import type { Cell } from "../values/row.js";
import { textOrEmpty } from "../values/row.js";
import type { Columns } from "./column.js";

/** Comments as HTML. They are stored as text only, so links in them are not rendered. */
export const commentColumns: Columns = {
  parsedcomment: ({ comment, parsedcomment }) => parsed(comment, parsedcomment),
  parseddescription: ({ description, parseddescription }) => parsed(description, parseddescription),
};

function parsed(text: Cell, html: Cell): Cell {
  return html ?? (text === undefined ? undefined : escapeHtml(textOrEmpty(text)));
}
