import type { ResponseFinding } from "../../inspect/response.js";
import { fieldOf } from "../../spec/catalogue/result-documents.js";
import type { Result, ResultField, ResultFields, ResultShape } from "../../spec/source/types.js";
import type { EffectiveValues } from "./plan-experiments.js";
import { isGiven } from "./infer-condition.js";

/** What a response disproves about the presence of a field. */
export interface Disproof extends Pick<ResponseFinding, "path"> {
  readonly code: "missing-field" | "unasked-field";
  readonly formatversion: 1 | 2;
  /** The values of the request. */
  readonly settings: EffectiveValues;
}

/** Makes a field optional, or removes the conditions that the request does not meet. */
export function weakenResult(result: Result, disproof: Disproof): Result {
  const [query, pages, index, ...below] = disproof.path;
  const response = weakenAt(result.response, disproof.path, disproof);
  if (response !== result.response || !result.generator) return { ...result, response };
  if (query !== "query" || pages !== "pages" || index === undefined) return result;
  // The generator adds its fields to each page.
  return { ...result, generator: weakenAt(result.generator, below, disproof) };
}

type Path = Disproof["path"];

/** Returns the same object if the path leads to no field. */
function weakenAt(fields: ResultFields, [step, ...rest]: Path, disproof: Disproof): ResultFields {
  const name = typeof step === "string" ? nameOf(fields, step, disproof) : undefined;
  const field = name === undefined ? undefined : fieldOf(fields, name);
  if (name === undefined || !field) return fields;
  const weaker = rest.length === 0 ? weakenField(field, disproof) : inside(field, rest, disproof);
  if (weaker === field) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([each, value]) => [each, each === name ? weaker : value]),
  );
}

/** Format version 1 has other names for some fields. */
function nameOf(
  fields: ResultFields,
  step: string,
  { formatversion }: Disproof,
): string | undefined {
  if (formatversion === 2) return step;
  const renamed = Object.entries(fields).find(([, field]) => field.formatversion1?.name === step);
  return renamed?.[0] ?? step;
}

function inside(field: ResultField, path: Path, disproof: Disproof): ResultField {
  const is = weakenShape(field.is, path, disproof);
  return is === field.is ? field : { ...field, is };
}

function weakenShape(shape: ResultShape, path: Path, disproof: Disproof): ResultShape {
  if (typeof shape !== "object" || "enumOf" in shape) return shape;
  const [, ...rest] = path;
  if ("list" in shape) {
    const list = weakenShape(shape.list, rest, disproof);
    return list === shape.list ? shape : { list };
  }
  if ("map" in shape) {
    const map = weakenShape(shape.map, rest, disproof);
    return map === shape.map ? shape : { ...shape, map };
  }
  if ("record" in shape) {
    const record = weakenAt(shape.record, path, disproof);
    return record === shape.record ? shape : { ...shape, record };
  }
  const [first, second, ...others] = shape.anyOf.map((each) => weakenShape(each, path, disproof));
  if (first === undefined || second === undefined) return shape;
  const isSame = [first, second, ...others].every((each, index) => each === shape.anyOf[index]);
  return isSame ? shape : { anyOf: [first, second, ...others] };
}

function weakenField(field: ResultField, { code, formatversion, settings }: Disproof): ResultField {
  const { when = {}, presentIf: _, ...rest } = field;
  if (code === "unasked-field") {
    const met = Object.entries(when).filter(([name, wanted]) => isGiven(settings, name, wanted));
    return {
      ...rest,
      optional: true,
      ...(met.length > 0 && { when: Object.fromEntries(met) }),
    };
  }
  const conditions = Object.keys(when).length > 0 && { when };
  if (formatversion === 1 && !field.optional)
    return { ...field, formatversion1: { ...field.formatversion1, optional: true } };
  return { ...rest, optional: true, ...conditions };
}
