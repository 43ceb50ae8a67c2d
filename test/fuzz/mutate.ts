import type { Random } from "./random.js";
import { bytesOf, jsonOf, textOf } from "./target.js";
import type { Target } from "./target.js";
import { LOADED, NUMBERS } from "./words.js";

/** What new inputs are made of. */
export interface Material {
  readonly random: Random;
  /** Texts that mean something to the target. */
  readonly words: readonly string[];
  /** Another input, to take parts from. */
  readonly other: Uint8Array;
}

/** Larger inputs are not made: they take long, and show what smaller ones do. */
const MOST_BYTES = 24_000;

/** A new input from one that is there. */
export function mutated(input: Uint8Array, form: Target["form"], material: Material): Uint8Array {
  const { random } = material;
  let result = input;
  for (let left = 1 + random.below(random.once(4) ? 8 : 3); left > 0; left -= 1) {
    const value = form === "json" && !random.once(60) ? jsonOf(result) : undefined;
    const isTree = value !== undefined || (form === "bytes" && random.once(2));
    const tree = value ?? (isTree ? jsonOf(result) : undefined);
    const next =
      tree === undefined ? mutatedBytes(result, material) : bytesOf(treeText(tree, material));
    if (next.length <= MOST_BYTES) result = next;
  }
  return result;
}

function treeText(tree: unknown, material: Material): string {
  const text: string | undefined = JSON.stringify(mutatedTree(tree, material));
  return text ?? "null";
}

/** Changes one place of a JSON value. */
function mutatedTree(tree: unknown, material: Material): unknown {
  const at = material.random.below(sizeOf(tree));
  return changedAt(tree, { left: at }, (value) => changed(value, material));
}

function sizeOf(value: unknown): number {
  return 1 + membersOf(value).reduce((sum, [, member]) => sum + sizeOf(member), 0);
}

function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** The value with the place of the given number changed; places count from the outside to the inside. */
function changedAt(
  value: unknown,
  place: { left: number },
  change: (value: unknown) => unknown,
): unknown {
  if (place.left < 0) return value;
  if (place.left === 0) {
    place.left = -1;
    return change(value);
  }
  place.left -= 1;
  if (Array.isArray(value)) return value.map((item: unknown) => changedAt(item, place, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, changedAt(member, place, change)]),
  );
}

function changed(value: unknown, material: Material): unknown {
  const { random } = material;
  if (random.once(5)) return invented(material);
  if (random.once(8)) return partOf(jsonOf(material.other), random);
  if (random.once(40)) return [value];
  if (random.once(40)) return { [wordOf(material)]: value };
  if (random.once(300)) return nested(value, random);
  if (Array.isArray(value)) return changedList(value, material);
  if (typeof value === "object" && value !== null) return changedObject(value, material);
  if (typeof value === "string") return changedText(value, material);
  if (typeof value === "number")
    return random.once(2)
      ? random.of(NUMBERS)
      : value + random.of([1, -1, 0.5, value, -value, 1000]);
  return typeof value === "boolean" ? !value : invented(material);
}

function changedList(list: readonly unknown[], material: Material): readonly unknown[] {
  const { random } = material;
  const at = random.below(list.length + 1);
  const rest = list.slice(at);
  switch (random.below(5)) {
    case 0:
      return [...list.slice(0, at), invented(material), ...rest];
    case 1:
      return [...list.slice(0, at), ...rest.slice(1)];
    case 2:
      return [...list.slice(0, at), ...rest.slice(0, 1), ...rest];
    case 3:
      return [...rest, ...list.slice(0, at)];
    default:
      return [...list.slice(0, at), partOf(jsonOf(material.other), random), ...rest];
  }
}

function changedObject(object: object, material: Material): object {
  const { random } = material;
  const members = Object.entries(object);
  const at = random.below(Math.max(1, members.length));
  const before = members.slice(0, at);
  const [own, ...after] = members.slice(at);
  const name = wordOf(material);
  switch (random.below(6)) {
    case 0:
      return Object.fromEntries([...members, [name, invented(material)]]);
    case 1:
      return Object.fromEntries([...before, ...after]);
    case 2:
      return Object.fromEntries(own ? [...before, [name, own[1]], ...after] : [[name, null]]);
    case 3: {
      const [key] = random.of(members.length > 0 ? members : [[name, null]]);
      return Object.fromEntries(own ? [...before, [key, own[1]], ...after] : []);
    }
    case 4: {
      const others = membersIn(jsonOf(material.other), random);
      return Object.fromEntries([...members, ...others]);
    }
    default:
      return Object.fromEntries(own ? [...members, [`${own[0]}${random.below(3)}`, own[1]]] : []);
  }
}

/** A value that is not made from another. */
function invented(material: Material): unknown {
  const { random } = material;
  switch (random.below(8)) {
    case 0:
      return null;
    case 1:
      return random.once(2);
    case 2:
      return random.of(NUMBERS);
    case 3:
      return random.of<unknown>([
        [],
        {},
        [[]],
        { a: 1 },
        [null],
        [""],
        { toString: 1 },
        [{ toString: 1 }],
      ]);
    case 4:
      return partOf(jsonOf(material.other), random);
    default:
      return wordOf(material);
  }
}

function partOf(value: unknown, random: Random): unknown {
  const place = { left: random.below(sizeOf(value)) };
  let part: unknown = null;
  changedAt(value, place, (found) => {
    part = found;
    return found;
  });
  return part;
}

function membersIn(value: unknown, random: Random): readonly (readonly [string, unknown])[] {
  const part = membersOf(partOf(value, random));
  return part.length === 0 ? [] : [random.of(part)];
}

/** Deeper than anything that is meant, so that what goes down step by step shows. */
function nested(value: unknown, random: Random): unknown {
  let result = value;
  const isList = random.once(2);
  for (let left = random.of([150, 250, 1200]); left > 0; left -= 1)
    result = isList ? [result] : { a: result };
  return result;
}

function wordOf({ random, words }: Material): string {
  return words.length > 0 && random.once(2) ? random.of(words) : random.of(LOADED);
}

function changedText(text: string, material: Material): string {
  const { random } = material;
  const from = random.below(text.length + 1);
  const to = Math.min(text.length, from + 1 + random.below(random.once(3) ? 20 : 3));
  const [before, part, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (random.below(8)) {
    case 0:
      return wordOf(material);
    case 1:
      return before + wordOf(material) + part + after;
    case 2:
      return before + after;
    case 3:
      return before + wordOf(material) + after;
    case 4:
      return before + part + part + after;
    case 5:
      return before + String.fromCharCode(random.below(random.once(3) ? 0x1_0000 : 128)) + after;
    case 6:
      return random.once(6)
        ? before + part.repeat(random.of([30, 300, 3000])).slice(0, 6000) + after
        : text.split("&").toReversed().join("&");
    default: {
      const parts = text.split("&");
      const other = textOf(material.other).split(/[&"\n]/);
      return [...parts, random.of(other)].join("&");
    }
  }
}

function mutatedBytes(bytes: Uint8Array, material: Material): Uint8Array {
  const { random, other } = material;
  const from = random.below(bytes.length + 1);
  const to = Math.min(bytes.length, from + 1 + random.below(random.once(3) ? 40 : 4));
  const [before, part, after] = [
    bytes.subarray(0, from),
    bytes.subarray(from, to),
    bytes.subarray(to),
  ];
  const cut = random.below(other.length + 1);
  switch (random.below(8)) {
    case 0:
      return joined(before, after);
    case 1:
      return joined(before, part, part, after);
    case 2:
      return joined(before, Uint8Array.of(random.below(256)), after);
    case 3:
      return joined(before, bytesOf(wordOf(material)), part, after);
    case 4:
      return joined(before, bytesOf(wordOf(material)), after);
    case 5:
      return joined(before, other.subarray(cut, cut + 1 + random.below(60)), after);
    case 6:
      return joined(before, other.subarray(cut));
    default:
      return joined(
        before,
        part.map((byte) => byte ^ (1 << random.below(8))),
        after,
      );
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
