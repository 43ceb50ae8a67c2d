import type { ParameterType } from "../model/parameter.js";
import type { FieldDescription } from "../model/result.js";
import type { Document } from "../../base/document.js";
import type { DescribedModule, Descriptions } from "../source/types.js";

/** The descriptions of a module, the preferred one first; empty if there is none. */
export type ModuleDescriptions = readonly DescribedModule[];

/**
 * Selects the descriptions of a module.
 *
 * @param documents the preferred one first
 */
export function descriptionsOf(
  documents: readonly Document<Descriptions>[],
  path: string,
): ModuleDescriptions {
  return documents.flatMap(({ value: { modules } }) => ownMember(modules, path) ?? []);
}

/** The description of a parameter, with a line for each of its described values. */
export function describedParameter(
  descriptions: ModuleDescriptions,
  name: string,
  type: ParameterType,
): string | undefined {
  const [found] = descriptions.flatMap(({ parameters = {} }) => ownMember(parameters, name) ?? []);
  if (found === undefined || typeof found === "string") return found;
  const lines = (type.kind === "enum" ? type.values : []).flatMap((value) => {
    const text = ownMember(found.values ?? {}, value);
    return text === undefined ? [] : [`- ${value === "" ? '""' : value}: ${text}`];
  });
  return [found.description, ...lines].join("\n");
}

/** Describes a field of a module's rows or pages by its name; undefined if there is no description. */
export type DescribeField = (name: string) => FieldDescription | undefined;

/**
 * Selects the descriptions of a module's fields. Those of the module take precedence.
 *
 * @param documents the preferred one first
 */
export function fieldDescriptionsOf(
  documents: readonly Document<Descriptions>[],
  path: string,
): DescribeField {
  const own = descriptionsOf(documents, path).map(({ fields }) => fields);
  const shared = documents.map(({ value: { fields } }) => fields);
  return (name) => {
    const text = firstMember(own, name);
    if (text !== undefined) return { text, about: "module" };
    const named = firstMember(shared, name);
    return named === undefined ? undefined : { text: named, about: "name" };
  };
}

function firstMember(
  texts: readonly (Readonly<Record<string, string>> | undefined)[],
  name: string,
): string | undefined {
  return texts.flatMap((each = {}) => ownMember(each, name) ?? [])[0];
}

/** A name may be that of an inherited member. */
function ownMember<Value>(
  members: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}
