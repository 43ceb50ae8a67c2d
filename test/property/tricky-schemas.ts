/**
 * The schemas of `tricky-schemas.txt`. Those without `means` are meant as JSON Schema has them.
 *
 * @module
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { NAMED as RANDOM } from "./payload-schemas.js";

export type Schema = boolean | Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** A schema of a document, and what its validators mean if that differs from JSON Schema. */
export interface TrickySchema {
  readonly schema: Schema;
  /** The version of the document. Default: 3.1. */
  readonly version?: "3.0";
  readonly means?: Schema;
  /** What the validator of requests means. The other one is that of responses. */
  readonly request?: Schema;
  /** The pattern of payloads that other validators judge differently. */
  readonly except?: string;
  /** The documented reason of a difference: a key of `REASONS`. */
  readonly reason?: string;
}

/** The parts of the file; schemas are in its notation. */
interface Notation {
  readonly reasons: Readonly<Record<string, string>>;
  readonly scalars: readonly unknown[];
  readonly formats: Readonly<Record<string, readonly string[]>>;
  readonly named: Readonly<Record<string, unknown>>;
  readonly meant: Readonly<Record<string, unknown>>;
  readonly schemas: Readonly<Record<string, unknown>>;
}

const SINGLE = /^(?:items|contains|not|if|then|else|additional\w+|unevaluated\w+|propertyNames)$/;
const LISTS = /^(?:allOf|anyOf|oneOf|prefixItems)$/;
const MAPS = /^(?:object|properties|patternProperties|dependentSchemas)$/;

/** The schema that the notation stands for. */
function schemaOf(notation: unknown): Schema {
  if (typeof notation === "boolean") return notation;
  if (typeof notation === "string")
    return /^[A-Z]/.test(notation)
      ? { $ref: `#/components/schemas/${notation}` }
      : { type: notation };
  const entries = Object.entries(Object(notation)).flatMap(([key, value]) => {
    if (key === "$ref") return [[key, `#/components/schemas/${String(value)}`]];
    if (key === "object") return Object.entries({ type: key, properties: schemasOf(value) });
    if (SINGLE.test(key)) return [[key, schemaOf(value)]];
    if (LISTS.test(key) && Array.isArray(value)) return [[key, value.map(schemaOf)]];
    return [[key, MAPS.test(key) ? schemasOf(value) : value]];
  });
  return Object.fromEntries(entries);
}

function schemasOf(notation: unknown): Schemas {
  const entries = Object.entries(Object(notation));
  return Object.fromEntries(entries.map(([name, each]) => [name, schemaOf(each)]));
}

function trickySchema(notation: unknown): TrickySchema {
  if (typeof notation !== "object" || notation === null || !("schema" in notation))
    return { schema: schemaOf(notation) };
  const { schema, ...more } = notation;
  const meanings = ["means", "request"].filter((key) => key in more);
  return {
    schema: schemaOf(schema),
    ...more,
    ...Object.fromEntries(meanings.map((key) => [key, schemaOf(Reflect.get(more, key))])),
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of the file
const notation = parse(
  readFileSync(join(import.meta.dirname, "tricky-schemas.txt"), "utf8"),
) as Notation;

/** What `spec/openapi.md` says about differences from JSON Schema. */
export const REASONS = notation.reasons;

/** Values of any payload. */
export const SCALARS = notation.scalars;

/** Texts at and around the formats. */
export const FORMATS = notation.formats;

/** Schemas that the others refer to. */
export const NAMED: Schemas = { ...RANDOM, ...schemasOf(notation.named) };

/** The same for validators without the keywords of `$dynamicRef`. */
export const MEANT: Schemas = { ...NAMED, ...schemasOf(notation.meant) };

export const SCHEMAS: Readonly<Record<string, TrickySchema>> = Object.fromEntries(
  Object.entries(notation.schemas).map(([name, each]) => [name, trickySchema(each)]),
);
