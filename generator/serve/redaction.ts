import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { CredentialScheme } from "../model/exchange.js";
import type { ServedSpec } from "./specs/served-spec.js";

/** Replaces a value that only the server may know. */
export const REDACTED = "***";

/** Returns true if a parameter is secret, by its wire name. */
export type IsSecret = (name: string) => boolean;

/** Names that are always secret: tokens, passwords and so on. */
const SECRET_NAME = /token|passw|secret|authorization|apikey|api_key|sessionid|^retype$|^otp$/i;

/**
 * Returns the secret parameters of some specs: those that are marked as sensitive, the API keys of
 * directories, and those with a secret name.
 */
export function secretsOf(specs: readonly ServedSpec[]): IsSecret {
  const marked = new Set(specs.flatMap(markedNames));
  return (name) => marked.has(name) || SECRET_NAME.test(name);
}

function markedNames(spec: ServedSpec): readonly string[] {
  switch (spec.kind) {
    case "catalogue":
      return spec.modules.flatMap((module) =>
        markedIn(module.params).flatMap((name) => wireNames(module, name)),
      );
    case "directory":
      return [
        ...Object.values(spec.stub.endpoints).flatMap(({ params }) => markedIn(params)),
        ...spec.model.securitySchemes.flatMap(namesOfKey),
      ];
  }
}

/** The name of an API key. Services have the names of headers in lower case. */
function namesOfKey(scheme: CredentialScheme): readonly string[] {
  switch (scheme.kind) {
    case "apiKey":
      return scheme.in === "header" ? [scheme.wireName.toLowerCase()] : [scheme.wireName];
    case "basic":
    case "bearer":
      return [];
  }
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

/** Redacts a query string or form body. The rest is unchanged. */
export function redactedPairs(text: string, isSecret: IsSecret): string {
  return text
    .split("&")
    .map((pair) => {
      const equals = pair.indexOf("=");
      return equals >= 0 && isSecret(decoded(pair.slice(0, equals)))
        ? pair.slice(0, equals + 1) + REDACTED
        : pair;
    })
    .join("&");
}

/** Redacts a path with its query. */
export function redactedUrl(url: string, isSecret: IsSecret): string {
  const question = url.indexOf("?");
  return question < 0
    ? url
    : url.slice(0, question + 1) + redactedPairs(url.slice(question + 1), isSecret);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}
