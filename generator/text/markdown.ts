import { escapeHidden } from "./hidden.js";

/** Text that is no markup in Markdown, as GitHub and others read it: no links, cells, formulas or mentions. */
export function escapeMarkdown(text: string): string {
  return (
    escapeHidden(text)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(/[\\`*_[\]()#|~!$]/g, String.raw`\$&`)
      // Neither people nor addresses are to be linked.
      .replaceAll("@", "&#64;")
      .replaceAll("://", ":&#47;/")
      .replaceAll(/www\./gi, (address) => address.replace(".", "&#46;"))
  );
}
