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

/** The values that a handler receives besides the arguments of its module. */
export interface HandlerContext {
  readonly request: Request;
  /** The arguments of the root module: `uselang`, `errorformat`, … */
  readonly main: Readonly<Record<string, unknown>>;
  /** The arguments of the `query` root: `titles`, `pageids`, `redirects`, …; empty for other actions. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The module is the request's generator: its rows become the request's pages. */
  readonly asGenerator: boolean;
  /**
   * The pages that a `prop` module is about: those of the generator, and with a stub those that the
   * request names. Absent in a service of handlers if the request has no generator.
   */
  readonly pages?: Json;
  /**
   * Continues the module: the next request has these parameters, and the handler runs again. Names
   * are those of the request, or of the module's parameters. Without it, the module is finished.
   */
  readonly continueWith: (params: ContinueParams) => void;
}

/**
 * Implements one module: returns the rows of a `list`, the pages of a `prop` with what it adds to each,
 * the object of a `meta` module or an action.
 */
export type Handler<Args> = (args: Args, context: HandlerContext) => Json | Promise<Json>;

/** The handler of a module, from its descriptor. */
export type HandlerOf<Module> = Handler<ArgumentsOf<Module>>;

/** Handlers by the paths of their modules. */
export type Handlers = ReadonlyMap<string, Handler<unknown>>;

/** The handlers of modules by the paths of these, if the object has one under the name of the builder. */
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

/** The arguments that a handler receives are those of its module, which the name selects. */
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
