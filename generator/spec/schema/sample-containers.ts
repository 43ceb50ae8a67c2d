import { EXTRA_ITEMS } from "../../../templates/runtime/sample/sample.js";
import type {
  ListSample,
  ObjectSample,
  SampleRule,
} from "../../../templates/runtime/sample/sample.js";
import { listOf } from "../../base/json.js";
import { isFalse } from "./json-schema.js";
import type { JsonSchema } from "./json-schema.js";
import { mergeAllOf } from "./merge.js";
import { matches } from "./pattern-test.js";
import { alternativesOf } from "./alternatives.js";
import type { NamedSchemas } from "./discriminator.js";

/** Creates the sample of a member or an item, by its name. */
export type CreateNested = (schema: JsonSchema, name: string) => SampleRule | undefined;

/** The sample of an object; undefined if a required member has no sample. */
export function objectSample(schema: JsonSchema, below: CreateNested): ObjectSample | undefined {
  const { properties = {}, propertyNames, minProperties: min, maxProperties: max } = schema;
  const required = requiredNames(schema);
  // Samples do not contain working URLs, so HAL links are included only if they are required.
  const names = [...new Set([...Object.keys(properties), ...required])].filter(
    (name) => name !== HAL_LINKS || required.includes(name),
  );
  // Required members come first, those with few values before the others, because one that has no
  // value is reason enough to make none of the others.
  const ordered = names.toSorted(
    (a, b) =>
      Number(required.includes(b)) - Number(required.includes(a)) ||
      costOf(memberSchema(schema, a)) - costOf(memberSchema(schema, b)),
  );
  const made = new Map<string, SampleRule>();
  for (const name of ordered) {
    const sample = below(memberSchema(schema, name), name);
    if (sample) made.set(name, sample);
    else if (required.includes(name)) return undefined;
  }
  const members = names.flatMap((name) => {
    const sample = made.get(name);
    return sample ? [[name, sample] as const] : [];
  });
  const optional = members.map(([name]) => name).filter((name) => !required.includes(name));
  const other = otherMembers(schema);
  const wanted = typeof schema.additionalProperties === "object" || typeof min === "number";
  const others = wanted && other ? below(other.schema, "") : undefined;
  const pattern = other?.pattern;
  const nameSchema = {
    ...propertyNames,
    type: "string",
    ...(pattern !== undefined && { pattern }),
  };
  const hasNames = pattern !== undefined || propertyNames !== undefined;
  const ofNames = others && hasNames ? below(nameSchema, "name") : undefined;
  return {
    kind: "object",
    members: Object.fromEntries(members),
    ...(optional.length > 0 && { optional: optional.length === members.length ? "all" : optional }),
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
    ...(others && (!hasNames || ofNames) && { others }),
    ...(others && ofNames && { names: ofNames }),
  };
}

/** The member with the links of HAL. */
export const HAL_LINKS = "_links";

/** The URL of a link without a target (RFC 6694). */
const NO_ADDRESS = "about:blank";

/**
 * The sample for `_links` with only the required relations. Their URLs are `about:blank`, because
 * other URLs would be invented; the URLs of operations replace them. Undefined if the schema does
 * not describe links.
 */
export function linksSample(
  schema: JsonSchema,
  schemas: NamedSchemas,
  below: CreateNested,
): SampleRule | undefined {
  const flat = mergeAllOf(schema, schemas);
  if (!flat.properties && !flat.additionalProperties) return undefined;
  return objectSample(
    onlyRequired(flat),
    (each, rel) => linkSample(each, schemas, below) ?? below(each, rel),
  );
}

/** The sample for a link or a list of links; undefined if the schema does not describe links. */
function linkSample(
  schema: JsonSchema,
  schemas: NamedSchemas,
  below: CreateNested,
): SampleRule | undefined {
  for (const choice of alternativesOf(mergeAllOf(schema, schemas), schemas)) {
    const { items, properties = {} } = choice;
    const link = items && linkSample(items, schemas, below);
    if (link) return { kind: "list", items: link, min: 1, max: 1 };
    if (!Object.hasOwn(properties, "href")) continue;
    const sample = objectSample(onlyRequired(choice, "href"), (each, name) =>
      name === "href" && canBeBlank(mergeAllOf(each, schemas))
        ? { kind: "enum", json: JSON.stringify([NO_ADDRESS]) }
        : below(each, name),
    );
    if (sample) return sample;
  }
  return undefined;
}

/** An object with its required members, and one with additional members. */
function onlyRequired(schema: JsonSchema, ...more: readonly string[]): JsonSchema {
  const required = [...new Set([...requiredNames(schema), ...more])];
  return {
    type: "object",
    required,
    properties: Object.fromEntries(required.map((name) => [name, memberSchema(schema, name)])),
  };
}

const ADDRESS_FORMATS: ReadonlySet<string> = new Set([
  "iri",
  "iri-reference",
  "uri",
  "uri-reference",
  "uri-template",
]);

function canBeBlank({ pattern, maxLength, enum: values, const: only, format }: JsonSchema) {
  return (
    [pattern, maxLength, values, only].every((rule) => rule === undefined) &&
    (format === undefined || (typeof format === "string" && ADDRESS_FORMATS.has(format)))
  );
}

/** NamedSchemas that list their values are decided at once; those that combine others take longest. */
function costOf({ allOf, enum: values, const: only }: JsonSchema): number {
  if (values !== undefined || only !== undefined) return 0;
  return allOf && !allOf.every((each) => each["enum"] || each["const"] !== undefined) ? 2 : 1;
}

/** The required members, and those that they depend on. */
function requiredNames({ required, dependentRequired, properties }: JsonSchema) {
  const names = new Set(listOf(required).filter((each) => typeof each === "string"));
  const dependencies: readonly (readonly [string, unknown])[] = Object.entries(
    Object(dependentRequired),
  );
  // The dependent members are always there, so that any member may be.
  for (const [name, dependents] of dependencies)
    if (names.has(name) || Object.hasOwn(properties ?? {}, name))
      for (const each of listOf(dependents)) if (typeof each === "string") names.add(each);
  return [...names];
}

/** All that a schema says of a member. */
export function memberSchema(schema: JsonSchema, name: string): JsonSchema {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const all = [
    ...(own ? [own] : []),
    ...Object.entries(patternProperties).flatMap(([pattern, each]) =>
      matches(pattern, name) ? [each] : [],
    ),
  ];
  const [first, ...rest] = all;
  if (first) return rest.length === 0 ? first : { allOf: all };
  if (additionalProperties === false) return { not: {} };
  return typeof additionalProperties === "object" ? additionalProperties : {};
}

/** The members without a name in the schema, and the pattern of their names. */
function otherMembers(
  schema: JsonSchema,
): { readonly schema: JsonSchema; readonly pattern?: string } | undefined {
  const { additionalProperties, unevaluatedProperties, patternProperties = {} } = schema;
  const open = additionalProperties ?? unevaluatedProperties ?? true;
  if (open !== false) return { schema: typeof open === "object" ? open : {} };
  const first = Object.entries(patternProperties).find(([, each]) => !isFalse(each));
  return first && { schema: first[1], pattern: first[0] };
}

/** Lists that need more items of `contains` have no sample. */
export const MAX_CONTAINED = 1000;

/** The sample of a list; undefined if it has no sample of as many items as it needs. */
export function listSample(
  schema: JsonSchema,
  name: string,
  below: CreateNested,
): ListSample | undefined {
  const { prefixItems = [], contains, minContains, minItems, maxItems, uniqueItems } = schema;
  const { unevaluatedItems } = schema;
  const items =
    schema.items ??
    (unevaluatedItems === false
      ? { not: {} }
      : typeof unevaluatedItems === "object"
        ? unevaluatedItems
        : {});
  const wanted = contains && { allOf: [items, contains] };
  const count = wanted ? (typeof minContains === "number" ? minContains : 1) : 0;
  if (count > MAX_CONTAINED) return undefined;
  const first = [
    ...prefixItems.map((each) => below(each, name)),
    ...Array.from({ length: wanted ? count : 0 }, () => below(wanted ?? {}, name)),
  ];
  const minimum = Math.max(
    typeof minItems === "number" ? minItems : 0,
    count > 0 ? first.length : 0,
  );
  const known = first.slice(0, first.includes(undefined) ? first.indexOf(undefined) : undefined);
  const prefix = known.filter((each) => each !== undefined);
  const sample = prefix.length < first.length ? undefined : below(items, name);
  const min = Math.max(minimum, Math.min(prefix.length, count > 0 ? prefix.length : minimum));
  const most = sample ? min + EXTRA_ITEMS : Math.max(prefix.length, 0);
  const max = Math.min(typeof maxItems === "number" ? maxItems : Infinity, most);
  if (max < min || (!sample && min > prefix.length)) return undefined;
  return {
    kind: "list",
    items: sample ?? { kind: "boolean" },
    ...(min > 0 && { min }),
    ...(max !== min + EXTRA_ITEMS && { max }),
    ...(prefix.length > 0 && { prefix }),
    ...(uniqueItems === true && { unique: true as const }),
  };
}
