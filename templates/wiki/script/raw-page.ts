import type { ServiceResponse } from "../../runtime/http/service.js";
import { adjacentRevision } from "../compare/compared-revision.js";
import { expandWikitext } from "../render/render-wikitext.js";
import { sectionOf } from "../rows/section.js";
import { isLoggedIn } from "../store/caller.js";
import { protectionsOf } from "../store/protection.js";
import { contentModelOf } from "../tables/plan.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Title } from "../data/title.js";
import { integerParam, textParam } from "./script-request.js";
import type { ScriptRequest } from "./script-request.js";
import { scriptError } from "./script-error.js";

const WIKITEXT = "text/x-wiki";
const SCRIPT_TYPE = "text/javascript";
const TYPES: ReadonlySet<string> = new Set([
  WIKITEXT,
  SCRIPT_TYPE,
  "text/css",
  "application/x-zope-edit",
  "application/json",
]);
/** The types that caches keep longer, with `ForcedRawSMaxage` of MediaWiki, in seconds. */
const CACHED_TYPES: ReadonlySet<string> = new Set(["text/css", "application/json", SCRIPT_TYPE]);
const FORCED_SHARED_AGE = 300;
/** `CdnMaxAge` of MediaWiki, in seconds. */
const MAX_AGE = 18_000;

/** The source of a page, as `action=raw` sends it (`RawAction` of MediaWiki 1.39). */
export function rawPage(request: ScriptRequest, title: Title): ServiceResponse {
  const { params, caller } = request;
  const type = contentType(request);
  const refusal = unsafeConfig(request, title, type) ?? unprotectedScript(request, title, type);
  if (refusal) return refusal;
  const revision = requestedRevision(request, title);
  const { text, unrendered = [] } = textOf(request, title, revision);
  const shared =
    integerParam(params, "smaxage") ?? (CACHED_TYPES.has(type) ? FORCED_SHARED_AGE : 0);
  const age = integerParam(params, "maxage") ?? MAX_AGE;
  const modified = new Date(textOrEmpty(revision?.["timestamp"]));
  return {
    status: text === undefined && type === WIKITEXT ? 404 : 200,
    headers: {
      "content-type": `${type}; charset=UTF-8`,
      "cache-control": `${isLoggedIn(caller) ? "private" : "public"}, s-maxage=${shared}, max-age=${age}`,
      vary: "Accept-Encoding, Cookie",
      ...(revision && { "last-modified": modified.toUTCString() }),
    },
    body: text ?? "",
    ...(unrendered.length > 0 && { unrendered }),
  };
}

function contentType({ params }: ScriptRequest): string {
  const type = textParam(params, "ctype") || GENERATED[textParam(params, "gen")] || WIKITEXT;
  return TYPES.has(type) ? type : WIKITEXT;
}

/** The old parameter `gen`. */
const GENERATED: Readonly<Record<string, string | undefined>> = {
  js: SCRIPT_TYPE,
  css: "text/css",
};

const USER = 2;
const MEDIAWIKI = 8;
const CONFIG_MODELS: ReadonlySet<string> = new Set(["css", "json", "javascript"]);

/** Anyone could register the account of a script that nobody owns. */
function unsafeConfig({ store }: ScriptRequest, title: Title, type: string) {
  const [owner = ""] = title.key.split("/", 1);
  const isConfig = CONFIG_MODELS.has(userPageModel({ store }, title));
  if (!isConfig || type === WIKITEXT) return undefined;
  return store.find("users", "name", owner.replaceAll("_", " ")).length > 0
    ? undefined
    : scriptError(403, "The owner of this page is not a registered user.");
}

function unprotectedScript({ store }: ScriptRequest, title: Title, type: string) {
  const isSafe =
    type !== SCRIPT_TYPE ||
    title.ns === MEDIAWIKI ||
    userPageModel({ store }, title) === "javascript";
  if (isSafe) return undefined;
  const page = store.pageByTitle(title.ns, title.key);
  const isProtected =
    page &&
    protectionsOf(page, store).some(
      ({ type: action, level, inherited }) =>
        action === "edit" && !inherited && (level === "sysop" || level === "editprotected"),
    );
  return isProtected ? undefined : scriptError(403, "Only protected pages are sent as scripts.");
}

/** The content model of a subpage of a user; empty for other pages. */
function userPageModel({ store }: Pick<ScriptRequest, "store">, title: Title): string {
  const { ns, key } = title;
  if (ns !== USER || !key.includes("/")) return "";
  const page = store.pageByTitle(ns, key);
  const [current] = page ? store.find("revisions", "revid", page["lastrevid"]) : [];
  return textOrEmpty(current?.["contentmodel"]) || contentModelOf(title, {}, undefined);
}

/** The revision of the page that a request names; undefined if the page does not have it. */
export function requestedRevision(
  { params, store }: ScriptRequest,
  title: Title,
): TableRow | undefined {
  const page = store.pageByTitle(title.ns, title.key);
  const oldid = integerParam(params, "oldid") ?? 0;
  const direction = textParam(params, "direction");
  const isCurrent = direction === "cur" || (oldid === 0 && direction !== "next");
  const revid = isCurrent ? page?.["lastrevid"] : oldid;
  const [named] = revid === undefined ? [] : store.find("revisions", "revid", revid);
  const found =
    named && direction === "next"
      ? adjacentRevision(named, "next", store)
      : named && direction === "prev"
        ? adjacentRevision(named, "previous", store)
        : named;
  return page && found?.["pageid"] === page["pageid"] ? found : undefined;
}

interface RawText {
  /** Undefined if the revision, the slot or the section does not exist, or the text is hidden. */
  readonly text?: string | undefined;
  readonly unrendered?: readonly string[];
}

function textOf(request: ScriptRequest, title: Title, revision: TableRow | undefined): RawText {
  const { params, store } = request;
  const slot = textParam(params, "slot");
  if (!revision || revision["texthidden"] === true || (slot !== "" && slot !== "main")) return {};
  const content = textOrEmpty(revision["content"]);
  const section = integerParam(params, "section");
  const isWikitext = revision["contentmodel"] === "wikitext";
  const text =
    section === undefined ? content : isWikitext ? sectionOf(content, String(section)) : undefined;
  if (text === undefined || textParam(params, "templates") !== "expand") return { text };
  const { wikitext, collected } = expandWikitext(store, title, text, false);
  return { text: wikitext, unrendered: [...collected.unrendered] };
}
