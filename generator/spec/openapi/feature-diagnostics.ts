import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import type { Problem } from "../../base/problem.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { FEATURES } from "./features.js";
import { isUsualInHeader, keysWithoutEffect } from "./without-effect.js";
import { OPERATION_KEYS, operationsIn } from "./units.js";
import type { Part } from "../schema/parts.js";
import { listOf, member, objectOf } from "../../base/json.js";

/** A key of a part. */
export interface Key {
  /** The type of the part. */
  readonly type: string;
  readonly name: string;
  readonly pointer: string;
}

/** The keys of an OpenAPI document that generated code does not depend on, by their treatment. */
export interface UnreadKeys {
  /** Keys that prevent the generation of the operations with them. */
  readonly unsupported: readonly Problem[];
  /** Keys of OpenAPI without an effect, one warning for each name. */
  readonly ignored: readonly Diagnostic[];
  /** Keys that OpenAPI does not have. */
  readonly unknown: readonly Key[];
}

/** Finds the keys that the generator does not read. Extensions (`x-`) are ignored. */
export function unreadKeys(document: Document, parts: readonly Part[]): UnreadKeys {
  const unsupported: Key[] = [];
  const unknown: Key[] = [];
  const ignored = new Map<string, Key[]>();
  const ignore = (key: Key): void => {
    const others = ignored.get(key.name);
    if (others) others.push(key);
    else ignored.set(key.name, [key]);
  };
  for (const part of parts) {
    const { type, value, pointer } = part;
    const features = FEATURES[type];
    if (!features) continue;
    for (const name of Object.keys(value)) {
      const treatment = Object.hasOwn(features, name) ? features[name] : undefined;
      const key = { type, name, pointer: below(pointer, name) };
      if (treatment === undefined && !name.startsWith("x-")) unknown.push(key);
      if (treatment === "unsupported") unsupported.push(key);
      if (treatment === "ignored" && !isUsualInHeader(part, name)) ignore(key);
    }
    for (const { name, tokens } of keysWithoutEffect(document.value, part))
      ignore({ type, name, pointer: below(pointer, ...tokens) });
  }
  return {
    unsupported: unsupported.map((key) => unsupportedKey(document, key)),
    ignored: [...ignored].flatMap(([name, keys]) => ignoredKeys(document, name, keys)),
    unknown,
  };
}

/** Reports a key that prevents the generation of the operations with it. */
export function unsupportedKey(document: Document, { type, name, pointer }: Key): Problem {
  const feature =
    type === "PathItem" && OPERATION_KEYS.includes(name)
      ? `a ${name.toUpperCase()} operation`
      : `the key ${JSON.stringify(name)}`;
  const found = diagnostic("unsupported-feature", { feature }, document.locate(pointer));
  return { pointer, diagnostic: found };
}

function ignoredKeys(
  document: Document,
  name: string,
  keys: readonly Key[],
): readonly Diagnostic[] {
  const [first] = keys;
  return first
    ? [diagnostic("feature-ignored", { name, count: keys.length }, document.locate(first.pointer))]
    : [];
}

/** The schemes of HTTP that credentials are generated for, in lower case. */
const HTTP_SCHEMES: ReadonlySet<unknown> = new Set(["basic", "bearer"]);

/** Reports each required security scheme once that no credentials are generated for. */
export function credentialWarnings(document: Document): readonly Diagnostic[] {
  const { value } = document;
  const schemes = objectOf(
    member(objectOf(member(objectOf(value), "components")), "securitySchemes"),
  );
  const items = objectOf(member(objectOf(value), "paths"));
  const operations = operationsIn(value).map(({ route, pointer }) => ({
    holder: objectOf(
      member(objectOf(member(items, route)), pointer.slice(pointer.lastIndexOf("/") + 1)),
    ),
    pointer,
  }));
  const reported = new Map<string, string>();
  for (const { holder, pointer } of [{ holder: objectOf(value), pointer: "" }, ...operations])
    for (const [index, requirement] of listOf(member(holder, "security")).entries())
      for (const name of Object.keys(objectOf(requirement)))
        if (!reported.has(name) && !isGenerated(resolved(schemes, name)))
          reported.set(name, below(pointer, "security", index, name));
  return [...reported].map(([name, pointer]) =>
    diagnostic("credentials-not-generated", { name }, document.locate(pointer)),
  );
}

/** The scheme of a name, whose reference is followed once for each name. */
function resolved(schemes: Readonly<Record<string, unknown>>, name: string): unknown {
  const seen = new Set<string>();
  for (let next = name; !seen.has(next);) {
    seen.add(next);
    const scheme = member(schemes, next);
    const reference = member(objectOf(scheme), "$ref");
    if (typeof reference !== "string") return scheme;
    next = reference.slice(reference.lastIndexOf("/") + 1);
  }
  return undefined;
}

function isGenerated(scheme: unknown): boolean {
  const { type, name, in: location, scheme: http } = objectOf(scheme);
  switch (type) {
    case "apiKey":
      return typeof name === "string" && name !== "" && location !== undefined;
    case "http":
      return typeof http === "string" && HTTP_SCHEMES.has(http.toLowerCase());
    case "oauth2":
    case "openIdConnect":
      return true;
    default:
      return false;
  }
}
