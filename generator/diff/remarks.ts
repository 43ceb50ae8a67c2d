import { changeOf } from "./change.js";
import type { Change, Facts, Subject } from "./change.js";
import { canonical, keysOfBoth, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { FEATURES } from "../spec/openapi/features.js";
import { DOCUMENT_TYPE, openApiParts } from "../spec/schema/parts.js";
import type { Matched } from "./matching.js";
import type { LocatedOperation } from "./operations.js";
import type { IgnoredKeys } from "../spec/model/remarks.js";
import { below } from "../base/document.js";

/** Compares members that no rule knows; they are always reported. */
export function unknownKeyChanges(
  subject: Subject,
  old: object,
  next: object,
  known: ReadonlySet<string>,
): readonly Change[] {
  const all = keysOfBoth(objectOf(old), objectOf(next));
  const keys = all.filter((key) => !known.has(key));
  return changedMembers(old, next, keys).map((facts) => {
    const { old: before, new: after } = facts;
    const kind = before === undefined ? "added" : after === undefined ? "removed" : "changed";
    return changeOf(`unknown-key-${kind}`, subject, facts);
  });
}

/** Compares descriptions, if requested. */
export function docsChanges(
  subject: Subject,
  old: object,
  next: object,
  keys: readonly string[],
): readonly Change[] {
  return changedMembers(old, next, keys).map((facts) => changeOf("docs-changed", subject, facts));
}

/** Members with different values. Both spellings of a flag are equal. */
function changedMembers(old: object, next: object, keys: readonly string[]): readonly Facts[] {
  const [before, after] = [objectOf(old), objectOf(next)];
  return keys.flatMap((key) => {
    const values = { old: member(before, key), new: member(after, key) };
    if (comparable(values.old) === comparable(values.new)) return [];
    return [{ value: key, ...values, at: below("", key) }];
  });
}

function comparable(value: unknown): string {
  return canonical(value === "" ? true : value);
}

const NONE: ReadonlySet<string> = new Set();
const EMPTY: IgnoredKeys = { texts: {}, unknown: {}, inert: {} };

/** A part with the members that no code is generated from. */
interface Remarked {
  readonly remarks?: IgnoredKeys;
}

/** Compares members that do not affect code: unknown keys, and descriptions if requested. */
export function ignoredKeyChanges(
  subject: Subject,
  { remarks: old = EMPTY }: Remarked,
  { remarks: next = EMPTY }: Remarked,
  docs: boolean,
): readonly Change[] {
  return [
    ...unknownKeyChanges(subject, old.unknown, next.unknown, NONE),
    ...(docs ? docsChanges(subject, old.texts, next.texts, keysOfBoth(old.texts, next.texts)) : []),
  ];
}

/** Compares known keys that have no effect at their location. */
export function inertChanges(
  subject: Subject,
  { remarks: old = EMPTY }: Remarked,
  { remarks: next = EMPTY }: Remarked,
): readonly Change[] {
  return unknownKeyChanges(subject, old.inert, next.inert, NONE);
}

/** The parts of an OpenAPI document with keys that {@link unreadKeyChanges} compares. */
const PARTS: ReadonlySet<string> = new Set([
  DOCUMENT_TYPE,
  "Info",
  "Tag",
  "Components",
  "PathItem",
  "OpenApiOperation",
  "OpenApiParameter",
  "RequestBody",
  "OpenApiResponse",
  "MediaType",
]);

/** The types of parts that may be references. A reference's other keys do not have a meaning. */
const REFERENCES: ReadonlySet<string> = new Set([
  "ParameterOrReference",
  "RequestBodyOrReference",
  "ResponseOrReference",
]);

/** Keys that generated code does not depend on, but that are compared, also where they are used. */
const COMPARED: ReadonlySet<string> = new Set(["webhooks", "callbacks", "links", "mediaTypes"]);

/**
 * Compares keys of OpenAPI documents that Paramsmith does not read. Parts that only one side has are
 * covered by their own findings.
 */
export function unreadKeyChanges(
  root: Subject,
  { pairs }: Matched<LocatedOperation>,
  context: { readonly old: UnknownObject; readonly new: UnknownObject },
): readonly Change[] {
  const idsOf = (side: 0 | 1) =>
    new Map(pairs.map((pair) => [pair[side].origin.pointer, pair[1].id] as const));
  const after = partsOf(context.new, idsOf(1));
  return [...partsOf(context.old, idsOf(0))].flatMap(([label, old]) => {
    const next = after.get(label);
    if (!next) return [];
    const subject: Subject = {
      module: next.module,
      old: { ...root.old, pointer: old.pointer },
      new: { ...root.new, pointer: next.pointer },
    };
    return unknownKeyChanges(subject, old.unread, next.unread, NONE);
  });
}

interface UnreadPart {
  readonly module: string;
  readonly pointer: string;
  readonly unread: UnknownObject;
}

/**
 * A document's parts by their location in an operation, because the operation's pointer may change.
 */
function partsOf(
  root: UnknownObject,
  operations: ReadonlyMap<string, string>,
): ReadonlyMap<string, UnreadPart> {
  const parts = openApiParts(root).filter(
    ({ type, holder = "" }) => PARTS.has(type) || REFERENCES.has(holder),
  );
  return new Map(
    parts.map(({ type, value, pointer }) => {
      const operation = pointer.split("/").slice(0, 4).join("/");
      const module = operations.get(operation);
      const label = module === undefined ? pointer : `${module} ${pointer.slice(operation.length)}`;
      const features = FEATURES[type] ?? {};
      const isRead = (key: string): boolean =>
        COMPARED.has(key) || (Object.hasOwn(features, key) && features[key] !== "ignored");
      const unread = Object.fromEntries(Object.entries(value).filter(([key]) => !isRead(key)));
      return [label, { module: module ?? "", pointer, unread }];
    }),
  );
}
