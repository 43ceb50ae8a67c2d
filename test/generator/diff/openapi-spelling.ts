/**
 * The real OpenAPI document, spelled in another way.
 *
 * @module
 */
import { boolean, constantFrom, shuffledSubarray } from "fast-check";
import type { GeneratorValue } from "fast-check";

type Members = Readonly<Record<string, unknown>>;

/**
 * The same OpenAPI document: keys in another order, references for what stood there, and defaults
 * written out.
 */
export function respelledOpenApi(gen: GeneratorValue, openapi: Members): Members {
  const { paths, components, servers = [{ url: "/" }], ...rest } = openapi;
  const shared: Record<string, unknown> = {};
  const items = mapped(paths, (item) => respelledItem(gen, item, shared));
  const all = {
    ...mapped(components, (section) => section),
    schemas: mapped(membersOf(components)["schemas"], (schema) => respelledSchema(gen, schema)),
    parameters: { ...membersOf(membersOf(components)["parameters"]), ...shared },
  };
  return reordered(gen, {
    ...rest,
    servers,
    paths: items,
    components: all,
    ...maybe(gen, { security: [] }),
  });
}

function respelledItem(
  gen: GeneratorValue,
  item: unknown,
  shared: Record<string, unknown>,
): unknown {
  const { get, parameters = [], ...rest } = membersOf(item);
  const { parameters: own = [], ...operation } = membersOf(get);
  const spelled = [listOf(parameters), listOf(own)].map((list) =>
    list.map((each) => respelledParameter(gen, each, shared)),
  );
  // The parameters of the only operation of a path are those of the path.
  const isMoved = gen(boolean);
  const [above = [], below = []] = isMoved ? [spelled.flat(), []] : spelled;
  return reordered(gen, {
    ...rest,
    parameters: above,
    get: reordered(gen, {
      ...operation,
      parameters: below,
      ...maybe(gen, { deprecated: false }),
      ...maybe(gen, { security: gen(constantFrom, [], [{}]) }),
      responses: mapped(membersOf(get)["responses"], (response) =>
        respelledResponse(gen, response),
      ),
    }),
  });
}

function respelledParameter(
  gen: GeneratorValue,
  given: unknown,
  shared: Record<string, unknown>,
): unknown {
  const parameter = membersOf(given);
  if ("$ref" in parameter) return parameter;
  const { required, ...rest } = parameter;
  const spelled = reordered(gen, {
    ...rest,
    schema: respelledSchema(gen, parameter["schema"]),
    ...(required === true ? { required } : maybe(gen, { required: false })),
    ...(parameter["deprecated"] !== true && maybe(gen, { deprecated: false })),
    ...maybe(gen, { style: parameter["in"] === "path" ? "simple" : "form" }),
    ...maybe(gen, { explode: parameter["in"] !== "path" }),
    ...maybe(gen, { allowReserved: false }),
  });
  if (gen(boolean)) return spelled;
  const name = `Shared${Object.keys(shared).length}`;
  shared[name] = spelled;
  return { $ref: `#/components/parameters/${name}` };
}

function respelledResponse(gen: GeneratorValue, given: unknown): unknown {
  const response = membersOf(given);
  if ("$ref" in response) return response;
  return reordered(gen, {
    ...response,
    ...maybe(gen, { headers: {} }),
    ...(response["content"] !== undefined && {
      content: mapped(response["content"], (media) => ({
        ...membersOf(media),
        schema: respelledSchema(gen, membersOf(media)["schema"]),
      })),
    }),
  });
}

function respelledSchema(gen: GeneratorValue, given: unknown): unknown {
  const schema = membersOf(given);
  if ("$ref" in schema) return schema;
  const { type, required, enum: values, items, additionalProperties, ...rest } = schema;
  const lists = ["anyOf", "oneOf", "allOf"].filter((key) => Array.isArray(schema[key]));
  return reordered(gen, {
    ...rest,
    ...Object.fromEntries(
      lists.map((key) => [key, listOf(schema[key]).map((each) => respelledSchema(gen, each))]),
    ),
    ...(type !== undefined && { type: Array.isArray(type) || gen(boolean) ? type : [type] }),
    ...respelledValues(gen, values),
    ...(items !== undefined && { items: respelledSchema(gen, items) }),
    ...(required === undefined
      ? maybe(gen, { required: [] })
      : { required: shuffled(gen, listOf(required)) }),
    ...(additionalProperties === undefined
      ? maybe(gen, { additionalProperties: gen(constantFrom, true, {}) })
      : { additionalProperties }),
    ...(schema["properties"] !== undefined && {
      properties: mapped(schema["properties"], (each) => respelledSchema(gen, each)),
    }),
    ...maybe(gen, { deprecated: schema["deprecated"] ?? false }),
    ...(schema["uniqueItems"] === undefined && maybe(gen, { uniqueItems: false })),
    ...(schema["minLength"] === undefined && maybe(gen, { minLength: 0 })),
  });
}

function respelledValues(gen: GeneratorValue, values: unknown): object {
  if (!Array.isArray(values)) return {};
  const [only] = listOf(values);
  if (values.length === 1 && gen(boolean)) return { const: only };
  return { enum: shuffled(gen, listOf(values)) };
}

function maybe(gen: GeneratorValue, value: object): object {
  return gen(boolean) ? value : {};
}

function shuffled(gen: GeneratorValue, list: readonly unknown[]): unknown[] {
  return gen(shuffledSubarray, [...list], { minLength: list.length, maxLength: list.length });
}

function reordered(gen: GeneratorValue, value: Members): Members {
  const entries = Object.entries(value);
  return Object.fromEntries(
    gen(shuffledSubarray, entries, { minLength: entries.length, maxLength: entries.length }),
  );
}

function mapped(value: unknown, replace: (value: unknown) => unknown): Members {
  return Object.fromEntries(
    Object.entries(membersOf(value)).map(([key, each]) => [key, replace(each)]),
  );
}

function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
