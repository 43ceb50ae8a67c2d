import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { ServedSpec } from "./specs/served-spec.js";

/** Stands for a value that nobody but the server is to know. */
export const REDACTED = "***";

/** Whether the value of a parameter, by its wire name, is a secret. */
export type IsSecret = (name: string) => boolean;

/** What is secret whatever a spec says: tokens, passwords and the like. */
const SECRET_NAME = /token|passw|secret|authorization|apikey|api_key|sessionid|^retype$|^otp$/i;

/** What is secret in requests to some specs: the parameters that they mark as sensitive, and what is called like a secret. */
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
      return Object.values(spec.stub.endpoints).flatMap(({ params }) => markedIn(params));
  }
}

function markedIn(params: AnyModule["params"]): readonly string[] {
  return Object.entries(params).flatMap(([name, { sensitive, type }]) =>
    sensitive === true || type === "password" ? [name] : [],
  );
}

/** As a module of its own, and as a generator. */
function wireNames({ prefix, generator }: AnyModule, name: string): readonly string[] {
  const own = prefix + name;
  return generator ? [own, `g${own}`] : [own];
}

/** A query string or form body without its secrets; the rest stays as it was written. */
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

/** A path and query without its secrets. */
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
