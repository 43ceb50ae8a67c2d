import type { Site } from "../../data/site.js";
import type { Title } from "../../data/title.js";
import { linksOfText } from "../effects/present-text.js";
import { summaryText } from "../effects/summary-text.js";

/** The text of a page before or after an edit; undefined if there is no page. */
export interface PageText {
  readonly text: string;
  readonly contentmodel: string;
}

/** The kind of an edit for which the server has a summary or a tag. */
type ChangeType =
  | { readonly kind: "blank" | "newblank" | "newpage" | "replace" }
  | { readonly kind: "new-redirect" | "removed-redirect"; readonly target: string }
  | { readonly kind: "changed-redirect-target"; readonly from: string; readonly to: string };

/** The summary of an edit without one, and its tag. */
export interface AutomaticSummary {
  readonly comment: string;
  readonly tags: readonly string[];
}

/**
 * The summary and the tag of an edit without a summary, by its effect. The rules are those of
 * `ContentHandler` of MediaWiki 1.39 to 1.45; the wording is our own.
 */
export function automaticSummary(
  site: Site,
  title: Title,
  before: PageText | undefined,
  after: PageText,
): AutomaticSummary {
  const type = changeType(site, title, before, after);
  return type ? summaryOf(type, after) : { comment: "", tags: [] };
}

function changeType(
  site: Site,
  title: Title,
  before: PageText | undefined,
  after: PageText,
): ChangeType | undefined {
  const [from, to] = [targetOf(site, title, before), targetOf(site, title, after)];
  const size = sizeOf(after.text);
  if (before && before.text !== "" && size === 0) return { kind: "blank" };
  if (to !== undefined && from === undefined) return { kind: "new-redirect", target: to };
  if (to !== undefined && from !== undefined && to !== from)
    return { kind: "changed-redirect-target", from, to };
  if (to === undefined && from !== undefined) return { kind: "removed-redirect", target: from };
  if (!before) return { kind: size === 0 ? "newblank" : "newpage" };
  return sizeOf(before.text) > 10 * size ? { kind: "replace" } : undefined;
}

function targetOf(site: Site, title: Title, page: PageText | undefined): string | undefined {
  if (page?.contentmodel !== "wikitext") return undefined;
  const { redirect } = linksOfText(site, title, page.text);
  if (!redirect) return undefined;
  return redirect.fragment === "" ? redirect.text : `${redirect.text}#${redirect.fragment}`;
}

function summaryOf(type: ChangeType, after: PageText): AutomaticSummary {
  switch (type.kind) {
    case "blank":
      return { comment: "Removed all content", tags: ["mw-blank"] };
    case "newblank":
      return { comment: "New page without content", tags: [] };
    case "newpage":
      return { comment: quoted('New page: "$1"', after), tags: [] };
    case "replace":
      return { comment: quoted('New content: "$1"', after), tags: ["mw-replace"] };
    case "new-redirect":
      return { comment: `New redirect to [[${type.target}]]`, tags: ["mw-new-redirect"] };
    case "removed-redirect":
      return { comment: `No redirect to [[${type.target}]]`, tags: ["mw-removed-redirect"] };
    case "changed-redirect-target":
      return {
        comment: `New target of the redirect: [[${type.to}]] instead of [[${type.from}]]`,
        tags: ["mw-changed-redirect-target"],
      };
  }
}

/** Bytes of a comment and a message around the text of a page. */
const MAX_SUMMARY = 500;

function quoted(message: string, { text, contentmodel }: PageText): string {
  const quote = summaryText(text, contentmodel, MAX_SUMMARY - message.length);
  return message.replace("$1", () => quote);
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
