import { ApiError } from "../action-api/api-error.js";
import { untilAborted } from "../http/abort.js";
import { propertyOf } from "../model/member.js";
import { sendOnce } from "../client/send.js";
import type { Send, Sendable, SendOptions } from "../client/send.js";
import { fetchToken } from "../client/tokens.js";
import { RESPONSE_FORM } from "./action-request.js";
/** The name and the password of a bot password, as `Special:BotPasswords` shows them. */
export interface BotPassword {
  /** That of the account and of the program: `Example@program`. */
  readonly name: string;
  readonly password: string;
}

/**
 * Logs in with a bot password: see {@link logInWith}.
 *
 * @throws {ApiError} if the wiki rejects the login, such as with `wrongpassword` or `Failed`
 */
export async function logIn(
  send: Send,
  { name, password }: BotPassword,
  options: SendOptions = {},
): Promise<LoggedIn> {
  return logInWith(send, { username: name, password }, options);
}

/** The result of a successful login. */
export interface LoggedIn {
  readonly result: "Success";
  readonly lguserid: number;
  readonly lgusername: string;
}

/**
 * Logs in with a bot password, or with an account's password if the wiki allows it, without
 * generated code. The sender must keep cookies between requests. The name and the password are in
 * the body of a POST. Discard tokens that were fetched before it: a token belongs to an account.
 *
 * @param credentials `username` is that of the account and of the program: `Example@program`
 * @throws {ApiError} if the wiki rejects the login, such as with `wrongpassword` or `Failed`
 */
export async function logInWith(
  send: Send,
  { username, password }: { readonly username: string; readonly password: string },
  options: SendOptions = {},
): Promise<LoggedIn> {
  const params = { action: "login", lgname: username, lgpassword: password, ...RESPONSE_FORM };
  return requestLogin(
    send,
    (lgtoken) => ({ method: "POST", toRecord: () => ({ ...params, lgtoken }) }),
    options,
  );
}

/** Fetches a token for a login, sends the request with it, and returns the result. */
async function requestLogin(
  send: Send,
  requestWith: (token: string) => Sendable,
  { signal, onWarnings }: SendOptions,
): Promise<LoggedIn> {
  const request = requestWith(await untilAborted(fetchToken("login", send), signal));
  const context = { method: request.method, signal, request, onWarnings };
  const { login } = await sendOnce(request.toRecord(), send, context);
  if (propertyOf(login, "result") !== "Success") throw refusal(login);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a successful login has both fields
  return login as LoggedIn;
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
