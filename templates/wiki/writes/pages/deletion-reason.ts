import type { Store } from "../../store/store.js";
import { textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { pageHistory } from "../tags/page-history.js";
import { summaryText } from "../effects/summary-text.js";

/** The characters of a comment. */
const MAX_COMMENT = 500;
/** The revisions among which the server looks for a second author. */
const SEARCHED = 20;

/**
 * The reason of a deletion without one: the text of the page, and its author if there is only one. The
 * rules are those of `ContentHandler::getAutoDeleteReason`; the wording is our own.
 */
export function deletionReason(page: TableRow, store: Store): string {
  const revisions = pageHistory(page["pageid"], store);
  const last = revisions.at(-1);
  const isBlank = textOrEmpty(last?.["content"]) === "" && revisions.length > 1;
  const shown = isBlank ? revisions.at(-2) : last;
  const authors = new Set(revisions.slice(0, SEARCHED).map(({ user }) => textOrEmpty(user)));
  const [author = ""] = authors;
  const message = isBlank
    ? 'Last content: "$1"'
    : authors.size === 1
      ? `Content: "$1"; all edits are by [[Special:Contributions/${author}|${author}]]`
      : 'Content: "$1"';
  const room = MAX_COMMENT - (new TextEncoder().encode(message).length - 2);
  const text = summaryText(
    textOrEmpty(shown?.["content"]),
    textOrEmpty(shown?.["contentmodel"]),
    room,
  );
  return message.replace("$1", () => text);
}
