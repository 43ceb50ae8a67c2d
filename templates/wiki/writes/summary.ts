// Summaries and reasons that the wiki generates from a change's effect.

import type { Site } from "../data/site.js";
import type { Store } from "../store/store.js";
import { utf8 } from "../values/bytes.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { pageHistory } from "./history.js";
import { redirectIn } from "../render/page-source.js";
import type { PageText } from "../wikitext/saved-text.js";

/** The maximum length of a summary in bytes. */
const MAX_SUMMARY = 500;

/** A revision's text. */
export function revisionText(revision: TableRow): PageText {
  return {
    text: textOrEmpty(revision["content"]),
    contentmodel: textOrEmpty(revision["contentmodel"]),
  };
}

/** The summary and the tag for an edit without a summary, by its effect. */
export function automaticSummary(
  site: Site,
  before: PageText | undefined,
  after: PageText,
): { readonly comment: string; readonly tags: readonly string[] } {
  const [from, to] = [redirectTarget(site, before), redirectTarget(site, after)];
  const [size, length] = [utf8(after.text).length, utf8(before?.text ?? "").length];
  const changedTarget = `New target of the redirect: [[${to}]] instead of [[${from}]]`;
  const effects: readonly (readonly [isSo: boolean, comment: string, tag?: string])[] = [
    [length > 0 && size === 0, "Removed all content", "mw-blank"],
    [to !== undefined && from === undefined, `New redirect to [[${to}]]`, "mw-new-redirect"],
    [to !== undefined && to !== from, changedTarget, "mw-changed-redirect-target"],
    [to === undefined && from !== undefined, `No redirect to [[${from}]]`, "mw-removed-redirect"],
    [!before && size === 0, "New page without content"],
    [!before, quoted('New page: "$1"', after)],
    [length > 10 * size, quoted('New content: "$1"', after), "mw-replace"],
    [before?.contentmodel !== after.contentmodel, "", "mw-contentmodelchange"],
  ];
  const [, comment = "", tag] = effects.find(([isSo]) => isSo) ?? [];
  return { comment, tags: tag === undefined ? [] : [tag] };
}

function redirectTarget(site: Site, page: PageText | undefined): string | undefined {
  if (page?.contentmodel !== "wikitext") return undefined;
  const redirect = redirectIn(site, page.text)?.target;
  if (!redirect) return undefined;
  return redirect.fragment === "" ? redirect.text : `${redirect.text}#${redirect.fragment}`;
}

/** The default reason for a deletion: the page's text, and its author if there is only one. */
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

/** A message with the start of a text in one line. */
function quoted(message: string, { text }: PageText): string {
  const short = truncated(text.replace(/[\n\r]/g, " "), MAX_SUMMARY - utf8(message).length);
  return message.replace("$1", () => short);
}

function truncated(text: string, most: number): string {
  const bytes = utf8(text);
  if (bytes.length <= most) return text;
  // A truncated character becomes U+FFFD.
  return `${new TextDecoder().decode(bytes.subarray(0, most - 3)).replace(/\uFFFD$/, "")}...`;
}
