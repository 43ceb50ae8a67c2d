/**
 * Values that the schemas of a document accept, by libraries that know nothing of the generator; for
 * schemas that these find no value for, written by hand or by the generator. ajv decides on each.
 */
import { listOf, mapMembers, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { withoutBooleans } from "../../generator/spec/schema/json-schema.ts";
import { samplesOf } from "../../generator/spec/schema/sample.ts";
import { drawFrom } from "../../templates/runtime/sample/draw.ts";
import { sampled } from "../../templates/runtime/sample/sample.ts";
import { installedModule } from "./installed.ts";
import written from "./samples.json" with { type: "json" };
import { below, partAt } from "./operations.ts";
import type { At } from "./operations.ts";
import { schemasOf } from "./schemas.ts";
import type { CheckValue, Direction } from "./schemas.ts";

interface Sampler {
  readonly default: {
    sample(schema: object, options: object, document: object): unknown;
  };
}

interface Faker {
  readonly default: {
    option(options: object): void;
    generate(schema: object): unknown;
  };
}

/** A value, or undefined if no library finds one. */
export type Sample = { readonly value: unknown } | undefined;

/** Finds a value for a parameter or a media type object; the document's own examples come first. */
export type SampleOf = (at: At) => Sample;

/** Finds values of different size that a schema accepts. */
export type SamplesOfSchema = (schema: At) => Iterable<unknown>;

/** Creates the samples of a document's requests. */
export async function samplesFor(document: UnknownObject, check: CheckValue): Promise<SampleOf> {
  const valuesOf = await schemaSamples(document, check, "request");
  return (at) => {
    const schema = below(at, document, "schema");
    const isParameter = at.value["in"] !== undefined;
    const isOfObjects = describesObjects(schema, document);
    // Schemas without a type accept values that their properties do not mean.
    const isUsable = (value: unknown): boolean =>
      isMembers(value)
        ? !isParameter || (isOfObjects && Object.keys(value).length > 0)
        : !isOfObjects && (!isParameter || isSent(value, at.value));
    const given = examplesIn(at.value, document).find(
      (each) => isUsable(each) && fits(each, schema, check),
    );
    if (given !== undefined) return { value: given };
    let other: Sample;
    for (const value of valuesOf(schema)) {
      if (isUsable(value)) return { value };
      other ??= { value };
    }
    const isOfLists = describesObjects(below(schema, document, "items"), document);
    const sent =
      isParameter && !isOfLists ? SENT.find((value) => fits(value, schema, check)) : undefined;
    if (sent !== undefined) return { value: sent };
    return at.value["in"] === "path" ? undefined : other;
  };
}

/** The generator's samples of one schema. */
const SEEDS = 6;

/** Values of parameters whose schema accepts anything. */
const SENT: readonly unknown[] = ["a", ["a"]];

/** Whether a schema describes objects: by its type or, without one, by properties. */
function describesObjects(schema: At, document: UnknownObject): boolean {
  const all = collectAllOf(schema, document);
  const types = all.flatMap(({ value }) => value["type"] ?? []);
  return types.length > 0
    ? types.every((type) => type === "object")
    : all.some(({ value }) => "properties" in value);
}

/** A schema and those in its `allOf`, at any depth. */
function collectAllOf(schema: At, document: UnknownObject): readonly At[] {
  const parts = listOf(schema.value["allOf"]).flatMap((_, index) =>
    collectAllOf(below(schema, document, "allOf", String(index)), document),
  );
  return [schema, ...parts];
}

function isMembers(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a request shows a parameter: an empty variable leaves nothing of its part of the path. */
function isSent(value: unknown, { in: location }: UnknownObject): boolean {
  if (value === null || (value === "" && location === "path")) return false;
  return (
    !Array.isArray(value) || (value.length > 0 && value.every((item) => typeof item !== "object"))
  );
}

/** Creates the samples of the schemas of a document. */
export async function schemaSamples(
  document: UnknownObject,
  check: CheckValue,
  direction: Direction,
): Promise<SamplesOfSchema> {
  const [{ default: sampler }, { default: faker }] = await Promise.all([
    installedModule<Sampler>("openapi-sampler"),
    installedModule<Faker>("json-schema-faker"),
  ]);
  faker.option({
    random: () => 0.5,
    failOnInvalidTypes: false,
    failOnInvalidFormat: false,
    refDepthMax: 3,
    requiredOnly: true,
    maxItems: 2,
  });
  // Schemas of large documents nest deeply, and lead to each other.
  const isRequest = direction === "request";
  const members = { skipReadOnly: isRequest, skipWriteOnly: !isRequest };
  const small = { ...members, quiet: true, maxSampleDepth: 2 };
  const required = { ...small, skipNonRequired: true, maxSampleDepth: 6 };
  const converted = schemasOf(document, direction);
  const named = objectOf(objectOf(converted["components"])["schemas"]);
  let samples: ReturnType<typeof samplesOf> | undefined;
  const own = ({ pointer }: At, seed: number): unknown => {
    samples ??= samplesOf(mapMembers(named, (each) => withoutBooleans(Object(each))));
    const rule = samples.of(withoutBooleans(partAt(converted, pointer).value), "");
    return rule && sampled(rule, drawFrom(seed), { named: samples.named, sampleValues: {} });
  };
  return function* valuesOf(schema) {
    const candidates: readonly (() => unknown)[] = [
      () => sampler.sample(schema.value, small, document),
      () => sampler.sample(schema.value, required, document),
      () => faker.generate(withComponents(schema.value, document)),
      () => objectOf(written)[schema.pointer],
    ];
    let isFound = false;
    for (const candidate of candidates) {
      const value = attempt(candidate);
      if (!fits(value, schema, check)) continue;
      isFound = true;
      yield value;
    }
    if (isFound) return;
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const value = attempt(() => own(schema, seed));
      if (fits(value, schema, check)) yield value;
    }
  };
}

/** Copying all components takes longer than finding a value. */
function withComponents(
  schema: UnknownObject,
  { components, $defs }: UnknownObject,
): UnknownObject {
  return JSON.stringify(schema).includes('"$ref"') ? { ...schema, components, $defs } : schema;
}

function fits(value: unknown, { pointer }: At, check: CheckValue): boolean {
  return value !== undefined && check(pointer, value).length === 0;
}

/** Libraries throw for schemas that they do not know. */
function attempt(candidate: () => unknown): unknown {
  try {
    return candidate();
  } catch {
    return undefined;
  }
}

function examplesIn(
  { example, examples }: UnknownObject,
  document: UnknownObject,
): readonly unknown[] {
  const named = Object.keys(objectOf(examples)).map(
    (name) =>
      below({ value: { examples }, pointer: "" }, document, "examples", name).value["value"],
  );
  return [example, ...named, ...listOf(examples)].filter((each) => each !== undefined);
}
