// Responses of `index.php`: a page's source, or a plain page.

import { escapeHtml } from "../../runtime/http/html.js";
import { requestParameters } from "../../runtime/http/request-parameters.js";
import type { ServiceRequest, ServiceResponse } from "../../runtime/http/service.js";
import { decoded } from "../../runtime/styles/wire-request.js";
import { wireParams } from "../../runtime/wire/wire-params.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";
import { FILE, MEDIA, SPECIAL } from "../data/namespaces.js";
import { generalFacts } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { pageHead } from "../render/page-head.js";
import { expandWikitext, renderWikitext } from "../render/render-wikitext.js";
import { sectionOf } from "../rows/section.js";
import { plainText } from "../server/plain-text.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/**
 * Responds to a request for `index.php` or an article. Special pages, forms and other actions are not
 * implemented.
 *
 * @param inPath the title in the path
 */
export function scriptResponse(
  request: ServiceRequest,
  inPath: string,
  store: Store,
  caller: Caller,
): ServiceResponse {
  const params = wireParams(requestParameters(request));
  const title = requestedTitle(store, params, decoded(inPath) || textParam(params, "title"));
  if (!title) return plainText(404, "The title is not valid, or belongs to a different wiki.");
  if (!caller.rights.has("read")) return plainText(403, "You are not allowed to read pages.");
  if (title.ns === SPECIAL) return plainText(404, "The stub does not implement special pages.");
  const revision = requestedRevision(store, params, title);
  switch (textParam(params, "action")) {
    case "raw":
      return rawPage(store, params, title, revision);
    case "":
    case "view":
      return plainPage(store, title, revision);
    default:
      return plainText(404, "The stub does not implement this action: use the API.");
  }
}

/**
 * The title in the path of `index.php` or an article; empty without a title, and undefined for
 * other paths.
 *
 * @param articlePath an article's path; `$1` is the title
 */
export function titleInPath(path: string, articlePath: string): string | undefined {
  const [, inScript] = path.split("/index.php", 2);
  if (inScript === "" || inScript?.startsWith("/")) return inScript.slice(1);
  const [before = "", after = ""] = articlePath.split("$1");
  const isArticle = before.length > 1 && path.startsWith(before) && path.endsWith(after);
  return isArticle ? path.slice(before.length, path.length - after.length) : undefined;
}

/** The page that a request selects. An existing revision takes precedence over the title. */
function requestedTitle(store: Store, params: WireParams, written: string): Title | undefined {
  const { site } = store;
  const [revision] = store.find("revisions", "revid", numberParam(params, "oldid"));
  const curid = revision?.["pageid"] ?? numberParam(params, "curid");
  if (curid !== undefined) {
    const page = store.pageById(curid);
    return page && titleOf(site, numberOrZero(page["ns"]), textOrEmpty(page["key"]));
  }
  const title = parseTitle(site, written || textOrEmpty(generalFacts(site)["mainpage"]));
  if (title.kind !== "title") return undefined;
  return title.ns === MEDIA ? titleOf(site, FILE, title.key) : title;
}

/** The page's revision that a request names; undefined if the page does not have it. */
function requestedRevision(store: Store, params: WireParams, title: Title): TableRow | undefined {
  const page = store.pageByTitle(title.ns, title.key);
  if (!page) return undefined;
  const revid = numberParam(params, "oldid") ?? page["lastrevid"];
  return store.find("revisions", "pageid", page["pageid"]).find((row) => row["revid"] === revid);
}

/** A parameter's text; empty if it is absent or a list. */
function textParam(params: WireParams, name: string): string {
  const value = params.get(name);
  return typeof value === "string" ? value : "";
}

/** A parameter's number; undefined if it is absent, zero or not a number. */
function numberParam(params: WireParams, name: string): number | undefined {
  return Math.trunc(Number(textParam(params, name))) || undefined;
}

const WIKITEXT = "text/x-wiki";
const TYPES: ReadonlySet<string> = new Set([
  "text/javascript",
  "text/css",
  "application/x-zope-edit",
  "application/json",
]);

function rawPage(
  store: Store,
  params: WireParams,
  title: Title,
  revision: TableRow | undefined,
): ServiceResponse {
  const requested = textParam(params, "ctype");
  const type = TYPES.has(requested) ? requested : WIKITEXT;
  const text = textOf(store, params, title, revision);
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

/** The text of a revision or its section; undefined if it does not exist or is hidden. */
function textOf(
  store: Store,
  params: WireParams,
  title: Title,
  revision: TableRow | undefined,
): string | undefined {
  if (!revision || revision["texthidden"] === true) return undefined;
  const section = textParam(params, "section");
  const content = textOrEmpty(revision["content"]);
  const text = section === "" ? content : sectionOf(content, section);
  return text !== undefined && textParam(params, "templates") === "expand"
    ? expandWikitext(store, title, text, false).wikitext
    : text;
}

function plainPage(store: Store, title: Title, revision: TableRow | undefined): ServiceResponse {
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
    body: `${pageHead(store.site, title, title.text)}
<h1 id="firstHeading">${heading}</h1>
<div id="mw-content-text">${revision ? body : "The page does not exist."}</div></body>
</html>
`,
  };
}
