import { ApiError } from "../action-api/api-error.js";
import { untilAborted } from "../http/abort.js";
import { propertyOf } from "../model/member.js";
import { sendRequest } from "../client/send.js";
import type { Send, SendOptions } from "../client/send.js";
import { fetchToken } from "../client/tokens.js";
import type { Exact } from "../model/values.js";
import { requestAction, RESPONSE_FORM } from "./task.js";
import type { ActionRequest, TaskResult } from "./task.js";

/** The result of a successful login. */
export interface LoggedIn {
  readonly result: "Success";
  readonly lguserid: number;
  readonly lgusername: string;
}

/** Logs in, typed by a wiki's own module. `Credentials` is the type of the allowed parameters. */
export interface LogIn<Module, Credentials> {
  /**
   * Logs in with a bot password, or with an account's password if the wiki allows it. The sender
   * must keep cookies between requests, such as a `fetchSender` whose `fetch` uses a cookie jar.
   * The name and password are sent in a POST body. Create senders with tokens after the login,
   * since tokens belong to an account.
   *
   * @throws {ApiError} if the wiki rejects the login, for example with `wrongpassword` or `Failed`
   */
  <const Given extends Credentials>(
    send: Send,
    credentials: Exact<Given, Credentials> & Lacking<Given, "name" | "password">,
    options?: SendOptions,
  ): Promise<TaskResult<Module> & LoggedIn>;
  readonly "~module"?: Module;
}

/** The parameters that credentials require and do not include. */
type Lacking<Given, Needed extends string> = [Exclude<Needed, keyof Given>] extends [never]
  ? unknown
  : { readonly [Name in Exclude<Needed, keyof Given>]: string };

/** Creates the `logIn` task from the module's builder. */
export function accountLogin<Module, Credentials>(
  login: ActionRequest,
): LogIn<Module, Credentials> {
  return async (send, credentials, options = {}) =>
    logInBy(send, options, async (token) =>
      requestAction<Module>(login, Object.assign({}, credentials, { token }), send, options),
    );
}

/**
 * Logs in with a bot password, or with an account's password if the wiki allows it, without
 * generated code. The sender must keep cookies between requests. The name and password are sent in
 * a POST body. Discard tokens that were fetched before the login, since tokens belong to an
 * account.
 *
 * @param credentials the password, and a `username` with the account and bot name:
 * `Example@program`
 * @throws {ApiError} if the wiki rejects the login, for example with `wrongpassword` or `Failed`
 */
export async function logInWith(
  send: Send,
  { username, password }: { readonly username: string; readonly password: string },
  options: SendOptions = {},
): Promise<LoggedIn> {
  const params = { action: "login", lgname: username, lgpassword: password, ...RESPONSE_FORM };
  return logInBy(send, options, async (lgtoken) => {
    const toRecord = (): Record<string, string> => ({ ...params, lgtoken });
    return propertyOf(await sendRequest({ method: "POST", toRecord }, send, options), "login");
  });
}

/** Fetches a login token and returns the result of a request with it. */
async function logInBy<Result>(
  send: Send,
  { signal }: SendOptions,
  request: (token: string) => Promise<Result>,
): Promise<Result & LoggedIn> {
  const result = await request(await untilAborted(fetchToken("login", send), signal));
  if (isLoggedIn(result)) return result;
  throw refusal(result);
}

/** Whether a result includes all fields of a successful login. */
function isLoggedIn(result: unknown): result is LoggedIn {
  return propertyOf(result, "result") === "Success";
}

/** Wikis return the reason as a message or as a string. */
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
