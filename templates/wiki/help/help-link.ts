import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";

/** The address that links to help have until the page is complete. */
const PENDING = "help:";

/**
 * A link to the help of a module, which {@link resolvedLinks} completes.
 *
 * @param target the path of the module, perhaps with `#` and an anchor
 */
export function moduleLink(target: string, text: string): string {
  return `<a href="${PENDING}${escapeAttribute(target)}">${escapeHtml(text)}</a>`;
}

/**
 * Completes the links to help: those to modules of the page lead to their anchors, others to the API
 * (`ApiHelp::fixHelpLinks` of MediaWiki).
 */
export function resolvedLinks(html: string, modules: ReadonlySet<string>, script: string): string {
  return html.replaceAll(/<a href="help:([^"#]*)(#[^"]*)?">/g, (_, path: string, anchor = "") => {
    const address = modules.has(path)
      ? anchor || `#${path}`
      : `${script}?action=help&amp;modules=${encodeURIComponent(path)}${anchor}`;
    return `<a href="${address}">`;
  });
}
