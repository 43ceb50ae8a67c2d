// Tasks of several requests to an action, typed by the wiki's own module. Generated code makes them
// of the module's builder. As in the types of builders, "~module" is never set: without it, the compiler
// would infer the type arguments of a task from its signature.

import { propertyOf } from "../model/member.js";
import { sendRequest } from "../client/send.js";
import type { Send, Sendable, SendOptions } from "../client/send.js";
import type { DefaultValue, Row } from "../response/result-types.js";

/** The form of responses that the tasks read. */
export const RESPONSE_FORM = { format: "json", formatversion: "2", errorformat: "plaintext" };

/** A builder of an action, of any parameters. */
export type ActionRequest = (params: never, options: never) => Sendable;

/** The result of a module, as it was learned; unknown if no response was observed. */
export type TaskResult<Module> = Row<Module, DefaultValue<Module>, "2">;

/**
 * Sends a request that the builder of an action makes, and returns the result of the action.
 *
 * @throws {ApiError} if the response is an error
 */
export async function requestAction<Module>(
  builder: ActionRequest,
  params: object,
  send: Send,
  options: SendOptions,
): Promise<TaskResult<Module>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the tasks contain those of the parameters
  const request = (builder as (params: object, options: object) => Sendable)(params, RESPONSE_FORM);
  const response = await sendRequest(request, send, options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type was inferred from responses
  return propertyOf(response, request.module?.name ?? "") as TaskResult<Module>;
}
