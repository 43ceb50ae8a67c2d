import type { Problem } from "../../base/diagnostic.js";
import { isObject, member, objectOf, pointerTokens } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import type { Part } from "../schema/parts.js";
import { SCHEMA_FILE } from "../schema/parts.js";
import { pointersAbove, schemaNode } from "../source/validate-shape.js";
import { FEATURES } from "./features.js";

/** A problem for which no operation is skipped, with the parts of the document that are omitted. */
export interface Correction {
  readonly problem: Problem;
  readonly parts: readonly CorrectedPart[];
}

interface CorrectedPart {
  readonly tokens: readonly string[];
  /** Absent for a part that is removed. */
  readonly replacement?: UnknownObject;
}

/** A schema that nothing restricts. */
const ANY: UnknownObject = {};
/** A response with only a status. */
const UNDESCRIBED: UnknownObject = { description: "" };

/**
 * Finds the problems that need not cost an operation: those in a keyword of a schema, without which
 * validators accept more, and those in a key without an effect on code. A repeated operation id is
 * omitted, so that the operation is named by its method and path.
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
    if (problem.diagnostic.code === "duplicate-operation") {
      const tokens = [...pointerTokens(problem.pointer), "operationId"];
      return [{ problem, parts: [{ tokens }] }];
    }
    const above = pointersAbove(problem.pointer);
    const negated = above.findLast((pointer) => isNegated(pointer, byPointer));
    if (negated !== undefined) return [{ problem, parts: [{ tokens: pointerTokens(negated) }] }];
    const part = above.map((pointer) => byPointer.get(pointer)).find((each) => each !== undefined);
    if (!part) return [];
    const tokens = pointerTokens(problem.pointer.slice(part.pointer.length));
    const found = part.type === "OpenApiSchema" ? ofSchema(tokens, problem) : ofOther(part, tokens);
    const holder = pointerTokens(part.pointer);
    const corrected = found.map((each) => ({ ...each, tokens: [...holder, ...each.tokens] }));
    return corrected.length > 0 ? [{ problem, parts: corrected }] : [];
  });
}

/** Returns true for the schema of a keyword that accepts less if its schema accepts more. */
function isNegated(pointer: string, parts: ReadonlyMap<string, Part>): boolean {
  const [, holder] = /^(.*)\/(?:not|if)$/.exec(pointer) ?? [];
  return holder !== undefined && parts.get(holder)?.type === "OpenApiSchema";
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
  if (name === undefined) return [{ tokens: [keyword] }];
  if (OF_SCHEMAS.has(keyword))
    return [{ tokens: [keyword, name], ...(code === "schema-violation" && { replacement: ANY }) }];
  // Properties that match a described pattern are not additional properties.
  const keywords =
    keyword === "patternProperties"
      ? ["additionalProperties", "unevaluatedProperties", keyword]
      : [keyword];
  return keywords.map((each) => ({ tokens: [each] }));
}

/**
 * Descriptions, ignored keys, invalid names, keys without a value, as in YAML, content names that
 * are not media types, and responses without a value.
 */
function ofOther(
  { type, value }: Part,
  [key = "", ...inside]: readonly string[],
): readonly CorrectedPart[] {
  const content = member(value, key);
  if (key === "content" && isObject(content) && inside.length === 0)
    return [{ tokens: [key], replacement: withMediaTypes(content) }];
  const [status, ...rest] = inside;
  if (key === "responses" && status !== undefined && member(objectOf(content), status) === null)
    return rest.length === 0 ? [{ tokens: [key, status], replacement: UNDESCRIBED }] : [];
  const features = FEATURES[type] ?? {};
  const treatment = Object.hasOwn(features, key) ? features[key] : undefined;
  const isName =
    (type === "OpenApiOperation" && key === "operationId") || (type === "Info" && key === "title");
  return treatment === "text" || treatment === "ignored" || isName || content === null
    ? [{ tokens: [key] }]
    : [];
}

const { propertyNames: mediaTypes } = schemaNode(SCHEMA_FILE, "Contents");
const MEDIA_TYPE = new RegExp(String(objectOf(mediaTypes)["pattern"]), "u");

/** Names such as `PDF` and `*` stand for an unspecified type. */
function withMediaTypes(content: UnknownObject): UnknownObject {
  return Object.fromEntries(
    Object.entries(content).map(([name, media]) => [MEDIA_TYPE.test(name) ? name : "*/*", media]),
  );
}

/** The corrections to a part, and to its nested parts by token. */
interface PartEdits {
  isRemoved?: true;
  replacement?: UnknownObject;
  readonly below: Map<string, PartEdits>;
}

/** Returns a document with its corrections. */
export function withCorrections(value: unknown, corrections: readonly Correction[]): unknown {
  const edits: PartEdits = { below: new Map() };
  for (const { tokens, replacement } of corrections.flatMap(({ parts }) => parts)) {
    let part = edits;
    for (const token of tokens) {
      const next: PartEdits = part.below.get(token) ?? { below: new Map() };
      part.below.set(token, next);
      part = next;
    }
    if (replacement) part.replacement = replacement;
    else part.isRemoved = true;
  }
  return edits.isRemoved ? ANY : withEdits(value, edits);
}

/** Copies each changed object once, however many of its members are changed. */
function withEdits(unchanged: unknown, { replacement, below: edits }: PartEdits): unknown {
  const value = replacement ?? unchanged;
  if (edits.size === 0) return value;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      const own = edits.get(String(index));
      return own ? withEdits(item, own.isRemoved ? { ...own, replacement: ANY } : own) : item;
    });
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const own = edits.get(name);
      if (!own) return [[name, part] as const];
      return own.isRemoved ? [] : [[name, withEdits(part, own)] as const];
    }),
  );
}
