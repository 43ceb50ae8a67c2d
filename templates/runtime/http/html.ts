/** Escapes a string for HTML content. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Escapes a string for HTML or XML content and for attribute values in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', "&quot;");
}

/** Escapes a string for HTML content and attribute values, like PHP's `htmlspecialchars`. */
export function escapeQuotes(text: string): string {
  return escapeAttribute(text).replaceAll("'", "&#039;");
}

/** Returns the text of HTML content without its tags. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/&#0*39;/g, "'")
    .replaceAll("&amp;", "&");
}
