import { htmlText } from "../base/html.js";
import { schemaNode } from "../spec/source/validate-shape.js";
import type { Module, Parameter } from "../spec/source/types.js";
import { isObject } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";

/** Keys that do not describe a module's parameters: user limits, help URLs, and the class. */
const OMITTED_KEYS: ReadonlySet<string> = new Set([
  "classname",
  "licenselink",
  "helpurls",
  "examples",
  "limit",
]);

/** Unordered lists. */
const UNORDERED_LISTS: ReadonlySet<string> = new Set([
  "type",
  "extranamespaces",
  "subtypes",
  "deprecatedvalues",
  "internalvalues",
]);

/** Help text keys. `dynamicparameters` is a flag or a help text. */
const HELP_KEYS: ReadonlySet<string> = new Set(["description", "text", "dynamicparameters"]);

/** A catalogue's canonical form without help texts. */
export function canonicalCatalogue(modules: readonly Module[]): UnknownObject {
  return catalogueOf(modules, "none", () => undefined);
}

/** A catalogue's canonical form with help texts, converted from HTML to plain text. */
export function canonicalCatalogueWithHelp(modules: readonly Module[]): UnknownObject {
  return catalogueOf(modules, "plain", (html) => htmlText(html) || undefined);
}

/** Converts a help text; undefined removes it. */
type HelpReader = (html: string) => string | undefined;

function catalogueOf(
  modules: readonly Module[],
  helpformat: string,
  readHelp: HelpReader,
): UnknownObject {
  const sorted = modules.toSorted((a, b) => byCodeUnits(a.path, b.path));
  return {
    paraminfo: { helpformat, modules: sorted.map((module) => canonicalModule(module, readHelp)) },
  };
}

function canonicalModule(module: Module, readHelp: HelpReader): UnknownObject {
  const { parameters, templatedparameters } = module;
  const lists = {
    parameters: canonicalParameters(parameters, readHelp),
    ...(templatedparameters && {
      templatedparameters: canonicalParameters(templatedparameters, readHelp),
    }),
  };
  return inOrder({ ...canonicalMembers(module, readHelp), ...lists }, keysOf("Module"));
}

/** Sorts parameters by `index`, or keeps their order without it. */
function canonicalParameters(
  parameters: readonly Parameter[],
  readHelp: HelpReader,
): readonly UnknownObject[] {
  return parameters
    .map((parameter, index) => ({ parameter, position: parameter.index ?? index + 1 }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ parameter }) => {
      const { info } = parameter;
      const conditions = info?.map((each) =>
        inOrder(canonicalMembers(each, readHelp), keysOf("Condition")),
      );
      const own = {
        ...canonicalMembers(parameter, readHelp),
        ...(conditions && { info: conditions }),
      };
      return inOrder(own, keysOf("Parameter"));
    });
}

/** An object's relevant members in canonical form. */
function canonicalMembers(object: UnknownObject, readHelp: HelpReader): UnknownObject {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([key]) => !OMITTED_KEYS.has(key))
      .map(([key, value]) => [key, canonicalMember(key, value, readHelp)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function canonicalMember(key: string, value: unknown, readHelp: HelpReader): unknown {
  if (!HELP_KEYS.has(key))
    return UNORDERED_LISTS.has(key) && Array.isArray(value)
      ? sortedSet(value)
      : withSortedKeys(value);
  const text = typeof value === "string" ? readHelp(value) : undefined;
  if (key !== "dynamicparameters") return text;
  return text ?? (value === false ? false : "");
}

/** Sorts the keys of all objects in a value. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (!isObject(value)) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => byCodeUnits(a, b));
  return Object.fromEntries(sorted.map(([key, member]) => [key, withSortedKeys(member)]));
}

function sortedSet(values: readonly unknown[]): readonly unknown[] {
  return values.toSorted((a, b) =>
    typeof a === "number" && typeof b === "number" ? a - b : byCodeUnits(String(a), String(b)),
  );
}

/** The keys listed in the schema, in its order. */
function keysOf(definition: string): readonly string[] {
  return Object.keys(schemaNode("catalogue.schema.json", definition).properties ?? {});
}

/** Sorts the keys of an object. Unknown keys come last, by name. */
function inOrder(object: UnknownObject, order: readonly string[]): UnknownObject {
  const known = order.filter((key) => Object.hasOwn(object, key));
  const others = Object.keys(object)
    .filter((key) => !order.includes(key))
    .toSorted(byCodeUnits);
  return Object.fromEntries([...known, ...others].map((key) => [key, object[key]]));
}

/** Compares independently of the locale. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
