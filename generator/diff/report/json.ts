import { escapeHidden } from "../../text/hidden.js";
import type { Review } from "../review/review.js";

/** A review for machines: one object on one line. */
export function jsonReport({ findings, summary }: Review): string {
  // What is hidden stands only within strings, where the escapes mean the same.
  return `${escapeHidden(JSON.stringify({ findings, summary }))}\n`;
}
