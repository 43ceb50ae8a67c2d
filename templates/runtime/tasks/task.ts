// Tasks that send several requests to an action, typed by the wiki's own module. Generated code
// creates them from the module's builder. As in builder types, "~module" is never set. Without it,
// the compiler would infer the type arguments of a task from its signature.

import { propertyOf } from "../model/member.js";
import { sendRequest } from "../client/send.js";
import type { Send, Sendable, SendOptions } from "../client/send.js";
import type { DefaultValue, Row } from "../response/result-types.js";

/** The response format that the tasks require. */
export const RESPONSE_FORM = { format: "json", formatversion: "2", errorformat: "plaintext" };

/** An action's builder with any parameters. */
export type ActionRequest = (params: never, options: never) => Sendable;

/** The learned result of a module; unknown if no response was observed. */
export type TaskResult<Module> = Row<Module, DefaultValue<Module>, "2">;

/**
 * Creates a request with an action's builder, sends it, and returns the action's result.
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
