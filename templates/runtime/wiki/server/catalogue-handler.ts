// The stub as a service, and the handlers that take its place.

import type { Proceed } from "../../action-api/continuation.js";
import type { AnyModule } from "../../model/descriptor.js";
import { answerOf, errorResponse, failedResponse } from "../../action-api/query-response.js";
import type { ModuleResult } from "../../action-api/query-response.js";
import { withoutBody } from "../../http/head-response.js";
import type { Json } from "../../model/json.js";
import { memberOf } from "../../model/member.js";
import type { ArgumentsOf } from "../../read/reading.js";
import { readRequest } from "../../read/request-reading.js";
import type { Api, RequestReading } from "../../read/request-reading.js";
import type { Rules } from "../../rules/rule.js";
import { requestParameters } from "../../http/request-parameters.js";
import { requestOf, serviceHandler } from "../../http/service.js";
import type { ServiceResponse, ServiceHandler, ServiceRequest } from "../../http/service.js";
import { wireParams } from "../../wire/wire-params.js";
import type { WireParams } from "../../wire/wire-params.js";

/** What a handler is told besides its module's arguments. */
export interface HandlerContext {
  readonly request: Request;
  /** The arguments of the root module: `uselang`, `errorformat`, … */
  readonly main: Readonly<Record<string, unknown>>;
  /** The arguments of the `query` root: `titles`, `pageids`, `redirects`, …; empty for other actions. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The module is the request's generator: its rows become the request's pages. */
  readonly asGenerator: boolean;
  /** The pages that the generator gave, for `prop` modules; absent without a generator. */
  readonly pages?: Json;
  /** Puts names and values into the answer's `continue`. */
  readonly continueWith: (values: Proceed) => void;
}

/**
 * Answers for one module: the rows of a `list`, the pages of a `prop` with what it adds to each,
 * the object of a `meta` module or an action.
 */
export type Handler<Args> = (args: Args, context: HandlerContext) => Json | Promise<Json>;

/** The handler of a module, from its descriptor. */
export type HandlerOf<Module> = Handler<ArgumentsOf<Module>>;

/**
 * Makes a service of handlers. Requests are read as the server reads them; a module without a
 * handler is answered with status 501 in the API's own error form.
 *
 * @param modules the roots and every module, by the name of its builder
 * @param handlers by the name of the builder; some may be missing
 */
export function catalogueHandler(
  modules: Readonly<Record<string, AnyModule>>,
  rules: Rules,
  handlers: object,
): ServiceHandler {
  const api: Api = {
    modules: new Map(Object.values(modules).map((module) => [module.path, module])),
    rules,
  };
  const byPath = handlersByPath(modules, handlers);
  const respond = (request: ServiceRequest): ServiceResponse | Promise<ServiceResponse> => {
    const wire = wireParams(requestParameters(request));
    const reading = readRequest(api, wire);
    if (!reading.ok) return errorResponse(reading);
    const missing = chosenPaths(reading).find((path) => !byPath.has(path));
    return missing === undefined
      ? answer(request, wire, reading, byPath)
      : failedResponse(
          reading,
          501,
          "notimplemented",
          missing,
          `There is no handler for ${missing}.`,
        );
  };
  return serviceHandler((request) => {
    const given = respond(request);
    if (request.method !== "HEAD") return given;
    return given instanceof Promise ? given.then(withoutBody) : withoutBody(given);
  });
}

/** The modules that do a request's work, those among them that the API does not have. */
function chosenPaths({ main, query, selected }: RequestReading): readonly string[] {
  const { generator, prop, list, meta } = query;
  const names = [[generator], prop, list, meta].flatMap((each) =>
    Array.isArray(each) ? each : [],
  );
  return [
    ...(main["action"] === "query" ? [] : [main["action"]]),
    ...names.map((name) => (typeof name === "string" ? `query+${name}` : undefined)),
    ...selected.map(({ module }) => module.path),
  ].filter((path) => typeof path === "string");
}

/** The handlers of modules by the paths of those, where the object has one by the name of the builder. */
export function handlersByPath(
  modules: Readonly<Record<string, AnyModule>>,
  handlers: object,
): ReadonlyMap<string, Handler<unknown>> {
  const byPath = new Map<string, Handler<unknown>>();
  for (const [name, module] of Object.entries(modules)) {
    const handler = memberOf(handlers, name);
    if (isHandler(handler))
      byPath.set(module.path, (args, context) => handler.call(handlers, args, context));
  }
  return byPath;
}

/** The arguments that a handler is given are those of its module, by which it was chosen. */
function isHandler(value: unknown): value is Handler<unknown> {
  return typeof value === "function";
}

async function answer(
  request: ServiceRequest,
  wire: WireParams,
  reading: RequestReading,
  handlers: ReadonlyMap<string, Handler<unknown>>,
): Promise<ServiceResponse> {
  const results: ModuleResult[] = [];
  let pages: Json | undefined;
  for (const selected of reading.selected) {
    const proceed: Record<string, string | number> = {};
    const context: HandlerContext = {
      get request() {
        return requestOf(request);
      },
      main: reading.main,
      query: reading.query,
      asGenerator: selected.asGenerator,
      ...(pages !== undefined && { pages }),
      continueWith: (values) => Object.assign(proceed, values),
    };
    const handle = handlers.get(selected.module.path);
    if (!handle) continue;
    // oxlint-disable-next-line no-await-in-loop -- the generator's pages are needed by what comes after it
    const value = await handle(selected.args, context);
    if (selected.asGenerator) pages = value;
    results.push({ selected, value, proceed });
  }
  return answerOf(reading, results, wire);
}
