import { errorResponse, failureResponse } from "../../action-api/query-response.js";
import { requestUpTo } from "../../action-api/warning-order.js";
import type { ServiceResponse, ServiceRequest } from "../../http/service.js";
import type { Issue } from "../../model/issue.js";
import type { Handlers } from "../../query-service/handler.js";
import { isAfterContinue, runQuery } from "../../query-service/run-query.js";
import type { QueryOutcome } from "../../query-service/run-query.js";
import { writeOutcome, writeResponse } from "../../query-service/write-response.js";
import type { ResponseForm } from "../../query-service/write-response.js";
import { readRequest, readRequestStrictly } from "../../read/parsed-request.js";
import type { Api, ParsedRequest } from "../../read/parsed-request.js";
import type { WireParams } from "../../wire/wire-params.js";
import { callerOf, LOGGED_OUT, logIn } from "../call/session.js";
import { generalFacts } from "../data/site.js";
import type { StubModules } from "../query/stub-modules.js";
import { wikiBackend } from "../query/wiki-backend.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import type { ModuleHelp } from "./help-page.js";
import { learnedFields } from "./learned-fields.js";
import { formatRefusal, rootRefusal } from "./root-refusal.js";
import type { WikiStubOptions } from "./stub-options.js";

/** The data and code of a stub. */
export interface Stub {
  readonly api: Api;
  readonly store: Store;
  readonly modules: StubModules;
  /** Texts of the page for browsers, by module path. */
  readonly help: Readonly<Record<string, ModuleHelp>>;
  /** Handlers run instead of the stub's modules. */
  readonly handlers: Handlers;
  readonly options: WikiStubOptions;
  readonly namespaces: readonly number[];
  /** The caller of requests without a log-in. */
  readonly anonymous: Caller;
}

/** A request to a stub, parsed. */
interface StubRequest {
  readonly stub: Stub;
  readonly request: ServiceRequest;
  readonly wire: WireParams;
  readonly parsed: ParsedRequest;
  readonly caller: Caller;
}

/** Responds to a request of the API. */
export async function respond(
  stub: Stub,
  request: ServiceRequest,
  wire: WireParams,
): Promise<ServiceResponse> {
  const { api, store, options, namespaces, anonymous } = stub;
  // The page of another origin sends no cookies.
  const isForeign = wire.get("origin") === "*";
  const caller = (isForeign ? undefined : callerOf(request.headers["cookie"], store)) ?? anonymous;
  const read = options.strict ? readRequestStrictly : readRequest;
  const highLimits = caller.rights.has("apihighlimits");
  const parsed = read(api, wire, { highLimits, namespaces });
  const reason = rootRefusal(parsed, caller, store) ?? formatRefusal(wire, options);
  const isRootWrong = parsed.issues.some(
    ({ severity, module }) => severity === "error" && module === "main",
  );
  if (reason && !isRootWrong)
    return failureResponse(requestUpTo(parsed, { module: "main" }), reason);
  const stubRequest: StubRequest = { stub, request, wire, parsed, caller };
  if (!parsed.ok) return respondToWrong(stubRequest);
  switch (parsed.main["action"]) {
    case "login":
      return respondToLogin(stubRequest);
    case "logout":
      return respondToLogout(stubRequest);
    default:
      return writeOutcome(await run(stubRequest), formOf(stubRequest));
  }
}

async function run({ stub, request, wire, parsed, caller }: StubRequest): Promise<QueryOutcome> {
  const { store, modules, handlers } = stub;
  const backend = wikiBackend({ store, modules, caller });
  return runQuery({ request, parsed, wire, handlers, backend });
}

/**
 * The response to a request with an error. The server runs one module after the other: those before the
 * error warn, and may fail before the server finds the error.
 */
async function respondToWrong(stubRequest: StubRequest): Promise<ServiceResponse> {
  const { stub, parsed } = stubRequest;
  const error = parsed.issues.find(({ severity }) => severity === "error");
  const isQuery = parsed.main["action"] === "query";
  if (stub.options.strict === true || !isQuery || !error || !isAfterContinue(error))
    return errorResponse(parsed);
  const hasPages = error.module.startsWith("query+");
  // Before it finds the pages, the server reads the continuation only.
  const query = hasPages ? parsed.query : { continue: parsed.query["continue"] };
  const before = { ...parsed, query, selected: parsed.selected.slice(0, -1) };
  const outcome = await run({ ...stubRequest, parsed: before });
  switch (outcome.kind) {
    case "ok":
      return errorResponse(parsed, outcome.value.warnings);
    case "not implemented":
      return errorResponse(parsed);
    case "refused":
      return writeOutcome(outcome, formOf(stubRequest));
  }
}

function formOf({ stub, wire, parsed }: StubRequest): ResponseForm {
  const { store, modules } = stub;
  const callback = wire.get("callback");
  return {
    parsed,
    fields: () => learnedFields(parsed, modules),
    pageOrder: "by number",
    // The stub has no clock: its wiki's time does not advance.
    now: () => timeOf(store),
    ...(typeof callback === "string" && { callback }),
  };
}

function timeOf({ site }: Store): string {
  const { time } = generalFacts(site);
  return typeof time === "string" ? time : "2024-01-01T00:00:00Z";
}

function respondToLogin(stubRequest: StubRequest): ServiceResponse {
  const { stub, request, wire, parsed } = stubRequest;
  if (request.method !== "POST") return failureResponse(parsed, MUST_BE_POSTED);
  const { body, cookie } = logIn(wire, stub.store);
  const form = formOf({ ...stubRequest, parsed: withoutUnknown(parsed) });
  return withCookie(writeResponse(body, form), cookie);
}

function respondToLogout(stubRequest: StubRequest): ServiceResponse {
  const { request, parsed } = stubRequest;
  if (request.method !== "POST") return failureResponse(parsed, MUST_BE_POSTED);
  const form = formOf({ ...stubRequest, parsed: withoutUnknown(parsed) });
  return withCookie(writeResponse({}, form), LOGGED_OUT);
}

const MUST_BE_POSTED = { code: "mustbeposted", text: "This action requires POST." };

/** The catalogue does not have the parameters of the actions that only the stub implements. */
function withoutUnknown(parsed: ParsedRequest): ParsedRequest {
  return {
    ...parsed,
    issues: parsed.issues.filter(isKnown),
    found: parsed.found.filter(isKnown),
  };
}

function isKnown({ code }: Issue): boolean {
  return code !== "unrecognizedparams";
}

function withCookie(response: ServiceResponse, cookie: string | undefined): ServiceResponse {
  return cookie === undefined
    ? response
    : { ...response, headers: { ...response.headers, "set-cookie": cookie } };
}
