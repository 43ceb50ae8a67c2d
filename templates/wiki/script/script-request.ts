import { requestParameters } from "../../runtime/http/request-parameters.js";
import type { ServiceRequest } from "../../runtime/http/service.js";
import { wireParams } from "../../runtime/wire/wire-params.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";
import { generalFacts } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { FILE, MEDIA } from "../data/namespaces.js";

/** A request for `index.php`, and all that its response depends on. */
export interface ScriptRequest {
  readonly params: WireParams;
  /** The page; undefined if the request has no valid title. */
  readonly title: Title | undefined;
  readonly store: Store;
  readonly caller: Caller;
}

const SCRIPT = /^(?:.*?)\/index\.php(?:\/(?<title>.*))?$/s;

/**
 * The title in the path of a request for `index.php` or an article, empty without one; undefined if the
 * path is not a page's path.
 */
export function titleInPath({ url }: ServiceRequest, articlePath: string): string | undefined {
  const [path = ""] = url.split(/[?#]/, 1);
  const script = path.includes("/index.php") ? SCRIPT.exec(path) : null;
  if (script) return script.groups?.["title"] ?? "";
  const [before = "", after = ""] = articlePath.split("$1");
  // The API responds at every other path, and at its own.
  const isArticle = before.length > 1 && path.startsWith(before) && path.endsWith(after);
  if (!isArticle || path.endsWith("/api.php")) return undefined;
  return path.slice(before.length, path.length - after.length);
}

/**
 * Parses a request for `index.php`, as `WebRequest` and `MediaWiki::parseTitle` of MediaWiki 1.39 do.
 *
 * @param inPath the title in its path
 */
export function parseScriptRequest(
  request: ServiceRequest,
  inPath: string,
  store: Store,
  caller: Caller,
): ScriptRequest {
  const params = wireParams(requestParameters(request));
  const written = inPath === "" ? textParam(params, "title") : decodedPath(inPath);
  return {
    params,
    title: requestedTitle(store, params, written),
    store,
    caller,
  };
}

function requestedTitle(store: Store, params: WireParams, written: string): Title | undefined {
  const curid = integerParam(params, "curid") ?? 0;
  const page = curid === 0 ? undefined : store.pageById(curid);
  const titled = curid === 0 ? localTitle(store, written) : page && titleOfRow(store, page);
  if (titled && titled.ns < 0) return titled;
  // A revision that exists replaces the title.
  const revid = integerParam(params, "oldid") || integerParam(params, "diff") || 0;
  const [revision] = revid === 0 ? [] : store.find("revisions", "revid", revid);
  const owner = revision && store.pageById(revision["pageid"]);
  if (owner) return titleOfRow(store, owner);
  if (titled || written !== "" || params.has("curid")) return titled;
  return localTitle(store, textOrEmpty(generalFacts(store.site)["mainpage"]));
}

function localTitle({ site }: Store, written: string): Title | undefined {
  const title = parseTitle(site, written);
  if (title.kind !== "title") return undefined;
  return title.ns === MEDIA ? titleOf(site, FILE, title.key) : title;
}

function titleOfRow({ site }: Store, { ns, key }: TableRow): Title {
  return titleOf(site, numberOrZero(ns), textOrEmpty(key));
}

/** A parameter as `WebRequest::getRawVal` reads it; empty if it is absent or a list. */
export function textParam(params: WireParams, name: string): string {
  const value = params.get(name);
  return typeof value === "string" ? value : "";
}

/** A parameter as `WebRequest::getIntOrNull` reads it; undefined if it is not a number. */
export function integerParam(params: WireParams, name: string): number | undefined {
  const text = textParam(params, name);
  const number = text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(number) ? Math.trunc(number) : undefined;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
