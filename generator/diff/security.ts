import { canonical, listOf, member, objectOf, textOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byKey, matchParts } from "./matching.js";
import type { Matched } from "./matching.js";
import { memberOf, resolved, subjectOf, textChanges } from "./openapi-part.js";
import type { OpenApiPair, OpenApiPart } from "./openapi-part.js";
import type { LocatedOperation } from "./operations.js";

/** Alternatives of required schemes, each with its sorted scopes. Without any, none are required. */
type Requirements = readonly Readonly<Record<string, readonly string[]>>[];

/** The schemes that operations require, by name. */
type Schemes = ReadonlyMap<string, OpenApiPart>;

const SECTION = "securitySchemes";
const DOCS = ["description", "bearerFormat"];
/** The keys that determine the credentials of a request. */
const FORM = ["type", "in", "name", "scheme"];

/** Compares the credentials that operations require, and the schemes that describe them. */
export function securityChanges(
  document: OpenApiPair,
  { pairs, removed, added }: Matched<LocatedOperation>,
): readonly Change[] {
  const before = schemesOf(document.old, [...pairs.map(([old]) => old), ...removed]);
  const after = schemesOf(document.new, [...pairs.map(([, next]) => next), ...added]);
  // Requests do not contain the names of schemes.
  const schemes = matchParts(
    [...before],
    [...after],
    byKey(([name]) => name),
    byKey(([, { value }]) => canonical(withoutTexts(value))),
  );
  const renamed = new Map(schemes.pairs.map(([[from], [to]]) => [from, to]));
  const changes = (subject: Subject, old: unknown, next: unknown): readonly Change[] => {
    const requirements = [requirementsOf(old, renamed), requirementsOf(next)] as const;
    // Code passes the credentials of a scheme. Certificates are not passed.
    const isGone = requirements[0].flatMap(Object.keys).some((name) => {
      const { type } = before.get(name)?.value ?? {};
      return type !== undefined && type !== "mutualTLS" && !after.has(name);
    });
    return requirementChanges(subject, ...requirements, isGone);
  };
  const [defaultOld, defaultNew] = [document.old, document.new].map(({ value }) =>
    securityOf(value),
  );
  const [inherited, stated] = [pairs.filter(isInherited), pairs.filter((p) => !isInherited(p))];
  return [
    // A change of the document is one for all operations that inherit its requirements.
    ...(inherited.length > 0 ? changes(subjectOf(document), defaultOld, defaultNew) : []),
    ...stated.flatMap(([old, next]) =>
      changes(
        { module: next.id, old: old.origin, new: next.origin },
        securityOf(old.value) ?? defaultOld,
        securityOf(next.value) ?? defaultNew,
      ),
    ),
    // Other scheme changes affect the operations' requirements.
    ...schemes.pairs.flatMap(([[from, old], [to, next]]) =>
      schemeChanges({ ...document, old, new: next }, from, to),
    ),
  ];
}

function securityOf(value: UnknownObject): unknown {
  return member(value, "security");
}

function isInherited(pair: readonly LocatedOperation[]): boolean {
  return pair.every(({ value }) => securityOf(value) === undefined);
}

/** Normalizes requirements. Without any, or with nothing but empty ones, there are none. */
function requirementsOf(
  security: unknown,
  renamed: ReadonlyMap<string, string> = new Map(),
): Requirements {
  const all = listOf(security).map((alternative) =>
    Object.fromEntries(
      Object.entries(objectOf(alternative)).map(([name, scopes]) => [
        renamed.get(name) ?? name,
        listOf(scopes).map(textOf).toSorted(),
      ]),
    ),
  );
  const isFree = all.every(isEmpty);
  return isFree ? [] : [...new Map(all.map((each) => [canonical(each), each])).values()];
}

function isEmpty(schemes: Requirements[number]): boolean {
  return Object.keys(schemes).length === 0;
}

function requirementChanges(
  subject: Subject,
  old: Requirements,
  next: Requirements,
  isGone: boolean,
): readonly Change[] {
  const [was, is] = [describe(old), describe(next)];
  if (was === is) return [];
  const isFree = next.length === 0 || next.some(isEmpty);
  const isEnough =
    old.length > 0 && old.every((each) => next.some((other) => satisfies(each, other)));
  const rule = isFree ? "security-removed" : isEnough ? "security-loosened" : "security-added";
  const circumstances = [isGone && "types-broken"];
  return [changeOf(rule, subject, { old: was, new: is, circumstances, at: "/security" })];
}

/** Describes requirements, such as `key or oauth (read, write) + token`. */
function describe(requirements: Requirements): string | undefined {
  const alternatives = requirements.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(", ")})` : name))
      .toSorted()
      .join(" + "),
  );
  if (alternatives.length === 0) return undefined;
  const names = alternatives.map((each) => each || "none");
  return names.toSorted().join(" or ");
}

/** Returns true if the credentials for one requirement are sufficient for a different one. */
function satisfies(has: Requirements[number], needed: Requirements[number]): boolean {
  return Object.entries(needed).every(
    ([name, scopes]) =>
      Object.hasOwn(has, name) && scopes.every((scope) => has[name]?.includes(scope)),
  );
}

/** The schemes that operations require, by name. Others have no effect. */
function schemesOf(document: OpenApiPart, operations: readonly LocatedOperation[]): Schemes {
  const section = memberOf(memberOf(document, "components"), SECTION);
  const names = operations.flatMap(({ value }) =>
    requirementsOf(securityOf(value) ?? securityOf(document.value)).flatMap(Object.keys),
  );
  return new Map(
    [...new Set(names)].toSorted().map((name) => {
      const scheme = memberOf(section, name);
      // A finding is at the scheme's name, also if it is a reference.
      return [name, { ...scheme, value: resolved(scheme).value }];
    }),
  );
}

/** Compares a scheme that operations require before and after. */
function schemeChanges(scheme: OpenApiPair, from: string, to: string): readonly Change[] {
  const [subject, old, next] = [subjectOf(scheme), scheme.old.value, scheme.new.value];
  const facts = { value: from, old: withoutTexts(old), new: withoutTexts(next) };
  const hasSameForm = FORM.every((key) => spelled(key, old) === spelled(key, next));
  const circumstances = [!hasSameForm && isBasic(old) !== isBasic(next) && "other-kind"];
  const rule = hasSameForm ? "security-flow-changed" : "security-scheme-changed";
  return [
    ...(from === to ? [] : [changeOf("security-scheme-renamed", subject, { old: from, new: to })]),
    ...(canonical(facts.old) === canonical(facts.new)
      ? []
      : [changeOf(rule, subject, { ...facts, circumstances })]),
    ...textChanges(scheme, DOCS),
  ];
}

/** Header names and HTTP schemes are case-insensitive. */
function spelled(key: string, scheme: UnknownObject): unknown {
  const value = scheme[key];
  const isFree = key === "scheme" || (key === "name" && scheme["in"] === "header");
  return isFree && typeof value === "string" ? value.toLowerCase() : value;
}

/** Basic credentials are an object in code; other credentials are strings. */
function isBasic(scheme: UnknownObject): boolean {
  return scheme["type"] === "http" && spelled("scheme", scheme) === "basic";
}

function withoutTexts(scheme: UnknownObject): UnknownObject {
  return Object.fromEntries(
    Object.keys(scheme)
      .filter((key) => !DOCS.includes(key))
      .map((key) => [key, spelled(key, scheme)]),
  );
}
