/** Values that the schemas of a document accept, by libraries that know nothing of the generator. */
import { listOf, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { describesObjects } from "./all-of.ts";
import { installedModule } from "./installed.ts";
import { smallValues } from "./small-values.ts";
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
  const samplesOf = await schemaSamples(document, check, "request");
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
    for (const value of samplesOf(schema)) {
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

/** Values of parameters whose schema accepts anything. */
const SENT: readonly unknown[] = ["a", ["a"]];

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
  const sampled = { ...members, quiet: true, maxSampleDepth: 2 };
  const required = { ...sampled, skipNonRequired: true, maxSampleDepth: 6 };
  const converted = schemasOf(document, direction);
  const small = smallValues(converted, check, (pattern) =>
    attempt(() => faker.generate({ type: "string", pattern })),
  );
  return function* samplesOf(schema) {
    const candidates: readonly (() => unknown)[] = [
      () => sampler.sample(schema.value, sampled, document),
      () => sampler.sample(schema.value, required, document),
      () => faker.generate(withComponents(schema.value, document)),
    ];
    let isFound = false;
    for (const candidate of candidates) {
      const value = attempt(candidate);
      if (!fits(value, schema, check)) continue;
      isFound = true;
      yield value;
    }
    if (!isFound) yield* small(partAt(converted, schema.pointer));
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
