import { isObject, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";

/** A resource with the name of its schema in the document. */
export interface NamedResource {
  readonly name: string;
  readonly resource: ResourceDescription;
}

/** The schemas of a server's profiles in a document. */
export interface ProfileSchemas {
  /** The schema of an object, with the properties of a profile and the required ones. */
  readonly objectOf: (
    profile: UnknownObject,
    owner: NamedResource,
    samples: readonly UnknownObject[],
  ) => ProfileObject;
  /** The embedded object schemas of all profiles, by name. */
  readonly embedded: readonly (readonly [name: string, schema: UnknownObject])[];
}

/** The properties of an object in the order of payloads, and those that all payloads have. */
export interface ProfileObject {
  readonly properties: Readonly<Record<string, UnknownObject>>;
  readonly required: readonly string[];
}

/** A property that may refer to an embedded object, with its values in payloads. */
interface OpenProperty {
  readonly owner: NamedResource;
  readonly schema: unknown;
  readonly values: readonly unknown[];
}

/** An embedded object, with its values in payloads. */
interface Embedded {
  readonly owner: NamedResource;
  readonly profile: UnknownObject;
  readonly samples: UnknownObject[];
}

/**
 * Converts resource profiles. Embedded objects become named schemas, which resources share if their
 * profiles for the object are equal.
 *
 * @param taken the names of other schemas
 */
export function profileSchemas(
  resources: readonly NamedResource[],
  taken: ReadonlySet<string>,
): ProfileSchemas {
  const nameOf = definitionNames(resources, taken);
  const embedded = new Map<string, Embedded>();
  // Not a recursion: a chain of definitions may have any length.
  const open: OpenProperty[] = [];
  const collect = (
    { properties }: UnknownObject,
    owner: NamedResource,
    samples: readonly UnknownObject[],
    isKnown: boolean,
  ): void => {
    const described = objectOf(properties);
    const values = valuesByName(samples);
    // An object may contain itself: its values are finite.
    const names = isKnown
      ? [...values.keys()].filter((name) => Object.hasOwn(described, name))
      : Object.keys(described);
    for (const name of names.toReversed())
      open.push({ schema: described[name], owner, values: values.get(name) ?? [] });
  };
  for (const owner of resources.toReversed())
    collect(owner.resource.schema, owner, owner.resource.items, false);
  for (let next = open.pop(); next; next = open.pop()) {
    const { owner } = next;
    const definition = definitionIn(next.schema, owner);
    if (!definition) continue;
    const values = next.values.flat().filter(isObject);
    const name = nameOf(definition.name, owner);
    const known = embedded.get(name);
    if (known && values.length === 0) continue;
    const samples: UnknownObject[] = known?.samples ?? [];
    for (const value of values) samples.push(value);
    embedded.set(name, { owner, profile: definition.profile, samples });
    collect(definition.profile, owner, values, known !== undefined);
  }
  const decimals = new Map(
    resources.map((owner) => [owner.resource, decimalNames(owner.resource.text)]),
  );
  const schemasOf: ProfileSchemas["objectOf"] = (profile, owner, samples) => {
    const described = objectOf(profile["properties"]);
    const names = payloadOrder(described, samples);
    const values = valuesByName(samples);
    return {
      properties: Object.fromEntries(
        names.map((name) => [
          name,
          propertySchema(described[name], {
            samples: values.get(name) ?? [],
            isDecimal: decimals.get(owner.resource)?.has(name) === true,
            refer: (schema) => {
              const definition = definitionIn(schema, owner);
              return definition && `#/components/schemas/${nameOf(definition.name, owner)}`;
            },
          }),
        ]),
      ),
      required: names.filter(
        (name) => samples.length > 0 && values.get(name)?.length === samples.length,
      ),
    };
  };
  return {
    objectOf: schemasOf,
    embedded: [...embedded].map(([name, { owner, profile, samples }]) => {
      const { properties, required } = schemasOf(profile, owner, samples);
      return [
        name,
        { type: "object", ...(required.length > 0 && { required }), properties },
      ] as const;
    }),
  };
}

/** Names definitions by their own name, or also by their resource if that name is not unique. */
function definitionNames(
  resources: readonly NamedResource[],
  taken: ReadonlySet<string>,
): (definition: string, owner: NamedResource) => string {
  const texts = new Map<string, Set<string>>();
  for (const { resource } of resources)
    for (const [name, schema] of Object.entries(objectOf(resource.schema["definitions"]))) {
      const text = JSON.stringify(schema);
      if (!texts.get(name)?.add(text)) texts.set(name, new Set([text]));
    }
  return (definition, { name }) => {
    const own = capitalized(definition);
    const isUnique = texts.get(definition)?.size === 1 && !taken.has(own);
    return isUnique ? own : `${name}${own}`;
  };
}

const DEFINITION = /^#\/definitions\/(?<name>\w+)$/;

/** The definition that a property, or the items of a list, refer to. */
function definitionIn(
  schema: unknown,
  { resource }: NamedResource,
): { readonly name: string; readonly profile: UnknownObject } | undefined {
  if (!isObject(schema)) return undefined;
  const { $ref: reference, items } = schema;
  if (typeof reference !== "string") return definitionIn(items, { name: "", resource });
  const name = DEFINITION.exec(reference)?.groups?.["name"];
  const { definitions } = resource.schema;
  const profile = isObject(definitions) && name !== undefined ? definitions[name] : undefined;
  return isObject(profile) && name !== undefined ? { name, profile } : undefined;
}

/** The names in the order of an item, since a profile has them in the order of a map. */
function payloadOrder(
  described: UnknownObject,
  [item = {}]: readonly UnknownObject[],
): readonly string[] {
  const written = Object.keys(item).filter((name) => Object.hasOwn(described, name));
  const rest = Object.keys(described).filter((name) => !Object.hasOwn(item, name));
  return [...written, ...rest.toSorted()];
}

/** Each member's values in some objects. */
function valuesByName(objects: readonly UnknownObject[]): ReadonlyMap<string, readonly unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const [name, value] of objects.flatMap((each) => Object.entries(each)))
    if (!values.get(name)?.push(value)) values.set(name, [value]);
  return values;
}

interface PropertyContext {
  /** The values of the property in payloads. */
  readonly samples: readonly unknown[];
  readonly isDecimal: boolean;
  /** The reference to the definition of a schema; undefined if it has none. */
  readonly refer: (schema: unknown) => string | undefined;
}

function propertySchema(schema: unknown, context: PropertyContext): UnknownObject {
  const { type, format, items, enum: values } = isObject(schema) ? schema : {};
  const { samples, isDecimal, refer } = context;
  const isNullable = samples.includes(null);
  const reference = isObject(items) ? undefined : refer(schema);
  if (reference !== undefined)
    return isNullable ? { anyOf: [{ $ref: reference }, { type: "null" }] } : { $ref: reference };
  const below = samples.flatMap((sample) => (Array.isArray(sample) ? [...sample] : []));
  return {
    ...(typeof type === "string" && { type: isNullable ? [type, "null"] : type }),
    ...(typeof format === "string" && { format }),
    ...(Array.isArray(values) && { enum: isNullable ? [...values, null] : values }),
    ...(isObject(items) && {
      items: propertySchema(items, { samples: below, isDecimal: false, refer }),
    }),
    ...(isDecimal && type === "number" && { "x-wire-format": "decimal-point" }),
  };
}

/** The names of members whose JSON values contain a decimal point. */
function decimalNames(text: string): ReadonlySet<string> {
  const members = text.matchAll(/"(?<name>\w+)"\s*:\s*-?\d+\.\d/g);
  return new Set([...members].map(({ groups }) => groups?.["name"] ?? ""));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The description of a Spring Data REST, as its responses give it. */
export interface DataRestDescription {
  /** The host name, as the document's title. */
  readonly title: string;
  readonly resources: readonly ResourceDescription[];
}

/** A resource of the server. */
export interface ResourceDescription {
  /** The last part of its path. */
  readonly rel: string;
  /** Its profile as JSON Schema (draft 4). */
  readonly schema: UnknownObject;
  readonly searches: readonly SearchDescription[];
  /** The items of the first page. */
  readonly items: readonly UnknownObject[];
  /** The JSON text of the page, which shows the server's number format. */
  readonly text: string;
  /** The property that is in the profile as ALPS and in no payload, if items have entity tags. */
  readonly version?: string;
}

/** A search of a resource. */
export interface SearchDescription {
  readonly name: string;
  /** The variables in its URL. */
  readonly variables: readonly string[];
  /** The form of its response. */
  readonly returns: "list" | "page" | "item";
}
