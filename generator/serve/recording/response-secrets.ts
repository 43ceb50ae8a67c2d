import { REDACTED } from "../redaction.js";

/** Stands for a token in an answer; it ends as tokens do, which clients look at. */
export const REDACTED_TOKEN = `${REDACTED}+\\`;

/** Members of answers that are tokens: `csrftoken`, `token`, `watchlisttoken`, … */
const TOKEN_NAME = /token$/i;

/** What everybody is given who is not logged in. */
const ANONYMOUS = "+\\";

/** So short a secret stands in an answer by chance. */
const SHORTEST = 6;

/**
 * The text of an answer without its tokens, and without the secrets that its request sent. All else
 * stays as it was, byte by byte, where the text has the tokens as they are usually written.
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

/** Every token in a value, each once; an object called `tokens` holds nothing else. */
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
