/**
 * Messages of MediaWiki in English that it stores as summaries and reasons. The stub has a wording of
 * its own, so a comparison needs both.
 *
 * @module
 */

/** A link in wikitext, or as HTML. */
const LINK = String.raw`(\[\[[^\]]*\]\]|<a [^>]*>[^<]*</a>)`;
const TALK = String.raw` \((?:\[\[User talk:[^\]]*\]\]|<a [^>]*>talk</a>)\)`;
const QUOTE = String.raw`("|&quot;|&#34;)`;

/** Patterns of MediaWiki's wording, and the wording of the stub. */
const WORDINGS: readonly (readonly [server: RegExp, stub: string])[] = [
  [/^Blanked the page$/, "Removed all content"],
  [/^Created blank page$/, "New page without content"],
  [/^Created page with /, "New page: "],
  [/^Replaced content with /, "New content: "],
  [new RegExp(`^Redirected page to ${LINK}`), "New redirect to $1"],
  [new RegExp(`^Removed redirect to ${LINK}`), "No redirect to $1"],
  [
    new RegExp(`^Changed redirect target from ${LINK} to ${LINK}`),
    "New target of the redirect: $2 instead of $1",
  ],
  [new RegExp(`^Undo revision (\\d+|${LINK}) by ${LINK}${TALK}`), "Undid revision $1 of $3"],
  [
    new RegExp(`^Reverted (edits?) by ${LINK}${TALK} to last revision by ${LINK}`),
    "Rolled back $1 of $2; the text is by $3",
  ],
  [
    new RegExp(`^(.*) changed the content model of the page ${LINK} from "[^"]*" to "[^"]*"`),
    "$1 changed the content model of $2",
  ],
  [new RegExp(`^(.*) moved page ${LINK} to ${LINK}`), "$1 renamed $2 to $3"],
  [/ over (?:a )?redirect/, ""],
  [/ without leaving a redirect/, ""],
  [
    new RegExp(`^Deleted to make way for move from ${QUOTE}${LINK}${QUOTE}`),
    "Replaced by the move of $2",
  ],
  [/^Deleted together with the associated page with reason:/, "Deleted with its subject page:"],
  [/^Undeleted together with the associated page with reason:/, "Restored with its subject page:"],
  [
    new RegExp(`, and the only contributor was ${QUOTE}${LINK}${QUOTE}${TALK}`),
    "; all edits are by $2",
  ],
  [/(?<=^|: )content before blanking was: /, "Last content: "],
  [/(?<=^|: )content was: /, "Content: "],
  [new RegExp(`^Protected ${QUOTE}${LINK}${QUOTE}`), "Protection for $2"],
  [new RegExp(`^Changed protection settings for ${QUOTE}${LINK}${QUOTE}`), "New protection for $2"],
  [new RegExp(`^Removed protection from ${QUOTE}${LINK}${QUOTE}`), "No protection for $2"],
  [/ \[cascading\]$/, ""],
  [/\[(Edit|Move|Create|Upload)=Allow only administrators\]/g, "[$1=sysop]"],
  [/\[(Edit|Move|Create|Upload)=Allow only autoconfirmed users\]/g, "[$1=autoconfirmed]"],
  [
    /^There are multiple blocks against your account and\/or IP address$/,
    "Several blocks apply to the account or the IP address",
  ],
];

/** Whether a text of the server and one of the stub say the same, each in its own wording. */
export function sameText(server: string, written: string): boolean {
  // The server leaves out the beginning of a link whose end a quotation cuts off.
  const stub = written.replaceAll("[[", "");
  if (server === written) return true;
  const translated = WORDINGS.reduce(
    (text, [pattern, wording]) => text.replace(pattern, wording),
    server,
  )
    .replaceAll(/\[(Edit|Move|Create|Upload)=/g, (action) => action.toLowerCase())
    .replaceAll("[[", "");
  if (translated === stub) return true;
  // The beginning of a page's text is shorter if the message is longer.
  const end = translated.indexOf("...");
  return translated !== server && end > 100 && stub.startsWith(translated.slice(0, end));
}
