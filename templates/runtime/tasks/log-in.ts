import { ApiError } from "../action-api/api-error.js";
import { propertyOf } from "../model/member.js";
import type { Send, SendOptions } from "../client/send.js";
import { fetchToken } from "../client/tokens.js";
import { postAction } from "./action-request.js";

/** The name and the password of a bot password, as `Special:BotPasswords` shows them. */
export interface BotPassword {
  /** That of the account and of the program: `Example@program`. */
  readonly name: string;
  readonly password: string;
}

/** An account that is logged in. */
export interface LoggedIn {
  readonly id: number;
  readonly name: string;
}

/**
 * Logs in with a bot password. The sender must keep cookies between requests, such as one of
 * `fetchSender` with the `fetch` of a cookie jar. The name and the password are in the body of a
 * POST. Make senders with tokens after it: a token belongs to an account.
 *
 * @throws {ApiError} if the wiki refuses, such as with `wrongpassword` or `Failed`
 */
export async function logIn(
  send: Send,
  { name, password }: BotPassword,
  options: SendOptions = {},
): Promise<LoggedIn> {
  const token = await fetchToken("login", send);
  const params = { lgname: name, lgpassword: password, lgtoken: token };
  const result = await postAction(send, { action: "login" }, params, options);
  if (propertyOf(result, "result") === "Success")
    return {
      id: Number(propertyOf(result, "lguserid")),
      name: String(propertyOf(result, "lgusername")),
    };
  throw refusal(result);
}

/** Wikis give the reason as a message, or as text. */
function refusal(result: unknown): ApiError {
  const reason = propertyOf(result, "reason");
  const code = textOf(propertyOf(reason, "code")) ?? textOf(propertyOf(result, "result"));
  const why = textOf(reason) ?? textOf(propertyOf(reason, "text"));
  const help = "help: check the name and the password, and that the sender keeps cookies";
  const text = why === undefined ? help : `${why}\n${help}`;
  return new ApiError(code ?? "Failed", [{ code: code ?? "Failed", text }]);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
