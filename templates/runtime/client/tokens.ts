import { untilAborted } from "../http/abort.js";
import { ApiError, errorOf } from "../action-api/api-error.js";
import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import { sendOnce } from "./send.js";
import type { Send, Sendable, SenderLike, SendWithTokens } from "./send.js";

/** Tokens by their type, such as `csrf`. */
export interface TokenSource {
  /** The known token of a type; a new one if none is known. */
  readonly get: (type: string) => Promise<string>;
  /** Discards a token that the server has rejected. */
  readonly discard: (type: string, rejected: Promise<string>) => void;
}

/**
 * A sender that adds the tokens that a request's modules take. Each type is fetched once, by
 * `meta=tokens`, and once more if the server responds with `badtoken`. A token of the request is
 * not replaced; an empty one counts as absent. After a new login, make a new sender.
 */
export function withTokens(send: Send): SendWithTokens {
  return withTokensFrom(fetchedTokens(send), send);
}

/** A sender that adds the tokens of a source, and a new one if the server responds with `badtoken`. */
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

/** Marks a sender in front of another one as adding tokens, if the other one does. */
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

/** Tokens that a sender fetches by `meta=tokens`. */
function fetchedTokens(send: Send): TokenSource {
  const known = new Map<string, Promise<string>>();
  return {
    get(type) {
      const before = known.get(type);
      if (before) return before;
      const fetched = fetchToken(type, send);
      known.set(type, fetched);
      // A fetch that failed is repeated the next time.
      fetched.catch(() => known.delete(type));
      return fetched;
    },
    discard(type, rejected) {
      // Another request may have fetched a new one already.
      if (known.get(type) === rejected) known.delete(type);
    },
  };
}

/** A parameter that takes a token. */
interface NeededToken {
  /** Its wire name. */
  readonly parameter: string;
  /** Such as `csrf`. */
  readonly type: string;
}

/**
 * The tokens that the modules of a request take and its parameters lack. A generator needs none,
 * since it only reads.
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
 * Fetches a token, by `meta=tokens`. The signal of one request is not handed on: others may wait for
 * the same token.
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

/** Whether the server rejects the token, in a response or a thrown error. */
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
