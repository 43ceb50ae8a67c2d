// Reads and writes the parameters of requests and the headers of responses.

import type { JsonCodec } from "../content/json-codec.js";
import { defineMember } from "../model/member.js";
import type { CompoundShape, WireShape } from "../model/descriptor.js";
import type { RawPair } from "./wire-request.js";
import { scalarText } from "./scalar-text.js";
import { compound, hasMembers, valueOfText } from "./shape-values.js";

/** Names in brackets with their strings. */
type Branch = Map<string, Branch | string>;

/**
 * Returns the names and strings for the `deepObject` style: `filter[status]`. OpenAPI defines it
 * for one level of members that are strings. For deeper levels and lists, names are written like in
 * PHP and the qs package: `filter[range][min]`, `filter[tags][0]`.
 */
export function deepEntries(
  name: string,
  value: unknown,
  json: JsonCodec,
): readonly (readonly [name: string, text: string])[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[name, scalarText(value, json)]];
  return Object.entries(value).flatMap(([key, member]) =>
    deepEntries(`${name}[${key}]`, member, Array.isArray(value) ? json.item() : json.member(key)),
  );
}

/** Parses an object or a list whose names use brackets; undefined if there are none. */
export function parseDeep(
  name: string,
  shape: CompoundShape,
  pairs: readonly RawPair[],
  decode: (raw: string) => string,
  json: JsonCodec,
): unknown {
  const root: Branch = new Map();
  for (const [key, raw] of pairs) {
    const path = pathOf(name, key);
    if (path) add(root, path, decode(raw));
  }
  return root.size === 0 ? undefined : valueOf(root, shape, json);
}

/** The maximum number of levels, which protects the stack. */
const MAX_DEPTH = 32;

/** The names in brackets after a name; undefined if there are none. */
function pathOf(name: string, key: string): readonly string[] | undefined {
  if (!key.startsWith(`${name}[`) || !key.endsWith("]")) return undefined;
  const path = key.slice(name.length + 1, -1).split("][");
  return path.length > MAX_DEPTH ? undefined : path;
}

/** Adds a string. An empty name is the next number, as in `tags[]=a&tags[]=b`. */
function add(root: Branch, path: readonly string[], text: string): void {
  let branch = root;
  for (const [index, value] of path.entries()) {
    const key = value === "" ? String(branch.size) : value;
    const next = branch.get(key);
    if (index === path.length - 1) branch.set(key, text);
    else if (next instanceof Map) branch = next;
    else {
      const made: Branch = new Map();
      branch.set(key, made);
      branch = made;
    }
  }
}

function valueOf(branch: Branch | string, shape: CompoundShape, json: JsonCodec): unknown {
  if (typeof branch === "string") return valueOfText(branch, shape, json);
  const keys = [...branch.keys()];
  const isNumbered = keys.every((key) => /^\d+$/.test(key));
  if (isNumbered && (shape.items !== undefined || !hasMembers(shape)))
    return keys
      .sort((a, b) => Number(a) - Number(b))
      .map((key) => valueOf(branch.get(key) ?? "", compound(shape.items), json.item()));
  const { members = {}, rest } = shape;
  const found: Record<string, unknown> = {};
  for (const [key, value] of branch) {
    const own: WireShape | undefined = Object.hasOwn(members, key) ? members[key] : rest;
    defineMember(found, key, valueOf(value, compound(own), json.member(key)));
  }
  return found;
}
