// Summaries and reasons that the wiki makes of what a change does.

import type { Site } from "../data/site.js";
import type { Store } from "../store/store.js";
import { utf8 } from "../values/bytes.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { pageHistory } from "./history.js";
import { redirectIn } from "../render/page-source.js";
import type { PageText } from "../wikitext/saved-text.js";

/** The summary of an edit without one, and its tag. */
export interface AutomaticSummary {
  readonly comment: string;
  readonly tags: readonly string[];
}

/** The most bytes of a summary. */
const MAX_SUMMARY = 500;

/** The text of a revision. */
export function revisionText(revision: TableRow): PageText {
  return {
    text: textOrEmpty(revision["content"]),
    contentmodel: textOrEmpty(revision["contentmodel"]),
  };
}

/** The summary and the tag of an edit without a summary, by its effect. */
export function automaticSummary(
  site: Site,
  before: PageText | undefined,
  after: PageText,
): AutomaticSummary {
  const [from, to] = [redirectTarget(site, before), redirectTarget(site, after)];
  const size = utf8(after.text).length;
  if (before && before.text !== "" && size === 0)
    return { comment: "Removed all content", tags: ["mw-blank"] };
  if (to !== undefined && from === undefined)
    return { comment: `New redirect to [[${to}]]`, tags: ["mw-new-redirect"] };
  if (to !== undefined && to !== from)
    return {
      comment: `New target of the redirect: [[${to}]] instead of [[${from}]]`,
      tags: ["mw-changed-redirect-target"],
    };
  if (to === undefined && from !== undefined)
    return { comment: `No redirect to [[${from}]]`, tags: ["mw-removed-redirect"] };
  if (!before && size === 0) return { comment: "New page without content", tags: [] };
  if (!before) return { comment: quoted('New page: "$1"', after), tags: [] };
  if (utf8(before.text).length > 10 * size)
    return { comment: quoted('New content: "$1"', after), tags: ["mw-replace"] };
  const isNewModel = before.contentmodel !== after.contentmodel;
  return { comment: "", tags: isNewModel ? ["mw-contentmodelchange"] : [] };
}

function redirectTarget(site: Site, page: PageText | undefined): string | undefined {
  if (page?.contentmodel !== "wikitext") return undefined;
  const redirect = redirectIn(site, page.text)?.target;
  if (!redirect) return undefined;
  return redirect.fragment === "" ? redirect.text : `${redirect.text}#${redirect.fragment}`;
}

/** The reason of a deletion without one: the text of the page, and its author if there is only one. */
export function deletionReason(page: TableRow, store: Store): string {
  const revisions = pageHistory(page["pageid"], store);
  const last = revisions.at(-1);
  const isBlank = textOrEmpty(last?.["content"]) === "" && revisions.length > 1;
  const shown = isBlank ? revisions.at(-2) : last;
  const [author = "", ...others] = new Set(revisions.map(({ user }) => textOrEmpty(user)));
  const link = `[[Special:Contributions/${author}|${author}]]`;
  const message = isBlank ? 'Last content: "$1"' : 'Content: "$1"';
  const authors = isBlank || others.length > 0 ? "" : `; all edits are by ${link}`;
  return quoted(message + authors, revisionText(shown ?? {}));
}

/** A message with the beginning of a text in one line. */
function quoted(message: string, { text }: PageText): string {
  const short = truncated(text.replace(/[\n\r]/g, " "), MAX_SUMMARY - utf8(message).length);
  return message.replace("$1", () => short);
}

function truncated(text: string, most: number): string {
  const bytes = utf8(text);
  if (bytes.length <= most) return text;
  // A character that is cut off becomes U+FFFD.
  return `${new TextDecoder().decode(bytes.subarray(0, most - 3)).replace(/\uFFFD$/, "")}...`;
}
