import type { ServiceRequest, ServiceResponse } from "../../../templates/runtime/http/service.js";
import { numberCanary, passwordOf, shapedCanary, wordCanary } from "./canaries.js";
import type { Canary } from "./canaries.js";
import type { Random } from "./random.js";
import { DECLARED_KEYS } from "./specs.js";

/** The kinds of services. */
export type Kind = "catalogue" | "openapi";

/** An exchange with new canaries. */
export interface SecretExchange {
  readonly request: ServiceRequest;
  readonly response: ServiceResponse;
  readonly canaries: readonly Canary[];
}

/** Names that SECURITY.md and templates/README.md promise for parameters; some in other spellings. */
const PARAMETERS =
  `token lgtoken lgpassword wltoken retype access_token id_token api_key apikey X-Api-Key accessKey
  access-key passwd password2 pass pw pwd auth authorization jwt credentials sig signature X-Amz-Signature
  code otp sid private_key secret client_secret csrf X-CSRF xsrf session-id sessionId PHPSESSID oauth_verifier passphrase
  XAuth userIPw DBPass JWTs SECRETkey pass2 session[0] login.token user[password] user[pass] lg%70assword token[] %ZZtoken %ff.password`.split(
    /\s+/,
  );

/** Names that they promise for members of JSON. */
const MEMBERS =
  `token csrftoken logintoken access_token refreshToken sessionid session_id apiKey client_secret
  password passwd pass pw pwd auth authorization jwt sig signature credentials otp retype csrf passphrase
  secret private_key accessKey xsrf-token sid oauth_verifier XAuth userIPw TOKENs pass2`.split(
    /\s+/,
  );

const FORM = "application/x-www-form-urlencoded";
const percent = encodeURIComponent;
const plus = (text: string): string => percent(text).replaceAll("%20", "+");

function nameFor(random: Random, kind: Kind): string {
  return kind === "openapi" && random.once(4) ? DECLARED_KEYS.query : random.of(PARAMETERS);
}

function pairOf(random: Random, kind: Kind, value: string): string {
  return `${nameFor(random, kind)}=${random.of([percent, plus])(value)}`;
}

/** Values that contain a secret: a URL, a form, JSON, or a text with its shape. */
function structureWith(
  random: Random,
  kind: Kind,
): { readonly value: string; readonly canary: Canary } {
  const canary = random.of([passwordOf, wordCanary, numberCanary])(random);
  const pair = pairOf(random, kind, canary.value);
  const user = percent(canary.value);
  const shaped = shapedCanary(random);
  return random.of([
    { value: `https://a.example/cb?state=1&${pair}`, canary },
    { value: `https://a.example/cb#${pair}&token_type=bearer`, canary },
    { value: `/w/index.php?title=A&${pair}#top`, canary },
    { value: `Special:Login?${pair}`, canary },
    { value: `/cb;${pair};x=1`, canary },
    { value: `/cb;v=1;${pair};y=2/list?x=1`, canary },
    { value: `https://bot:${user}@a.example/`, canary },
    { value: `https://${user}@a.example/x?y=1`, canary },
    { value: `a=1&${pair}`, canary },
    { value: pair, canary },
    { value: JSON.stringify(objectWith(random, canary)), canary },
    { value: JSON.stringify([objectWith(random, canary)], undefined, 2), canary },
    { value: `See https://a.example/?${pair} and https://b.example/ for more.`, canary },
    { value: `Text with ${shaped.value}\nand more.`, canary: shaped },
    { value: shaped.value, canary: shaped },
  ]);
}

/** Values around a value, of which none has a secret name. */
const WRAPPERS: readonly ((value: string) => string)[] = [
  (value) => `https://b.example/x?next=${percent(value)}&a=1`,
  (value) => `/x?next=${plus(value)}`,
  (value) => `next=${percent(value)}&a=1`,
  (value) => JSON.stringify({ a: 1, next: value }),
  (value) => JSON.stringify(["a", value]),
  (value) => JSON.stringify(value),
];

/** A structure in up to eight others. */
function nestedWith(
  random: Random,
  kind: Kind,
): { readonly value: string; readonly canary: Canary } {
  const { value: innermost, canary } = structureWith(random, kind);
  let value = innermost;
  const depth = random.of([0, 0, 1, 1, 2, 3, 4, 8]);
  for (let layer = 0; layer < depth; layer += 1) value = random.of(WRAPPERS)(value);
  return { value, canary };
}

/** An object with a secret member, as responses and requests have them. */
function objectWith(random: Random, { value }: Canary): object {
  const name = random.of(MEMBERS);
  const secret = /^\d+$/.test(value) && random.once(2) ? Number(value) : value;
  return random.of([
    { [name]: secret },
    { a: [{ b: { [name]: secret, type: "bearer" } }] },
    { query: { tokens: { csrf: secret, type: "csrf" } } },
    { [name]: [secret, { c: secret }] },
    { auth: { user: "A", key: secret } },
    { error: { code: "badtoken", info: "Wrong", [name]: secret } },
  ]);
}

function pathOf(kind: Kind): string {
  return kind === "catalogue" ? "/api.php" : "/notes";
}

function queryOf(random: Random, kind: Kind): string {
  return kind === "catalogue"
    ? random.of([
        "action=query&list=allpages&format=json",
        "action=login&format=xml&lgname=A",
        "action=query&titles=%C3%BC%ZZ&x",
      ])
    : random.of(["page=1", "", "page=x&page=2"]);
}

/** A request with a canary in a parameter or a header. */
export function requestWith(
  random: Random,
  kind: Kind,
): {
  readonly request: ServiceRequest;
  readonly canary: Canary;
  /** Whether the canary is the value of a secret name, which responses may repeat. */
  readonly isNamed: boolean;
} {
  const path = pathOf(kind);
  const query = queryOf(random, kind);
  const plain = { method: "GET", url: `${path}?${query}`, headers: {}, body: "" };
  const post = (type: string, body: string): ServiceRequest => ({
    method: "POST",
    url: path,
    headers: { "content-type": type },
    body,
  });
  if (random.once(6)) {
    const canary = wordCanary(random);
    const isNamed = random.once(2);
    const headers = random.of(isNamed ? NAMED_HEADERS : OTHER_HEADERS);
    return { request: { ...plain, headers: headers(canary.value) }, canary, isNamed };
  }
  if (random.once(12)) {
    const isForm = random.once(2);
    const canary = isForm ? passwordOf(random) : wordCanary(random);
    const json = JSON.stringify(objectWith(random, canary));
    const request = isForm ? post(FORM, json) : { ...plain, url: `${path}?${json}` };
    return { request, canary, isNamed: false };
  }
  const { value, canary } = random.once(2)
    ? nestedWith(random, kind)
    : { value: undefined, canary: random.of([passwordOf, numberCanary])(random) };
  const isNamed = value === undefined;
  const isMultipart = random.once(4);
  const name =
    value === undefined ? nameFor(random, kind) : random.of(["returnto", "state", "a.b[]"]);
  const content = value ?? canary.value;
  if (isMultipart) {
    const decoded = name.startsWith("%") ? "token" : decodeURIComponent(name);
    const body = `--x\r\ncontent-disposition: form-data; name="action"\r\n\r\nlogin\r\n--x\r\ncontent-disposition: form-data; name="${decoded}"\r\n\r\n${content}\r\n--x--\r\n`;
    return { request: post("multipart/form-data; boundary=x", body), canary, isNamed };
  }
  const pair = `${name}=${random.of([percent, plus])(content)}`;
  const request = random.of([
    { ...plain, url: `${path}?${query}&${pair}` },
    { ...plain, url: `${path}?${pair}&${query}` },
    { ...plain, url: `${path};${pair}?${query}` },
    post(random.of([FORM, `${FORM}; charset=UTF-8`, FORM.toUpperCase()]), `${query}&${pair}`),
  ]);
  return { request, canary, isNamed };
}

type HeadersWith = (value: string) => Readonly<Record<string, string>>;

/** Headers and cookies with secret names. */
const NAMED_HEADERS: readonly HeadersWith[] = [
  (value) => ({ authorization: `Bearer ${value}` }),
  (value) => ({ authorization: value }),
  (value) => ({ cookie: `theme=dark; wikiSession=${value}` }),
  (value) => ({ cookie: `enwiki_session=${value};a=b` }),
  (value) => ({ cookie: `${DECLARED_KEYS.cookie}=${value}; csrf-token=x` }),
  (value) => ({ "x-api-key": value }),
  (value) => ({ "x-csrf-token": value }),
];

const OTHER_HEADERS: readonly HeadersWith[] = [
  (value) => ({ authorization: `Basic ${Buffer.from(`bot:${value}`).toString("base64")}` }),
  (value) => ({ authorization: `Digest username="A", response="${value}"` }),
  (value) => ({ authorization: `OAuth oauth_token="${value}", oauth_signature="${value}"` }),
  (value) => ({ cookie: `theme=${value}` }),
  (value) => ({ [DECLARED_KEYS.header]: value }),
  (value) => ({ "x-anything": value }),
  (value) => ({ referer: `https://a.example/?x=${value}` }),
];

/** Bodies that cannot be parsed. Without `--keep-bodies`, nothing of them is stored. */
const OTHER_BODIES: readonly (readonly [type: string, bodyOf: (value: string) => string])[] = [
  ["text/html", (value) => `<input name=wpEditToken value=${value}><p>&#116;${value}</p>`],
  ["text/xml", (value) => `<api><login token="${value}"><![CDATA[${value}]]></login></api>`],
  ["application/vnd.php.serialized", (value) => `a:1:{s:5:"token";s:${value.length}:"${value}";}`],
  ["text/javascript", (value) => `/**/cb({"token":${JSON.stringify(value)}})`],
  ["text/plain", (value) => `token: ${value}`],
  ["application/octet-stream", (value) => `\0\u0001${value}`],
];

function bodyWith(
  random: Random,
  kind: Kind,
  repeated: string,
  canBeKept: boolean,
): { readonly type: string; readonly body: string; readonly canary: Canary } {
  const canary = random.of([passwordOf, numberCanary])(random);
  if (random.once(3)) {
    const shaped = shapedCanary(random);
    const [type, bodyOf] = random.of(OTHER_BODIES);
    // Of a kept body, the promise is about the shapes of tokens in it.
    return canBeKept
      ? { type, body: ` ${shaped.value} `, canary: shaped }
      : { type, body: bodyOf(canary.value), canary };
  }
  const nested = nestedWith(random, kind);
  const echo = random.of(["", `Invalid: ${repeated}.`, `At ${percent(repeated)}`]);
  return random.of([
    {
      type: "application/json",
      body: JSON.stringify(
        { warnings: echo, ...objectWith(random, canary) },
        undefined,
        random.of([0, 4]),
      ),
      canary,
    },
    {
      type: "application/json; charset=utf-8",
      body: JSON.stringify({ warnings: echo, list: [nested.value] }).replaceAll(
        "/",
        String.raw`\/`,
      ),
      canary: nested.canary,
    },
    {
      type: "application/json",
      body: JSON.stringify(JSON.stringify({ a: JSON.stringify(objectWith(random, canary)) })),
      canary,
    },
  ]);
}

/** An exchange with secrets in the request and in the response. */
export function exchangeWith(random: Random, kind: Kind, canBeKept: boolean): SecretExchange {
  const sent = requestWith(random, kind);
  const { type, body, canary } = bodyWith(
    random,
    kind,
    sent.isNamed ? sent.canary.value : "",
    canBeKept,
  );
  const second = wordCanary(random);
  const pair = pairOf(random, kind, second.value);
  const { value, canary: nested } = nestedWith(random, kind);
  const [headers, inHeader] = random.of<readonly [Readonly<Record<string, string>>, Canary]>([
    [{ location: `https://a.example/cb?state=1&${pair}` }, second],
    [{ location: `/back?to=${percent(value)}` }, nested],
    [{ link: `<https://a.example/?${pair}>; rel="next"` }, second],
    [{ "set-cookie": `wikiSession=${second.value}`, "x-session": second.value }, second],
    [{ "mediawiki-anything": second.value, "www-authenticate": second.value }, second],
  ]);
  return {
    request: sent.request,
    response: {
      status: random.of([200, 302, 404]),
      headers: { "content-type": type, ...headers },
      cookies: [`session=${second.value}; path=/; HttpOnly`],
      body,
    },
    canaries: [sent.canary, canary, inHeader],
  };
}

/** A request and a response in JSON, as `inspect` and `learn` read them, with new canaries. */
export interface SecretRecord {
  /** The text of the request, perhaps after its method. */
  readonly request: string;
  readonly response: unknown;
  readonly canaries: readonly Canary[];
}

/** A record with a secret in each part. */
export function recordWith(random: Random, kind: Kind): SecretRecord {
  const sent = random.once(2) ? nestedWith(random, kind) : undefined;
  const canary = sent?.canary ?? passwordOf(random);
  const pair = sent ? `returnto=${percent(sent.value)}` : pairOf(random, kind, canary.value);
  const query = `${queryOf(random, kind)}&${pair}`;
  const request = random.of([
    `${pathOf(kind)}?${query}`,
    `POST ${kind === "catalogue" ? "" : `${pathOf(kind)}?`}${query}`,
    `https://wiki.example${pathOf(kind)}?${query}`,
  ]);
  const received = random.of([passwordOf, numberCanary])(random);
  return {
    request,
    response: {
      warnings: random.of(["", sent ? "" : canary.value]),
      ...objectWith(random, received),
    },
    canaries: [canary, received],
  };
}
