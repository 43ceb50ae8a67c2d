import { REDACTED } from "../redaction.js";

/** Replaces a token in a response. It ends like real tokens, because clients check that. */
export const REDACTED_TOKEN = `${REDACTED}+\\`;

/** Members of responses that are tokens: `csrftoken`, `token`, `watchlisttoken` and so on. */
const TOKEN_NAME = /token$/i;

/** The token of anonymous users. */
const ANONYMOUS = "+\\";

/** Shorter secrets may occur in a response by chance. */
const SHORTEST = 6;

/**
 * Redacts the tokens of a response and the secrets of its request. The other bytes are unchanged,
 * if tokens are written in their usual form.
 *
 * @param sent the values of the request's secret parameters
 */
export function redactedBody(body: string, sent: readonly string[]): string {
  const tokens = tokensIn(parseBody(body));
  const replaced = tokens.reduce(
    (text, token) => text.replaceAll(JSON.stringify(token), JSON.stringify(REDACTED_TOKEN)),
    body,
  );
  const left = tokensIn(parseBody(replaced));
  const clean =
    left.length === 0 ? replaced : JSON.stringify(withoutTokens(JSON.parse(body), false));
  return sent
    .flatMap((secret) =>
      secret.length < SHORTEST
        ? []
        : [JSON.stringify(secret).slice(1, -1), secret, encodeURIComponent(secret)],
    )
    .reduce((text, secret) => text.replaceAll(secret, REDACTED), clean);
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The tokens in a value. All members of an object named `tokens` are tokens. */
function tokensIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  const collect = (each: unknown, isToken: boolean): void => {
    if (typeof each === "string") {
      if (isToken && each !== ANONYMOUS && each !== REDACTED_TOKEN && each !== "") found.add(each);
    } else if (typeof each === "object" && each !== null) {
      for (const [name, member] of Object.entries(each))
        collect(member, isTokenName(name, each, isToken));
    }
  };
  collect(value, false);
  return [...found];
}

function withoutTokens(value: unknown, isToken: boolean): unknown {
  if (typeof value === "string") return isToken && value !== ANONYMOUS ? REDACTED_TOKEN : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withoutTokens(each, false));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      withoutTokens(member, isTokenName(name, value, isToken)),
    ]),
  );
}

function isTokenName(name: string, owner: object, within: boolean): boolean {
  if (Array.isArray(owner)) return false;
  return within || name === "tokens" || TOKEN_NAME.test(name);
}
