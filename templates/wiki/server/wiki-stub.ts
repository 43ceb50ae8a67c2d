// The stub of a wiki as an HTTP service.
import { trackingcategoriesResult } from "../selections/tracking-categories.js";

import { jsonModule } from "../../../generated/paraminfo/json.js";
import { apiErrorResponse } from "../../runtime/action-api/api-error-response.js";
import { withoutBody } from "../../runtime/http/head-response.js";
import { requestParameters } from "../../runtime/http/request-parameters.js";
import { serviceHandler } from "../../runtime/http/service.js";
import type {
  ServiceHandler,
  ServiceRequest,
  ServiceResponse,
} from "../../runtime/http/service.js";
import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { Api } from "../../runtime/parse/parsed-request.js";
import { handlersByPath } from "../../runtime/query-service/handler.js";
import type { Handlers } from "../../runtime/query-service/handler.js";
import type { Rules } from "../../runtime/rules/rule.js";
import { wireParams } from "../../runtime/wire/wire-params.js";
import { checkToken, clientLogin, login, logout, wikiId } from "../actions/sessions.js";
import type { ModuleTexts } from "../call/module-help.js";
import { makeSessions, sessionCookie } from "../call/session.js";
import type { LiveWiki, StubAction } from "../call/stub-action.js";
import { compareAction } from "../compare/compare.js";
import { openSearch } from "../completion/open-search.js";
import type { Wiki } from "../data/wiki.js";
import { paramInfo } from "../paraminfo/param-info.js";
import { expandTemplatesAction } from "../parse/expand-templates-action.js";
import { parseAction } from "../parse/parse.js";
import { rowHandlers } from "../query/module-rows.js";
import { scriptResponse, titleInPath } from "../script/script-response.js";
import { sampleWiki } from "../seed/create-wiki.js";
import type { StoredWiki } from "../store/store.js";
import { objectOrEmpty } from "../values/row.js";
import { corsHeaders, preflightResponse, WRONG_ORIGIN } from "./cors.js";
import { fileResponse } from "./file-bytes.js";
import { plainText } from "./plain-text.js";
import { callerOf, respond } from "./respond.js";
import type { Stub } from "./respond.js";
import { stubStores } from "./stub-stores.js";
import type { StubStore } from "./stub-stores.js";

/** Options of a stub of a wiki. */
export interface WikiStubOptions {
  /** Turns warnings about parameters into errors. Default: false. */
  readonly strict?: boolean;
  /** Responds to `callback` with a script. Default: such requests get an error. */
  readonly jsonp?: boolean;
  /**
   * The origins of pages that may use sessions and read responses, as in `$wgCrossSiteAJAXdomains`.
   * Requests from other pages are anonymous. Default: none.
   */
  readonly origins?: readonly string[];
  /** Receives what a handler threw. The client receives only `internal_api_error`. */
  readonly onError?: (error: unknown) => void;
}

/** The data and the behaviour of a stub of a catalogue. */
export interface CatalogueStubOptions extends WikiStubOptions {
  /**
   * The data of the stub; `createWiki` makes one, and `writableWiki` one that requests change.
   * Default: the sample wiki.
   */
  readonly wiki?: Wiki | LiveWiki | undefined;
}

/** The modules of a wiki, as data. */
export interface WikiStubApi {
  readonly api: Api;
  /** The learned results of the modules. */
  readonly results: readonly ResultDescriptor[];
  /** Texts of `paraminfo`, by module path. */
  readonly help?: ModuleTexts;
}

/** The learned results and descriptions of a catalogue's modules. */
export type CatalogueStubData = Pick<WikiStubApi, "results" | "help">;

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

/**
 * Makes a server of a catalogue's modules that responds from a wiki. A request for a module that neither
 * the wiki nor a handler implements gets the error `notimplemented`, with status 200 as any error of the
 * API: clients would repeat a request with another status.
 *
 * @param modules the roots and every module, by the name of its builder
 * @param options with handlers by the name of the builder, which run instead
 */
export function catalogueStub(
  modules: Readonly<Record<string, AnyModule>>,
  rules: Rules,
  data: CatalogueStubData,
  options: CatalogueStubOptions & { readonly handlers?: object | undefined } = {},
): ServiceHandler {
  const { wiki = sampleWiki(), handlers = {}, ...behaviour } = options;
  const api = { modules: new Map(Object.values(modules).map((each) => [each.path, each])), rules };
  return wikiStub({ api, ...data }, wiki, handlersByPath(modules, handlers), behaviour);
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
  const live = "kind" in wiki ? wiki : { current: () => wiki, actions: [] };
  const actions = [...readingActions, ...live.actions];
  const own = [jsonModule, ...actions.map(({ module }) => module)];
  const modules = new Map<string, AnyModule>([
    ...own.map((module) => [module.path, module] as const),
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
    results: new Map([trackingcategoriesResult, ...results].map((each) => [each.module, each])),
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

async function route(stub: Stub, request: ServiceRequest): Promise<ServiceResponse> {
  const { method, url } = request;
  const { origins = [] } = stub.options;
  if (method === "OPTIONS") return preflightResponse(request, origins);
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return plainText(405, `The method ${method} is not supported.`, {
      allow: "GET, HEAD, POST, OPTIONS",
    });
  const found = stub.storeOf(request);
  // The API responds at every path that is not a file's or a page's.
  const [path = ""] = url.split(/[?#]/, 1);
  const isApi = path.endsWith("/api.php");
  const plain = isApi ? undefined : plainResponse(stub, found, request, path);
  if (plain) return plain;
  const wire = wireParams(requestParameters(request));
  const cors = corsHeaders(request, wire, origins);
  if (!cors) return WRONG_ORIGIN;
  const response = await respond(stub, found, request, wire).catch((error: unknown) => {
    stub.options.onError?.(error);
    return apiErrorResponse(request, FAILED);
  });
  return { ...response, headers: { ...response.headers, ...cors } };
}

/** The response at the path of a file or a page; undefined at other paths. */
function plainResponse(
  stub: Stub,
  found: StubStore,
  request: ServiceRequest,
  path: string,
): ServiceResponse | undefined {
  const { store, articlePath } = found;
  const file = request.method === "POST" ? undefined : fileResponse(path, store);
  if (file) return file;
  const title = titleInPath(path, articlePath);
  if (title === undefined) return undefined;
  const { caller } = callerOf(stub, found, request.headers);
  return scriptResponse(request, title, store, caller);
}

/** The error that a client receives if a handler throws. */
const FAILED = {
  code: "internal_api_error",
  text: "The server failed at this request.",
  status: 500,
};
