import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { payloadSchema } from "../../spec/model/exchange.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import { HAL_LINKS, memberSchema } from "../../spec/schema/sample-containers.js";
import { alternativesOf } from "../../spec/schema/alternatives.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import type { Samples } from "../../spec/schema/sample.js";

/** A list in a response. */
export interface ListForm {
  readonly item: JsonSchema;
  /** The schema of the list. */
  readonly list: JsonSchema;
  /** The name of the list. */
  readonly name: string;
  /** The members that lead to the list. */
  readonly at: readonly string[];
  /** The object around the list; its list is `given` as `rows`. */
  readonly wrapper?: SampleRule;
}

/** The possible forms of a response with a list. */
export interface ListForms {
  readonly bare?: ListForm;
  readonly embedded?: ListForm;
}

/** The parts of an OpenAPI document that lists depend on. */
export interface FormContext {
  readonly schemas: NamedSchemas;
  readonly samples: Pick<Samples, "of">;
  /** The paths without variables that GET reads without parameters. */
  readonly paths: ReadonlySet<string>;
}

/** The state while a list's wrapper is built. */
interface WrapperContext extends FormContext {
  /** The path of the list. */
  readonly path: string;
}

type FixedSample = Extract<SampleRule, { kind: "given" }>;

/** The maximum depth of a list in its wrapper. */
const MAX_WRAPPERS = 4;
/** Names for a wrapper's list, in addition to the path's name. */
const LISTS = /^(?:content|data|entries|items|members|records|results|rows|values)$/i;

/** The lists in an operation's response: a list as the response, and a list in a wrapper. */
export function listForms(operation: EndpointOperation, context: FormContext): ListForms {
  const { schemas } = context;
  const name = lastName(operation);
  const payload = payloadSchema(operation.responses);
  if (!payload) return {};
  const choices = alternativesOf(mergeAllOf(payload, schemas), schemas);
  const bare = choices.find(isList);
  const wrapped = choices.flatMap((choice) => {
    const location = isList(choice) ? undefined : findList(choice, name, schemas, MAX_WRAPPERS);
    const wrapper =
      location && wrapperOf(choice, location.at, { ...context, path: operation.path });
    return location && wrapper ? [{ ...location, name: location.at.at(-1) ?? name, wrapper }] : [];
  });
  const [embedded] = wrapped;
  return {
    ...(bare?.items && { bare: { item: bare.items, list: bare, name, at: [] } }),
    ...(embedded && { embedded }),
  };
}

/** Returns true if a value is a list of described items. An object may have `items`, which mean nothing. */
function isList({ type, items }: JsonSchema): boolean {
  return items !== undefined && (type === undefined || [type].flat().includes("array"));
}

/** The last path segment that is not a variable. */
export function lastName({ path, name }: EndpointOperation): string {
  return path.split("/").findLast((part) => part !== "" && !/[{}]/.test(part)) ?? name;
}

type ListLocation = Pick<ListForm, "at" | "item" | "list">;

/** Finds the list of a wrapper: in `_embedded`, with the name of the path, or with a usual name. */
function findList(
  schema: JsonSchema,
  name: string,
  schemas: NamedSchemas,
  left: number,
): ListLocation | undefined {
  if (left === 0) return undefined;
  const isEmbedded = left < MAX_WRAPPERS;
  for (const [member, each] of Object.entries(schema.properties ?? {})) {
    const [below = {}] = alternativesOf(mergeAllOf(each, schemas), schemas);
    const isNamed = isEmbedded || member === name || LISTS.test(member);
    if (isList(below) && below.items && isNamed)
      return { at: [member], item: below.items, list: below };
    const isWrapper = member === "_embedded" || member === "data";
    const location = isWrapper || isEmbedded ? findList(below, name, schemas, left - 1) : undefined;
    if (location) return { ...location, at: [member, ...location.at] };
  }
  return undefined;
}

/** The wrapper of a list: its required members, and its members about the page. */
function wrapperOf(
  schema: JsonSchema,
  [member, ...rest]: readonly string[],
  context: WrapperContext,
): SampleRule | undefined {
  const { schemas, samples } = context;
  if (member === undefined) return { kind: "given", name: "rows" };
  const required = schema["required"] === undefined ? [] : listOf(schema["required"]);
  const members: [string, SampleRule][] = [];
  const names = new Set([...Object.keys(schema.properties ?? {}), ...required.map(String)]);
  for (const name of names) {
    const each = memberSchema(schema, name);
    const [declared = {}] = alternativesOf(mergeAllOf(each, schemas), schemas);
    // For a required member without a schema, any value is valid.
    const isAny = Object.keys(declared).length === 0 && fixedSample(NUMBERS, name) !== undefined;
    const below = isAny ? { type: "integer" } : declared;
    const sample =
      name === member
        ? wrapperOf(below, rest, context)
        : (factOf(name, below, context, required.includes(name)) ??
          (required.includes(name) ? samples.of(each, name) : undefined));
    if (sample) members.push([name, sample]);
    else if (name === member || required.includes(name)) return undefined;
  }
  return { kind: "object", members: Object.fromEntries(members) };
}

const NUMBERS: readonly (readonly [fact: string, names: RegExp])[] = [
  ["total", /^(?:total|total_?(?:elements|count|items|results|records|hits))$/i],
  ["pages", /^(?:total_?pages|page_?count|pages|last_?page)$/i],
  ["page", /^(?:number|page|page_?number|current_?page)$/i],
  ["size", /^(?:size|limit|per_?page|page_?size)$/i],
  ["count", /^(?:count|number_?of_?elements)$/i],
];
const FLAGS: readonly (readonly [fact: string, names: RegExp])[] = [
  ["isFirst", /^(?:is_?)?first$/i],
  ["isLast", /^(?:is_?)?last$/i],
  ["hasNext", /^has_?(?:next|more)(?:_?page)?$/i],
  ["hasPrevious", /^has_?prev(?:ious)?(?:_?page)?$/i],
  ["isEmpty", /^(?:is_?)?empty$/i],
];
const LINKS: readonly (readonly [fact: string, names: RegExp])[] = [
  ["linkSelf", /^self$/i],
  ["linkFirst", /^first$/i],
  ["linkPrevious", /^prev(?:ious)?$/i],
  ["linkNext", /^next$/i],
  ["linkLast", /^last$/i],
];

/** A member of a wrapper about the page: totals, flags and links, directly or in an object. */
function factOf(
  name: string,
  schema: JsonSchema,
  context: WrapperContext,
  isRequired: boolean,
): SampleRule | undefined {
  const { schemas } = context;
  const { type, properties } = schema;
  if (type === "integer" || type === "number") return numberOf(schema, fixedSample(NUMBERS, name));
  if (type === "boolean") return fixedSample(FLAGS, name);
  if (!properties || !/^_?(?:links|page|paging|pagination|meta|metadata)$/i.test(name))
    return undefined;
  const required = schema["required"] === undefined ? [] : listOf(schema["required"]);
  const members = Object.entries(properties).flatMap(([member, each]) => {
    const below = mergeAllOf(each, schemas);
    const isNeeded = required.includes(member);
    const sample =
      linkOf(member, below, isNeeded, schemas) ??
      factOf(member, below, context, isNeeded) ??
      (name === HAL_LINKS ? otherLink(member, each, context, isNeeded) : undefined);
    return sample ? [[member, sample] as const] : [];
  });
  const isComplete = required.every((each) => members.some(([member]) => member === each));
  if (!isComplete || (members.length === 0 && !isRequired)) return undefined;
  return { kind: "object", members: Object.fromEntries(members) };
}

/** Some documents count one page if a list is empty. */
function numberOf(
  { minimum }: JsonSchema,
  sample: FixedSample | undefined,
): FixedSample | undefined {
  return sample?.name === "pages" && minimum === 1 ? { ...sample, name: "pagesOrOne" } : sample;
}

/** Formats for URLs with a scheme and a host. */
const ABSOLUTE: ReadonlySet<unknown> = new Set(["uri", "url", "iri"]);

/** A link as a URL or in HAL. On the last page, a required link is null or points past the end. */
function linkOf(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  schemas: NamedSchemas,
): SampleRule | undefined {
  const { type, properties = {}, format } = schema;
  const fact = fixedSample(LINKS, name);
  if (!fact) return undefined;
  const hasHref = Object.hasOwn(properties, "href");
  const written = hasHref ? mergeAllOf(properties["href"] ?? {}, schemas)["format"] : format;
  const link: FixedSample = ABSOLUTE.has(written) ? { ...fact, isAbsolute: true } : fact;
  const isStep = /Next|Previous/.test(link.name);
  if (listOf(type).includes("string")) {
    const ending = listOf(type).includes("null") ? "OrNull" : "Always";
    return isRequired && isStep ? { ...link, name: link.name + ending } : link;
  }
  if (!hasHref) return undefined;
  return isRequired && isStep
    ? { kind: "object", members: { href: { ...link, name: `${link.name}Always` } } }
    : { kind: "object", members: { href: link }, whole: true };
}

/** A link to a different path in the OpenAPI document. A required link may lack a URL. */
function otherLink(
  rel: string,
  schema: JsonSchema,
  { schemas, samples, paths, path }: WrapperContext,
  isRequired: boolean,
): SampleRule | undefined {
  const address = [`${path}/${rel}`, `/${rel}${path}`, `/${rel}`].find((each) => paths.has(each));
  const { properties = {}, required } = mergeAllOf(schema, schemas);
  const isAddressed = address !== undefined && Object.hasOwn(properties, "href");
  if (isAddressed && listOf(required ?? []).every((name) => name === "href"))
    return { kind: "object", members: { href: { kind: "address", path: address } } };
  if (!isRequired) return undefined;
  const only = { type: "object", required: [rel], properties: { [rel]: schema } };
  const links = samples.of(only, HAL_LINKS);
  return links && "members" in links ? links.members[rel] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function fixedSample(
  table: readonly (readonly [fact: string, names: RegExp])[],
  name: string,
): FixedSample | undefined {
  const found = table.find(([, names]) => names.test(name));
  return found && { kind: "given", name: found[0] };
}
