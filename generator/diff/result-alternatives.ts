import { below } from "../base/document.js";
import { SCALAR_TYPES } from "../spec/model/result-fields.js";
import type { ResultShape } from "../spec/model/result.js";

/** One alternative of a shape. */
export interface ResultAlternative {
  /** A scalar type, `enum`, `list`, `map`, `record`, or `empty list` for an empty object. */
  readonly kind: string;
  readonly shape: ResultShape;
  /** A JSON pointer, relative to the complete shape. */
  readonly at: string;
}

/** The kind of the null alternative. */
export const NULL = "null";

/** The wider types of each type, the narrowest first. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  timestamp: ["expiry", "string"],
  expiry: ["string"],
  title: ["string"],
  user: ["string"],
  enum: ["string"],
  namespace: ["integer", "number"],
  integer: ["number"],
  "empty list": ["list"],
};

/** The types that validators cannot distinguish from plain strings and integers. */
const VALIDATED_KINDS: Readonly<Record<string, string>> = {
  title: "string",
  user: "string",
  namespace: "integer",
};

/** The alternatives of a shape. An empty object that is written as a list is a separate one. */
export function resultAlternatives(shape: ResultShape, at = ""): readonly ResultAlternative[] {
  switch (shape.kind) {
    case "union":
      return shape.of.flatMap((each, index) => resultAlternatives(each, below(at, "anyOf", index)));
    case "scalar":
      return [{ kind: shape.type, shape, at }];
    case "map":
    case "record": {
      const own: ResultAlternative = { kind: shape.kind, shape, at };
      const empty: ResultShape = { kind: "scalar", type: "unknown" };
      return shape.emptyIsList ? [own, { kind: "empty list", shape: empty, at }] : [own];
    }
    case "enum":
    case "list":
    case "flag":
      return [{ kind: shape.kind, shape, at }];
  }
}

/** Returns true if each value of some alternatives is a value of one of the others. */
export function areAmong(
  parts: readonly ResultAlternative[],
  others: readonly ResultAlternative[],
): boolean {
  const kinds = new Set(others.map((each) => each.kind));
  return parts.every(({ kind }) =>
    [kind, "unknown", ...(WIDER[kind] ?? [])].some((each) => kinds.has(each)),
  );
}

/** Returns true if a validator accepts each value of some alternatives as one of the others. */
export function areAcceptedAs(
  parts: readonly ResultAlternative[],
  others: readonly ResultAlternative[],
): boolean {
  return areAmong(withKinds(parts, VALIDATED_KINDS), withKinds(others, VALIDATED_KINDS));
}

/** The TypeScript type of alternatives, as far as their kinds determine it. */
export function codeTypeOf(parts: readonly ResultAlternative[]): string {
  const types = new Set(withKinds(parts, SCALAR_TYPES).map(({ kind }) => kind));
  // Any text includes the values of a parameter.
  if (types.has("string")) types.delete("enum");
  return types.has("unknown") ? "unknown" : [...types].toSorted().join(" | ");
}

/** The TypeScript type of alternatives, with `string` in place of a parameter's values. */
export function openCodeTypeOf(parts: readonly ResultAlternative[]): string {
  return codeTypeOf(withKinds(parts, { enum: "string" }));
}

function withKinds(
  parts: readonly ResultAlternative[],
  kinds: Readonly<Record<string, string | undefined>>,
): readonly ResultAlternative[] {
  return parts.map((part) => ({ ...part, kind: kinds[part.kind] ?? part.kind }));
}

/** Describes alternatives with the terms of the spec. */
export function describeAlternatives(parts: readonly ResultAlternative[]): string {
  const words = parts.map(({ kind, shape }) =>
    shape.kind === "enum" ? `value of ${shape.parameter}` : kind,
  );
  return [...new Set(words)].join(" or ");
}
