import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { objectOf } from "../../base/json.js";
import type { OperationFilter, OperationPatterns } from "../model/operation.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { reaching, componentReferences } from "../schema/references.js";
import { openApiParts } from "../schema/parts.js";
import { withoutUnits } from "./skip.js";
import { operationsIn, unitOf } from "./units.js";
import type { OperationUnit } from "./units.js";

/**
 * An OpenAPI document with selected operations, and a warning for each pattern that matches none.
 */
export interface SelectedOpenApi {
  readonly document: Document;
  readonly diagnostics: readonly Diagnostic[];
}

/** Removes the operations that a filter does not select, and the components that only they need. */
export function selectOperations(
  document: Document,
  { include, exclude }: OperationFilter,
): SelectedOpenApi {
  if (!include && !exclude) return { document, diagnostics: [] };
  const operations = operationsIn(document.value);
  const used = new Set<string>();
  const wanted = include && matcher(include, used);
  const unwanted = exclude && matcher(exclude, used);
  const removed = operations.filter((operation) => {
    const isWanted = wanted?.(operation) ?? true;
    const isUnwanted = unwanted?.(operation) ?? false;
    return !isWanted || isUnwanted;
  });
  const left = withoutUnits(document.value, new Set(removed.map(({ pointer }) => pointer)));
  const unused = [...new Set([...patternsOf(include), ...patternsOf(exclude)])].filter(
    (pattern) => !used.has(pattern),
  );
  return {
    document: { ...document, value: withoutUnits(left, unreachedComponents(left)) },
    diagnostics: unused.map((name) =>
      diagnostic("pattern-unmatched", { name }, document.locate("/paths")),
    ),
  };
}

function patternsOf({
  operations = [],
  tags = [],
  paths = [],
}: OperationPatterns = {}): readonly string[] {
  return [...operations, ...tags, ...paths];
}

/** Returns a function that tests operations. It adds the patterns that match to `used`. */
function matcher(
  { operations = [], tags = [], paths = [] }: OperationPatterns,
  used: Set<string>,
): (operation: OperationUnit) => boolean {
  const test = (patterns: readonly string[], texts: readonly string[]): boolean => {
    const matching = patterns.filter((pattern) => texts.some((text) => matches(pattern, text)));
    for (const pattern of matching) used.add(pattern);
    return matching.length > 0;
  };
  return (operation) => {
    const found = [
      test(operations, [operation.name]),
      test(tags, operation.tags),
      test(paths, [operation.route]),
    ];
    return found.includes(true);
  };
}

/** Compares in linear time: each part between asterisks is found as early as possible. */
function matches(pattern: string, text: string): boolean {
  const parts = pattern.split("*");
  const [first = "", ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}

/** The components that no operation and no path item leads to. */
function unreachedComponents(value: unknown): ReadonlySet<string> {
  const references = componentReferences(value, openApiParts(value));
  const edges = references.flatMap(({ pointer, target }) =>
    target === undefined ? [] : [{ from: target, to: unitOf(pointer).pointer }],
  );
  const users = [...new Set(edges.map(({ to }) => to))].filter((unit) =>
    unit.startsWith("/paths/"),
  );
  const reached = reaching(edges, users);
  const components = objectOf(objectOf(value)["components"]);
  const all = Object.entries(components).flatMap(([section, members]) =>
    section === "securitySchemes"
      ? []
      : Object.keys(objectOf(members)).map((name) => below("/components", section, name)),
  );
  return new Set(all.filter((pointer) => !reached.has(pointer)));
}
