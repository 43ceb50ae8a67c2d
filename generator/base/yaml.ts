import { createRequire } from "node:module";
import type * as yaml from "yaml";
import type { Alias, Document, ParsedNode, Scalar } from "yaml";
import { pointerTokens } from "./json.js";
import type { RepeatedKey } from "./json-layout.js";

/** A parsed YAML text. */
export interface YamlText {
  /** Contains the last of several members with the same key. */
  readonly value: unknown;
  readonly repeated: readonly RepeatedKey[];
  /** Returns the offset of a JSON pointer's target, or of its nearest existing parent. */
  readonly offsetOf: (pointer: string) => number;
}

/** The reason why a YAML text cannot be read: alternatives by `kind`. */
export type YamlProblem =
  | { readonly kind: "syntax"; readonly detail: string; readonly offset: number }
  | { readonly kind: "too-deep"; readonly offset: number }
  | { readonly kind: "too-large"; readonly offset: number };

/**
 * The maximum number of values with all aliases expanded. Aliases of aliases could expand a small
 * text to more values than fit into memory.
 */
const MAX_VALUES = 5_000_000;

/**
 * Parses YAML 1.2 with the core schema, so that dates remain strings, and with merge keys (`<<`).
 * Keys become strings as they are written.
 */
export function parseYaml(text: string, maxDepth: number): YamlText | readonly YamlProblem[] {
  try {
    return readYaml(text, maxDepth);
  } catch (error) {
    // The parser and merges are recursive.
    if (error instanceof RangeError) return [{ kind: "too-deep", offset: 0 }];
    throw error;
  }
}

/** Like {@link parseYaml}. Throws a RangeError if the nesting exceeds the stack. */
function readYaml(text: string, maxDepth: number): YamlText | readonly YamlProblem[] {
  const library = parser();
  const document = library.parseDocument(text, {
    uniqueKeys: false,
    prettyErrors: false,
    strict: true,
    // Values of tags such as `!!omap` and `!!binary` cannot be written in JSON.
    resolveKnownTags: false,
  });
  const [first] = document.errors;
  if (first?.code === "RESOURCE_EXHAUSTION") return [{ kind: "too-deep", offset: first.pos[0] }];
  if (first) return [{ kind: "syntax", detail: first.message.trim(), offset: first.pos[0] }];
  const reader = nodeReader(library, document, maxDepth);
  const value = reader.valueOf(document.contents, 1);
  const { problems, repeated, offsetOf } = reader;
  return problems.length > 0 ? problems : { value, repeated, offsetOf };
}

/** Loaded on demand, because most specs are JSON. */
function parser(): typeof yaml {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- require knows no types
  return createRequire(import.meta.url)("yaml") as typeof yaml;
}

type Node = ParsedNode | null | undefined;

/** A member of a map or a list. */
interface YamlMember {
  /** The offset for messages: for a map member, the offset of its key. */
  readonly offset: number;
  readonly node: Node;
}

interface NodeReader {
  /** The problems of the values that were read. */
  readonly problems: readonly YamlProblem[];
  readonly repeated: readonly RepeatedKey[];
  readonly valueOf: (node: Node, depth: number) => unknown;
  readonly offsetOf: (pointer: string) => number;
}

/** Converts the nodes of a document to JSON values, and finds their offsets. */
function nodeReader(library: typeof yaml, document: Document.Parsed, maxDepth: number): NodeReader {
  const { isAlias, isMap, isScalar, isSeq } = library;
  const problems: YamlProblem[] = [];
  const repeated: RepeatedKey[] = [];
  const targets = aliasTargets(library, document);
  const known = new Map<ParsedNode, Map<string, YamlMember>>();
  let values = 0;

  function resolved(node: Node): Node {
    return isAlias(node) ? targets.get(node) : node;
  }

  function membersOf(node: Node): ReadonlyMap<string, YamlMember> {
    if (!node) return new Map();
    const before = known.get(node);
    if (before) return before;
    const members = new Map<string, YamlMember>();
    known.set(node, members);
    if (isSeq(node))
      for (const [index, item] of node.items.entries())
        members.set(String(index), { offset: item.range[0], node: item });
    if (isMap(node)) {
      for (const { key, value } of node.items) if (!isMerge(key)) addMember(members, key, value);
      for (const { key, value } of node.items) if (isMerge(key)) merge(members, value);
    }
    return members;
  }

  function addMember(members: Map<string, YamlMember>, key: ParsedNode, node: Node): void {
    const [offset] = key.range;
    const name = keyOf(key);
    if (name === undefined) {
      problems.push({ kind: "syntax", detail: "a key is a map or a list", offset });
      return;
    }
    if (members.has(name)) repeated.push({ name, offset });
    members.set(name, { offset, node });
  }

  /** The map's own members take precedence, followed by the members of earlier maps. */
  function merge(members: Map<string, YamlMember>, unresolved: Node): void {
    const node = resolved(unresolved);
    const maps = isSeq(node) ? node.items.map(resolved) : [node];
    for (const map of maps)
      for (const [name, member] of membersOf(isMap(map) ? map : undefined)) {
        values += 1;
        if (values > MAX_VALUES) return;
        if (!members.has(name)) members.set(name, member);
      }
  }

  function isMerge(key: ParsedNode): boolean {
    return isScalar(key) && key.value === "<<" && key.type === "PLAIN";
  }

  function keyOf(unresolved: ParsedNode): string | undefined {
    const key = resolved(unresolved);
    return isScalar(key) ? scalarText(key) : undefined;
  }

  function valueOf(unresolved: Node, depth: number): unknown {
    const node = resolved(unresolved);
    values += 1;
    if (isAlias(unresolved) && !node)
      problems.push({
        kind: "syntax",
        detail: "an alias does not have an anchor",
        offset: unresolved.range[0],
      });
    if (!node || problems.length > 0) return null;
    const [offset] = unresolved?.range ?? node.range;
    if (values > MAX_VALUES) problems.push({ kind: "too-large", offset });
    else if (isScalar(node)) return scalarValue(node);
    else if (depth > maxDepth) problems.push({ kind: "too-deep", offset });
    else if (isSeq(node)) return node.items.map((item) => valueOf(item, depth + 1));
    else
      return Object.fromEntries(
        [...membersOf(node)].map(([name, member]) => [name, valueOf(member.node, depth + 1)]),
      );
    return null;
  }

  function offsetOf(pointer: string): number {
    let member: YamlMember = { offset: document.contents?.range[0] ?? 0, node: document.contents };
    for (const name of pointerTokens(pointer)) {
      const next = membersOf(resolved(member.node)).get(name);
      if (!next) break;
      member = next;
    }
    return member.offset;
  }

  return { problems, repeated, valueOf, offsetOf };
}

/** The nodes that aliases refer to: the last preceding nodes with their names. */
function aliasTargets(
  { isAlias, isNode, visit }: typeof yaml,
  document: Document.Parsed,
): ReadonlyMap<Alias, ParsedNode> {
  const anchors = new Map<string, ParsedNode>();
  const targets = new Map<Alias, ParsedNode>();
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node)) {
        const target = anchors.get(node.source);
        if (target) targets.set(node, target);
      } else if (node.anchor !== undefined && isNode(node)) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all nodes of a parsed document are parsed
        anchors.set(node.anchor, node as ParsedNode);
      }
    },
  });
  return targets;
}

/** JSON has no infinite numbers; they stay text. */
function scalarValue(scalar: Scalar): unknown {
  const { value } = scalar;
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  return typeof value === "number" && Number.isFinite(value) ? value : scalarText(scalar);
}

/** A scalar's text as written, such as `200` for a status. */
function scalarText({ value, source }: Scalar): string {
  return typeof value === "string" ? value : (source ?? String(value));
}
