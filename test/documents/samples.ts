/** Values that the schemas of a document accept, by libraries that know nothing of the generator. */
import { listOf, objectOf } from "../../generator/json/value.ts";
import type { UnknownObject } from "../../generator/json/value.ts";
import { installedModule } from "./installed.ts";
import { below } from "./operations.ts";
import type { At } from "./operations.ts";
import type { CheckValue } from "./schemas.ts";

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

/** Schemas of large documents nest deeply, and lead to each other. */
const SAMPLED = { skipReadOnly: true, quiet: true, maxSampleDepth: 2 };

/** Creates the samples of a document's requests. */
export async function samplesFor(document: UnknownObject, check: CheckValue): Promise<SampleOf> {
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
  return (at) => {
    const schema = below(at, document, "schema");
    const candidates: readonly (() => readonly unknown[])[] = [
      () => examplesIn(at.value, document),
      () => [sampler.sample(schema.value, SAMPLED, document)],
      () => [
        sampler.sample(
          schema.value,
          { ...SAMPLED, skipNonRequired: true, maxSampleDepth: 6 },
          document,
        ),
      ],
      () => [faker.generate(withComponents(schema.value, document))],
    ];
    for (const candidate of candidates) {
      const value = attempt(candidate).find((each) => fits(each, schema, check));
      if (value !== undefined) return { value };
    }
    return undefined;
  };
}

/** Copying all components takes longer than finding a value. */
function withComponents(schema: UnknownObject, { components }: UnknownObject): UnknownObject {
  return JSON.stringify(schema).includes('"$ref"') ? { ...schema, components } : schema;
}

function fits(value: unknown, { pointer }: At, check: CheckValue): boolean {
  return value !== undefined && check(pointer, value).length === 0;
}

/** Libraries throw for schemas that they do not know. */
function attempt(candidate: () => readonly unknown[]): readonly unknown[] {
  try {
    return candidate();
  } catch {
    return [];
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
