// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** A text as markup shows it. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
