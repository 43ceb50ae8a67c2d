import type { Problem } from "../../base/diagnostic.js";
import { isObject, pointerTokens } from "../../base/json.js";
import type { Part } from "../schema/parts.js";
import { pointersAbove } from "../source/validate-shape.js";
import { FEATURES } from "./features.js";

/** A problem for which no operation is skipped, with the parts of the document that are left out. */
export interface Correction {
  readonly problem: Problem;
  readonly parts: readonly CorrectedPart[];
}

interface CorrectedPart {
  readonly tokens: readonly string[];
  /** A schema that nothing restricts replaces a schema. Other parts are removed. */
  readonly isSchema: boolean;
}

/**
 * Finds the problems that need not cost an operation: those in a keyword of a schema, without which
 * validators accept more, and those in a key without an effect on code.
 *
 * @param parts of the document
 */
export function correctionsOf(
  problems: readonly Problem[],
  parts: readonly Part[],
): readonly Correction[] {
  if (problems.length === 0) return [];
  const byPointer = new Map(parts.map((part) => [part.pointer, part]));
  return problems.flatMap((problem) => {
    const part = pointersAbove(problem.pointer)
      .map((pointer) => byPointer.get(pointer))
      .find((each) => each !== undefined);
    if (!part) return [];
    const tokens = pointerTokens(problem.pointer.slice(part.pointer.length));
    const found = part.type === "OpenApiSchema" ? ofSchema(tokens, problem) : ofOther(part, tokens);
    const above = pointerTokens(part.pointer);
    const corrected = found.map((each) => ({ ...each, tokens: [...above, ...each.tokens] }));
    return corrected.length > 0 ? [{ problem, parts: corrected }] : [];
  });
}

/** Keywords that contain schemas by name, and lists of schemas. In `oneOf`, any value would match twice. */
const OF_SCHEMAS: ReadonlySet<string> = new Set([
  "$defs",
  "allOf",
  "anyOf",
  "dependentSchemas",
  "prefixItems",
  "properties",
]);

function ofSchema(
  [keyword = "", ...others]: readonly string[],
  { diagnostic: { code } }: Problem,
): readonly CorrectedPart[] {
  const [name] = others;
  if (name === undefined) return [{ tokens: [keyword], isSchema: false }];
  if (OF_SCHEMAS.has(keyword))
    return [{ tokens: [keyword, name], isSchema: code === "schema-violation" }];
  // What a pattern described is not an additional property.
  const keywords =
    keyword === "patternProperties"
      ? ["additionalProperties", "unevaluatedProperties", keyword]
      : [keyword];
  return keywords.map((each) => ({ tokens: [each], isSchema: false }));
}

/** Texts for readers, and keys that the generator ignores. */
function ofOther({ type }: Part, [key = ""]: readonly string[]): readonly CorrectedPart[] {
  const features = FEATURES[type] ?? {};
  const treatment = Object.hasOwn(features, key) ? features[key] : undefined;
  return treatment === "text" || treatment === "ignored"
    ? [{ tokens: [key], isSchema: false }]
    : [];
}

/** Returns a document without the parts of corrections. */
export function withCorrections(value: unknown, corrections: readonly Correction[]): unknown {
  return corrections
    .flatMap(({ parts }) => parts)
    .reduce((corrected, { tokens, isSchema }) => withoutPart(corrected, tokens, isSchema), value);
}

function withoutPart(
  value: unknown,
  [token, ...others]: readonly string[],
  isSchema: boolean,
): unknown {
  if (token === undefined) return {};
  const isLast = others.length === 0 && !isSchema;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === token ? withoutPart(item, others, isSchema) : item,
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      if (name !== token) return [[name, member] as const];
      return isLast ? [] : [[name, withoutPart(member, others, isSchema)] as const];
    }),
  );
}
