// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { errorResponse, failedResponse, warningsMember } from "../../action-api/query-response.js";
import { apiErrorResponse } from "../../action-api/api-error-response.js";
import { responseCache } from "../../http/response-cache.js";
import type { ResponseCache } from "../../http/response-cache.js";
import { withoutBody } from "../../http/head-response.js";
import { cachingReader } from "../../read/cached-reading.js";
import { requestParameters } from "../../http/request-parameters.js";
import type { Issue } from "../../model/issue.js";
import { readRequest, readRequestStrictly } from "../../read/request-reading.js";
import type { Api, RequestReading } from "../../read/request-reading.js";
import type { ResultDescriptor } from "../../model/result-descriptor.js";
import { serviceHandler } from "../../http/service.js";
import type { ServiceResponse, ServiceHandler, ServiceRequest } from "../../http/service.js";
import { readingUpTo, readingWithout } from "../../action-api/warning-order.js";
import { wireParams } from "../../wire/wire-params.js";
import type { WireParams } from "../../wire/wire-params.js";
import { anonymous } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import { corsHeaders, PREFLIGHT_HEADERS } from "./cors.js";
import { helpPage } from "./help-page.js";
import { overriding } from "./override.js";
import type { Overrides } from "./override.js";
import { runQuery } from "../query/run-query.js";
import type { Selection } from "../select/selection.js";
import { callerOf, LOGGED_OUT, logIn } from "../call/session.js";
import { storeOf } from "../store/store.js";
import type { Store, StoredWiki } from "../store/store.js";
import type { StubModules } from "../query/stub-modules.js";
import type { WikiStubOptions } from "./stub-options.js";
import { formatRefusal, rootRefusal } from "./root-refusal.js";
import { refusedAnswer, writtenAnswer } from "./write-response.js";

export type { WikiStubOptions } from "./stub-options.js";

/** What a stub of a wiki is made of, as data. */
export interface WikiStubApi {
  readonly api: Api;
  readonly selections: readonly Selection[];
  readonly results: readonly ResultDescriptor[];
}

/**
 * Makes a server of a wiki's API: requests are read as the server reads them, and answered from the
 * wiki that is given, in every error format and both format versions.
 *
 * @param overrides handlers that answer instead, by the path of their module
 */
export function wikiStub(
  { api, selections, results }: WikiStubApi,
  wiki: StoredWiki,
  overrides: Overrides = new Map(),
  options: WikiStubOptions = {},
): ServiceHandler {
  const store = storeOf(wiki);
  const modules: StubModules = {
    selections: new Map(selections.map((each) => [each.module, each])),
    results: new Map(results.map((each) => [each.module, each])),
  };
  const namespaces = [...store.site.namespaces.keys()].filter((id) => id >= 0);
  const nobody = anonymous(store);
  const memory = responseCache<ServiceResponse>();
  const reading = { ...api, read: cachingReader() };
  const stub: Stub = {
    api: reading,
    store,
    modules,
    overrides,
    options,
    namespaces,
    nobody,
    memory,
  };
  return serviceHandler((request) => serve(stub, request));
}

interface Stub {
  readonly api: Api;
  readonly store: Store;
  readonly modules: StubModules;
  readonly overrides: Overrides;
  readonly options: WikiStubOptions;
  readonly namespaces: readonly number[];
  /** Whoever has not logged in. */
  readonly nobody: Caller;
  readonly memory: ResponseCache<ServiceResponse>;
}

function serve(stub: Stub, request: ServiceRequest): ServiceResponse | Promise<ServiceResponse> {
  const { method } = request;
  if (method === "OPTIONS") return preflight(request);
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return plain(405, `${method} is not possible here.`, { allow: "GET, HEAD, POST, OPTIONS" });
  const answer = cachedResponse(stub, request, requestParameters(request));
  if (method !== "HEAD") return answer;
  return answer instanceof Promise ? answer.then(withoutBody) : withoutBody(answer);
}

/** What the wiki answers to a request never changes; what a handler does may. */
function cachedResponse(
  stub: Stub,
  request: ServiceRequest,
  text: string,
): ServiceResponse | Promise<ServiceResponse> {
  const { overrides, memory } = stub;
  if (overrides.size > 0) return answerAnew(stub, request, text);
  const { cookie = "", origin = "", accept = "" } = request.headers;
  const name = [request.method, text, cookie, origin, text === "" ? accept : ""].join("\n");
  return (
    memory.get(name) ??
    answerAnew(stub, request, text).then((answer) => {
      memory.set(name, answer, answer.body.length);
      return answer;
    })
  );
}

async function answerAnew(
  stub: Stub,
  request: ServiceRequest,
  text: string,
): Promise<ServiceResponse> {
  const { headers } = request;
  const wire = wireParams(text);
  if (wire.size === 0 && (headers["accept"] ?? "").includes("text/html"))
    return helpPage(stub.api, stub.store);
  const answer = await answerTo(stub, request, wire).catch((error: unknown) => {
    stub.options.onError?.(error);
    return apiErrorResponse(request, FAILED);
  });
  const cors = corsHeaders(wire, headers["origin"]);
  return { ...answer, headers: { ...answer.headers, ...cors } };
}

/** What the client is told where a handler throws. */
const FAILED = {
  code: "internal_api_error",
  text: "The server failed at this request.",
  status: 500,
};

function preflight({ url, headers }: ServiceRequest): ServiceResponse {
  const question = url.indexOf("?");
  const wire = wireParams(question < 0 ? "" : url.slice(question));
  const cors = corsHeaders(wire, headers["origin"]);
  return {
    status: 204,
    headers: { allow: "GET, HEAD, POST, OPTIONS", ...cors, ...PREFLIGHT_HEADERS },
    body: "",
  };
}

async function answerTo(
  stub: Stub,
  request: ServiceRequest,
  wire: WireParams,
): Promise<ServiceResponse> {
  const { api, store, modules, options, namespaces, nobody } = stub;
  // A page of another origin is nobody, whoever has logged in.
  const isForeign = wire.get("origin") === "*";
  const caller = (isForeign ? undefined : callerOf(request.headers["cookie"], store)) ?? nobody;
  const readOptions = {
    highLimits: caller.rights.has("apihighlimits"),
    namespaces,
  };
  const read = options.strict ? readRequestStrictly : readRequest;
  const reading = read(api, wire, readOptions);
  const reason = rootRefusal(reading, caller, store) ?? formatRefusal(wire, options);
  const isRootWrong = reading.issues.some(
    ({ severity, module }) => severity === "error" && module === "main",
  );
  if (reason && !isRootWrong)
    return refusedAnswer(readingUpTo(reading, { module: "main" }), reason, "main");
  if (!reading.ok) return wrong(stub, request, reading, wire, caller);
  const action = String(reading.main["action"]);
  switch (action) {
    case "query":
      return query(stub, request, reading, wire, caller);
    case "login": {
      if (request.method !== "POST") return refusedAnswer(reading, MUST_BE_POSTED, "main");
      const { body, cookie } = logIn(wire, store);
      const known = withoutUnknown(reading);
      return withCookie(writtenAnswer({ store, modules, reading: known, wire }, body), cookie);
    }
    case "logout":
      if (request.method !== "POST") return refusedAnswer(reading, MUST_BE_POSTED, "main");
      return withCookie(
        writtenAnswer({ store, modules, reading: withoutUnknown(reading), wire }, {}),
        LOGGED_OUT,
      );
    default:
      return failedResponse(
        reading,
        501,
        "notimplemented",
        "main",
        `The stub has no action ${action}.`,
      );
  }
}

async function query(
  stub: Stub,
  request: ServiceRequest,
  reading: RequestReading,
  wire: WireParams,
  caller: Caller,
): Promise<ServiceResponse> {
  const { store, modules, overrides } = stub;
  const outcome = await runQuery({
    reading,
    wire,
    caller,
    store,
    modules,
    override: overriding(overrides, request),
  });
  if (outcome.kind === "refused") {
    const { module, warnings: said = [] } = outcome;
    return refusedAnswer(readingUpTo(reading, outcome), outcome, module, said);
  }
  const { warnings, body, pages, done } = outcome.value;
  const further = warnings;
  const whole = { ...warningsMember(readingWithout(reading, done), further), ...body };
  return writtenAnswer({ store, modules, reading, wire }, whole, pages);
}

/**
 * The answer to a request with an error. The server runs one module after the other: those before the
 * error warn, and may refuse the request before it comes to what is wrong in it.
 */
async function wrong(
  { store, modules, overrides, options }: Stub,
  request: ServiceRequest,
  reading: RequestReading,
  wire: WireParams,
  caller: Caller,
): Promise<ServiceResponse> {
  const error = reading.issues.find(({ severity }) => severity === "error");
  if (options.strict === true || !error?.module.startsWith("query+")) return errorResponse(reading);
  const before = { ...reading, selected: reading.selected.slice(0, -1) };
  const override = overriding(overrides, request);
  const outcome = await runQuery({ reading: before, wire, caller, store, modules, override });
  if (outcome.kind === "answered") return errorResponse(reading, outcome.value.warnings);
  const { module, warnings: said = [] } = outcome;
  return refusedAnswer(readingUpTo(reading, outcome), outcome, module, said);
}

const MUST_BE_POSTED = { code: "mustbeposted", text: "This action takes POST requests alone." };

/** The catalogue does not know the parameters of actions that the stub alone answers. */
function withoutUnknown(reading: RequestReading): RequestReading {
  return {
    ...reading,
    issues: reading.issues.filter(isKnown),
    found: reading.found.filter(isKnown),
  };
}

function isKnown({ code }: Issue): boolean {
  return code !== "unrecognizedparams";
}

function withCookie(answer: ServiceResponse, cookie: string | undefined): ServiceResponse {
  return cookie === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, "set-cookie": cookie } };
}

function plain(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body };
}
