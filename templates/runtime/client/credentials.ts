import { propertyOf } from "../model/member.js";
import { decodedQuery } from "../styles/wire-request.js";

/** A security scheme in an OpenAPI document, by `kind`. */
export type SecurityScheme =
  | {
      readonly kind: "apiKey";
      readonly in: "query" | "header" | "cookie";
      /** The name of the query parameter, header or cookie. */
      readonly name: string;
    }
  | { readonly kind: "basic" }
  | { readonly kind: "bearer" };

/** The credentials for HTTP Basic authentication (RFC 7617). */
export interface UsernameAndPassword {
  /** The username. It must not contain a colon. */
  readonly username: string;
  readonly password: string;
}

/**
 * A credential, or a function that returns the credential for each request, or undefined if there
 * is none.
 */
export type Credential<Value extends string | UsernameAndPassword = string> =
  | Value
  | (() => Value | undefined | Promise<Value | undefined>);

/** The security scheme for a credential type. */
type SchemeOf<Given> = [Extract<Given, UsernameAndPassword>] extends [never]
  ? Exclude<SecurityScheme, { readonly kind: "basic" }>
  : { readonly kind: "basic" };

/** One security scheme per member of `Credentials`. */
export type SecuritySchemes<Credentials extends object> = {
  readonly [Name in keyof Credentials]-?: SchemeOf<Exclude<Credentials[Name], undefined>>;
};

/** Alternative lists of the security schemes that a request requires. */
export type SecurityAlternatives = readonly (readonly string[])[];

/** The parts of a request that contain its credentials. */
export interface CredentialParts {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly (readonly [name: string, value: string])[];
}

/**
 * Returns the credentials for a request. Because it is a function, logs and JSON do not show the
 * credentials.
 */
export type BoundCredentials = (security: SecurityAlternatives) => Promise<CredentialParts>;

/**
 * Binds credentials to the security schemes in an OpenAPI document. A request uses the first
 * alternative whose credentials are all available, and no credentials if there is no such
 * alternative. A request is rejected with a `RangeError` if a username contains a colon, or if a
 * header cannot contain the credentials.
 */
export function bindCredentials<Credentials extends object>(
  schemes: SecuritySchemes<Credentials>,
  credentials: Credentials,
): BoundCredentials {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each member of the mapped type is a scheme
  const known = new Map(Object.entries(schemes as Readonly<Record<string, SecurityScheme>>));
  const given = new Map<string, unknown>(
    Object.entries(credentials).filter(
      ([name, value]) => known.has(name) && (isCredential(value) || typeof value === "function"),
    ),
  );
  return async (security) => {
    const values = new Map<string, unknown>();
    const valueOf = async (name: string): Promise<unknown> => {
      const value = given.get(name);
      if (!values.has(name)) values.set(name, typeof value === "function" ? await value() : value);
      return values.get(name);
    };
    for (const names of security) {
      if (names.length === 0 || !names.every((name) => given.has(name))) continue;
      // oxlint-disable-next-line no-await-in-loop -- the next alternative is needed if a credential is absent
      const parts = await Promise.all(
        names.map(async (name) => credentialParts(name, known.get(name), await valueOf(name))),
      );
      const found = parts.filter((each) => each !== undefined);
      if (found.length === parts.length) return joinedParts(found);
    }
    return NO_PARTS;
  };
}

function joinedParts(parts: readonly CredentialParts[]): CredentialParts {
  return {
    headers: Object.assign({}, ...parts.map(({ headers }) => headers)),
    query: parts.flatMap(({ query }) => query),
    cookies: parts.flatMap(({ cookies }) => cookies),
  };
}

/** The request parts for a credential; undefined without a credential. */
function credentialParts(
  name: string,
  scheme: SecurityScheme | undefined,
  credential: unknown,
): CredentialParts | undefined {
  if (!scheme || !isCredential(credential)) return undefined;
  const parts = partsOf(scheme, credential);
  // The platform's error message would include the value.
  if (!Object.values(parts.headers).every((value) => HEADER_TEXT.test(value)))
    throw new RangeError(`The credentials ${JSON.stringify(name)} are invalid in headers.`);
  return parts;
}

/** RFC 9110, 5.5. */
const HEADER_TEXT = /^[\t\u0020-\u007E\u0080-\u00FF]*$/;

function isCredential(value: unknown): value is string | UsernameAndPassword {
  return (
    typeof value === "string" ||
    (typeof propertyOf(value, "username") === "string" &&
      typeof propertyOf(value, "password") === "string")
  );
}

const NO_PARTS: CredentialParts = { headers: {}, query: [], cookies: [] };

function partsOf(
  scheme: SecurityScheme,
  credential: string | UsernameAndPassword,
): CredentialParts {
  if (typeof credential !== "string")
    return { ...NO_PARTS, headers: { authorization: `Basic ${basicText(credential)}` } };
  switch (scheme.kind) {
    case "apiKey":
      return keyParts(scheme, credential);
    case "basic":
    case "bearer":
      return { ...NO_PARTS, headers: { authorization: `Bearer ${credential}` } };
  }
}

function keyParts(
  { in: location, name }: Extract<SecurityScheme, { kind: "apiKey" }>,
  key: string,
): CredentialParts {
  switch (location) {
    case "header":
      return { ...NO_PARTS, headers: { [name.toLowerCase()]: key } };
    case "query":
      return { ...NO_PARTS, query: [[name, key]] };
    case "cookie":
      return { ...NO_PARTS, cookies: [[name, key]] };
  }
}

/** Encodes the credentials as UTF-8, then as Base64 (RFC 7617, 2.1). */
function basicText({ username, password }: UsernameAndPassword): string {
  if (username.includes(":")) throw new RangeError("A username must not contain a colon.");
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Percent-encodes the characters that a cookie value must not contain (RFC 6265, 4.1.1). */
function cookieText(value: string): string {
  return value.replaceAll(/[^!#-+\--:<-[\]-~]/gu, encodeURIComponent);
}

/** The parts of a request that can contain credentials. */
interface Credentialed {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `manual` if the URL contains a credential, which a redirect target may repeat. */
  readonly redirect?: "manual";
}

/** Adds credentials to a request. */
export async function withCredentials(
  request: Credentialed,
  security: SecurityAlternatives | undefined,
  credentials: BoundCredentials | undefined,
): Promise<Credentialed> {
  if (!security || !credentials) return request;
  const { headers, query, cookies } = await credentials(security);
  const replaced = new Set(cookies.map(([name]) => name));
  const own = (request.headers["cookie"] ?? "").split("; ");
  const cookie = [
    ...own.filter((pair) => pair !== "" && !replaced.has(pair.split("=", 1)[0] ?? "")),
    ...cookies.map(([name, value]) => `${name}=${cookieText(value)}`),
  ].join("; ");
  return {
    url: query.length === 0 ? request.url : withQuery(request.url, query),
    headers: { ...request.headers, ...headers, ...(cookie !== "" && { cookie }) },
    ...(query.length > 0 && { redirect: "manual" }),
  };
}

/** Replaces name-value pairs in a query, since a service's links may repeat the request's key. */
function withQuery(url: string, query: CredentialParts["query"]): string {
  const [address = "", ...search] = url.split("?");
  const names = new Set(query.map(([name]) => name));
  const others = search
    .join("?")
    .split("&")
    .filter((pair) => pair !== "" && !names.has(decodedQuery(pair.split("=", 1)[0] ?? "")));
  const pairs = query.map((pair) => pair.map(encodeURIComponent).join("="));
  return `${address}?${[...others, ...pairs].join("&")}`;
}
