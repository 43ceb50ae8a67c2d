import { apiErrorResponse } from "../../runtime/action-api/api-error-response.js";
import { withoutBody } from "../../runtime/http/head-response.js";
import { requestParameters } from "../../runtime/http/request-parameters.js";
import { serviceHandler } from "../../runtime/http/service.js";
import type {
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "../../runtime/http/service.js";
import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { Handlers } from "../../runtime/query-service/handler.js";
import type { Api } from "../../runtime/parse/parsed-request.js";
import { wireParams } from "../../runtime/wire/wire-params.js";
import { checkToken, clientLogin, login, logout, wikiId } from "../actions/sessions.js";
import { compareAction } from "../compare/compare.js";
import { openSearch } from "../completion/open-search.js";
import { paramInfo } from "../paraminfo/param-info.js";
import { expandTemplatesAction } from "../parse/expand-templates-action.js";
import { parseAction } from "../parse/parse.js";
import type { LiveWiki, StubAction } from "../call/stub-action.js";
import { parseScriptRequest, titleInPath } from "../script/script-request.js";
import { scriptResponse } from "../script/script-response.js";
import { makeSessions, sessionCookie } from "../call/session.js";
import type { StoredWiki } from "../store/store.js";
import { objectOrEmpty } from "../values/row.js";
import { fileResponse } from "./file-bytes.js";
import { rowHandlers } from "../query/module-rows.js";
import type { ModuleTexts } from "../call/module-help.js";
import { jsonModule } from "./output-format.js";
import { callerOf, respond } from "./respond.js";
import type { Stub } from "./respond.js";
import { stubStores } from "./stub-stores.js";
import type { StubStore } from "./stub-stores.js";
import type { WikiStubOptions } from "./stub-options.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";

export type { WikiStubOptions } from "./stub-options.js";

/** The actions that stubs implement without changing the wiki. */
const readingActions: readonly StubAction[] = [
  checkToken,
  clientLogin,
  compareAction,
  expandTemplatesAction,
  login,
  logout,
  openSearch,
  paramInfo,
  parseAction,
];

/** The modules of a wiki, as data. */
export interface WikiStubApi {
  readonly api: Api;
  /** The learned results of the modules. */
  readonly results: readonly ResultDescriptor[];
  /** Texts of `paraminfo`, by module path. */
  readonly help?: ModuleTexts;
}

/**
 * Makes a server of a wiki's API. Requests are parsed as the server parses them; responses come from the
 * given wiki, in every error format and both format versions.
 *
 * @param handlers run instead of the stub's modules
 */
export function wikiStub(
  { api, results, help = {} }: WikiStubApi,
  wiki: StoredWiki | LiveWiki,
  handlers: Handlers = new Map(),
  options: WikiStubOptions = {},
): ServiceHandler {
  const live = isLive(wiki) ? wiki : { current: () => wiki, actions: [] };
  const actions = [...readingActions, ...live.actions];
  const modules = new Map([
    [jsonModule.path, jsonModule],
    ...actions.map(pathAndModule),
    ...[...api.modules].map(([path, module]) => [path, withTags(module)] as const),
  ]);
  const { rows = {}, site } = live.current();
  const stub: Stub = {
    api: { ...api, modules },
    actions: new Map(actions.map((action) => [action.module.name, action])),
    sessions: makeSessions(sessionCookie(wikiId(objectOrEmpty(site["general"])))),
    storeOf: stubStores(live),
    help,
    rows,
    results: new Map(results.map((each) => [each.module, each])),
    handlers: new Map([...rowHandlers(rows), ...handlers]),
    options,
  };
  return serviceHandler(async (request) => {
    const response = await route(stub, request);
    return request.method === "HEAD" ? withoutBody(response) : response;
  });
}

/** A module that accepts tags of later requests: a catalogue lists the tags that a wiki had. */
function withTags(module: AnyModule): AnyModule {
  if (!Object.values(module.params).some(isTags)) return module;
  const params = Object.entries(module.params).map(([name, param]) => [
    name,
    isTags(param) ? { type: "tags", ...(param.multi && { multi: param.multi }) } : param,
  ]);
  return { ...module, params: Object.fromEntries(params) };
}

function isTags(param: ParamDescriptor): boolean {
  return param.type === "enum" && param.unlisted !== undefined;
}

function isLive(wiki: StoredWiki | LiveWiki): wiki is LiveWiki {
  return "kind" in wiki;
}

function pathAndModule({ module }: StubAction): readonly [string, AnyModule] {
  return [module.path, module];
}

async function route(stub: Stub, request: ServiceRequest): Promise<ServiceResponse> {
  const { method } = request;
  if (method === "OPTIONS") return preflight(request);
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return plainText(405, `The method ${method} is not supported.`, {
      allow: "GET, HEAD, POST, OPTIONS",
    });
  const found = stub.storeOf(request);
  const { store, articlePath } = found;
  const file = method === "POST" ? undefined : fileResponse(request, store);
  if (file) return file;
  const title = titleInPath(request, articlePath);
  if (title === undefined) return apiResponse(stub, found, request);
  const { caller } = callerOf(stub, found, request.headers["cookie"]);
  return scriptResponse(parseScriptRequest(request, title, store, caller));
}

async function apiResponse(
  stub: Stub,
  found: StubStore,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const wire = wireParams(requestParameters(request));
  const cors = corsHeaders(wire, request.headers["origin"]);
  if (!cors) return WRONG_ORIGIN;
  const response = await respond(stub, found, request, wire).catch((error: unknown) => {
    stub.options.onError?.(error);
    return apiErrorResponse(request, FAILED);
  });
  return { ...response, headers: { ...response.headers, ...cors } };
}

/** The error that a client receives if a handler throws. */
const FAILED = {
  code: "internal_api_error",
  text: "The server failed at this request.",
  status: 500,
};

/** A server does not run a request whose `origin` is not the one of the header. */
const WRONG_ORIGIN = plainText(403, "The parameter origin and the header Origin differ.\n", {
  "cache-control": "no-cache",
});

function preflight(request: ServiceRequest): ServiceResponse {
  const { url, headers } = request;
  const question = url.indexOf("?");
  const wire = wireParams(question < 0 ? "" : url.slice(question));
  const cors = corsHeaders(wire, headers["origin"]);
  if (!cors) return WRONG_ORIGIN;
  return {
    status: 204,
    headers: { allow: "GET, HEAD, POST, OPTIONS", ...cors, ...PREFLIGHT_HEADERS },
    body: "",
  };
}

function plainText(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body };
}

const EXPOSED = "MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed";

/**
 * The headers that let a page from a different origin read the response. Empty if the request does not have `origin`.
 * Undefined if it is not the origin of the header.
 */
function corsHeaders(
  wire: WireParams,
  origin: string | undefined,
): Readonly<Record<string, string>> | undefined {
  const call = wire.get("origin");
  if (typeof call !== "string") return {};
  if (call === "*")
    return { "access-control-allow-origin": "*", "access-control-expose-headers": EXPOSED };
  if (call !== origin) return undefined;
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": EXPOSED,
    vary: "Origin",
  };
}

/** The headers of a response to a preflight request. */
const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  "access-control-allow-methods": "GET, HEAD, POST",
  "access-control-allow-headers":
    "Accept, Accept-Language, Content-Language, Content-Type, Api-User-Agent, Authorization, User-Agent",
  "access-control-max-age": "600",
};
