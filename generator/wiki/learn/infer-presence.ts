import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import type { ResultField, ResultFields, ResultShape } from "../../spec/source/types.js";
import type { Sample } from "./sample-values.js";
import { clausesOf, valueAt } from "./decision.js";
import type { Candidate, Clause, Dependent, ObservedObject, Value } from "./decision.js";
/** More values than this are free text. */
const MANY_VALUES = 60;

/** A string from the software, not from its users. */
const NAME = /^[a-z][\w-]*$/i;

/**
 * Adds the values of other fields with which optional fields are always present. Fields in a nested
 * object may depend on the fields next to that object.
 */
export function withPresence(fields: ResultFields, samples: readonly Sample[]): ResultFields {
  if (!Object.values(fields).some(mayDepend)) return fields;
  const rows = samples.flatMap(({ settings, values }) =>
    values
      .filter(isObject)
      .map((object): ObservedObject => ({ settings, object, key: keyOf(object) })),
  );
  const candidates = candidatesOf(fields, rows);
  const dependents = dependentsOf(fields, rows);
  if (candidates.length === 0 || dependents.length === 0) return fields;
  const found = clausesOf(rows, dependents, candidates, 0);
  if (found.size === 0) return fields;
  const deciding = new Set([...found.values()].flat().flatMap((clause) => Object.keys(clause)));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = found.get(name) ?? [];
      const [value, ...others] = deciding.has(name) ? textsOf(rows, name) : [];
      const shown = own.map((clause) => visible(name, clause, fields));
      return [
        name,
        {
          ...field,
          is: withInnerPresence(name, field.is, found),
          ...(value !== undefined && { values: [value, ...others] }),
          ...(shown.length > 0 && { presentIf: mutable(shown) }),
        },
      ];
    }),
  );
}

function mayDepend({ is, optional }: ResultField): boolean {
  return optional === true || (typeof is === "object" && "record" in is);
}

/** A field's distinct strings. */
function textsOf(rows: readonly ObservedObject[], name: string): readonly string[] {
  const values = rows.flatMap(({ object }) => (Object.hasOwn(object, name) ? [object[name]] : []));
  return [...new Set(values.filter((value) => typeof value === "string"))].toSorted();
}

/** The content of an object and its nested objects that determine presence, as text. */
function keyOf(object: UnknownObject): string {
  return JSON.stringify(object);
}

/** Rights may hide a field, which its mark reports. */
function visible(name: string, clause: Clause, fields: ResultFields): Clause {
  const mark = hiddenBy(name, fields);
  return mark === undefined ? clause : { ...clause, [mark]: [false] };
}

/** The path from an object's field to a field next to the object. */
function outer(clause: Clause): Clause {
  return Object.fromEntries(Object.entries(clause).map(([name, values]) => [`../${name}`, values]));
}

function withInnerPresence(
  name: string,
  shape: ResultShape,
  found: ReadonlyMap<string, readonly Clause[]>,
): ResultShape {
  if (typeof shape !== "object" || !("record" in shape)) return shape;
  const inner = Object.keys(shape.record).filter((each) => found.has(`${name}/${each}`));
  if (inner.length === 0) return shape;
  const record = Object.entries(shape.record).map(([each, field]): [string, ResultField] => {
    const { presentIf: _, ...rest } = field;
    const clauses = (found.get(`${name}/${each}`) ?? []).map(outer);
    return [each, { ...rest, ...(clauses.length > 0 && { presentIf: mutable(clauses) }) }];
  });
  return { ...shape, record: Object.fromEntries(record) };
}

/** Converts a readonly value to the mutable types of spec/source */
function mutable(clauses: readonly Clause[]): NonNullable<ResultField["presentIf"]> {
  const [first, ...more] = clauses.map((clause) =>
    Object.fromEntries(
      Object.entries(clause).flatMap(
        ([name, [value, ...others]]): [string, [Value, ...Value[]]][] =>
          value === undefined ? [] : [[name, [value, ...others]]],
      ),
    ),
  );
  if (first === undefined) throw new Error("There is no clause.");
  return [first, ...more];
}

/** Strings with few values that are never absent, and flags. */
function candidatesOf(fields: ResultFields, rows: readonly ObservedObject[]): readonly Candidate[] {
  return Object.entries(fields).flatMap(
    ([name, { is, optional, when = {} }]): readonly Candidate[] => {
      if (is === "boolean")
        return !optional || isFlag(is, rows, [name]) ? [{ name, isFlag: true, when }] : [];
      const isText = is === "string" || (typeof is === "object" && "enumOf" in is);
      if (!isText || optional) return [];
      const values = new Set(
        rows.flatMap(({ object }) => (Object.hasOwn(object, name) ? [object[name]] : [])),
      );
      const areNames = [...values].every((value) => typeof value === "string" && NAME.test(value));
      return areNames && values.size > 1 && values.size <= MANY_VALUES
        ? [{ name, isFlag: false, when }]
        : [];
    },
  );
}

/** Optional fields, and optional fields of objects. A flag that is absent is false. */
function dependentsOf(fields: ResultFields, rows: readonly ObservedObject[]): readonly Dependent[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Dependent[] => {
    const { is, when = {} } = field;
    const inner = typeof is === "object" && "record" in is ? is.record : {};
    return [
      ...(field.optional && !isFlag(is, rows, [name])
        ? [{ path: [name], when: [when] } as const]
        : []),
      ...Object.entries(inner).flatMap(([each, below]) =>
        below.optional && !isFlag(below.is, rows, [name, each])
          ? [{ path: [name, each], when: [when, below.when ?? {}] } as const]
          : [],
      ),
    ];
  });
}

function isFlag(
  shape: ResultShape,
  rows: readonly ObservedObject[],
  path: Dependent["path"],
): boolean {
  return shape === "boolean" && rows.every(({ object }) => valueAt(object, path) !== false);
}

/**
 * Marks of suppressed data, with the fields that only users with certain rights see (observed on
 * MediaWiki 1.39 to 1.45).
 */
const HIDDEN_BY: Readonly<Record<string, readonly string[]>> = {
  userhidden: ["user", "userid", "anon", "temp"],
  commenthidden: ["comment", "parsedcomment"],
  texthidden: ["content", "contentmodel", "contentformat"],
  sha1hidden: ["sha1"],
  actionhidden: [
    "ns",
    "title",
    "pageid",
    "logpage",
    "revid",
    "old_revid",
    "params",
    "logid",
    "logtype",
    "logaction",
    "logparams",
  ],
};

/** Returns true if responses, as text, contain the mark of suppressed data. */
export function hasHiddenData(text: string): boolean {
  return Object.keys(HIDDEN_BY).some((mark) => text.includes(`"${mark}":`));
}

/**
 * Makes fields optional that rights may hide. The user who was asked may see all of them, so that no
 * row lacks one.
 */
export function withHideableFields(fields: ResultFields): ResultFields {
  const hideable = new Set(
    Object.entries(HIDDEN_BY).flatMap(([mark, names]) =>
      Object.hasOwn(fields, mark) ? names : [],
    ),
  );
  if (hideable.size === 0) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      hideable.has(name) ? { ...field, optional: true as const } : field,
    ]),
  );
}

/** The mark that reports that a field is hidden; undefined if none of the fields does. */
export function hiddenBy(name: string, fields: ResultFields): string | undefined {
  return Object.keys(HIDDEN_BY).find(
    (mark) => Object.hasOwn(fields, mark) && HIDDEN_BY[mark]?.includes(name),
  );
}
