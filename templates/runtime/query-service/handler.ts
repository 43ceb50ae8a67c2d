import { requestOf } from "../http/service.js";
import type { ServiceRequest } from "../http/service.js";
import type { AnyModule } from "../model/descriptor.js";
import type { Json } from "../model/json.js";
import { memberOf } from "../model/member.js";
import type { ArgumentsOf } from "../parse/parsed-params.js";
import type { ContinueParams } from "./continuation.js";
import type { ModuleOutput } from "./module-output.js";
import { wireName } from "./query-call.js";
import type { QueryCall } from "./query-call.js";
import type { QueryBackend } from "./query-backend.js";

/** The values that a handler receives in addition to its module's arguments. */
export interface HandlerContext {
  readonly request: Request;
  /** The arguments of the root module: `uselang`, `errorformat`, … */
  readonly main: Readonly<Record<string, unknown>>;
  /** The arguments of the `query` root: `titles`, `pageids`, `redirects`, …; empty for other actions. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Whether the module is the request's generator. Its rows then become the request's pages. */
  readonly asGenerator: boolean;
  /**
   * The pages for a `prop` module: those from the generator and, in a stub, those that the request
   * selects. Absent in a service without a store if the request has no generator.
   */
  readonly pages?: Json;
  /**
   * Continues the module: the next request includes these parameters, and the handler runs again.
   * Names are those in the request or those of the module's parameters. If it is not called, the
   * module is finished.
   */
  readonly continueWith: (params: ContinueParams) => void;
}

/**
 * Implements one module. Returns the rows of a `list` module, the pages and their added fields of a
 * `prop` module, or the object of a `meta` module or an action.
 */
export type Handler<Args> = (args: Args, context: HandlerContext) => Json | Promise<Json>;

/** The handler type for a module's descriptor. */
export type HandlerOf<Module> = Handler<ArgumentsOf<Module>>;

/** Handlers by module path. */
export type Handlers = ReadonlyMap<string, Handler<unknown>>;

/** Returns handlers by module path, for modules whose builder name is a member of the object. */
export function handlersByPath(
  modules: Readonly<Record<string, AnyModule>>,
  handlers: object,
): Handlers {
  const byPath = new Map<string, Handler<unknown>>();
  for (const [name, module] of Object.entries(modules)) {
    const handler = memberOf(handlers, name);
    if (isHandler(handler))
      byPath.set(module.path, (args, context) => handler.call(handlers, args, context));
  }
  return byPath;
}

/** The name selects the module, so the handler receives that module's arguments. */
function isHandler(value: unknown): value is Handler<unknown> {
  return typeof value === "function";
}

/** Calls the handler of a module. */
export async function runHandler<Pages>(
  handler: Handler<unknown>,
  call: QueryCall<Pages>,
  request: ServiceRequest,
  backend: QueryBackend<Pages>,
): Promise<ModuleOutput<Pages>> {
  const { main, query, asGenerator } = call;
  const pages = backend.pagesForHandler(call.pages);
  const params: Record<string, string | number> = {};
  const context: HandlerContext = {
    get request() {
      return requestOf(request);
    },
    main,
    query,
    asGenerator,
    ...(pages !== undefined && { pages }),
    continueWith: (values) => Object.assign(params, values),
  };
  const value = await handler(call.args, context);
  return { ...outputOf(value, call, backend), continueParams: withoutPrefix(params, call) };
}

function outputOf<Pages>(
  value: Json,
  call: QueryCall<Pages>,
  backend: QueryBackend<Pages>,
): ModuleOutput<Pages> {
  const { group, name } = call.module;
  if (call.asGenerator) return { generated: backend.pagesFromHandler(value, call) };
  switch (group) {
    case "prop":
      return { pages: backend.fieldsFromHandler(value, call) };
    case "list":
    case "meta":
      return { query: { [name]: value } };
    default:
      return { root: { [name]: value } };
  }
}

function withoutPrefix<Pages>(params: ContinueParams, call: QueryCall<Pages>): ContinueParams {
  const prefix = wireName(call, "");
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const isPrefixed = name.startsWith(prefix) && !Object.hasOwn(call.module.params, name);
      return [isPrefixed ? name.slice(prefix.length) : name, value];
    }),
  );
}
