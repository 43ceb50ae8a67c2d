import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Problem } from "../../base/diagnostic.js";
import { isObject, listOf, member, memberAt, objectOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { isSchemaType } from "../schema/json-schema.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { backtrackingOf } from "../schema/backtracking.js";
import { unicodePattern } from "../schema/pattern.js";
import type { Part } from "../schema/parts.js";

/**
 * The maximum number of schemas combined by references and `allOf`. Each one is combined anew, so
 * the time for longer chains would grow quadratically.
 */
const MAX_COMBINED = 500;

/** The maximum number of alternatives. Code that tests one after the other is nested as deeply. */
const MAX_ALTERNATIVES = 1000;

/** Reports schemas that are valid in OpenAPI but cannot be compiled to validators. */
export function schemaProblems(document: Document, parts: readonly Part[]): readonly Problem[] {
  return parts.flatMap(({ type, value, pointer }) => {
    if (type !== "OpenApiSchema") return [];
    return [
      ...sizeProblems(value, document.value).map((feature) =>
        problem(diagnostic("unsupported-feature", { feature }, document.locate(pointer)), pointer),
      ),
      ...patternsOf(value, pointer).flatMap(([pattern, at]) => {
        const found = unicodePattern(pattern);
        return found.kind === "pattern"
          ? []
          : [problem(diagnostic("schema-not-compilable", found, document.locate(at)), at)];
      }),
      ...namesOf(value, pointer).flatMap(([name, at]) => {
        const feature = unfitName(name);
        return feature === undefined
          ? []
          : [problem(diagnostic("unsupported-feature", { feature }, document.locate(at)), at)];
      }),
    ];
  });
}

/** The parts of a schema that are too many. */
function sizeProblems(value: Part["value"], document: unknown): readonly string[] {
  return [
    ...["oneOf", "anyOf"].flatMap((keyword) =>
      listOf(value[keyword]).length > MAX_ALTERNATIVES
        ? [`${keyword} with more than ${MAX_ALTERNATIVES} schemas`]
        : [],
    ),
    ...(combinesTooMany(value, document)
      ? [`a schema that combines more than ${MAX_COMBINED} schemas`]
      : []),
  ];
}

function combinesTooMany(schema: UnknownObject, document: unknown): boolean {
  const all = new Set([schema]);
  for (const { $ref: reference, allOf } of all) {
    const target =
      typeof reference === "string" ? memberAt(document, reference.slice(1)) : undefined;
    for (const part of [...listOf(allOf), target]) if (isObject(part)) all.add(part);
    if (all.size > MAX_COMBINED) return true;
  }
  return false;
}

/** The regular expressions of a schema, with their JSON pointers. */
export function patternsOf(value: Part["value"], pointer: string): PlacedTexts {
  const { pattern } = value;
  const keys = Object.keys(objectOf(member(value, "patternProperties")));
  return [
    ...(typeof pattern === "string" ? [[pattern, below(pointer, "pattern")] as const] : []),
    ...keys.map((key) => [key, below(pointer, "patternProperties", key)] as const),
  ];
}

/** A schema's strings, with their JSON pointers. */
type PlacedTexts = readonly (readonly [text: string, pointer: string])[];

/** The strings in all schemas, each with the pointer of its first occurrence. */
export function firstOfSchemas(
  parts: readonly Part[],
  textsOf: (value: Part["value"], pointer: string) => PlacedTexts,
): PlacedTexts {
  const first = new Map<string, string>();
  for (const { type, value, pointer } of parts) {
    if (type !== "OpenApiSchema") continue;
    for (const [text, at] of textsOf(value, pointer)) if (!first.has(text)) first.set(text, at);
  }
  return [...first];
}

/** Reports each type that JSON Schema does not have once. The model has no such type. */
export function unknownTypeWarnings(
  document: Document,
  parts: readonly Part[],
): readonly Diagnostic[] {
  return firstOfSchemas(parts, unknownTypes).map(([name, pointer]) =>
    diagnostic("schema-type-unknown", { name }, document.locate(pointer)),
  );
}

/** The names of the properties that the types of a schema have, with their JSON pointers. */
function namesOf(value: Part["value"], pointer: string): PlacedTexts {
  const { required } = value;
  const listed: readonly unknown[] = Array.isArray(required) ? required : [];
  return [
    ...["properties", "dependentSchemas"].flatMap((keyword) =>
      Object.keys(objectOf(member(value, keyword))).map(
        (name) => [name, below(pointer, keyword, name)] as const,
      ),
    ),
    ...listed.flatMap((name, index) =>
      // json-schema-to-typescript makes a property of each required name.
      name === "hasOwnProperty" ? [[name, below(pointer, "required", String(index))] as const] : [],
    ),
  ];
}

function unknownTypes(value: Part["value"], pointer: string): PlacedTexts {
  return [value["type"]]
    .flat()
    .flatMap((name) =>
      typeof name === "string" && !isSchemaType(name)
        ? [[name, below(pointer, "type")] as const]
        : [],
    );
}

function problem(found: Diagnostic, pointer: string): Problem {
  return { pointer, diagnostic: found };
}

function unfitName(name: string): string | undefined {
  if (UNFIT_PROPERTIES.has(name)) return `a property ${name}`;
  return /\p{Surrogate}/u.test(name)
    ? "a property whose name contains half a surrogate pair"
    : undefined;
}

/**
 * Property names that generated code cannot contain. An assignment to `__proto__` sets the
 * prototype of an object. json-schema-to-typescript calls `hasOwnProperty` on objects.
 */
export const UNFIT_PROPERTIES: ReadonlySet<string> = new Set(["__proto__", "hasOwnProperty"]);

/** The analysis of longer patterns could take more than a few milliseconds. */
const MAX_LENGTH = 1000;

/** Patterns without a repetition that has no end. Their time has a limit. */
const BOUNDED = /^(?:[^*+{]|\{\d+(?:,\d+)?\})*$/;

/** Patterns that begin at the start of the text and have one repetition, which nothing repeats. */
const ONE_REPETITION = /^\^[^*+{|]*(?:[*+][^*+{|]*)?$/;

/**
 * Reports regular expressions that may take more than linear time, because validators test values
 * from outside with them. Each pattern is reported once.
 */
export function slowPatternWarnings(
  document: Document,
  parts: readonly Part[],
): readonly Diagnostic[] {
  return firstOfSchemas(parts, patternsOf).flatMap(([pattern, pointer]) => {
    const detail = slowness(pattern);
    return detail === undefined
      ? []
      : [diagnostic("pattern-slow", { name: pattern, detail }, document.locate(pointer))];
  });
}

/** The reason why a pattern may be slow; undefined if none was found, or if it does not compile. */
function slowness(pattern: string): string | undefined {
  const isLong = pattern.length > MAX_LENGTH;
  const isBounded = BOUNDED.test(pattern) && (isLong || !/\)\{/.test(pattern));
  if (isBounded || ONE_REPETITION.test(pattern)) return undefined;
  if (isLong) return `it has more than ${MAX_LENGTH} characters and was not analysed`;
  try {
    const found = backtrackingOf(pattern);
    switch (found.kind) {
      case "linear":
        return undefined;
      case "exponential":
      case "polynomial":
        return `a text with many ${JSON.stringify(found.repeated)} takes ${found.kind} time`;
      case "unknown":
        return "it was not analysed, because it contains a back reference or too many parts; examples that cannot be tested with it are not used";
    }
  } catch {
    // `schema-not-compilable` reports patterns that are invalid.
    return undefined;
  }
}
