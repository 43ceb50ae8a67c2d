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

/** The credentials of an account: a bot password, or an owner-only token of OAuth 2. */
export type Login = PasswordLogin | TokenLogin;

/** A bot password, as `Special:BotPasswords` shows it. */
export interface PasswordLogin {
  /** The name of the account and of the program: `Example@program`. */
  readonly username: string;
  readonly password: string;
}

/** An access token of an owner-only consumer of OAuth 2, from the extension OAuth. */
export interface TokenLogin {
  /** The access token, which is sent to the wiki alone, in the header `Authorization`. */
  readonly accessToken: string;
}

/** Options of {@link createClient}. */
export interface ClientOptions extends FetchSenderOptions {
  /**
   * The account: a bot password, or an access token. Default: none; in a page of the wiki, requests are
   * for the user of the browser.
   */
  readonly login?: Login | undefined;
  /**
   * The assertion of each request with a login: that the account is logged in, or also has the right
   * `bot`. Default: `"user"`.
   */
  readonly assert?: "user" | "bot" | undefined;
  /**
   * The database lag in seconds at which the wiki rejects requests; the client retries them.
   * Default: 5 with a login, which MediaWiki recommends for bots; otherwise none.
   */
  readonly maxlag?: number | undefined;
  /** The number of tries after temporary failures, and the time for them. */
  readonly retries?: RetryOptions | undefined;
  /**
   * Milliseconds between the starts of two writes. Default: 0. The wiki has its own limits, which
   * retries respect: `ratelimited` and `maxlag`.
   */
  readonly throttle?: number | undefined;
  /** Stops all writes in an emergency, by the text of a page or by a function that returns true. */
  readonly shutoff?: Shutoff | undefined;
  /**
   * Writes are reported, not sent, and return `{ [action]: { result: "DryRun", nochange: true } }`. True logs
   * a line for each write; a function receives the write, and can return a different response.
   */
  readonly dryRun?: boolean | ((write: DryWrite) => unknown) | undefined;
  /**
   * Receives each warning of responses, unless a call has its own `onWarnings`. `"throw"` throws a
   * `WarningError`, for tests. Default: one line by `console.warn` for each distinct warning.
   */
  readonly onWarning?: OnWarning | undefined;
  /**
   * Checks the arguments of requests before they are sent, by {@link withValidation}: an invalid request
   * throws a `ValidationError` with the server's code. Default: no checks.
   */
  readonly validate?: "requests" | undefined;
  /** Ends all requests, waits and logins when it is aborted; later requests throw its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A sender with a session: an argument of `sendRequest`, `rowsOf`, `editPage` and the like. */
export interface Client extends SendWithTokens {
  /** Fetches the account of the requests. Its id is 0 without a login. */
  account(options?: { readonly signal?: AbortSignal | undefined }): Promise<Account>;
}

/** An account of a wiki. */
export interface Account {
  /** The number of the account; 0 without a login. */
  readonly id: number;
  /** The user name; without a login, the IP address or the temporary name. */
  readonly name: string;
}

/**
 * Creates a client for a wiki. The client logs in before the first request, keeps cookies, adds
 * tokens, retries temporary failures, and logs in again if the session is lost. Options limit writes.
 * Nothing is sent before the first request.
 *
 * @param url the URL of the wiki's `api.php`
 * @throws {RangeError} if a header cannot hold the access token
 */
export function createClient(url: string | URL, options: ClientOptions = {}): Client {
  const { login, throttle, shutoff, dryRun, validate, retries, signal } = options;
  const { onWarning = warnOnce() } = options;
  // The error of the platform would show the token.
  if (login && "accessToken" in login && !HEADER_TEXT.test(login.accessToken))
    throw new RangeError("The access token is empty, or has characters that a header cannot hold.");
  const layers: ((send: SendWithTokens) => SendWithTokens)[] = [];
  // The check is after the wait.
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

/** RFC 6750, 2.1, is narrower. */
const HEADER_TEXT = /^[!-~]+$/;

/** A sender for a new session. It logs in first, if there is a password. */
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
    // Each session has its own cookies: a late response to the one before must not change them.
    fetch: async (request) =>
      exchange(keptCopy(request, new Request(request, { redirect: "manual" }))),
  });
  const reported = withWarnings(withRetries(sender, retries), options.onWarning);
  // Requests for tokens and for the page of a shutoff have no other signal.
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

/** A sender whose requests also end when a signal is aborted. */
function withSignal(send: SendWithTokens, signal: AbortSignal): SendWithTokens {
  return addingTokens(async (parameters, context) => {
    signal.throwIfAborted();
    context.signal?.throwIfAborted();
    // Node may collect the signal that AbortSignal.any gives before it aborts.
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
