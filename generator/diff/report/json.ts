import { escapeHidden } from "../../base/hidden-characters.js";
import type { Review } from "../review.js";

/** Formats a review as one JSON object on one line. */
export function jsonReport({ findings, summary }: Review): string {
  // Hidden characters occur only in strings, where their escapes have the same meaning.
  return `${escapeHidden(JSON.stringify({ findings, summary }))}\n`;
}
