import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { ServedCatalogue, ServedOpenApi } from "./served-spec.js";

/** Replaces a value that only the server may know. */
export const REDACTED = "***";

/** Returns true if a parameter, header or cookie is secret, by its wire name. */
export type IsSecret = (name: string) => boolean;

/** The parts of a spec that have the names of its secrets. */
export type SecretSource =
  | Pick<ServedCatalogue, "kind" | "modules">
  | {
      readonly kind: "openapi";
      readonly stub: Pick<ServedOpenApi["stub"], "endpoints">;
      readonly model: Pick<ServedOpenApi["model"], "apiKeys">;
    };

/** Names that are always secret: tokens, passwords and so on. */
const SECRET_NAME =
  /token|passw|passphrase|secret|authorization|api[-_]?key|access[-_]?key|session[-_]?id|^retype$|^otp$|^pwd$/i;

/**
 * Returns the secret parameters of some specs: those that are marked as sensitive, the API keys of
 * OpenAPI documents, and those with a secret name.
 */
export function secretsOf(specs: readonly SecretSource[]): IsSecret {
  const marked = new Set(specs.flatMap(markedNames));
  return (name) => marked.has(name) || SECRET_NAME.test(name);
}

/** The wire names that a spec marks as sensitive, and those of its API keys. */
export function markedNames(spec: SecretSource): readonly string[] {
  switch (spec.kind) {
    case "catalogue":
      return spec.modules.flatMap((module) =>
        markedIn(module.params).flatMap((name) => wireNames(module, name)),
      );
    case "openapi":
      return [
        ...Object.values(spec.stub.endpoints).flatMap(({ params }) => markedIn(params)),
        ...spec.model.apiKeys.flatMap(namesOfKey),
      ];
  }
}

/** The names of an API key. Services have the names of headers in lower case. */
function namesOfKey(name: string): readonly string[] {
  return [name, name.toLowerCase()];
}

function markedIn(params: AnyModule["params"]): readonly string[] {
  return Object.entries(params).flatMap(([name, { sensitive, type }]) =>
    sensitive === true || type === "password" ? [name] : [],
  );
}

/** The wire names of a module's parameter, as a module and as a generator. */
function wireNames({ prefix, generator }: AnyModule, name: string): readonly string[] {
  const own = prefix + name;
  return generator ? [own, `g${own}`] : [own];
}

/** Cookies that identify a session or a user: `wikiSession`, `JSESSIONID`, `connect.sid`. */
const SESSION_COOKIE = /sess|auth|jwt|csrf|xsrf|(?:^|[._-])sid$/i;

/** Returns true if a cookie's value is secret, by its name or because it looks generated. */
export function isSecretCookie(name: string, value: string, isSecret: IsSecret): boolean {
  const looksGenerated = value.length >= 16 && /\d/.test(value) && /[A-Za-z]/.test(value);
  return isSecret(name) || SESSION_COOKIE.test(name) || looksGenerated;
}

/** Fields of responses that are secret: `csrftoken`, `access_token`, `sessionid`, `wpEditToken`. */
const SECRET_FIELD = /(?:token|session[-_]?id|password|passwd|secret|api[-_]?key|access[-_]?key)$/i;

/** Returns true if a field of a response is secret, in any format. */
export function isSecretField(name: string): boolean {
  return SECRET_FIELD.test(name);
}

/**
 * The words of specs: names of parameters and modules, and values of enumerations. They are public,
 * and responses are full of them, so they are no secrets outside the fields that contain them.
 */
export function publicWords(specs: readonly SecretSource[]): ReadonlySet<string> {
  return new Set([...COMMON, ...specs.flatMap(wordsOf)]);
}

/** The values of JSON, and those of MediaWiki's parameters that are not in its catalogues. */
const COMMON = ["true", "false", "null", "none", "undefined", "json", "jsonfm", "html", "https"];

function wordsOf(spec: SecretSource): readonly string[] {
  switch (spec.kind) {
    case "catalogue":
      return spec.modules.flatMap((module) => [
        module.name,
        ...wordsIn(module.params),
        ...Object.keys(module.params).flatMap((name) => wireNames(module, name)),
      ]);
    case "openapi":
      return Object.values(spec.stub.endpoints).flatMap(({ params }) => wordsIn(params));
  }
}

function wordsIn(params: AnyModule["params"]): readonly string[] {
  return Object.entries(params).flatMap(([name, param]) => [
    name,
    ...(param.type === "enum" ? param.values : []),
  ]);
}
