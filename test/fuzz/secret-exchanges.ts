import type { RefusedRequest } from "../../templates/runtime/adapters/node-listener.js";
import type { ServiceRequest, ServiceResponse } from "../../templates/runtime/http/service.js";
import { canaryOf, ECHOES, percent, plus } from "./canaries.js";
import type { Canary } from "./canaries.js";
import type { Random } from "./random.js";
import { jsonBody, secretBody } from "./secret-bodies.js";
import { DECLARED_KEYS } from "./secret-specs.js";

/** The kinds of services. */
export type Kind = "catalogue" | "openapi";

/** An exchange with new canaries. */
export interface SecretExchange {
  readonly request: ServiceRequest;
  readonly response: ServiceResponse;
  readonly canaries: readonly Canary[];
}

/** A part of a request with a canary. */
type Plant = (random: Random, kind: Kind, value: string) => Partial<ServiceRequest>;

/** Characters that headers, cookies and response tokens may have. */
const PLAIN = ["", "-", "/", "+", "="];

const NAMES = [
  "token",
  "lgtoken",
  "lgpassword",
  "wltoken",
  "retype",
  "access_token",
  "api_key",
  "login.token",
  "user[password]",
  "lg%70assword",
  "token%",
  "%ZZtoken",
  "%C3token",
  "%ff.password",
];

const FORM = "application/x-www-form-urlencoded";

function nameFor(random: Random, kind: Kind): string {
  return kind === "openapi" && random.once(2) ? DECLARED_KEYS.query : random.of(NAMES);
}

function pathOf(kind: Kind): string {
  return kind === "catalogue" ? "/api.php" : "/notes";
}

function queryOf(random: Random, kind: Kind): string {
  return kind === "catalogue"
    ? random.of([
        "action=query&list=allpages&format=json",
        "action=login&format=xml&lgname=A",
        "action=query&meta=tokens&format=php",
        "action=query&titles=%C3%BC%ZZ&x",
      ])
    : random.of(["page=1", "", "page=x&page=2"]);
}

const encodedPair = (random: Random, name: string, value: string): string =>
  `${name}=${random.of([percent, plus])(value)}`;

const inQuery: Plant = (random, kind, value) => ({
  url: `${pathOf(kind)}?${queryOf(random, kind)}&${encodedPair(random, nameFor(random, kind), value)}`,
});
const inForm: Plant = (random, kind, value) => ({
  method: "POST",
  url: pathOf(kind),
  headers: { "content-type": random.of([FORM, `${FORM}; charset=UTF-8`, FORM.toUpperCase()]) },
  body: `${queryOf(random, kind)}&${encodedPair(random, nameFor(random, kind), value)}`,
});
const inJson: Plant = (random, kind, value) => ({
  method: "POST",
  url: pathOf(kind),
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    user: "A",
    [random.of(["password", "token", "apiKey", "client_secret"])]: value,
  }),
});
const inMultipart: Plant = (random, kind, value) => ({
  method: "POST",
  url: pathOf(kind),
  headers: { "content-type": "multipart/form-data; boundary=x" },
  body: `--x\r\ncontent-disposition: form-data; name="action"\r\n\r\nlogin\r\n--x\r\ncontent-disposition: form-data; name="${random.of(["lgpassword", "token"])}"\r\n\r\n${value}\r\n--x--\r\n`,
});
const inUser: Plant = (random, kind, value) => ({
  url: `http://bot:${percent(value)}@wiki.example${pathOf(kind)}?${queryOf(random, kind)}`,
});
const inHeader: Plant = (random, kind, value) => {
  const basic = Buffer.from(`bot:${value}`).toString("base64");
  return {
    headers: random.of([
      { authorization: `Basic ${basic}` },
      { authorization: `Bearer ${value}` },
      { authorization: `Digest username="A", response="${value}"` },
      { authorization: `OAuth oauth_token="${value}", oauth_nonce="1"` },
      { "proxy-authorization": `Basic ${basic}` },
      { "x-api-key": value },
      { "x-csrf-token": value },
      { [DECLARED_KEYS.header]: value },
    ]),
    url: `${pathOf(kind)}?${queryOf(random, kind)}`,
  };
};
const inCookie: Plant = (random, kind, value) => ({
  headers: {
    cookie: `theme=dark; ${random.of(["wikiSession", "JSESSIONID", "auth_token", "connect.sid", DECLARED_KEYS.cookie])}=${random.of([value, percent(value), `"${value}"`])}`,
  },
  url: `${pathOf(kind)}?${queryOf(random, kind)}`,
});

const PLANTS: readonly (readonly [Plant, between: readonly string[] | undefined])[] = [
  [inQuery, undefined],
  [inForm, undefined],
  [inJson, undefined],
  [inMultipart, undefined],
  [inUser, undefined],
  [inHeader, PLAIN],
  [inCookie, PLAIN],
];

/**
 * An exchange with a secret in the request and some in the response, which also repeats secrets of
 * earlier exchanges.
 */
export function exchangeWith(random: Random, kind: Kind, known: readonly Canary[]): SecretExchange {
  const [plant, between] = random.of(PLANTS);
  const sent = canaryOf(random, between && random.of(between));
  const request: ServiceRequest = {
    method: "GET",
    url: pathOf(kind),
    headers: {},
    body: "",
    ...plant(random, kind, sent.value),
  };
  // Tokens of responses are generated texts; a value with a space is redacted in its field only.
  const first = canaryOf(random, random.of([...PLAIN, '"', "&", "<b>", "\\"]));
  const second = canaryOf(random, random.of(PLAIN));
  const echoed = [sent, ...known.slice(-30)];
  const echo = random.once(2) ? "" : echoOf(random, random.of(echoed).value);
  const { type, body } = secretBody(random, first.value, echo);
  const { headers, cookies = [] } = random.of(PLACES)(
    random,
    second.value,
    random.of(echoed).value,
  );
  return {
    request,
    response: {
      status: random.of([200, 302, 404]),
      headers: { "content-type": type, ...headers },
      cookies,
      body,
    },
    canaries: [sent, first, second],
  };
}

/** A request and a response in JSON, as `inspect` and `learn` read them, with new canaries. */
export interface SecretRecord {
  /** The text of the request, perhaps after its method. */
  readonly request: string;
  readonly response: unknown;
  readonly canaries: readonly Canary[];
}

/** A record with a secret in each part, which also repeats secrets of earlier records. */
export function recordWith(random: Random, kind: Kind, known: readonly Canary[]): SecretRecord {
  const sent = canaryOf(random);
  const { url = "", body = "" } = random.of([inQuery, inForm, inUser])(random, kind, sent.value);
  const request = body === "" ? url : `POST ${body}`;
  const received = canaryOf(random, random.of([...PLAIN, '"', "&", "<b>", "\\"]));
  const { value } = random.of([sent, ...known.slice(-30)]);
  return {
    request,
    response: jsonBody(random, received.value, random.once(2) ? "" : echoOf(random, value)),
    canaries: [sent, received],
  };
}

/** An address with a secret, to which a server redirects. */
export function redirectWith(random: Random): {
  readonly location: string;
  readonly canary: Canary;
} {
  const canary = canaryOf(random);
  return { location: locationOf(random, canary.value, ""), canary };
}

/** Where a response gives a secret outside of its body. */
const PLACES: readonly ((
  random: Random,
  value: string,
  echoed: string,
) => Pick<ServiceResponse, "headers" | "cookies">)[] = [
  (random, value, echoed) => ({ headers: { location: locationOf(random, value, echoed) } }),
  (random, value) => ({
    headers: {
      link: `<https://a.example/?${encodedPair(random, "access_token", value)}>; rel="next"`,
    },
  }),
  (_random, value) => ({ headers: {}, cookies: [`wikiSession=${value}; path=/; HttpOnly`] }),
];

/** An echo in a message, which a log or a report may repeat. */
function echoOf(random: Random, value: string): string {
  return `Unrecognized value: ${random.of(ECHOES)(value)}.`;
}

function locationOf(random: Random, value: string, echoed: string): string {
  const name = random.of(["access_token", "id_token", "sessionid", "wpEditToken"]);
  const pair = encodedPair(random, name, value);
  return random.of([
    `https://a.example/cb?state=1&${pair}`,
    `https://a.example/cb#${pair}&token_type=bearer`,
    `/back?to=${percent(`https://b.example/?${pair}`)}`,
    `https://bot:${percent(value)}@a.example/`,
    `https://a.example/reset/${percent(echoed)}?${pair}`,
    `/cb;${pair}`,
  ]);
}

/** A request that no handler received, or whose handler failed. */
export function refusedRequestWith(
  random: Random,
  known: readonly Canary[],
): { readonly request: RefusedRequest; readonly canaries: readonly Canary[] } {
  const canary = canaryOf(random);
  const url = `${random.of(["", "http://[", "//"])}/x?${encodedPair(random, random.of(NAMES), canary.value)}`;
  const last = random.of([canary, ...known.slice(-1)]);
  const error = new Error(`Failed at ${random.of(ECHOES)(last.value)}`);
  return {
    request: random.once(2)
      ? { method: "GET", url, status: 400 }
      : { method: "GET", url, status: 500, error },
    canaries: [canary],
  };
}
