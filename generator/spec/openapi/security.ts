import type { CredentialScheme, SchemeNames } from "../model/exchange.js";
import type { EndpointOperation } from "../model/operation.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { below } from "../../base/document.js";
import { isObject, member, memberAt, objectOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { openApiParts } from "../schema/parts.js";
import type { Document } from "../../base/document.js";
import { keyedOperations } from "./units.js";
import type { OpenApiDocument, OpenApiOperation, SecurityScheme } from "../source/types.js";
import { resolveReference } from "./resolve-reference.js";

/**
 * An operation's requirements, or else the document's. Schemes without generated credentials are
 * omitted. Undefined if no scheme remains.
 */
export function lowerSecurity(
  document: Document<OpenApiDocument>,
  operation: OpenApiOperation,
): readonly SchemeNames[] | undefined {
  const declared = operation.security ?? document.value.security ?? [];
  const requirements = declared.map((requirement) =>
    Object.keys(requirement).filter((name) => schemeNamed(document, name) !== undefined),
  );
  return requirements.some((names) => names.length > 0) ? requirements : undefined;
}

/** The operations' security schemes, in the document's order. */
export function lowerSecuritySchemes(
  document: Document<OpenApiDocument>,
  operations: readonly EndpointOperation[],
): readonly CredentialScheme[] {
  const used = new Set(operations.flatMap(({ security = [] }) => security.flat()));
  return Object.keys(document.value.components?.securitySchemes ?? {})
    .filter((name) => used.has(name))
    .flatMap((name) => schemeNamed(document, name) ?? []);
}

/** The wire names of all API keys that the document declares, used or not. */
export function lowerApiKeys(document: Document<OpenApiDocument>): readonly string[] {
  return Object.keys(document.value.components?.securitySchemes ?? {}).flatMap((name) => {
    const scheme = schemeNamed(document, name);
    return scheme?.kind === "apiKey" ? [scheme.wireName] : [];
  });
}

/**
 * The names of all parameters and properties with passwords as values (the format `password`,
 * OpenAPI 3.1, 4.4), including alternatives, lists and maps that contain passwords.
 */
export function lowerPasswords({ value }: Document): readonly string[] {
  const harmless = new Set<object>();
  const isPassword = (schema: unknown): boolean => {
    const reached = new Set(isObject(schema) ? [schema] : []);
    for (const each of reached) {
      if (each["format"] === "password") return true;
      for (const next of unnamedParts(each, value)) if (!harmless.has(next)) reached.add(next);
    }
    for (const each of reached) harmless.add(each);
    return false;
  };
  return openApiParts(value).flatMap(({ value: part }) => [
    ...(typeof part["name"] === "string" && isPassword(part) ? [part["name"]] : []),
    ...Object.entries(objectOf(member(part, "properties"))).flatMap(([name, schema]) =>
      isPassword(schema) ? [name] : [],
    ),
  ]);
}

/** Keywords with values other than schemas, and `properties`, which the caller reads by name. */
const OTHER_KEYWORDS: ReadonlySet<string> = new Set([
  "const",
  "default",
  "enum",
  "example",
  "examples",
  "properties",
]);

/** Returns the schema that `$ref` names, and all nested schemas except properties. */
function unnamedParts(schema: UnknownObject, document: unknown): readonly UnknownObject[] {
  return Object.entries(schema)
    .filter(([keyword]) => !OTHER_KEYWORDS.has(keyword))
    .flatMap(([keyword, part]) =>
      keyword === "$ref" && typeof part === "string" ? memberAt(document, part) : part,
    )
    .filter(isObject);
}

/** Reports each required security scheme once that no credentials are generated for. */
export function credentialWarnings(document: Document<OpenApiDocument>): readonly Diagnostic[] {
  const { value } = document;
  const operations = Object.entries(value.paths).flatMap(([path, item]) =>
    keyedOperations(item).map(({ key, operation }) => ({
      security: operation.security,
      pointer: below("/paths", path, key),
    })),
  );
  const reported = new Map<string, string>();
  for (const { security = [], pointer } of [
    { security: value.security, pointer: "" },
    ...operations,
  ])
    for (const [index, requirement] of security.entries())
      for (const name of Object.keys(requirement))
        if (!reported.has(name) && schemeNamed(document, name) === undefined)
          reported.set(name, below(pointer, "security", index, name));
  return [...reported].map(([name, pointer]) =>
    diagnostic("credentials-not-generated", { name }, document.locate(pointer)),
  );
}

function schemeNamed(
  { value }: Document<OpenApiDocument>,
  name: string,
): CredentialScheme | undefined {
  const schemes = value.components?.securitySchemes ?? {};
  if (!Object.hasOwn(schemes, name)) return undefined;
  const scheme = resolveReference<SecurityScheme>(schemes, schemes[name]);
  const kind = scheme && kindOf(scheme);
  if (!kind) return undefined;
  const { description = "" } = scheme;
  return { ...kind, name, ...(description !== "" && { description }) };
}

type SchemeKind =
  | Pick<Extract<CredentialScheme, { kind: "apiKey" }>, "kind" | "in" | "wireName">
  | { readonly kind: "basic" | "bearer" };

/** Flows of OAuth are not generated: their result is a bearer token. */
function kindOf(scheme: SecurityScheme): SchemeKind | undefined {
  switch (scheme.type) {
    case "apiKey":
      return scheme.in !== undefined && scheme.name !== undefined && scheme.name !== ""
        ? { kind: "apiKey", in: scheme.in, wireName: scheme.name }
        : undefined;
    case "http":
      // RFC 9110, 11.1: the names of schemes are case-insensitive.
      return HTTP_KINDS.get((scheme.scheme ?? "").toLowerCase());
    case "oauth2":
    case "openIdConnect":
      return { kind: "bearer" };
    case "mutualTLS":
      return undefined;
  }
}

const HTTP_KINDS: ReadonlyMap<string, SchemeKind> = new Map([
  ["basic", { kind: "basic" }],
  ["bearer", { kind: "bearer" }],
]);
