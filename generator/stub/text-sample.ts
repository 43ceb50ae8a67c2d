import { drawFrom } from "../../templates/runtime/sample/draw.js";
import { sampled } from "../../templates/runtime/sample/sample.js";
import type { PatternSample, SampleRule } from "../../templates/runtime/sample/sample.js";
import type { TextSample } from "../../templates/runtime/sample/sample-text.js";
import type { DirectorySchema } from "../model/json-schema.js";
import { patternParts } from "./pattern.js";

const FORMATS: Readonly<Record<string, TextSample["as"]>> = {
  date: "date",
  time: "time",
  "date-time": "date-time",
  uuid: "uuid",
  email: "email",
  hostname: "host",
  uri: "uri",
  "uri-reference": "uri",
  url: "uri",
};

/** The number of generated texts that are tested against a pattern. */
const TRIALS = 20;

/**
 * The sample of a text.
 *
 * @param name the name of its property
 * @returns undefined if no matching text is known
 */
export function textSample(schema: DirectorySchema, name: string): SampleRule | undefined {
  const min = numberOf(schema["minLength"]) ?? 0;
  const max = numberOf(schema["maxLength"]) ?? Infinity;
  if (min > max) return undefined;
  const { pattern, format } = schema;
  if (typeof pattern === "string") return patternSample(pattern, min, max);
  const form =
    typeof format === "string" && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (form === undefined && isIdentifier(name)) return patternSample("^[0-9a-f]+$", min, max);
  const as = form ?? (isName(name) ? "name" : "words");
  return {
    kind: "text",
    as,
    ...(min > 0 && { min }),
    ...(max < Infinity && { max }),
  };
}

/** Returns true for property names of identifiers: `id`, `townId`, `town_ids`. */
function isIdentifier(name: string): boolean {
  return /(?:^|_|-)ids?$|[a-z]Ids?$/.test(name) || /^_?(?:uuid|guid|key)$/i.test(name);
}

function isName(name: string): boolean {
  return /(?:^|[a-z_-])(?:name|title|label|caption)$/i.test(name);
}

/** The sample of a pattern, if its texts match. */
function patternSample(pattern: string, min: number, max: number): PatternSample | undefined {
  const parts = patternParts(pattern, min, max);
  if (!parts) return undefined;
  const sample: PatternSample = { kind: "pattern", parts };
  const expression = new RegExp(pattern, "u");
  const fits = Array.from({ length: TRIALS }, (_, trial) =>
    String(sampled(sample, drawFrom(trial), { named: {}, given: {} })),
  ).every((text) => expression.test(text) && isBetween(Array.from(text).length, min, max));
  return fits ? sample : undefined;
}

function isBetween(length: number, min: number, max: number): boolean {
  return length >= min && length <= max;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
