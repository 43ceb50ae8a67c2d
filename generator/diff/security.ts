import { OPERATION_KEYS } from "../spec/openapi/units.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { docsChanges } from "./remarks.js";
import { canonical, keysOfBoth, listOf, member, objectOf, textOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { below } from "../base/document.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, resolved } from "./schema-references.js";

/** Compares the credentials of one operation. Those of the OpenAPI document are compared once. */
export function operationSecurityChanges(
  subject: Subject,
  old: UnknownObject,
  next: UnknownObject,
  context: OpenApiContext,
): readonly Change[] {
  const [own, others] = [member(old, "security"), member(next, "security")];
  if (own === undefined && others === undefined) return [];
  return securityChanges(
    subject,
    listOf(own ?? member(context.old, "security")),
    listOf(others ?? member(context.new, "security")),
  );
}

/** Compares alternatives of required credentials. */
export function securityChanges(
  subject: Subject,
  old: readonly unknown[],
  next: readonly unknown[],
): readonly Change[] {
  const [before, after] = [requirements(old), requirements(next)];
  if (canonical(before) === canonical(after)) return [];
  const isFree = next.length === 0 || next.some((each) => Object.keys(objectOf(each)).length === 0);
  const isEnough =
    old.length > 0 && old.every((each) => next.some((other) => satisfies(each, other)));
  const rule = isFree ? "security-removed" : isEnough ? "security-loosened" : "security-added";
  return [changeOf(rule, subject, { old: before, new: after, at: "/security" })];
}

/** Sorts security requirements. Without any, or with an empty one, no credentials are required. */
function requirements(alternatives: readonly unknown[]): readonly string[] {
  return [...new Set(alternatives.map((each) => canonical(scopesOf(each))))].toSorted();
}

/** The sorted scopes by scheme. */
function scopesOf(requirement: unknown): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(objectOf(requirement)).map(([name, scopes]) => [
      name,
      listOf(scopes).map(textOf).toSorted(),
    ]),
  );
}

/** Returns true if the credentials of one requirement are enough for another. */
function satisfies(scheme: unknown, needed: unknown): boolean {
  const has = scopesOf(scheme);
  return Object.entries(scopesOf(needed)).every(
    ([name, scopes]) =>
      Object.hasOwn(has, name) && scopes.every((scope) => has[name]?.includes(scope)),
  );
}

const SECTION = "securitySchemes";
const DOCS = ["description", "bearerFormat"];
/** The keys that determine the credentials of a request. */
const FORM = ["type", "in", "name", "scheme"];

/** Compares the descriptions of credentials. */
export function schemeChanges(
  oldFile: string,
  nextFile: string,
  context: OpenApiContext,
): readonly Change[] {
  const [before, after] = [context.old, context.new].map((root) =>
    objectOf(objectOf(root["components"])[SECTION]),
  );
  if (!before || !after) return [];
  return keysOfBoth(before, after).flatMap((name): readonly Change[] => {
    const pointer = below("/components", SECTION, name);
    const subject: Subject = {
      module: "",
      old: { file: oldFile, pointer },
      new: { file: nextFile, pointer },
    };
    const schemeIn = (root: UnknownObject, schemes: UnknownObject): UnknownObject =>
      resolved(partBelow({ value: schemes, origin: subject.new, root }, schemes[name], name)).value;
    const [from, to] = [schemeIn(context.old, before), schemeIn(context.new, after)];
    if (!Object.hasOwn(after, name))
      return [
        {
          rule: "security-scheme-removed",
          module: "",
          value: name,
          old: from,
          origins: { old: subject.old },
        },
      ];
    if (!Object.hasOwn(before, name))
      return [
        {
          rule: "security-scheme-added",
          module: "",
          value: name,
          new: to,
          origins: { new: subject.new },
        },
      ];
    return [
      ...schemeChange(subject, name, from, to, isRequired(context.old, name)),
      ...(context.docs ? docsChanges(subject, from, to, DOCS) : []),
    ];
  });
}

function schemeChange(
  subject: Subject,
  value: string,
  old: UnknownObject,
  next: UnknownObject,
  isUsed: boolean,
): readonly Change[] {
  const [before, after] = [withoutTexts(old), withoutTexts(next)];
  if (canonical(before) === canonical(after)) return [];
  const facts = { value, old: before, new: after };
  if (FORM.every((key) => spelled(key, old) === spelled(key, next)))
    return [changeOf("security-flow-changed", subject, facts)];
  const circumstances = [
    ...(isUsed ? [] : ["unused"]),
    ...(isUsed && isBasic(old) !== isBasic(next) ? ["other-kind"] : []),
  ];
  return [
    changeOf("security-scheme-changed", subject, {
      ...facts,
      ...(circumstances.length > 0 && { circumstances }),
    }),
  ];
}

/** Names of headers and of HTTP schemes do not depend on letter case. */
function spelled(key: string, scheme: UnknownObject): string {
  const text = canonical(scheme[key] ?? null);
  const isHeader = key === "name" && scheme["in"] === "header";
  return key === "scheme" || isHeader ? text.toLowerCase() : text;
}

/** Basic credentials are an object in code, and others a text. */
function isBasic(scheme: UnknownObject): boolean {
  return scheme["type"] === "http" && spelled("scheme", scheme) === '"basic"';
}

function withoutTexts(scheme: UnknownObject): UnknownObject {
  return Object.fromEntries(
    Object.entries(scheme)
      .filter(([key]) => !DOCS.includes(key))
      .map(([key, value]) => [
        key,
        FORM.includes(key) && typeof value === "string" ? JSON.parse(spelled(key, scheme)) : value,
      ]),
  );
}

/** Returns true if the OpenAPI document or an operation requires a scheme. */
function isRequired(root: UnknownObject, name: string): boolean {
  const operations = Object.values(objectOf(root["paths"])).flatMap((item) =>
    Object.entries(objectOf(item)).flatMap(([key, each]) =>
      OPERATION_KEYS.includes(key) ? [objectOf(each)] : [],
    ),
  );
  return [root, ...operations].some((holder) =>
    listOf(holder["security"]).some((each) => Object.hasOwn(objectOf(each), name)),
  );
}
