import { diagnostic, valuesOf } from "../../base/diagnostic.js";
import type { Diagnostic, Position, Staged, Problem } from "../../base/diagnostic.js";
import { member, objectOf } from "../../base/json.js";
import { below, parseTolerantly } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { fileAt, splitReference } from "../../base/reference.js";
import { componentAt, SECTIONS } from "./parts.js";
import type { Part } from "./parts.js";
import type { ReferencedFile, ReferenceRefusal } from "../source/source-file.js";

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
    // References of path items and operations that can be resolved have been replaced.
    if (type === "PathItem" || type === "OpenApiOperation")
      return [{ pointer, text, target: undefined }];
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
      const at = below(pointer, "$ref");
      const position = document.locate(at);
      return {
        pointer: at,
        diagnostic: circular.has(pointer)
          ? diagnostic("circular-reference", { name: text }, position)
          : referenceDiagnostic(text, refusals, position),
      };
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

/** A reference to the complete value of a component, not to a part of it. */
const IMMEDIATE =
  /^(?<component>\/components\/[^/]+\/[^/]+)(?:\/(?:(?:allOf|anyOf|oneOf)\/\d+|not|if|then|else|dependentSchemas\/[^/]*))*$/;

/** The pointers of references that are not replaced. */
function circularReferences(references: readonly ComponentReference[]): ReadonlySet<string> {
  return new Set(circularEdges(references).map(({ pointer }) => pointer));
}

/** A reference from a component to the complete value of a component. */
export interface ReferenceEdge extends Edge {
  /** The pointer of the reference. */
  readonly pointer: string;
}

/** The references between components that consist of each other. */
export function circularEdges(references: readonly ComponentReference[]): readonly ReferenceEdge[] {
  const edges = references.flatMap(({ pointer, target }) => {
    const from = IMMEDIATE.exec(pointer)?.groups?.["component"];
    return from !== undefined && target !== undefined ? [{ from, to: target, pointer }] : [];
  });
  const circular = circularNodes(edges);
  return edges.filter(({ from, to }) => circular.has(from) && circular.has(to));
}

/** An edge between two nodes in a graph. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** The nodes of a graph that are on a circle, or between circles. */
export function circularNodes(edges: readonly Edge[]): ReadonlySet<string> {
  const leading = trimmed(
    edges,
    ({ from }) => from,
    ({ to }) => to,
  );
  const inside = trimmed(
    leading,
    ({ to }) => to,
    ({ from }) => from,
  );
  return new Set(inside.flatMap(({ from, to }) => [from, to]));
}

/** Removes the edges to nodes that have no further edge, until none is left. */
function trimmed(
  edges: readonly Edge[],
  near: (edge: Edge) => string,
  far: (edge: Edge) => string,
): readonly Edge[] {
  const further = new Map<string, number>();
  const arriving = new Map<string, Edge[]>();
  for (const edge of edges) {
    further.set(near(edge), (further.get(near(edge)) ?? 0) + 1);
    const others = arriving.get(far(edge));
    if (others) others.push(edge);
    else arriving.set(far(edge), [edge]);
  }
  const ends = [...arriving.keys()].filter((node) => !further.has(node));
  const removed = new Set<Edge>();
  for (let node = ends.pop(); node !== undefined; node = ends.pop())
    for (const edge of arriving.get(node) ?? []) {
      removed.add(edge);
      const left = (further.get(near(edge)) ?? 0) - 1;
      further.set(near(edge), left);
      if (left === 0) ends.push(near(edge));
    }
  return edges.filter((edge) => !removed.has(edge));
}

/**
 * The nodes from which the given ones can be reached, with the given one that was found first.
 *
 * @param starts in the order of preference
 */
export function reaching(
  edges: readonly Edge[],
  starts: readonly string[],
): ReadonlyMap<string, string> {
  const arriving = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const others = arriving.get(to);
    if (others) others.push(from);
    else arriving.set(to, [from]);
  }
  const found = new Map<string, string>();
  for (const start of starts) {
    const next = [start];
    for (let node = next.pop(); node !== undefined; node = next.pop()) {
      if (found.has(node)) continue;
      found.set(node, start);
      for (const each of arriving.get(node) ?? []) next.push(each);
    }
  }
  return found;
}

/**
 * The files that an OpenAPI document refers to, by their paths from the folder of the main file.
 */
export interface OtherFiles {
  readonly documents: ReadonlyMap<string, Document>;
  /** Why other files were not read. */
  readonly refusals: ReadonlyMap<string, ReferenceRefusal>;
}

/** The files of an OpenAPI document that is a single file. */
export const NO_OTHER_FILES: OtherFiles = { documents: new Map(), refusals: new Map() };

/** Parses the files that an OpenAPI document refers to. Reports those with errors of syntax. */
export function parseReferencedFiles(files: readonly ReferencedFile[] = []): Staged<OtherFiles> {
  const parsed = files.map(parseReferencedFile);
  const refusals = files.flatMap((file) =>
    file.kind === "refused" ? [[file.path, file.refusal] as const] : [],
  );
  return {
    value: {
      documents: new Map(valuesOf(parsed).map((document) => [document.file, document])),
      refusals: new Map(refusals),
    },
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

/**
 * Parses a file that an OpenAPI document refers to. The document's name is its path; positions have
 * the label.
 */
export function parseReferencedFile(file: ReferencedFile): Staged<Document> {
  if (file.kind === "refused") return { value: undefined, diagnostics: [] };
  const { value, diagnostics } = parseTolerantly(file.source.file, file.source.bytes);
  return { value: value && { ...value, file: file.path }, diagnostics };
}
