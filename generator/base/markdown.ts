import { escapeHidden } from "./hidden-characters.js";

/** Escapes a text for Markdown: no links, cells, formulas or mentions. */
export function escapeMarkdown(text: string): string {
  return (
    escapeHidden(text)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(/[\\`*_[\]()#|~!$]/g, String.raw`\$&`)
      // Prevents links from mentions and addresses.
      .replaceAll("@", "&#64;")
      .replaceAll("://", ":&#47;/")
      .replaceAll(/www\./gi, (address) => address.replace(".", "&#46;"))
  );
}
