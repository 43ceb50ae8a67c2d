// Columns of the tables of a wiki that are computed from other columns.

import { isJsonObject } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";
import type { Store } from "../store/store.js";
import { addressRange } from "../data/ip-address.js";
import { escapeHtml } from "../../runtime/http/html.js";
import { durationText } from "../values/duration.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Columns } from "./column.js";

/** Computed columns of blocks. */
export const blockColumns: Columns = {
  /** The server writes an empty list if there are none. Pages have the titles of the present; deleted ones have none. */
  restrictions: ({ restrictions }, store) => {
    if (!isJsonObject(restrictions) || Object.keys(restrictions).length === 0) return [];
    const { pages } = restrictions;
    if (!Array.isArray(pages)) return restrictions;
    return { ...restrictions, pages: pages.map((page) => presentPage(page, store)) };
  },
  parsedreason: ({ reason, parsedreason }) => parsedreason ?? escapeHtml(textOrEmpty(reason)),
  /** Since 1.45. In English if the data do not have it. */
  duration: ({ timestamp, expiry, duration }) =>
    duration ??
    (expiry === "infinity"
      ? "infinite"
      : durationText(textOrEmpty(timestamp), textOrEmpty(expiry))),
  istemporary: ({ expiry }) => expiry !== "infinity",
  /** The first and the last address that is blocked, in a form that can be compared. */
  first: ({ target, user }) =>
    target === "user" ? undefined : addressRange(textOrEmpty(user))?.first,
  last: ({ target, user }) =>
    target === "user" ? undefined : addressRange(textOrEmpty(user))?.last,
};

function presentPage(page: Json, store: Store): Json {
  const { id } = objectOrEmpty(page);
  const [row] = store.find("pages", "pageid", id);
  return { id, ...(row && { ns: row["ns"], title: row["title"] }) };
}
