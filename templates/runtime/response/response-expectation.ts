import { pathText } from "./response-issue.js";
import type { ResponseIssue, ResponseIssueCode } from "./response-issue.js";
import { SCALAR_NAMES } from "./response-scalars.js";
import type { AnyModule } from "../model/descriptor.js";
import type {
  FieldDescriptor,
  FieldDescriptors,
  ShapeDescriptor,
} from "../model/result-descriptor.js";
import type { ValuesOf } from "../model/template.js";

/** Names and indexes in the response. */
export type Path = readonly (string | number)[];

/** A module of a request and the data that its part of a response depends on. */
export interface Requester {
  readonly module: AnyModule;
  /** Returns the values that apply to a parameter, including defaults. */
  readonly valuesOf: ValuesOf;
}

/** The fields that a module adds to an object. */
export interface Fields {
  readonly fields: FieldDescriptors;
  readonly requester: Requester;
}

/** The shape that a module expects of a value. */
export interface Expectation {
  readonly shape: ShapeDescriptor;
  readonly field?: FieldDescriptor;
  readonly requester: Requester;
}

/** Options for validating a response. */
export interface CheckOptions {
  readonly formatversion: 1 | 2;
  /** The parent of the object, unless the object is an item or entry. */
  readonly parent?: object;
  /** Whether the object at a path may contain fields that were not observed. */
  isOpen(path: Path): boolean;
  /** Whether a module may omit the field at a path that was always observed. */
  mayLack(path: Path, module: AnyModule): boolean;
}

/** Returns the fields by their names in the format version. */
export function expectationsByName(
  all: readonly Fields[],
  { formatversion }: CheckOptions,
): ReadonlyMap<string, readonly Expectation[]> {
  const known = new Map<string, Expectation[]>();
  for (const { fields, requester } of all) {
    for (const [name, field] of Object.entries(fields)) {
      const other = formatversion === 1 ? field.formatversion1 : undefined;
      if (other?.as === "absent") continue;
      const written = other?.name ?? name;
      known.set(written, [...(known.get(written) ?? []), { shape: field.is, field, requester }]);
    }
  }
  return known;
}

/**
 * Whether the request meets the conditions of a field. A value that equals the parameter's default
 * does not count.
 */
export function isRequested(
  { when = {} }: FieldDescriptor,
  { module, valuesOf }: Requester,
): boolean {
  return Object.entries(when).every(([parameter, wanted]) => {
    const values = valuesOf(parameter).filter((value) => value !== false && value !== undefined);
    if (typeof wanted === "object") return values.some((value) => wanted.includes(String(value)));
    const usual = module.params[parameter]?.default;
    return wanted === values.some((value) => value !== usual);
  });
}

/** An object and the fields that it may contain. */
export interface CheckedObject {
  readonly object: object;
  readonly known: ReadonlyMap<string, readonly Expectation[]>;
}

/** In version 1, a false flag is absent. */
export function isExpected(
  { field, requester }: Expectation,
  path: Path,
  checked: CheckedObject,
  options: CheckOptions,
): boolean {
  if (!field || !isRequested(field, requester)) return false;
  if (field.optional && !isPresent(field, checked, options)) return false;
  const other = options.formatversion === 1 ? field.formatversion1 : undefined;
  return !(other?.as === "flag" || other?.optional) && !options.mayLack(path, requester.module);
}

/** Whether other fields have values for which an optional field is always present. */
function isPresent(
  { presentIf = [] }: FieldDescriptor,
  { object, known }: CheckedObject,
  { parent = {} }: CheckOptions,
): boolean {
  return presentIf.some((clause) =>
    Object.entries(clause).every(([name, values]) => {
      if (name.startsWith(PARENT))
        return isOneOf(memberOf(parent, name.slice(PARENT.length)), values);
      // A flag that was not requested may be true.
      const isKnown = known
        .get(name)
        ?.some(({ field, requester }) => !field || isRequested(field, requester));
      return isKnown === true && isOneOf(memberOf(object, name), values);
    }),
  );
}

const PARENT = "../";

function memberOf(object: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(object, name)?.value;
}

/** Version 1 writes a flag as an empty string. */
function isOneOf(value: unknown, values: readonly (string | boolean)[]): boolean {
  return values.some((wanted) =>
    typeof wanted === "string" ? value === wanted : wanted === (value === true || value === ""),
  );
}

/** Returns the issue for a field that the request's parameters do not select. */
export function unrequested(path: Path, expectations: readonly Expectation[]): ResponseIssue {
  const conditions = expectations.map(({ field }) =>
    Object.entries(field?.when ?? {})
      .map(([name, values]) => {
        if (values === false) return `no ${name}`;
        return values === true ? name : `${name}=${values.join("|")}`;
      })
      .join(" and "),
  );
  const text = `is present, but was observed only with ${conditions.join(", or ")}`;
  return issue("unasked-field", path, modulePaths(expectations), text);
}

/** Returns the issue for a value of the wrong type. */
export function wrongTypeIssue(
  value: unknown,
  expectation: Expectation,
  path: Path,
  expected: string,
): ResponseIssue {
  return issue(
    "wrong-type",
    path,
    modulePaths([expectation]),
    `is ${valueText(value)}, not ${expected}`,
  );
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Returns the paths of the modules without duplicates. */
export function modulePaths(
  requesters: readonly { readonly requester: Requester }[],
): readonly string[] {
  return [...new Set(requesters.map(({ requester }) => requester.module.path))];
}

/** Returns an issue. The text follows the path in the message. */
export function issue(
  code: ResponseIssueCode,
  path: Path,
  modules: readonly string[],
  text: string,
): ResponseIssue {
  return { code, path, modules, message: `${pathText(path)} ${text}.` };
}

/** Returns the name of a shape for a message. */
export function shapeText(shape: ShapeDescriptor): string {
  if (typeof shape === "string") return SCALAR_NAMES[shape];
  if ("enumOf" in shape) return `a value of ${shape.enumOf}`;
  if ("list" in shape) return "a list";
  return "anyOf" in shape ? shape.anyOf.map(shapeText).join(", or ") : "an object";
}
