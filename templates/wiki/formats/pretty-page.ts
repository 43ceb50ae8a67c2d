import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";

/** A response of which a page for people is made. */
export interface PrettyResponse {
  /** The format without `fm`, such as `json`. */
  readonly format: string;
  readonly text: string;
  readonly status: number;
  readonly sitename: string;
  /** The address of the same response without HTML; undefined if there is none. */
  readonly plainAddress?: string | undefined;
}

/** The HTML of a response, with the elements and classes of MediaWiki's pages. */
export function prettyPage(response: PrettyResponse): string {
  return `<!DOCTYPE html>
<html class="client-nojs" lang="en" dir="ltr">
<head>
<meta charset="UTF-8">
<title>API response - ${escapeHtml(response.sitename)}</title>
<meta name="robots" content="noindex,nofollow">
</head>
<body>
<h1 id="firstHeading">API response</h1>
${prettyHeader(response)}${prettyContent(response.text)}
</body>
</html>
`;
}

/** The part of the page that has the response. */
export function prettyContent(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<pre class="api-pretty-content">${escaped}</pre>`;
}

function prettyHeader({ format, status, plainAddress }: PrettyResponse): string {
  const name = format.toUpperCase();
  const plain = `<kbd>format=${escapeHtml(format)}</kbd>`;
  const set =
    plainAddress === undefined ? plain : `<a href="${escapeAttribute(plainAddress)}">${plain}</a>`;
  const text =
    format === "raw"
      ? "<p>This page shows the response with debugging data.</p>"
      : `<p>This page shows the response as ${name}.</p><p>Programs send ${set}.</p>`;
  const failed =
    status === 200
      ? ""
      : `<div class="api-pretty-header api-pretty-status">Status without HTML: ${status}</div>`;
  return `<div class="api-pretty-header">${text}</div>${failed}`;
}
