// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** A text as HTML content. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A text as HTML or XML content, or as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', "&quot;");
}

/** A text as HTML content or as the value of an attribute, as PHP's `htmlspecialchars` writes it. */
export function escapeQuotes(text: string): string {
  return escapeAttribute(text).replaceAll("'", "&#039;");
}

/** The text of HTML content, without its elements. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/&#0*39;/g, "'")
    .replaceAll("&amp;", "&");
}
