import { isEqualJson, isObject, isObjectOrArray } from "../model/json.js";

/** The result of a JSON Patch: the changed value or an error. */
export type PatchResult =
  | { readonly kind: "value"; readonly value: unknown }
  /** The patch is not a valid JSON Patch. */
  | { readonly kind: "malformed"; readonly reason: string }
  /** A path does not exist or a test failed. */
  | { readonly kind: "conflict"; readonly reason: string };

/** Applies a JSON Patch (RFC 6902) without modifying the original value. */
export function applyPatch(value: unknown, patch: unknown): PatchResult {
  if (!Array.isArray(patch)) return { kind: "malformed", reason: "A JSON Patch must be an array." };
  let result: PatchResult = { kind: "value", value };
  const room: Room = { left: MAX_COPIED, work: MAX_WORK };
  for (const [index, operation] of patch.entries()) {
    result = applyOperation(result.value, operation, `/${index}`, room);
    if (result.kind !== "value") return result;
  }
  return result;
}

/** The maximum size of all copies. Copying copies doubles the value with each operation. */
const MAX_COPIED = 1_000_000;

/**
 * The maximum number of items that all operations may copy. Each operation copies the lists and
 * objects on its path.
 */
const MAX_WORK = 100_000_000;

/** An object takes longer to copy than a list. */
const OBJECT_WORK = 50;

/** The remaining limits. */
interface Room {
  left: number;
  work: number;
}

/** The decoded tokens of a JSON Pointer (RFC 6901). */
type Pointer = readonly string[];

function applyOperation(value: unknown, operation: unknown, at: string, room: Room): PatchResult {
  const malformed = (detail: string): PatchResult => ({
    kind: "malformed",
    reason: `${at}: ${detail}.`,
  });
  if (!isObject(operation)) return malformed("an operation must be an object");
  const path = pointerOf(operation["path"]);
  if (!path) return malformed("`path` is not a JSON Pointer");
  const result = (found: Found, detail = `there is nothing at ${show(path)}`): PatchResult => {
    if (room.work < 0) return { kind: "conflict", reason: `${at}: the patch is too large.` };
    return found
      ? { kind: "value", value: found.value }
      : { kind: "conflict", reason: `${at}: ${detail}.` };
  };
  switch (operation["op"]) {
    case "remove":
      return result(changed(value, path, removed, room));
    case "add":
    case "replace":
    case "test": {
      if (!Object.hasOwn(operation, "value")) return malformed("`value` is missing");
      const operand = operation["value"];
      if (operation["op"] === "add") return result(changed(value, path, added(operand), room));
      if (operation["op"] === "replace")
        return result(changed(value, path, replaced(operand), room));
      const found = valueAt(value, path);
      return result(
        found && isEqualJson(found.value, operand) ? { value } : undefined,
        `the value at ${show(path)} differs`,
      );
    }
    case "move":
    case "copy": {
      const from = pointerOf(operation["from"]);
      if (!from) return malformed("`from` is not a JSON Pointer");
      const found = valueAt(value, from);
      if (!found) return result(undefined, `there is nothing at ${show(from)}`);
      if (operation["op"] === "copy") {
        room.left -= sizeOf(found.value, room.left);
        if (room.left < 0) return result(undefined, "the copies are too large");
        return result(changed(value, path, added(found.value), room));
      }
      const isAbove = from.every((token, index) => path[index] === token);
      if (isAbove && from.length === path.length) return result({ value });
      if (isAbove) return result(undefined, "a value cannot be moved into itself");
      const rest = changed(value, from, removed, room);
      return result(rest && changed(rest.value, path, added(found.value), room));
    }
    default:
      return malformed("`op` is unknown");
  }
}

function pointerOf(text: unknown): Pointer | undefined {
  if (text === "") return [];
  if (typeof text !== "string" || !text.startsWith("/") || /~(?![01])/.test(text)) return undefined;
  return text
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function show(pointer: Pointer): string {
  return JSON.stringify(pointer.map((token) => `/${token}`).join(""));
}

/** A value of any type; undefined if there is none. */
type Found = { readonly value: unknown } | undefined;

function valueAt(value: unknown, pointer: Pointer): Found {
  return pointer.reduce<Found>((found, token) => found && memberAt(found.value, token), { value });
}

function memberAt(container: unknown, token: string): Found {
  if (Array.isArray(container)) {
    const index = indexOf(token, container.length - 1);
    return index === undefined ? undefined : { value: container[index] };
  }
  return isObject(container) && Object.hasOwn(container, token)
    ? { value: container[token] }
    : undefined;
}

/** The index in a token, unless it is larger than the last index. */
function indexOf(token: string, last: number): number | undefined {
  return /^(?:0|[1-9]\d*)$/.test(token) && Number(token) <= last ? Number(token) : undefined;
}

/** The number of values in a value and of characters in its strings and names, until it exceeds a limit. */
function sizeOf(value: unknown, limit: number): number {
  const all = [value];
  let size = 0;
  for (const each of all) {
    size += typeof each === "string" ? each.length + 1 : 1;
    for (const [name, inner] of isObjectOrArray(each) ? Object.entries(each) : []) {
      if (size > limit) return size;
      size += name.length;
      all.push(inner);
    }
  }
  return size;
}

/** A change to a member of an object or array, or to the complete value. */
interface Change {
  readonly complete: Found;
  readonly object: (members: Readonly<Record<string, unknown>>, name: string) => Found;
  readonly array: (items: readonly unknown[], token: string) => Found;
}

function changed(value: unknown, [token, ...rest]: Pointer, change: Change, room: Room): Found {
  if (token === undefined) return change.complete;
  if (rest.length === 0) {
    if (isObjectOrArray(value))
      room.work -= Array.isArray(value) ? value.length : OBJECT_WORK * Object.keys(value).length;
    if (room.work < 0) return undefined;
    if (Array.isArray(value)) return change.array(value, token);
    return isObject(value) ? change.object(value, token) : undefined;
  }
  const below = memberAt(value, token);
  const inner = below && changed(below.value, rest, change, room);
  return inner && changed(value, [token], replaced(inner.value), room);
}

function added(value: unknown): Change {
  return {
    complete: { value },
    object: (members, name) => ({ value: { ...members, [name]: value } }),
    array: (items, token) => {
      const index = token === "-" ? items.length : indexOf(token, items.length);
      return index === undefined ? undefined : { value: spliced(items, index, 0, value) };
    },
  };
}

function replaced(value: unknown): Change {
  return {
    complete: { value },
    object: (members, name) =>
      Object.hasOwn(members, name) ? { value: { ...members, [name]: value } } : undefined,
    array: (items, token) => {
      const index = indexOf(token, items.length - 1);
      return index === undefined ? undefined : { value: spliced(items, index, 1, value) };
    },
  };
}

const removed: Change = {
  complete: undefined,
  object: (members, name) => {
    if (!Object.hasOwn(members, name)) return undefined;
    const { [name]: _, ...value } = members;
    return { value };
  },
  array: (items, token) => {
    const index = indexOf(token, items.length - 1);
    return index === undefined ? undefined : { value: spliced(items, index, 1) };
  },
};

/** Returns items, some of which are replaced. */
function spliced(
  items: readonly unknown[],
  start: number,
  count: number,
  ...inserted: readonly unknown[]
): readonly unknown[] {
  const copy = items.slice();
  copy.splice(start, count, ...inserted);
  return copy;
}
