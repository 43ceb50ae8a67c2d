/**
 * The beginning of a page's text for a summary, in one line: as `Content::getTextForSummary`, without
 * a link that its end cuts off.
 *
 * @param room the most bytes
 */
export function summaryText(text: string, contentmodel: string, room: number): string {
  const short = truncated(text.replace(/[\n\r]/g, " "), room);
  return contentmodel === "wikitext" ? withoutOpenLink(short) : short;
}

/** A text without the brackets of a link that its end cuts off. */
function withoutOpenLink(text: string): string {
  const body = text.endsWith("]") ? text.slice(0, -1) : text;
  const start = body.indexOf("[[", body.lastIndexOf("]") + 1);
  return start < 0 ? text : body.slice(0, start) + body.slice(start + 2);
}

function truncated(text: string, most: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= most) return text;
  // A character that is cut off becomes U+FFFD.
  return `${new TextDecoder().decode(bytes.subarray(0, most - 3)).replace(/\uFFFD$/, "")}...`;
}
