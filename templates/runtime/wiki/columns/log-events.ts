import { textOrEmpty } from "../values/row.js";
import type { Columns } from "./column.js";

/** What is worked out for an entry of a log. */
export const logEventColumns: Columns = {
  /** Its type and action, as they are asked for together. */
  typeaction: ({ type, action }) => `${textOrEmpty(type)}/${textOrEmpty(action)}`,
};
