import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position } from "../../base/diagnostic.js";
import type { Problem } from "../../base/problem.js";
import { member, objectOf } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { fileAt, splitReference } from "../../base/reference.js";
import { circularNodes } from "./circles.js";
import type { OtherFiles } from "./other-files.js";
import { componentAt, SECTIONS } from "./parts.js";
import type { Part } from "./parts.js";

/** A reference to a component. */
export interface ComponentReference {
  /** The pointer of the object with the reference. */
  readonly pointer: string;
  /** The pointer of the component, if it exists. */
  readonly target: string | undefined;
  /** The reference as written. */
  readonly text: string;
}

/** Lists the references of an OpenAPI document with their components. */
export function componentReferences(
  value: unknown,
  parts: readonly Part[],
): readonly ComponentReference[] {
  const components = objectOf(member(objectOf(value), "components"));
  return parts.flatMap(({ type, holder = type, value: part, pointer }) => {
    const { $ref: text } = part;
    if (typeof text !== "string") return [];
    // References of path items that can be resolved have been replaced.
    if (type === "PathItem") return [{ pointer, text, target: undefined }];
    const section = SECTIONS[holder];
    return section === undefined
      ? []
      : [{ pointer, text, target: componentAt(components, section, text) }];
  });
}

/**
 * Reports references that are circular or do not lead to a component of the required kind.
 *
 * @param refusals why referenced files were not read, by path
 */
export function referenceProblems(
  document: Document,
  references: readonly ComponentReference[],
  refusals: OtherFiles["refusals"],
): readonly Problem[] {
  const circular = circularReferences(references);
  return references
    .filter((reference) => reference.target === undefined || circular.has(reference.pointer))
    .map(({ text, pointer }) => {
      const at = document.locate(below(pointer, "$ref"));
      return { pointer, diagnostic: referenceDiagnostic(text, refusals, at) };
    });
}

function referenceDiagnostic(
  name: string,
  refusals: OtherFiles["refusals"],
  at: Position,
): Diagnostic {
  const refusal = refusals.get(fileAt("", splitReference(name).file));
  switch (refusal?.kind) {
    case undefined:
      return diagnostic("unresolved-reference", { name }, at);
    case "network":
      return diagnostic("reference-network", { name }, at);
    case "outside":
      return diagnostic("reference-outside", { name }, at);
    case "unreadable":
      return diagnostic("reference-unreadable", { name, detail: refusal.detail }, at);
  }
}

/** A reference that stands for the complete value of a component, not for a part of it. */
const IMMEDIATE = /^(?<component>\/components\/[^/]+\/[^/]+)(?:\/(?:allOf|anyOf|oneOf)\/\d+)*$/;

/** The pointers of references that stand for themselves. */
function circularReferences(references: readonly ComponentReference[]): ReadonlySet<string> {
  const edges = references.flatMap(({ pointer, target }) => {
    const from = IMMEDIATE.exec(pointer)?.groups?.["component"];
    return from !== undefined && target !== undefined ? [{ from, to: target, pointer }] : [];
  });
  const circular = circularNodes(edges);
  const within = edges.filter(({ from, to }) => circular.has(from) && circular.has(to));
  return new Set(within.map(({ pointer }) => pointer));
}
