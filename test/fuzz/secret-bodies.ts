import { html, percent } from "./canaries.js";
import type { Random } from "./random.js";

/** A body with its media type. */
export interface SecretBody {
  readonly type: string;
  readonly body: string;
}

/** Nested objects of texts, as responses have them. */
interface Fields {
  readonly [name: string]: string | Fields;
}

/** A response that gives a secret in a field, in any format, with another text in it. */
export function secretBody(random: Random, secret: string, text: string): SecretBody {
  return random.of(FORMATS)(
    { batchcomplete: "", warnings: text, ...fieldsWith(random, secret) },
    random,
  );
}

/** A response in JSON, or an error of the API, with a secret in a field and another text. */
export function jsonBody(random: Random, secret: string, text: string): object {
  const fields = fieldsWith(random, secret);
  return random.once(3)
    ? { error: { code: "badtoken", info: text, token: secret }, ...fields }
    : { batchcomplete: text, ...fields };
}

function fieldsWith(random: Random, secret: string): Fields {
  return random.of([
    {
      query: { tokens: { [random.of(["csrftoken", "watchtoken", "logintoken"])]: `${secret}+\\` } },
    },
    { login: { result: "NeedToken", token: `${secret}+\\`, sessionid: secret } },
    { clientlogin: { status: "PASS", access_token: secret, refresh_token: secret } },
    { tokens: { edittoken: secret, csrftoken: secret } },
    { session: { sessionId: secret, apiKey: secret, client_secret: secret } },
    { query: { authmanagerinfo: { requests: { password: secret } } } },
  ] satisfies readonly Fields[]);
}

const FORMATS: readonly ((fields: Fields, random: Random) => SecretBody)[] = [
  (fields) => ({ type: "application/json; charset=utf-8", body: JSON.stringify(fields) }),
  (fields) => ({ type: "application/json", body: JSON.stringify(fields, undefined, 4) }),
  (fields) => ({ type: "application/json", body: escapedJson(fields) }),
  (fields) => ({
    type: "application/json",
    body: JSON.stringify({ inner: JSON.stringify({ ...fields, warnings: "" }) }),
  }),
  (fields) => ({ type: "text/javascript", body: `/**/cb_1(${JSON.stringify(fields)})` }),
  (fields) => ({ type: "text/xml", body: `<?xml version="1.0"?><api>${attributes(fields)}</api>` }),
  (fields) => ({ type: "text/xml", body: `<?xml version="1.0"?><api>${elements(fields)}</api>` }),
  (fields) => ({ type: "application/vnd.php.serialized", body: serialized(fields) }),
  (fields) => ({ type: "text/html", body: pretty(JSON.stringify(fields, undefined, 4)) }),
  (fields) => ({ type: "text/html", body: pretty(attributes(fields)) }),
  (fields) => ({ type: "text/html", body: inputs(fields) }),
  (fields) => ({
    type: "text/html",
    body: `<script>mw.config.set(${JSON.stringify(fields)});</script>`,
  }),
  (fields) => ({ type: "text/plain", body: exported(fields) }),
  (fields) => ({ type: "text/plain", body: pairs(fields) }),
  (fields, random) => ({
    type: "application/json",
    body: JSON.stringify({
      ...fields,
      tokens: { csrf: textsIn(fields).at(-1) ?? "", patrol: random.of(["", "+\\"]) },
    }),
  }),
];

function textsIn(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((value) =>
    typeof value === "string" ? [value] : textsIn(value),
  );
}

function entriesIn(fields: Fields): readonly (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : entriesIn(value),
  );
}

/** JSON as PHP writes it by default. */
function escapedJson(fields: Fields): string {
  return JSON.stringify(fields)
    .replaceAll("/", String.raw`\/`)
    .replaceAll(/[^\0-\x7f]|[<>&']/gu, (found) =>
      Array.from(
        { length: found.length },
        (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, "0")}`,
      ).join(""),
    );
}

function attributes(fields: Fields): string {
  const entries = Object.entries(fields);
  return entries
    .map(([name, value]) =>
      typeof value === "string"
        ? `<${name} xml:space="preserve">${html(value)}</${name}>`
        : `<${name}${Object.entries(value)
            .map(([key, text]) => (typeof text === "string" ? ` ${key}="${html(text)}"` : ""))
            .join("")}>${attributes(nestedOf(value))}</${name}>`,
    )
    .join("");
}

function nestedOf(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value !== "string"),
  );
}

function elements(fields: Fields): string {
  return Object.entries(fields)
    .map(
      ([name, value]) =>
        `<${name}>${typeof value === "string" ? html(value) : elements(value)}</${name}>`,
    )
    .join("");
}

function serialized(value: string | Fields): string {
  if (typeof value === "string") return `s:${Buffer.byteLength(value)}:"${value}";`;
  const entries = Object.entries(value);
  return `a:${entries.length}:{${entries.map(([name, member]) => serialized(name) + serialized(member)).join("")}}`;
}

/** As `jsonfm` and `xmlfm` show it, with marked texts. */
function pretty(text: string): string {
  const marked = html(text).replaceAll(
    /&quot;(\w+)&quot;/g,
    '<span class="nt">&quot;$1&quot;</span>',
  );
  return `<!DOCTYPE html><html><body><pre class="api-pretty-content">${marked}</pre></body></html>`;
}

function inputs(fields: Fields): string {
  return `<form>${entriesIn(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${html(value)}">`)
    .join("")}</form>`;
}

/** As PHP's `var_export` writes it. */
function exported(fields: Fields): string {
  return `array (${Object.entries(fields)
    .map(
      ([name, value]) =>
        `'${name}' => ${typeof value === "string" ? `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'` : exported(value)},`,
    )
    .join(" ")})`;
}

function pairs(fields: Fields): string {
  return entriesIn(fields)
    .map(([name, value]) => `${name}=${percent(value)}`)
    .join("&");
}
