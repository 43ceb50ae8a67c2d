import type { ApiFailure } from "../../runtime/action-api/api-error-response.js";
import {
  errorResponse,
  failureResponse,
  messageForm,
} from "../../runtime/action-api/query-response.js";
import { requestUpTo } from "../../runtime/action-api/warning-order.js";
import { isFromOtherOrigin } from "../../runtime/http/page-origin.js";
import { addressParameters, requestFiles } from "../../runtime/http/request-parameters.js";
import type { ServiceResponse, ServiceRequest } from "../../runtime/http/service.js";
import type { Issue } from "../../runtime/model/issue.js";
import type { Handlers } from "../../runtime/query-service/handler.js";
import { runQuery } from "../../runtime/query-service/run-query.js";
import { writeOutcome } from "../../runtime/query-service/write-response.js";
import type { ResponseForm } from "../../runtime/query-service/write-response.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { sentBy } from "../../runtime/parse/method.js";
import { parseRequest, parseRequestStrictly } from "../../runtime/parse/parsed-request.js";
import type { Api, ParsedRequest } from "../../runtime/parse/parsed-request.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";
import { cookieOf } from "../actions/sessions.js";
import type { StubAction } from "../call/stub-action.js";
import { isFromAnyOrigin, SESSION_TOKENS } from "../call/token.js";
import type { Session, Sessions } from "../call/session.js";
import { expiryRule } from "../data/expiry-moment.js";
import { databaseLag } from "../data/site.js";
import { withRowModules } from "../query/module-rows.js";
import type { ModuleRows } from "../query/module-rows.js";
import { wikiBackend } from "../query/wiki-backend.js";
import { account, isLoggedIn } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import type { ModuleTexts } from "../call/module-help.js";
import type { StubStore } from "./stub-stores.js";
import { learnedFields } from "./learned-fields.js";
import { timeOfChange } from "../writes/arguments.js";
import { formatRefusal, jsonEncoder } from "./output-format.js";
import { respondToAction, withDynamicParams } from "./respond-action.js";
import type { WikiStubOptions } from "./wiki-stub.js";

/** A stub's data and code. */
export interface Stub {
  readonly api: Api;
  /** The wiki at a request's URL. */
  readonly storeOf: (request: ServiceRequest) => StubStore;
  /** Learned results by module path. */
  readonly results: ReadonlyMap<string, ResultDescriptor>;
  /** Help texts by module path. */
  readonly help: ModuleTexts;
  /** The stub's actions by name. */
  readonly actions: ReadonlyMap<string, StubAction>;
  /** Responses of modules that the stub does not implement. */
  readonly rows: ModuleRows;
  readonly sessions: Sessions;
  /** Handlers that replace the stub's modules. */
  readonly handlers: Handlers;
  readonly options: WikiStubOptions;
}

/** Responds to an API request. */
export async function respond(
  stub: Stub,
  found: StubStore,
  request: ServiceRequest,
  wire: WireParams,
): Promise<ServiceResponse> {
  const { options, rows, results, handlers, actions, sessions, help } = stub;
  const { store, namespaces } = found;
  const { modules, rules } = withRowModules(stub.api, wire, rows);
  const api: Api = { modules, rules: { ...rules, expiry: expiryRule(timeOfChange(store)) } };
  const isForeign =
    isFromAnyOrigin(wire) || isFromOtherOrigin(request.headers, options.origins ?? []);
  const { session, caller } = callerOf(stub, found, isForeign ? {} : request.headers);
  const read = options.strict ? parseRequestStrictly : parseRequest;
  const highLimits = caller.rights.has("apihighlimits");
  const sent = sentBy(request.method, addressParameters(request.url));
  // The wiki checks a module's rules when the module runs: some modules check rights first.
  const whole = read(api, wire, {
    highLimits,
    namespaces,
    ...sent,
    ...(!options.strict && { paramRules: false }),
  });
  const action = actionOf(stub, whole);
  const parsed = action ? withDynamicParams(whole, action) : whole;
  const encode = jsonEncoder(parsed, wire);
  const form: ResponseForm = {
    parsed,
    fields: () => learnedFields(parsed, results, actions),
    pageOrder: "by number",
    notImplementedStatus: 200,
    ...found.facts,
    ...(encode && { encode }),
  };
  const refusal = rootRefusal(parsed, caller, store) ?? formatRefusal(wire, options);
  if (refusal && !parsed.issues.some(isOfRoot))
    return failureResponse(requestUpTo(parsed, { module: "main" }), refusal, form);
  const runnable = parsed.ok || action || options.strict ? parsed : beforeError(parsed);
  const isOfOutput = isErrorOfOutput(parsed);
  const isOfPages = isErrorOfPages(parsed);
  if (!parsed.ok && runnable === parsed && !isOfOutput && !(action && isOfPages))
    return errorResponse(parsed, form);
  if (action) {
    const files = requestFiles(request);
    const { module, args } = parsed.selected.find(
      ({ module: { path } }) => path === action.module.path,
    ) ?? { module: action.module, args: {} };
    const call = {
      module,
      args,
      wire,
      files,
      caller,
      store,
      form: messageForm(parsed),
      session,
      sessions,
      modules: stub.api.modules,
      help,
    };
    const response = respondToAction(
      isOfPages ? withoutRun(action) : action,
      call,
      form,
      sent.inAddress,
    );
    const isError = "mediawiki-api-error" in response.headers;
    return (isOfOutput || isOfPages) && !isError ? errorResponse(parsed, form) : response;
  }
  const started =
    session || isForeign || !isTokenOfSession(runnable) ? undefined : sessions.start();
  const backend = wikiBackend({
    store,
    rows,
    results,
    caller: started ? { ...caller, session: started.id } : caller,
    form: messageForm(parsed),
  });
  const outcome = await runQuery({ request, parsed: runnable, wire, handlers, backend });
  if (!parsed.ok && outcome.kind !== "refused")
    return errorResponse(parsed, form, outcome.kind === "ok" ? outcome.value.warnings : []);
  const response = writeOutcome(outcome, form);
  return started ? { ...response, cookies: [cookieOf(started, store)] } : response;
}

/**
 * The part of a query that the server runs before it finds the error: it reads a module's
 * parameters when the module runs. Returns the same request if nothing runs.
 */
function beforeError(parsed: ParsedRequest): ParsedRequest {
  const error = parsed.issues.find(({ severity }) => severity === "error");
  if (isErrorOfOutput(parsed)) return { ...parsed };
  const isOfModule = error?.module.startsWith("query+") === true;
  if (parsed.main["action"] !== "query" || !(isOfModule || isErrorOfPages(parsed))) return parsed;
  // Before the server finds the pages, it only reads the continuation.
  const query = isOfModule ? parsed.query : { continue: parsed.query["continue"] };
  return { ...parsed, query, selected: parsed.selected.slice(0, -1) };
}

/** An action that only checks the token and its module's rules. */
function withoutRun({ module, checkValues }: StubAction): StubAction {
  return { module, ...(checkValues && { checkValues }), run: () => ok({ body: {} }) };
}

/** Whether the first error is in the page sources, which the server reads when the module runs. */
function isErrorOfPages({ issues }: ParsedRequest): boolean {
  const error = issues.find(({ severity }) => severity === "error");
  return error?.code === "multisource" || error?.code === "badgenerator";
}

/**
 * Whether the only error is in the output format, which the server reads after it runs the action.
 */
function isErrorOfOutput({ issues, main }: ParsedRequest): boolean {
  const error = issues.find(({ severity }) => severity === "error");
  return error !== undefined && error.module === main["format"];
}

/** Root errors: an unexpected user, or too much database lag. */
function rootRefusal(
  { main }: ParsedRequest,
  caller: Caller,
  store: Store,
): ApiFailure | undefined {
  const { assert, assertuser, maxlag } = main;
  const isUser = isLoggedIn(caller);
  if (assert === "user" && !isUser) return refused("assertuserfailed", "You are not logged in.");
  if (assert === "anon" && isUser) return refused("assertanonfailed", "You are logged in.");
  if (assert === "bot" && !caller.rights.has("bot"))
    return refused("assertbotfailed", "The account is not a bot.");
  if (typeof assertuser === "string" && assertuser !== caller.name)
    return refused("assertnameduserfailed", `You are not logged in as ${assertuser}.`);
  if (typeof maxlag !== "number") return undefined;
  const { host, lag } = databaseLag(store.site);
  if (lag <= maxlag) return undefined;
  return {
    ...refused("maxlag", `The database is ${lag} seconds behind.`),
    data: { host, lag, type: "db" },
    headers: { "retry-after": "5", "x-database-lag": String(lag) },
  };
}

/**
 * Root errors that the server finds before it compares the caller. It finds actions that are not
 * posted later.
 */
function isOfRoot({ severity, module, code }: Issue): boolean {
  return severity === "error" && module === "main" && code !== "mustbeposted";
}

/**
 * The user and the session in the `Cookie` header. Requests from other origins do not have a
 * session.
 */
export function callerOf(
  { sessions, options: { origins = [] } }: Stub,
  { store, anonymous }: StubStore,
  headers: ServiceRequest["headers"],
): { readonly caller: Caller; readonly session: Session | undefined } {
  const cookies = isFromOtherOrigin(headers, origins) ? undefined : headers["cookie"];
  const session = cookies === undefined ? undefined : sessions.find(cookies);
  if (!session) return { caller: anonymous, session };
  const user = session.user === undefined ? undefined : account(store, session.user);
  return { caller: { ...(user ?? anonymous), session: session.id }, session };
}

/** The stub's action for a request; undefined if a handler or data replaces it. */
function actionOf(
  { actions, handlers, rows }: Stub,
  { main }: ParsedRequest,
): StubAction | undefined {
  const { action } = main;
  if (typeof action !== "string" || handlers.has(action) || Object.hasOwn(rows, action))
    return undefined;
  return actions.get(action);
}

/**
 * Whether a request is for a token type that callers without an account also receive for their own
 * session.
 */
function isTokenOfSession({ selected }: ParsedRequest): boolean {
  return selected.some(({ module, args }) => {
    const types = module.path === "query+tokens" ? args["type"] : undefined;
    return Array.isArray(types) && types.some((type) => SESSION_TOKENS.includes(String(type)));
  });
}
