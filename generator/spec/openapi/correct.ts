import type { Problem } from "../../base/diagnostic.js";
import { isObject, listOf, member, objectOf, pointerTokens } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { below } from "../../base/document.js";
import { isAnnotation } from "../schema/keywords.js";
import { openApiParts, SCHEMA_FILE } from "../schema/parts.js";
import type { Part } from "../schema/parts.js";
import { reaching } from "../schema/references.js";
import type { ComponentReference } from "../schema/references.js";
import { pointersAbove, schemaNode } from "../source/validate-shape.js";
import { FEATURES } from "./features.js";
import { unitOf } from "./units.js";

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
    const part = pointersAbove(problem.pointer)
      .map((pointer) => byPointer.get(pointer))
      .find((each) => each !== undefined);
    if (!part) return [];
    const tokens = pointerTokens(problem.pointer.slice(part.pointer.length));
    const found = part.type === "OpenApiSchema" ? ofSchema(tokens, problem) : ofOther(part, tokens);
    const holder = pointerTokens(part.pointer);
    const corrected = found.map((each) => ({ ...each, tokens: [...holder, ...each.tokens] }));
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
  /** `oneOf` becomes `anyOf`. */
  isWidened?: true;
  readonly below: Map<string, PartEdits>;
}

/** The pointers of schemas for which keywords of the schema around them accept less if they accept more. */
const SENSITIVE = /^(.*)\/(not|if|contains|oneOf(?=\/\d+$))(?:\/\d+)?$/s;

/**
 * Returns a document with its corrections. Keywords that accept less if a corrected schema accepts
 * more are omitted (`not`, `if`, `maxContains`), or become `anyOf` (`oneOf`).
 *
 * @param references of the document
 */
export function withCorrections(
  value: unknown,
  corrections: readonly Correction[],
  references: readonly ComponentReference[],
): unknown {
  const edits: PartEdits = { below: new Map() };
  const editsAt = (tokens: readonly string[]): PartEdits => {
    let part = edits;
    for (const token of tokens) {
      const next: PartEdits = part.below.get(token) ?? { below: new Map() };
      part.below.set(token, next);
      part = next;
    }
    return part;
  };
  const parts = corrections.flatMap((each) => each.parts);
  for (const { tokens, replacement } of parts) {
    const part = editsAt(tokens);
    if (replacement) part.replacement = replacement;
    else part.isRemoved = true;
  }
  const schemas = new Set(
    openApiParts(value).flatMap(({ type, pointer }) => (type === "OpenApiSchema" ? [pointer] : [])),
  );
  for (const pointer of widenedSchemas(parts, references)) {
    const [, holder = "", keyword] = SENSITIVE.exec(pointer) ?? [];
    if (keyword === undefined || !schemas.has(holder)) continue;
    const tokens = pointerTokens(holder);
    if (keyword === "oneOf") editsAt(tokens).isWidened = true;
    else editsAt([...tokens, keyword === "contains" ? "maxContains" : keyword]).isRemoved = true;
  }
  return edits.isRemoved ? ANY : withEdits(value, edits);
}

/**
 * The pointers of the schemas that may accept more without the corrected parts, directly or because
 * of references.
 */
function widenedSchemas(
  parts: readonly CorrectedPart[],
  references: readonly ComponentReference[],
): ReadonlySet<string> {
  const lost = parts
    .filter(({ tokens, replacement }) => replacement || !isAnnotation(tokens.at(-1) ?? ""))
    .map(({ tokens }) => below("", ...tokens));
  const edges = references.flatMap(({ pointer, target }) =>
    target === undefined ? [] : [{ from: unitOf(pointer).pointer, to: target, pointer }],
  );
  const units = reaching(edges, [...new Set(lost.map((pointer) => unitOf(pointer).pointer))]);
  const referring = edges.filter(({ to }) => units.has(to)).map(({ pointer }) => pointer);
  return new Set([...lost, ...referring].flatMap((each) => [each, ...pointersAbove(each)]));
}

/** Copies each changed object once, however many of its members are changed. */
function withEdits(
  unchanged: unknown,
  { replacement, isWidened, below: edits }: PartEdits,
): unknown {
  const value = replacement ?? unchanged;
  if (edits.size === 0 && !isWidened) return value;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      const own = edits.get(String(index));
      return own ? withEdits(item, own.isRemoved ? { ...own, replacement: ANY } : own) : item;
    });
  if (!isObject(value)) return value;
  const edited = Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const own = edits.get(name);
      if (!own) return [[name, part] as const];
      return own.isRemoved ? [] : [[name, withEdits(part, own)] as const];
    }),
  );
  return isWidened ? widened(edited) : edited;
}

function widened(schema: UnknownObject): UnknownObject {
  const { oneOf, ...rest } = schema;
  if (oneOf === undefined) return schema;
  return Object.hasOwn(rest, "anyOf")
    ? { ...rest, allOf: [...listOf(rest["allOf"]), { anyOf: oneOf }] }
    : { ...rest, anyOf: oneOf };
}
