import { onAbort, untilAborted } from "../http/abort.js";
import { keptCopy } from "../http/fetched.js";
import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import { logInWith } from "../tasks/log-in.js";
import { withValidation } from "../validate/request-validation.js";
import { keepsCookies, withCookies } from "./cookies.js";
import { withDryRun } from "./dry-run.js";
import type { DryWrite } from "./dry-run.js";
import { withRetries } from "./retry.js";
import type { RetryOptions } from "./retry.js";
import { sendOnce } from "./send.js";
import type { Send, SendWithTokens } from "./send.js";
import { fetchSender } from "./senders.js";
import type { FetchSenderOptions } from "./senders.js";
import { withSession } from "./session.js";
import { withShutoff } from "./shutoff.js";
import type { Shutoff } from "./shutoff.js";
import { withThrottle } from "./throttle.js";
import { addingTokens } from "./tokens.js";
import { warnOnce, withWarnings } from "./warnings.js";
import type { OnWarning } from "./warnings.js";

/** The credentials for an account: a bot password or an OAuth 2 owner-only access token. */
export type Login = PasswordLogin | TokenLogin;

/** A bot password, as `Special:BotPasswords` shows it. */
export interface PasswordLogin {
  /** The account name and the bot name: `Example@program`. */
  readonly username: string;
  readonly password: string;
}

/** An access token for an OAuth 2 owner-only consumer, which requires the OAuth extension. */
export interface TokenLogin {
  /** The access token. It is sent only to the wiki, in the `Authorization` header. */
  readonly accessToken: string;
}

/** Options for {@link createClient}. */
export interface ClientOptions extends FetchSenderOptions {
  /**
   * The account: a bot password or an access token. Default: none. On a page of the wiki, requests
   * then act as the browser's user.
   */
  readonly login?: Login | undefined;
  /**
   * What each request asserts if there is a login: that the account is logged in (`"user"`) or has
   * the `bot` right. Default: `"user"`.
   */
  readonly assert?: "user" | "bot" | undefined;
  /**
   * The database lag in seconds above which the wiki rejects requests. The client retries them.
   * Default: 5 with a login, as MediaWiki recommends for bots; otherwise none.
   */
  readonly maxlag?: number | undefined;
  /** The number of attempts after temporary failures, and the total time for them. */
  readonly retries?: RetryOptions | undefined;
  /**
   * Minimum time in milliseconds between the starts of two writes. Default: 0. Retries also respect
   * the wiki's own limits, `ratelimited` and `maxlag`.
   */
  readonly throttle?: number | undefined;
  /** Stops all writes in an emergency, based on a wiki page or a function. */
  readonly shutoff?: Shutoff | undefined;
  /**
   * Reports writes instead of sending them. Writes return `{ [action]: { result: "DryRun",
   * nochange: true } }`. `true` logs one line per write; a function receives the write and can
   * return a different response.
   */
  readonly dryRun?: boolean | ((write: DryWrite) => unknown) | undefined;
  /**
   * Receives each warning in responses, unless the call has its own `onWarnings`. `"throw"` throws
   * a `WarningError`, for tests. Default: one `console.warn` line per distinct warning.
   */
  readonly onWarning?: OnWarning | undefined;
  /**
   * Validates requests before they are sent, with {@link withValidation}. An invalid request throws
   * a `ValidationError` with the server's error code. Default: no validation.
   */
  readonly validate?: "requests" | undefined;
  /** Aborts all requests, waits and logins. Later requests throw the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A sender with a session, for `sendRequest`, `rowsOf`, `editPage` and similar functions. */
export interface Client extends SendWithTokens {
  /** Fetches the account that requests use. Its id is 0 without a login. */
  account(options?: { readonly signal?: AbortSignal | undefined }): Promise<Account>;
}

/** An account on a wiki. */
export interface Account {
  /** The user id; 0 without a login. */
  readonly id: number;
  /** The user name. Without a login, the IP address or the temporary account name. */
  readonly name: string;
}

/**
 * Creates a client for a wiki. The client logs in before the first request, stores cookies, adds
 * tokens, retries temporary failures, and logs in again if the session is lost. Options can limit
 * writes. Creating a client sends no requests.
 *
 * @param url the URL of the wiki's `api.php`
 * @throws {RangeError} if a header cannot contain the access token
 */
export function createClient(url: string | URL, options: ClientOptions = {}): Client {
  const { login, throttle, shutoff, dryRun, validate, retries, signal } = options;
  const { onWarning = warnOnce() } = options;
  // The platform's error message would include the token.
  if (login && "accessToken" in login && !HEADER_TEXT.test(login.accessToken))
    throw new RangeError(
      "The access token is empty or contains characters that are invalid in headers.",
    );
  const layers: ((send: SendWithTokens) => SendWithTokens)[] = [];
  // Checks the shutoff after the wait.
  if (shutoff) layers.push((send) => withShutoff(send, shutoff, retries?.now));
  if (throttle) layers.push((send) => withThrottle(send, throttle, retries));
  if (dryRun) layers.push((send) => withDryRun(send, dryRun === true ? undefined : dryRun));
  if (validate) layers.push((send) => withValidation(send));
  if (signal) layers.push((send) => withSignal(send, signal));
  const open = async (): Promise<Send> => openSession(url, { ...options, onWarning });
  const send = layers.reduce((before, layer) => layer(before), withSession(open, retries?.now));
  const account: Client["account"] = async (call = {}) => accountOf(send, call.signal);
  return Object.assign(send, { account });
}

/** RFC 6750, 2.1, allows fewer characters. */
const HEADER_TEXT = /^[!-~]+$/;

/** Opens a session. Logs in first if there is a password. */
async function openSession(url: string | URL, options: ClientOptions): Promise<Send> {
  const { login, assert = "user", maxlag = login && 5, retries, signal } = options;
  const token = login && "accessToken" in login ? login.accessToken : undefined;
  const password = login && "password" in login ? login : undefined;
  const { fetch: fetchRequest = async (request: Request) => fetch(request) } = options;
  const exchange = password || !keepsCookies() ? withCookies(fetchRequest) : fetchRequest;
  const sender = fetchSender(url, {
    ...options,
    headers: {
      ...options.headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    // Each session stores its own cookies, so that a late response to an earlier session cannot
    // change them.
    fetch: async (request) =>
      exchange(keptCopy(request, new Request(request, { redirect: "manual" }))),
  });
  const reported = withWarnings(withRetries(sender, retries), options.onWarning);
  // Requests for tokens and for the shutoff page have no other signal.
  const send: Send = async (parameters, context) =>
    reported(parameters, { ...context, signal: context.signal ?? signal });
  if (password) await logInWith(send, password, { signal });
  const added = {
    ...(login && { assert }),
    ...(maxlag !== undefined && { maxlag: String(maxlag) }),
  };
  return async (parameters, context) => send({ ...added, ...parameters }, context);
}

async function accountOf(send: Send, signal: AbortSignal | undefined): Promise<Account> {
  const parameters = { action: "query", meta: "userinfo", format: "json", formatversion: "2" };
  const { query } = await sendOnce(parameters, send, { method: "GET", signal });
  const user = propertyOf(query, "userinfo");
  const [id, name] = [propertyOf(user, "id"), propertyOf(user, "name")];
  if (typeof id === "number" && typeof name === "string") return { id, name };
  throw new ResponseError("The server returned no account.");
}

/** Wraps a sender so that a signal also aborts its requests. */
function withSignal(send: SendWithTokens, signal: AbortSignal): SendWithTokens {
  return addingTokens(async (parameters, context) => {
    signal.throwIfAborted();
    context.signal?.throwIfAborted();
    // Node may collect the signal from AbortSignal.any before it aborts.
    const over = new AbortController();
    const releases = [signal, context.signal].map((each) =>
      onAbort(each, () => over.abort(each?.reason)),
    );
    try {
      const { signal: either } = over;
      return await untilAborted(send(parameters, { ...context, signal: either }), either);
    } finally {
      for (const release of releases) release();
    }
  });
}
