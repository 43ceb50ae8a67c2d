import type { ParameterType } from "../model/parameter.js";
import type { Document } from "../read/document.js";
import type { DescribedModule, Descriptions } from "../spec/types.js";

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

/** A name may be that of an inherited member. */
function ownMember<Value>(
  members: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}
