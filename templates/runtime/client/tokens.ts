import { untilAborted } from "../http/abort.js";
import { ApiError, errorOf } from "../action-api/api-error.js";
import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import { sendOnce } from "./send.js";
import type { Send, Sendable, SenderLike, SendWithTokens } from "./send.js";

/** Tokens by type, such as `csrf`. */
export interface TokenSource {
  /** Returns the cached token of a type, or fetches a new one. */
  readonly get: (type: string) => Promise<string>;
  /** Discards a token that the server has rejected. */
  readonly discard: (type: string, rejected: Promise<string>) => void;
}

/**
 * Wraps a sender so that it adds the tokens that a request's modules require. It fetches each type
 * once with `meta=tokens`, and again if the server responds with `badtoken`. It replaces empty
 * tokens, but not other tokens in the request. Create a new sender after a new login.
 */
export function withTokens(send: Send): SendWithTokens {
  return withTokensFrom(fetchedTokens(send), send);
}

/**
 * Wraps a sender so that it adds tokens from a source, and a new token if the server responds with
 * `badtoken`.
 */
export function withTokensFrom(source: TokenSource, send: Send): SendWithTokens {
  return addingTokens(async (parameters, context) => {
    const tokens = context.request ? neededTokens(context.request, parameters) : [];
    if (tokens.length === 0) return send(parameters, context);
    const types = new Set(tokens.map(({ type }) => type));
    const attempt = async (found: ReadonlyMap<string, Promise<string>>): Promise<unknown> => {
      const added = tokens.map(async ({ parameter, type }) => [parameter, await found.get(type)]);
      const received = await untilAborted(Promise.all(added), context.signal);
      return send(
        { ...parameters, ...Object.fromEntries(received) },
        { ...context, method: "POST" },
      );
    };
    const found = getAll(types, source);
    const first = await refusedToken(async () => attempt(found));
    if (!first.refused) return first.response;
    for (const [type, used] of found) source.discard(type, used);
    return attempt(getAll(types, source));
  });
}

/** Marks a sender that adds tokens. */
export function addingTokens(send: Send): SendWithTokens {
  return Object.assign(send, { addsTokens: true as const });
}

/** Marks a wrapping sender as adding tokens if the wrapped sender does. */
export function wrapSender<Sender extends Send>(send: Sender, wrapped: Send): SenderLike<Sender> {
  const sender = "addsTokens" in send ? addingTokens(wrapped) : wrapped;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate the test to the conditional type
  return sender as SenderLike<Sender>;
}

function getAll(
  types: ReadonlySet<string>,
  source: TokenSource,
): ReadonlyMap<string, Promise<string>> {
  return new Map([...types].map((type) => [type, source.get(type)]));
}

/** Returns tokens that a sender fetches with `meta=tokens`. */
function fetchedTokens(send: Send): TokenSource {
  const known = new Map<string, Promise<string>>();
  return {
    get(type) {
      const before = known.get(type);
      if (before) return before;
      const fetched = fetchToken(type, send);
      known.set(type, fetched);
      // The next request repeats a failed fetch.
      fetched.catch(() => known.delete(type));
      return fetched;
    },
    discard(type, rejected) {
      // A different request may already have fetched a new token.
      if (known.get(type) === rejected) known.delete(type);
    },
  };
}

/** A parameter that requires a token. */
interface NeededToken {
  /** Its wire name. */
  readonly parameter: string;
  /** The token type, such as `csrf`. */
  readonly type: string;
}

/**
 * Returns the tokens that a request's modules require and its parameters omit. Generators require
 * none, since they only read.
 */
function neededTokens(
  { module, modules = [] }: Sendable,
  parameters: Readonly<Record<string, string>>,
): readonly NeededToken[] {
  const all = module ? [module] : modules.map((each) => each.module);
  return all.flatMap(({ params, prefix }) =>
    Object.entries(params).flatMap(([name, { token: type }]): readonly NeededToken[] => {
      const parameter = prefix + name;
      return type === undefined || parameters[parameter] ? [] : [{ parameter, type }];
    }),
  );
}

/**
 * Fetches a token with `meta=tokens`. The request's signal is not passed on, since other requests
 * may wait for the same token.
 */
export async function fetchToken(type: string, send: Send): Promise<string> {
  const response = await sendOnce(
    { action: "query", meta: "tokens", type, format: "json", formatversion: "2" },
    send,
    { method: "GET" },
  );
  const token = propertyOf(propertyOf(response["query"], "tokens"), `${type}token`);
  if (typeof token !== "string")
    throw new ResponseError(`The server returned no token of type "${type}".`);
  return token;
}

type Attempt = { readonly refused: true } | { readonly refused: false; readonly response: unknown };

/** Whether the server rejects the token, in a response or in a thrown error. */
async function refusedToken(attempt: () => Promise<unknown>): Promise<Attempt> {
  try {
    const response = await attempt();
    return errorOf(response)?.code === "badtoken"
      ? { refused: true }
      : { refused: false, response };
  } catch (error) {
    if (error instanceof ApiError && error.code === "badtoken") return { refused: true };
    throw error;
  }
}
