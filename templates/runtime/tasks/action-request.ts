// Tasks of several requests to the action API: editing a page, uploading a file, logging in.

import { propertyOf } from "../model/member.js";
import { sendOnce } from "../client/send.js";
import type { Send, Sendable, SendOptions } from "../client/send.js";
import type { AnyModule } from "../model/descriptor.js";
import { wireText } from "../wire/wire-text.js";

/** Parameters of an action: texts, numbers, times, lists; true for a flag. */
export type ActionParams = Readonly<
  Record<string, string | number | boolean | Date | readonly string[] | Blob | undefined>
>;

/**
 * Sends a request to an action that must be posted, with the token of a type if it takes one, and
 * returns the result of the action.
 *
 * @throws {ApiError} if the response is an error
 */
export async function postAction(
  send: Send,
  { action, token }: { readonly action: string; readonly token?: string },
  params: ActionParams,
  { signal, onWarnings }: SendOptions,
): Promise<unknown> {
  const { texts, files } = wireParams(params);
  const record = { action, ...texts, ...RESPONSE_FORM };
  const request: Sendable = {
    method: "POST",
    module: postedModule(action, token),
    toRecord: () => record,
  };
  const context = { method: "POST", signal, files, request, onWarnings } as const;
  return propertyOf(await sendOnce(record, send, context), action);
}

/** The form of responses that the tasks read. */
export const RESPONSE_FORM = { format: "json", formatversion: "2", errorformat: "plaintext" };

/** The facts about a module that a sender with tokens uses. */
function postedModule(name: string, token: string | undefined): AnyModule {
  return {
    name,
    path: name,
    group: "action",
    prefix: "",
    select: { action: name },
    generator: false,
    mustbeposted: true,
    params: {
      ...(token !== undefined && {
        token: { type: "string", required: true, sensitive: true, token },
      }),
    },
  };
}

function wireParams(params: ActionParams): {
  readonly texts: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Blob>>;
} {
  const texts: Record<string, string> = {};
  const files: Record<string, Blob> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value instanceof Blob) files[name] = value;
    else {
      const text = wireText(value);
      if (text !== undefined) texts[name] = text;
    }
  }
  return { texts, files };
}
