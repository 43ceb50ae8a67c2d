import { canonical, listOf, member, objectOf, textOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { below } from "../base/document.js";
import { changeOf, defined } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { Matched } from "./matching.js";
import type { LocatedOperation } from "./operations.js";
import { docsChanges } from "./remarks.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, resolved } from "./schema-references.js";

/** Alternatives of required schemes, each with its sorted scopes. Without any, none are required. */
type Requirements = readonly Readonly<Record<string, readonly string[]>>[];

/** Compares the credentials that operations require, and the schemes that describe them. */
export function securityChanges(
  root: Subject,
  { pairs, removed, added }: Matched<LocatedOperation>,
  context: OpenApiContext,
): readonly Change[] {
  const before = schemesOf(context.old, [...pairs.map(([old]) => old), ...removed]);
  const after = schemesOf(context.new, [...pairs.map(([, next]) => next), ...added]);
  const renamed = renamedSchemes(before, after);
  const changes = (subject: Subject, old: unknown, next: unknown): readonly Change[] =>
    requirementChanges(subject, requirementsOf(old, renamed), requirementsOf(next), {
      before,
      after,
    });
  const defaults = [member(context.old, "security"), member(context.new, "security")] as const;
  const [inherited, stated] = [pairs.filter(isInherited), pairs.filter((p) => !isInherited(p))];
  return [
    // A change of the document is one for all operations that inherit its requirements.
    ...(inherited.length > 0 ? changes(root, ...defaults) : []),
    ...stated.flatMap(([{ operation: old, origin }, { id, operation: next, origin: newOrigin }]) =>
      changes(
        { module: id, old: origin, new: newOrigin },
        member(old, "security") ?? defaults[0],
        member(next, "security") ?? defaults[1],
      ),
    ),
    ...schemeChanges(root, before, after, renamed, context.docs),
  ];
}

function isInherited(pair: readonly LocatedOperation[]): boolean {
  return pair.every(({ operation }) => member(operation, "security") === undefined);
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
  const isFree = all.every((each) => Object.keys(each).length === 0);
  return isFree ? [] : [...new Map(all.map((each) => [canonical(each), each])).values()];
}

function requirementChanges(
  subject: Subject,
  old: Requirements,
  next: Requirements,
  schemes: { readonly before: Schemes; readonly after: Schemes },
): readonly Change[] {
  const [was, is] = [describe(old), describe(next)];
  if (was === is) return [];
  const isFree = next.length === 0 || next.some((each) => Object.keys(each).length === 0);
  const isEnough =
    old.length > 0 && old.every((each) => next.some((other) => satisfies(each, other)));
  const rule = isFree ? "security-removed" : isEnough ? "security-loosened" : "security-added";
  const isGone = old
    .flatMap(Object.keys)
    .some((name) => hasCredentials(schemes.before.get(name)) && !schemes.after.has(name));
  return [
    changeOf(rule, subject, {
      ...defined({ old: was, new: is }),
      ...(isGone && { circumstances: ["types-broken"] }),
      at: "/security",
    }),
  ];
}

/** Returns true if code passes the credentials of a scheme. Certificates are not passed. */
function hasCredentials({ type }: UnknownObject = {}): boolean {
  return type !== undefined && type !== "mutualTLS";
}

/** Describes requirements, such as `key or oauth (read, write) + token`. */
function describe(requirements: Requirements): string | undefined {
  const alternatives = requirements.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(", ")})` : name))
      .toSorted()
      .join(" + "),
  );
  return requirements.length === 0
    ? undefined
    : alternatives
        .map((each) => each || "none")
        .toSorted()
        .join(" or ");
}

/** Returns true if the credentials of one requirement are enough for another. */
function satisfies(has: Requirements[number], needed: Requirements[number]): boolean {
  return Object.entries(needed).every(
    ([name, scopes]) =>
      Object.hasOwn(has, name) && scopes.every((scope) => has[name]?.includes(scope)),
  );
}

const SECTION = "securitySchemes";
const DOCS = ["description", "bearerFormat"];
/** The keys that determine the credentials of a request. */
const FORM = ["type", "in", "name", "scheme"];

type Schemes = ReadonlyMap<string, UnknownObject>;

/** The schemes that operations require, by name. Others have no effect. */
function schemesOf(root: UnknownObject, operations: readonly LocatedOperation[]): Schemes {
  const all = objectOf(objectOf(root["components"])[SECTION]);
  const holder = { value: all, origin: { file: "", pointer: "" }, root };
  const names = operations.flatMap(({ operation }) =>
    requirementsOf(member(operation, "security") ?? root["security"]).flatMap(Object.keys),
  );
  return new Map(
    [...new Set(names)]
      .toSorted()
      .map((name) => [name, resolved(partBelow(holder, all[name], name)).value]),
  );
}

/** Finds the new names of schemes with the same description. Requests do not contain the names. */
function renamedSchemes(old: Schemes, next: Schemes): ReadonlyMap<string, string> {
  const added = new Map([...next].filter(([name]) => !old.has(name)));
  const renamed = new Map<string, string>();
  for (const [name, scheme] of old) {
    if (next.has(name)) continue;
    const form = canonical(withoutTexts(scheme));
    const match = [...added].find(([, each]) => canonical(withoutTexts(each)) === form);
    if (!match) continue;
    renamed.set(name, match[0]);
    added.delete(match[0]);
  }
  return renamed;
}

/** Compares schemes that operations require before and after. Others change their requirements. */
function schemeChanges(
  root: Subject,
  before: Schemes,
  after: Schemes,
  renamed: ReadonlyMap<string, string>,
  docs: boolean,
): readonly Change[] {
  return [...before].flatMap(([name, old]): readonly Change[] => {
    const own = renamed.get(name) ?? name;
    const next = after.get(own);
    if (!next) return [];
    const subject: Subject = {
      module: "",
      old: { ...root.old, pointer: below("/components", SECTION, name) },
      new: { ...root.new, pointer: below("/components", SECTION, own) },
    };
    const facts = { old: name, new: own };
    return [
      ...(own === name ? [] : [changeOf("security-scheme-renamed", subject, facts)]),
      ...schemeChange(subject, name, old, next),
      ...(docs ? docsChanges(subject, old, next, DOCS) : []),
    ];
  });
}

function schemeChange(
  subject: Subject,
  value: string,
  old: UnknownObject,
  next: UnknownObject,
): readonly Change[] {
  const [before, after] = [withoutTexts(old), withoutTexts(next)];
  if (canonical(before) === canonical(after)) return [];
  const facts = { value, old: before, new: after };
  if (FORM.every((key) => spelled(key, old) === spelled(key, next)))
    return [changeOf("security-flow-changed", subject, facts)];
  return [
    changeOf("security-scheme-changed", subject, {
      ...facts,
      ...(isBasic(old) !== isBasic(next) && { circumstances: ["other-kind"] }),
    }),
  ];
}

/** Names of headers and of HTTP schemes do not depend on letter case. */
function spelled(key: string, scheme: UnknownObject): unknown {
  const value = scheme[key];
  const isFree = key === "scheme" || (key === "name" && scheme["in"] === "header");
  return isFree && typeof value === "string" ? value.toLowerCase() : value;
}

/** Basic credentials are an object in code, and others a text. */
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
