import { endpointLabel } from "./endpoint.js";
import { directoryService } from "./service.js";
import type {
  DirectoryApi,
  DirectoryCall,
  DirectoryResult,
  DirectoryServiceOptions,
} from "./service.js";
import { writeJson } from "../model/json.js";
import { memberOf } from "../model/member.js";
import type { ArgumentsOf } from "../read/parsed-params.js";
import type { ServiceHandler } from "../http/service.js";

export type { DirectoryApi, DirectoryServiceOptions } from "./service.js";

/** Implements one endpoint: returns the payload, or a custom response. */
export type EndpointHandler<Args, Payload> = (
  args: Args,
  request: Request,
) => Payload | Response | Promise<Payload | Response>;

/** The handler of an endpoint, from its descriptor. */
export type EndpointHandlerOf<Endpoint, Payload> = EndpointHandler<ArgumentsOf<Endpoint>, Payload>;

/**
 * Makes a service of handlers, by the name of their builder. Errors are problem details (RFC 9457),
 * since the source does not describe those of the service. The status for an endpoint without a
 * handler is 501.
 */
export function directoryHandler(
  api: DirectoryApi,
  handlers: object,
  options: DirectoryServiceOptions = {},
): ServiceHandler {
  const respond = (call: DirectoryCall): DirectoryResult | Promise<DirectoryResult> =>
    handlerResult(api, handlers, call) ?? {
      kind: "problem",
      status: 501,
      problem: { detail: `There is no handler for ${call.endpoint.operationId}.` },
    };
  return directoryService(api, respond, options);
}

/** The result of the handler of a call; undefined if it has no handler. */
export function handlerResult(
  { shapes }: DirectoryApi,
  handlers: object,
  { name, endpoint, args, request }: DirectoryCall,
): Promise<DirectoryResult> | undefined {
  const handle = memberOf(handlers, name);
  if (!isHandler(handle)) return undefined;
  const called = async (): Promise<DirectoryResult> => {
    const payload = await handle.call(handlers, args, request());
    return payload instanceof Response
      ? { kind: "response", response: payload }
      : { kind: "json", text: writeJson(payload, shapes[endpointLabel(endpoint)], shapes) };
  };
  return called();
}

/** The arguments that a handler receives are those of its endpoint, which the name selects. */
function isHandler(value: unknown): value is EndpointHandler<unknown, unknown> {
  return typeof value === "function";
}
