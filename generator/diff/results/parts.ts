import { below } from "../../read/document.js";
import type { ResultShape } from "../../model/result.js";

/** One alternative of what a value is. */
export interface Part {
  /** A scalar type, `enum`, `list`, `map`, `record`, or `empty list` for an object that is empty. */
  readonly kind: string;
  readonly shape: ResultShape;
  /** JSON pointer below the whole shape. */
  readonly at: string;
}

/** The alternative that is null. */
export const NULL = "null";

/** What a text or a number of each type is besides; the nearest comes first. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  timestamp: ["expiry", "string"],
  expiry: ["string"],
  title: ["string"],
  user: ["string"],
  enum: ["string"],
  namespace: ["integer", "number"],
  integer: ["number"],
};

/** The types of TypeScript that the kinds become; the others have one each. */
const CODE_TYPES: Readonly<Record<string, string>> = {
  timestamp: "string",
  expiry: "string",
  title: "string",
  user: "string",
  namespace: "number",
  integer: "number",
};

/** The alternatives of a shape; an empty object that is written as a list is one of its own. */
export function partsOf(shape: ResultShape, at = ""): readonly Part[] {
  switch (shape.kind) {
    case "union":
      return shape.of.flatMap((each, index) => partsOf(each, below(at, "anyOf", index)));
    case "scalar":
      return [{ kind: shape.type, shape, at }];
    case "map":
    case "record": {
      const empty: readonly Part[] = shape.emptyIsList
        ? [{ kind: "empty list", shape: { kind: "scalar", type: "unknown" }, at }]
        : [];
      return [{ kind: shape.kind, shape, at }, ...empty];
    }
    case "enum":
    case "list":
    case "flag":
      return [{ kind: shape.kind, shape, at }];
  }
}

/** Whether values of one alternative are values of one of the others. */
export function isAmong({ kind }: Part, others: readonly Part[]): boolean {
  const kinds = new Set(others.map((each) => each.kind));
  if (kinds.has(kind) || kinds.has("unknown")) return true;
  if (kind === "empty list" && kinds.has("list")) return true;
  return (WIDER[kind] ?? []).some((wider) => kinds.has(wider));
}

/** What a validator tells apart: of other texts and whole numbers it cannot say what they name. */
const TOLD_APART: Readonly<Record<string, string>> = {
  title: "string",
  user: "string",
  namespace: "integer",
};

/** Whether every value of some alternatives passes for one of the others before a validator. */
export function passFor(parts: readonly Part[], others: readonly Part[]): boolean {
  const told = (part: Part): Part => ({ ...part, kind: TOLD_APART[part.kind] ?? part.kind });
  const known = others.map(told);
  return parts.every((part) => isAmong(told(part), known));
}

/** The type that code sees, as far as alternatives decide it. */
export function codeTypeOf(parts: readonly Part[]): string {
  const types = new Set(parts.map(({ kind }) => CODE_TYPES[kind] ?? kind));
  // Texts of a parameter are no alternative of their own beside any text.
  if (types.has("string")) types.delete("enum");
  return types.has("unknown") ? "unknown" : [...types].toSorted().join(" | ");
}

/** What a value is, in the words of the spec. */
export function wordsOf(parts: readonly Part[]): string {
  const words = parts.map(({ kind, shape }) =>
    shape.kind === "enum" ? `value of ${shape.parameter}` : kind,
  );
  return [...new Set(words)].join(" or ");
}
