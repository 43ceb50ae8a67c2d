import type { JsonSchema } from "../../../generator/spec/schema/json-schema.js";
import { payloadSchema } from "../../../generator/spec/model/exchange.js";
import type { OpenApiModel } from "../../../generator/spec/model/spec-model.js";
import { formValidatorOf, samplesOf, validatorOf } from "./proof-samples.js";
import type { Json } from "./specs.js";
import type { WireFate } from "./proof-verdict.js";

/**
 * Whether an old validator of payloads refuses an answer that the new spec allows, of a named schema or of an
 * operation's answer; or a named schema and so its validator is gone.
 */
export function areAnswersRefused(old: OpenApiModel, next: OpenApiModel): boolean {
  const named = Object.entries(old.schemas)
    .map(([name, schema]) => [schema, sameSchema(name, schema, next)] as const)
    .filter(([before, after]) => !areSame(before, after));
  return [...named, ...answersOfBoth(old, next)].some(([before, after]) => {
    if (!after) return true;
    const validate = validatorOf(before, old.schemas);
    return samplesOf(after, next.schemas).some((answer) => !validate(answer));
  });
}

/** The schema of the same name, or the same schema under another. */
function sameSchema(
  name: string,
  schema: JsonSchema,
  { schemas }: OpenApiModel,
): JsonSchema | undefined {
  const text = JSON.stringify(schema);
  return schemas[name] ?? Object.values(schemas).find((each) => JSON.stringify(each) === text);
}

/**
 * What becomes of a reader of answers: `error` where it meets a value of another kind, no value, or a
 * status or type of which the old spec has none any more; `other` where it meets a value, status or type
 * that it did not meet before.
 */
export function fateOfReaders(
  old: OpenApiModel,
  next: OpenApiModel,
  [before, after]: readonly [Json, Json],
): WireFate {
  const fates = [
    ...answersOfBoth(old, next).map(([from, to]) => fateOfAnswer([from, old], [to, next])),
    ...old.operations.flatMap(({ path }) => [
      fateOfSet(
        statusesOf(before, path).flatMap(codesOf),
        statusesOf(after, path).flatMap(codesOf),
      ),
      fateOfSet(mediaTypesOf(before, path), mediaTypesOf(after, path)),
    ]),
  ];
  return (
    (["error", "other"] as const).find((fate) => fates.some((each) => each === fate)) ?? "same"
  );
}

function areSame(old: unknown, next: unknown): boolean {
  return JSON.stringify(old) === JSON.stringify(next);
}

/** The answers of operations that are there on both sides, unless they are the same. */
function answersOfBoth(
  old: OpenApiModel,
  next: OpenApiModel,
): readonly (readonly [JsonSchema, JsonSchema])[] {
  const isSame = areSame(old.schemas, next.schemas);
  return old.operations.flatMap((operation) => {
    const counterpart = next.operations.find(
      ({ name, path }) => name === operation.name || path === operation.path,
    );
    const [before = {}, after = {}] = [operation, counterpart].map((each) =>
      payloadSchema(each?.responses ?? []),
    );
    return !counterpart || (isSame && areSame(before, after)) ? [] : [[before, after] as const];
  });
}

function fateOfAnswer(
  [from, old]: readonly [JsonSchema, OpenApiModel],
  [to, next]: readonly [JsonSchema, OpenApiModel],
): WireFate {
  const [isFit, hasForm] = [validatorOf(from, old.schemas), formValidatorOf(from, old.schemas)];
  const answers = samplesOf(to, next.schemas);
  if (answers.some((answer) => !hasForm(answer))) return "error";
  return answers.some((answer) => !isFit(answer)) ? "other" : "same";
}

/** A status, or all that a range of them stands for. */
function codesOf(status: string): readonly string[] {
  if (!/^\dXX$/.test(status)) return [status];
  return Array.from({ length: 100 }, (_, index) => String(Number(status[0]) * 100 + index));
}

function fateOfSet(old: readonly string[], next: readonly string[]): WireFate {
  if (old.length === 0 || next.length === 0)
    return old.length === next.length ? "same" : old.length === 0 ? "other" : "error";
  if (next.every((each) => old.includes(each))) return "same";
  return next.some((each) => old.includes(each)) ? "other" : "error";
}

/** A path without the names of its variables, which are not sent. */
export function withoutNames(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

function responsesAt({ paths = {} }: Json, path: string): Json {
  const same = Object.keys(paths).find((each) => withoutNames(each) === withoutNames(path));
  const item = paths[same ?? path];
  return (item?.["get"] ?? item?.["post"])?.["responses"] ?? {};
}

function statusesOf(spec: Json, path: string): readonly string[] {
  return Object.keys(responsesAt(spec, path)).filter((status) => status.startsWith("2"));
}

function mediaTypesOf(spec: Json, path: string): readonly string[] {
  const responses = responsesAt(spec, path);
  return statusesOf(spec, path).flatMap((status) =>
    Object.keys(responses[status]?.["content"] ?? {}),
  );
}
