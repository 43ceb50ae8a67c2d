// Responses of `index.php`: the source of a page, or a plain page.

import { escapeHtml } from "../../runtime/http/html.js";
import type { ServiceResponse } from "../../runtime/http/service.js";
import type { Title } from "../data/title.js";
import { expandWikitext, renderWikitext } from "../render/render-wikitext.js";
import { sectionOf } from "../rows/section.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { integerParam, textParam } from "./script-request.js";
import type { ScriptRequest } from "./script-request.js";
import { SPECIAL } from "../data/namespaces.js";

/** Responds to a request for `index.php`. Special pages, forms and other actions are not implemented. */
export function scriptResponse(request: ScriptRequest): ServiceResponse {
  const { title, params, caller } = request;
  if (!title) return scriptError(404, "The title is not valid, or belongs to a different wiki.");
  if (!caller.rights.has("read")) return scriptError(403, "You are not allowed to read pages.");
  if (title.ns === SPECIAL) return scriptError(404, "The stub does not implement special pages.");
  const revision = requestedRevision(request, title);
  switch (textParam(params, "action")) {
    case "raw":
      return rawPage(request, title, revision);
    case "":
    case "view":
      return plainPage(request, title, revision);
    default:
      return scriptError(404, "The stub does not implement this action: use the API.");
  }
}

/** An error as plain text; the server sends a page in HTML. */
function scriptError(status: number, text: string): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: text };
}

const WIKITEXT = "text/x-wiki";
const TYPES: ReadonlySet<string> = new Set([
  "text/javascript",
  "text/css",
  "application/x-zope-edit",
  "application/json",
]);

function rawPage(
  request: ScriptRequest,
  title: Title,
  revision: TableRow | undefined,
): ServiceResponse {
  const requested = textParam(request.params, "ctype");
  const type = TYPES.has(requested) ? requested : WIKITEXT;
  const text = textOf(request, title, revision);
  const modified = new Date(textOrEmpty(revision?.["timestamp"]));
  return {
    status: text === undefined && type === WIKITEXT ? 404 : 200,
    headers: {
      "content-type": `${type}; charset=UTF-8`,
      ...(revision && { "last-modified": modified.toUTCString() }),
    },
    body: text ?? "",
  };
}

/** The text of a revision, or of a section of it; undefined if there is none, or it is hidden. */
function textOf(
  { params, store }: ScriptRequest,
  title: Title,
  revision: TableRow | undefined,
): string | undefined {
  const slot = textParam(params, "slot");
  if (!revision || revision["texthidden"] === true || (slot !== "" && slot !== "main"))
    return undefined;
  const section = integerParam(params, "section");
  const content = textOrEmpty(revision["content"]);
  const hasSections = revision["contentmodel"] === "wikitext";
  const text =
    section === undefined ? content : hasSections ? sectionOf(content, String(section)) : undefined;
  return text !== undefined && textParam(params, "templates") === "expand"
    ? expandWikitext(store, title, text, false).wikitext
    : text;
}

/** The revision of the page that a request names; undefined if the page does not have it. */
function requestedRevision({ params, store }: ScriptRequest, title: Title): TableRow | undefined {
  const page = store.pageByTitle(title.ns, title.key);
  if (!page) return undefined;
  const revisions = store.find("revisions", "pageid", page["pageid"]);
  const revid = integerParam(params, "oldid") || page["lastrevid"];
  const index = revisions.findIndex((row) => row["revid"] === revid);
  const step = { prev: -1, next: 1 }[textParam(params, "direction")] ?? 0;
  return index < 0 ? undefined : revisions[index + step];
}

function plainPage(
  { store }: ScriptRequest,
  title: Title,
  revision: TableRow | undefined,
): ServiceResponse {
  const isWikitext = revision?.["contentmodel"] === "wikitext";
  const content = revision?.["texthidden"] === true ? "" : textOrEmpty(revision?.["content"]);
  const body = isWikitext
    ? renderWikitext(store, title, content, { hasEditLinks: false }).html
    : `<pre>${escapeHtml(content)}</pre>`;
  const heading = escapeHtml(title.text);
  return {
    status: revision ? 200 : 404,
    headers: {
      "content-type": "text/html; charset=UTF-8",
      "content-security-policy": "default-src 'none'; img-src 'self'",
    },
    body: `<!DOCTYPE html>
<html lang="en">
<head><meta charset="UTF-8"><title>${heading}</title></head>
<body><h1 id="firstHeading">${heading}</h1>
<div id="mw-content-text">${revision ? body : "There is no such page."}</div></body>
</html>
`,
  };
}
