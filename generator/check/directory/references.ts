import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { below } from "../../read/document.js";
import type { Document } from "../../read/document.js";
import type { Directory } from "../../spec/types.js";
import { isReference } from "./directory-parts.js";
import type { DirectoryParts, Located } from "./directory-parts.js";

type Section = "parameters" | "responses" | "schemas";

/** Reports references that are circular or do not lead to a component of the required kind. */
export function referenceDiagnostics(
  document: Document<Directory>,
  { parameters, responses, schemas }: DirectoryParts,
): readonly Diagnostic[] {
  return [
    ...sectionDiagnostics(document, "parameters", parameters),
    ...sectionDiagnostics(document, "responses", responses),
    ...sectionDiagnostics(document, "schemas", schemas),
  ];
}

function sectionDiagnostics(
  document: Document<Directory>,
  section: Section,
  parts: readonly Located<object>[],
): readonly Diagnostic[] {
  return parts.flatMap(({ value, pointer }) => {
    if (!isReference(value)) return [];
    const { $ref: name } = value;
    const at = document.locate(below(pointer, "$ref"));
    if (/^#\/components\/[^/]+\/[^/]+\//.test(name))
      return [diagnostic("unsupported-feature", { feature: "a reference into a component" }, at)];
    return isResolvable(document.value, section, name)
      ? []
      : [diagnostic("unresolved-reference", { name }, at)];
  });
}

/** Follows a reference to its component. A circle of references has no component. */
function isResolvable({ components = {} }: Directory, section: Section, first: string): boolean {
  const prefix = `#/components/${section}/`;
  const known: Readonly<Record<string, object>> = components[section] ?? {};
  const resolves = (reference: string, above: readonly string[]): boolean => {
    if (!reference.startsWith(prefix) || above.includes(reference)) return false;
    const name = reference.slice(prefix.length);
    const target = Object.hasOwn(known, name) ? known[name] : undefined;
    return (
      target !== undefined &&
      immediateReferences(target).every((next) => resolves(next, [...above, reference]))
    );
  };
  return resolves(first, []);
}

interface Combination {
  readonly allOf?: readonly object[];
  readonly anyOf?: readonly object[];
  readonly oneOf?: readonly object[];
}

/** The references that stand for the complete value, not for a part of it. */
function immediateReferences(value: object): readonly string[] {
  const own = isReference(value) ? [value.$ref] : [];
  return [...own, ...combinedSchemas(value).flatMap(immediateReferences)];
}

/** The schemas that a schema combines. Other components do not have these keywords. */
function combinedSchemas({ allOf = [], anyOf = [], oneOf = [] }: Combination): readonly object[] {
  return [...allOf, ...anyOf, ...oneOf];
}
