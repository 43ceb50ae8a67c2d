import { isSpecial, spellingsAt } from "./spellings.js";

/** A part of a text, from its first character to the one after it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** How much of the text around a value does not matter. */
export type Occurrence =
  /** The value is a secret anywhere. */
  | "anywhere"
  /** The value is a secret between other characters than letters and digits. */
  | "whole-word";

/** A node of a trie: the characters that lead to it from the one above, and those below. */
interface Node {
  edge: string;
  /** The number of characters from the root to the end of the edge. */
  depth: number;
  ends: Occurrence | undefined;
  below: Map<string, Node>;
}

/** A value of which a beginning was found. */
interface Partial {
  readonly node: Node;
  /** The number of characters of the edge that were found. */
  readonly matched: number;
  readonly start: number;
}

/** Longer values are found in parts, which limits the time for each character of a text. */
const PART = 64;

/** The beginning of a secret before an ellipsis is one, too, from this length. */
const SHORTEST_BEGINNING = 8;

/** An ellipsis may cut an encoded character, of at most so many characters. */
const LONGEST_ENCODED = 40;

/** The beginnings of values that were found before a character which may be encoded. */
interface BeforeEncoded {
  readonly at: number;
  readonly partials: readonly Partial[];
}

/** Values, which can be found in texts in any encoding. */
export interface SecretIndex {
  readonly add: (value: string, occurrence: Occurrence) => void;
  /** The parts of a text that contain one of the values. They may overlap. */
  readonly find: (text: string) => readonly TextRange[];
}

/** Creates an index without values. The time to search a text is linear in its length. */
export function createSecretIndex(): SecretIndex {
  const root: Node = { edge: "", depth: 0, ends: undefined, below: new Map() };
  return {
    add: (value, occurrence) => {
      for (const part of partsOf(value)) insert(root, part, occurrence);
    },
    find: (text) => (root.below.size === 0 ? [] : findIn(root, text)),
  };
}

function partsOf(value: string): readonly string[] {
  const count = Math.ceil(value.length / PART);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? value.slice(-PART) : value.slice(index * PART, (index + 1) * PART),
  );
}

function insert(root: Node, value: string, occurrence: Occurrence): void {
  let node = root;
  let rest = value;
  while (rest !== "") {
    const first = rest.charAt(0);
    const next = node.below.get(first);
    if (!next) {
      node.below.set(first, {
        edge: rest,
        depth: node.depth + rest.length,
        ends: occurrence,
        below: new Map(),
      });
      return;
    }
    const common = commonLength(next.edge, rest);
    if (common < next.edge.length) split(next, common);
    rest = rest.slice(common);
    node = next;
  }
  if (node.ends !== "anywhere") node.ends = occurrence;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Ends a node's edge after some characters; the others lead to a new node below. */
function split(node: Node, length: number): void {
  const below: Node = {
    edge: node.edge.slice(length),
    depth: node.depth,
    ends: node.ends,
    below: node.below,
  };
  node.depth -= below.edge.length;
  node.edge = node.edge.slice(0, length);
  node.ends = undefined;
  node.below = new Map([[below.edge.charAt(0), below]]);
}

function findIn(root: Node, text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  const begun = new Map<number, Partial[]>();
  let encoded: BeforeEncoded[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const partials = begun.get(at) ?? [];
    begun.delete(at);
    const character = text.charAt(at);
    const special = isSpecial(character);
    if (character === "…") {
      const cut = encoded.filter((each) => at - each.at < LONGEST_ENCODED);
      for (const { node, matched, start } of [...partials, ...cut.flatMap((each) => each.partials)])
        if (node.depth - node.edge.length + matched >= SHORTEST_BEGINNING)
          found.push({ start, end: at });
      encoded = [];
    }
    if (partials.length === 0 && !special && !root.below.has(character)) continue;
    if (special && partials.length > 0) {
      encoded = encoded.filter((each) => at - each.at < LONGEST_ENCODED);
      encoded.push({ at, partials });
    }
    const started = [...partials, { node: root, matched: 0, start: at }];
    const spellings = special ? spellingsAt(text, at) : [{ text: character, end: at + 1 }];
    for (const spelling of spellings)
      for (const partial of started) {
        if (spelling.text === "" && partial.node === root) continue;
        const next = advance(partial, spelling.text);
        if (!next) continue;
        if (spelling.text !== "" && isEnd(next))
          collect(found, text, { start: next.start, end: spelling.end }, next.node);
        keep(begun, spelling.end, next);
      }
  }
  return found;
}

function advance(partial: Partial, characters: string): Partial | undefined {
  let { node, matched } = partial;
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters.charAt(index);
    if (matched < node.edge.length) {
      if (node.edge.charAt(matched) !== character) return undefined;
      matched += 1;
    } else {
      const next = node.below.get(character);
      if (!next) return undefined;
      [node, matched] = [next, 1];
    }
  }
  return { node, matched, start: partial.start };
}

function isEnd({ node, matched }: Partial): boolean {
  return matched === node.edge.length && node.ends !== undefined;
}

/** Keeps one of the partials that continue in the same way: the one that started first. */
function keep(begun: Map<number, Partial[]>, at: number, partial: Partial): void {
  const others = begun.get(at);
  if (!others) begun.set(at, [partial]);
  else if (
    !others.some(({ node, matched }) => node === partial.node && matched === partial.matched)
  )
    others.push(partial);
}

function collect(found: TextRange[], text: string, range: TextRange, { ends }: Node): void {
  if (ends === "anywhere" || isWholeWord(text, range)) found.push(range);
}

const WORD = /[\p{L}\p{N}]/u;

/** An encoded character, whose last letter or digit is not one of the text. */
const ENCODED_END = /(?:%[\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\[bfnrt])$/;

function isWholeWord(text: string, { start, end }: TextRange): boolean {
  if (WORD.test(text.charAt(end))) return false;
  return (
    !WORD.test(text.charAt(start - 1)) ||
    ENCODED_END.test(text.slice(Math.max(0, start - 6), start))
  );
}

/** Replaces parts of a text, which may overlap or touch. */
export function replaceRanges(
  text: string,
  ranges: readonly TextRange[],
  replacement: (range: TextRange) => string,
): string {
  if (ranges.length === 0) return text;
  const pieces: string[] = [];
  let at = 0;
  for (const range of mergedRanges(ranges)) {
    pieces.push(text.slice(at, range.start), replacement(range));
    at = range.end;
  }
  pieces.push(text.slice(at));
  return pieces.join("");
}

/** The same parts in their order, without overlaps. */
export function mergedRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}
