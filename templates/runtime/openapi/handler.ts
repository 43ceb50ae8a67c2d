import { essenceOf } from "../content/content-form.js";
import { multipart } from "../content/form-fields.js";
import { plainJson } from "../content/json-codec.js";
import { endpointLabel } from "./endpoint.js";
import { represented } from "./representation.js";
import { openApiService } from "./service.js";
import type { ServedApi, OpenApiCall, OpenApiResult, OpenApiServiceOptions } from "./service.js";
import { memberOf } from "../model/member.js";
import type { ArgumentsOf } from "../parse/parsed-params.js";
import type { ServiceHandler } from "../http/service.js";

export type { ServedApi, OpenApiServiceOptions } from "./service.js";

/** Implements an endpoint. Returns the payload or a custom response. */
export type EndpointHandler<Args, Payload> = (
  args: Args,
  request: Request,
) => Payload | Response | Promise<Payload | Response>;

/**
 * The handler type for an endpoint's descriptor. The request body is the `body` argument, or
 * `requestBody` if a parameter is named `body`.
 */
export type EndpointHandlerOf<Endpoint> = EndpointHandler<
  ArgumentsOf<Endpoint> & BodyArgument<Endpoint>,
  HandlerPayload<Endpoint>
>;

type HandlerPayload<Endpoint> = Endpoint extends {
  readonly "~types"?: { readonly payload: infer Payload };
}
  ? Payload
  : unknown;

type BodyArgument<Endpoint> = Endpoint extends {
  readonly "~types"?: { readonly params: infer Params; readonly body: infer Body };
}
  ? [Body] extends [never]
    ? unknown
    : "body" extends keyof Params
      ? { readonly requestBody: Body }
      : { readonly body: Body }
  : unknown;

/**
 * Creates a service from handlers, by builder name. Errors are problem details (RFC 9457), since
 * the document does not describe the service's errors. Endpoints without a handler return status
 * 501.
 */
export function openApiHandler(
  api: ServedApi,
  handlers: object,
  options: OpenApiServiceOptions = {},
): ServiceHandler {
  const respond = async (call: OpenApiCall): Promise<OpenApiResult> =>
    handlerResult(api, handlers, call) ?? {
      kind: "problem",
      status: 501,
      problem: { detail: `There is no handler for ${call.endpoint.operationId}.` },
    };
  return openApiService(api, respond, options);
}

/** Returns the result of a call's handler; undefined if there is no handler. */
export function handlerResult(
  { shapes, mediaTypes = {}, writeJson = plainJson.write }: ServedApi,
  handlers: object,
  call: OpenApiCall,
): Promise<OpenApiResult> | undefined {
  const { name, endpoint, request } = call;
  const handle = memberOf(handlers, name);
  if (!isHandler(handle)) return undefined;
  const label = endpointLabel(endpoint);
  const [mediaType] = Object.hasOwn(mediaTypes, label) ? (mediaTypes[label] ?? []) : [JSON_TYPE];
  const called = async (): Promise<OpenApiResult> => {
    const payload = await handle.call(handlers, argumentsOf(call), request());
    if (payload instanceof Response) return { kind: "response", response: payload };
    if (payload === undefined)
      return { kind: "empty", ...(mediaType !== undefined && { status: 204 }) };
    if (payload instanceof Blob)
      return { kind: "content", content: new Uint8Array(await payload.arrayBuffer()) };
    if (essenceOf(mediaType ?? JSON_TYPE) === "multipart/form-data") {
      const body = multipart(payload);
      const content = new Uint8Array(await body.arrayBuffer());
      return { kind: "content", content, mediaType: body.type };
    }
    return represented(payload, mediaType ?? JSON_TYPE, (value) =>
      writeJson(value, shapes[label], shapes),
    );
  };
  return called();
}

const JSON_TYPE = "application/json";

/** The arguments of a handler: the parameters and the body. */
function argumentsOf({ args, body, endpoint }: OpenApiCall): unknown {
  if (body === undefined) return args;
  return { ...args, [Object.hasOwn(endpoint.params, "body") ? "requestBody" : "body"]: body };
}

/** The name selects the endpoint, so the handler receives that endpoint's arguments. */
function isHandler(value: unknown): value is EndpointHandler<unknown, unknown> {
  return typeof value === "function";
}
