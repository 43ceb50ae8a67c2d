import { untilAborted } from "../http/abort.js";
import { errorOf } from "../action-api/api-error.js";
import { readWarnings } from "../action-api/api-messages.js";
import { ResponseError } from "../http/response-error.js";
import { isObject } from "../model/json.js";
import type { ReceivedMessage } from "../action-api/api-messages.js";
import type { AnyModule } from "../model/descriptor.js";
import type { BodyForm } from "../model/response-form.js";
import type { ResponseOf } from "../response/response-of.js";

/**
 * Sends parameters and returns the parsed response. Errors that it throws reach the caller. It can
 * return or throw an error response.
 */
export interface Send {
  (parameters: Readonly<Record<string, string>>, context: SendContext): Promise<unknown>;
}

/**
 * A sender that adds missing tokens to requests, such as one from `withTokens`. Requests that omit
 * a required token accept only such a sender.
 */
export interface SendWithTokens extends Send {
  readonly addsTokens: true;
}

/** The type of a sender that wraps another sender. It adds tokens if the wrapped sender does. */
export type SenderLike<Sender extends Send> = Sender extends SendWithTokens ? SendWithTokens : Send;

/**
 * The senders that a request accepts: any sender if no token is missing, otherwise only senders
 * that add tokens.
 */
export type SenderOf<Request> = [LackingToken<Request>] extends [never] ? Send : SendWithTokens;

/** The token parameters that a request omits. */
type LackingToken<Request> = Request extends {
  readonly module: { readonly "~types"?: { readonly params: infer Params } };
  readonly params: infer Given;
}
  ? {
      [Name in keyof Params]-?: "~token" extends keyof Exclude<Params[Name], undefined>
        ? Given extends { readonly [Key in Name]-?: string }
          ? never
          : Name
        : never;
    }[keyof Params]
  : never;

/** Information about the parameters to send. */
export interface SendContext {
  /** A GET may be sent as POST if its URL is too long. A POST must be sent as POST. */
  readonly method: "GET" | "POST";
  readonly signal?: AbortSignal | undefined;
  /** The form of the response, if it is not an object. */
  readonly form?: BodyForm | undefined;
  /** Files by their wire names. The request is then a POST with a `multipart/form-data` body. */
  readonly files?: Readonly<Record<string, Blob>> | undefined;
  /** The request that the parameters come from, for senders such as `withTokens`. */
  readonly request?: Sendable | undefined;
  /** Receives the response's warnings. Senders that handle warnings leave these to it. */
  readonly onWarnings?: SendOptions["onWarnings"];
}

/** A request to send, for one module or several. */
export interface Sendable {
  readonly method: "GET" | "POST";
  readonly module?: AnyModule;
  /** The arguments of the module. */
  readonly params?: object;
  readonly modules?: readonly { readonly module: AnyModule }[];
  /** The form of the response. Default: an object. */
  readonly responseForm?: BodyForm | undefined;
  /** Files by their wire names. */
  readonly files?: Readonly<Record<string, Blob>>;
  toRecord(): Record<string, string>;
}

/** Callbacks and an abort signal for sending requests. */
export interface SendOptions {
  /** Stops sending requests when it is aborted, and throws its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called for each response that contains warnings. */
  readonly onWarnings?: ((warnings: readonly ReceivedMessage[]) => void) | undefined;
}

/** A response before its type is known. */
export type AnyResponse = Readonly<Record<string, unknown>>;

/**
 * Sends parameters once.
 *
 * @throws {ApiError} if the response is an error
 * @throws {ResponseError} if the response is not a JSON object
 */
export async function sendOnce(
  parameters: Readonly<Record<string, string>>,
  send: Send,
  context: SendContext,
): Promise<AnyResponse> {
  const response = await sendForAny(parameters, send, context);
  if (!isObject(response)) throw new ResponseError("The response is not a JSON object.");
  return response;
}

/** Sends parameters once and returns the response in any form. */
async function sendForAny(
  parameters: Readonly<Record<string, string>>,
  send: Send,
  context: SendContext,
): Promise<unknown> {
  const { signal, onWarnings } = context;
  signal?.throwIfAborted();
  const response = await untilAborted(send(parameters, context), signal);
  if (!isObject(response)) return response;
  const { errorformat } = parameters;
  const error = errorOf(response, { errorformat });
  if (error) throw error;
  const warnings = readWarnings(response, errorformat);
  if (warnings.length > 0) onWarnings?.(warnings);
  return response;
}

/**
 * Sends a request once, without continuing it.
 *
 * @throws {ApiError} if the response is an error
 * @throws {ResponseError} if the response does not have the form of the module's responses
 */
export async function sendRequest<Request extends Sendable>(
  request: Request,
  send: SenderOf<Request>,
  { signal, onWarnings }: SendOptions = {},
): Promise<ResponseOf<Request>> {
  const { method, files, responseForm: form } = request;
  const context = { method, files, form, request, signal, onWarnings };
  const response = await sendForAny(request.toRecord(), send, context);
  if (!isOfForm(response, form))
    throw new ResponseError(`The response is not ${FORM_NAMES[form ?? "object"]}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type was inferred from responses; validateResponse checks it
  return response as ResponseOf<Request>;
}

const FORM_NAMES = { object: "a JSON object", list: "a JSON list", text: "a text" } as const;

function isOfForm(response: unknown, form: SendContext["form"]): boolean {
  switch (form) {
    case "text":
      return typeof response === "string";
    case "list":
      return Array.isArray(response);
    case undefined:
      return isObject(response);
  }
}
