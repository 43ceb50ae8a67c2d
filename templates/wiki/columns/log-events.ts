import { textOrEmpty } from "../values/row.js";
import type { Columns } from "./column.js";

/** Computed columns of log entries. */
export const logEventColumns: Columns = {
  /** The type and the action, as requests combine them. */
  typeaction: ({ type, action }) => `${textOrEmpty(type)}/${textOrEmpty(action)}`,
};
