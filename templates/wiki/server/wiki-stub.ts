// A wiki stub as an HTTP service.
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

/** Options for a wiki stub. */
export interface WikiStubOptions {
  /** Whether warnings about parameters become errors. Default: false. */
  readonly strict?: boolean;
  /**
   * Whether the stub responds to `callback` with a script. Default: such requests receive an error.
   */
  readonly jsonp?: boolean;
  /**
   * The page origins that may use sessions and read responses, as in `$wgCrossSiteAJAXdomains`.
   * Requests from other pages are anonymous. Default: none.
   */
  readonly origins?: readonly string[];
  /** Receives errors thrown by handlers. The client only receives `internal_api_error`. */
  readonly onError?: (error: unknown) => void;
}

/** A catalogue stub's data and behaviour. */
export interface CatalogueStubOptions extends WikiStubOptions {
  /**
   * The stub's data. `createWiki` creates it; `writableWiki` creates data that requests can change.
   * Default: the sample wiki.
   */
  readonly wiki?: Wiki | LiveWiki | undefined;
}

/** A wiki's modules as data. */
export interface WikiStubApi {
  readonly api: Api;
  /** Learned results by module path. */
  readonly results: readonly ResultDescriptor[];
  /** Help texts by module path. */
  readonly help?: ModuleTexts;
}

/** The learned results and descriptions of a catalogue's modules. */
export type CatalogueStubData = Pick<WikiStubApi, "results" | "help">;

/** Actions that do not change the wiki. */
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
 * Creates a server for a catalogue's modules that responds from a wiki. If neither the wiki nor a
 * handler implements a module, requests for it receive the error `notimplemented` with status 200,
 * like all API errors, because clients would repeat requests with other statuses.
 *
 * @param modules the root modules and all other modules, by builder name
 * @param options with handlers by builder name, which replace the modules
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
 * Creates a server for a wiki's API. It parses requests as the wiki does, and responds from the
 * given wiki in all error formats and both format versions.
 *
 * @param handlers replace the stub's modules
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

/** A module that accepts tags created after its catalogue was pulled. */
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
  // The API responds at every path except file and page paths.
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

/** The response at a file's or page's path; undefined at other paths. */
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

/** The client's error if a handler throws. */
const FAILED = {
  code: "internal_api_error",
  text: "The server failed to handle this request.",
  status: 500,
};
