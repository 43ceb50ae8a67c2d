import type { AST } from "@eslint-community/regexpp";
import { regexpp } from "./pattern.js";

/**
 * How a pattern's running time grows with the length of a non-matching string: alternatives by
 * `kind`. `repeated` is the part that such a string repeats.
 */
export type Backtracking =
  | { readonly kind: "linear" }
  | { readonly kind: "exponential" | "polynomial"; readonly repeated: string }
  /** The analysis would take too long. */
  | { readonly kind: "unknown" };

/**
 * Checks whether a pattern with the `u` flag can match a string in many ways, because a
 * backtracking engine tries all of them before it fails. Converts the pattern to an automaton over
 * its characters (Glushkov). Its ambiguity is exponential if the same string follows a cycle in two
 * ways, and polynomial if two cycles share a string that also leads from one to the other (Weber
 * and Seidl, 1991). Throws a `SyntaxError` for an invalid pattern.
 */
export function backtrackingOf(pattern: string): Backtracking {
  const tree = new (regexpp().RegExpParser)().parsePattern(pattern, 0, pattern.length, true);
  try {
    const texts = [tree, ...lookaroundsOf(tree)];
    const found = texts.map((part) => growthOf(automatonOf(part, samplesOf(tree))));
    return (
      found.find(({ kind }) => kind === "exponential") ??
      found.find(({ kind }) => kind === "polynomial") ?? { kind: "linear" }
    );
  } catch (error) {
    if (error instanceof TooLarge) return { kind: "unknown" };
    throw error;
  }
}

class TooLarge extends Error {}

/** The maximum number of steps in an analysis; a million takes about a tenth of a second. */
const MAX_STEPS = 1_000_000;

/** Counts the steps of an analysis, and ends one that takes too many. */
function counter(): () => void {
  let steps = 0;
  return () => {
    steps += 1;
    if (steps > MAX_STEPS) throw new TooLarge();
  };
}

type Lookaround = AST.LookaheadAssertion | AST.LookbehindAssertion;

/** The patterns in assertions. An engine does not backtrack into an assertion. */
function lookaroundsOf(tree: AST.Pattern): readonly Lookaround[] {
  const found: Lookaround[] = [];
  regexpp().visitRegExpAST(tree, {
    onAssertionEnter(node) {
      if ("alternatives" in node) found.push(node);
    },
  });
  return found;
}

/** A set of characters: a bit for each sample, one for the start and one for the end of the text. */
type CharacterSet = bigint;

const START: CharacterSet = 1n;
const END: CharacterSet = 2n;

/** Characters that tell apart what a pattern tells apart, each with its bit. */
type Samples = ReadonlyMap<string, CharacterSet>;

/** One character of each kind that escapes such as `\w` distinguish. */
const KINDS = ["a", "A", "0", "_", " ", "\n", "-", "!", "\u00e9", "\u4e2d", "\u{1f600}"];

const LAST_CODE_POINT = 0x10_ff_ff;

function samplesOf(tree: AST.Pattern): Samples {
  const samples = new Set(KINDS);
  const add = (...codes: readonly number[]) => {
    for (const code of codes)
      if (code >= 0 && code <= LAST_CODE_POINT) samples.add(String.fromCodePoint(code));
  };
  regexpp().visitRegExpAST(tree, {
    onCharacterEnter: ({ value }) => add(value - 1, value, value + 1),
    onCharacterSetEnter: (set) => {
      if (set.kind === "property") for (const sample of membersOf(set)) samples.add(sample);
    },
  });
  return new Map([...samples].map((sample, index) => [sample, 4n << BigInt(index)]));
}

/** The first character with a Unicode property, and the first without it. */
function membersOf({ raw }: AST.UnicodePropertyCharacterSet): readonly string[] {
  const expression = new RegExp(raw, "u");
  const found = new Map<boolean, string>();
  for (let code = 0; code <= LAST_CODE_POINT && found.size < 2; code += 1) {
    const character = String.fromCodePoint(code);
    const isMember = expression.test(character);
    if (!found.has(isMember)) found.set(isMember, character);
  }
  return [...found.values()];
}

/** Numbers of ways to a state. More than two are as many as two. */
type Ways = ReadonlyMap<number, number>;

/** A part of a pattern: its first and last states, and the ways to match the empty text. */
interface Part {
  readonly first: Ways;
  readonly last: Ways;
  readonly empty: number;
}

interface State {
  readonly characters: CharacterSet;
  /** True if it is repeated without a limit, or so often that squares take long. */
  readonly isLong: boolean;
  readonly next: Map<number, number>;
}

interface Automaton {
  readonly states: readonly State[];
  readonly first: Ways;
  /** The states after which a string matches, regardless of the rest. */
  readonly matched: ReadonlySet<number>;
  readonly samples: Samples;
}

const EMPTY: Part = { first: new Map(), last: new Map(), empty: 1 };
const NOTHING: Part = { ...EMPTY, empty: 0 };

/** Repetitions up to this number are copies; more are a loop. */
const MAX_COPIES = 10;
/** A loop of at least as many repetitions can take long, if a second one follows. */
const LONG = 1000;
const MAX_STATES = 2000;

function automatonOf(tree: AST.Pattern | Lookaround, samples: Samples): Automaton {
  const states: State[] = [];
  const step = counter();
  const all = [...samples.values()].reduce((set, bit) => set | bit, 0n);

  function state(characters: CharacterSet, isLong: boolean): Part {
    if (states.length >= MAX_STATES) throw new TooLarge();
    const ways = new Map([[states.length, 1]]);
    states.push({ characters, isLong, next: new Map() });
    return { first: ways, last: ways, empty: 0 };
  }

  function link(last: Ways, first: Ways, times = 1): void {
    for (const [from, ways] of last)
      for (const [to, more] of first) {
        step();
        const next = states[from]?.next;
        next?.set(to, Math.min(2, (next.get(to) ?? 0) + ways * more * times));
      }
  }

  function sequence(a: Part, b: Part): Part {
    link(a.last, b.first);
    return {
      first: sum(a.first, b.first, a.empty),
      last: sum(b.last, a.last, b.empty),
      empty: Math.min(2, a.empty * b.empty),
    };
  }

  function choice(alternatives: readonly AST.Alternative[], isLong: boolean): Part {
    return alternatives
      .map(({ elements }) => elements.map((each) => partOf(each, isLong)).reduce(sequence, EMPTY))
      .reduce(
        (a, b) => ({
          first: sum(a.first, b.first),
          last: sum(a.last, b.last),
          empty: Math.min(2, a.empty + b.empty),
        }),
        NOTHING,
      );
  }

  function partOf(node: AST.Element, isLong: boolean): Part {
    switch (node.type) {
      case "Group":
      case "CapturingGroup":
        return choice(node.alternatives, isLong);
      case "Quantifier":
        return repetition(node, isLong);
      case "Assertion":
        return node.kind === "start" || node.kind === "end"
          ? state(node.kind === "start" ? START : END, false)
          : EMPTY;
      case "Backreference":
        throw new TooLarge();
      case "Character":
      case "CharacterSet":
      case "CharacterClass":
      case "ExpressionCharacterClass":
        return state(setOf(node.raw, samples), isLong);
    }
  }

  /** Iterations after the required ones are not empty (ECMAScript, RepeatMatcher). */
  function repetition({ element, min, max }: AST.Quantifier, isInLong: boolean): Part {
    if (max === 0) return EMPTY;
    const isLong = isInLong || max >= LONG;
    const iterations = (count: number) =>
      Array.from({ length: count }, () => partOf(element, isLong));
    if (max <= MAX_COPIES) {
      const others = iterations(max - min).reduceRight(
        (rest, part) => optional(sequence({ ...part, empty: 0 }, rest)),
        EMPTY,
      );
      return sequence(iterations(min).reduce(sequence, EMPTY), others);
    }
    const before = min > MAX_COPIES ? [] : iterations(min - 1);
    const part = partOf(element, isLong);
    link(part.last, part.first, min > MAX_COPIES ? 1 + part.empty : 1);
    const loop =
      min === 0 ? optional(part) : { ...part, first: sum(part.first, part.first, part.empty) };
    return [...before, loop].reduce(sequence, EMPTY);
  }

  const body = choice(tree.alternatives, false);
  // A search begins at each character in turn, and a pattern may begin with `^`.
  const search = tree.type === "Pattern" ? state(all | START, true) : NOTHING;
  link(search.last, search.first);
  const { first, last } = sequence(optional(search), body);
  const matched = [...last.keys()].filter((each) => states[each]?.characters !== END);
  // A state of any characters with the end of the pattern after it matches whatever follows.
  const rest = states.flatMap(({ characters, next }, index) =>
    characters === all &&
    next.has(index) &&
    [...next.keys()].some((each) => last.has(each) && states[each]?.characters === END)
      ? [index]
      : [],
  );
  return { states, first, matched: new Set([...matched, ...rest]), samples };
}

function optional(part: Part): Part {
  return { ...part, empty: 1 };
}

function sum(a: Ways, b: Ways, times = 1): Ways {
  if (times === 0 || b.size === 0) return a;
  const result = new Map(a);
  for (const [state, ways] of b)
    result.set(state, Math.min(2, (result.get(state) ?? 0) + ways * times));
  return result;
}

function setOf(raw: string, samples: Samples): CharacterSet {
  const expression = new RegExp(`^${raw}$`, "u");
  let set = 0n;
  for (const [sample, bit] of samples) if (expression.test(sample)) set |= bit;
  return set;
}

function growthOf({ states, first, matched, samples }: Automaton): Backtracking {
  const step = counter();
  const size = states.length;
  const charactersOf = (state: number) => states[state]?.characters ?? 0n;
  const waysTo = (state: number, next: number) => states[state]?.next.get(next) ?? 0;
  const reached = new Set(first.keys());
  for (const state of reached)
    for (const next of states[state]?.next.keys() ?? []) {
      step();
      reached.add(next);
    }
  // An engine that comes back to a match is done.
  const tried = [...reached].filter((each) => !matched.has(each) && charactersOf(each) !== 0n);
  const isTried = new Set(tried);
  const followers = states.map(({ next }) => [...next.keys()].filter((each) => isTried.has(each)));
  const cycles = cyclesOf(tried, followers);
  const inCycle = states.map((_, state) =>
    (followers[state] ?? []).filter((next) => cycles.get(next) === cycles.get(state)),
  );
  const repeated = tried.filter((state) => (inCycle[state] ?? []).length > 0);
  for (const state of repeated) {
    const text = ambiguousText(state);
    if (text !== undefined) return { kind: "exponential", repeated: text };
  }
  const long = repeated.filter((state) => states[state]?.isLong);
  for (const from of long)
    for (const to of long) {
      const text = cycles.get(from) === cycles.get(to) ? undefined : pumpedText(from, to);
      if (text !== undefined) return { kind: "polynomial", repeated: text };
    }
  return { kind: "linear" };

  /** A string that leads from a state back to it in two ways. */
  function ambiguousText(state: number): string | undefined {
    for (const [a, b, text] of pairsAfter(state, state)) {
      const twice = inCycle[a]?.find((next) => a === b && waysTo(a, next) > 1);
      const back = twice === undefined && a === b ? undefined : returnTo(state, a, b);
      if (back !== undefined) return text + back;
    }
    return undefined;
  }

  function returnTo(state: number, a: number, b: number): string | undefined {
    return pairsAfter(a, b).find((pair) => pair[0] === state && pair[1] === state)?.[2];
  }

  /** The pairs of states that the same text leads to, in the cycles of two states. */
  function pairsAfter(a: number, b: number): readonly (readonly [number, number, string])[] {
    const found = new Map<number, readonly [number, number, string]>();
    const open: (readonly [number, number, string])[] = [[a, b, ""]];
    for (let pair = open.shift(); pair; pair = open.shift())
      for (const nextA of inCycle[pair[0]] ?? [])
        for (const nextB of inCycle[pair[1]] ?? []) {
          step();
          const key = Math.min(nextA, nextB) * size + Math.max(nextA, nextB);
          const both = charactersOf(nextA) & charactersOf(nextB);
          if (both === 0n || found.has(key)) continue;
          const next = [nextA, nextB, pair[2] + characterIn(both)] as const;
          found.set(key, next);
          open.push(next);
        }
    return [...found.values()];
  }

  /** A string that leads from each of two states to itself, and from the first to the second. */
  function pumpedText(from: number, to: number): string | undefined {
    const found = new Set<number>();
    const open: (readonly [number, number, number, string])[] = [[from, from, to, ""]];
    for (let triple = open.shift(); triple; triple = open.shift())
      for (const a of inCycle[triple[0]] ?? [])
        for (const c of inCycle[triple[2]] ?? []) {
          const both = charactersOf(a) & charactersOf(c);
          step();
          if (both === 0n) continue;
          for (const b of followers[triple[1]] ?? []) {
            step();
            const all = both & charactersOf(b);
            const key = (a * size + b) * size + c;
            if (all === 0n || found.has(key)) continue;
            const text = triple[3] + characterIn(all);
            if (a === from && b === to && c === to) return text;
            found.add(key);
            open.push([a, b, c, text]);
          }
        }
    return undefined;
  }

  function characterIn(set: CharacterSet): string {
    return [...samples].find(([, bit]) => (set & bit) !== 0n)?.[0] ?? "";
  }
}

/** The strongly connected component of each state (Tarjan). */
function cyclesOf(
  states: readonly number[],
  followers: readonly (readonly number[])[],
): ReadonlyMap<number, number> {
  const order = new Map<number, number>();
  const cycles = new Map<number, number>();
  const open: number[] = [];

  function visit(state: number): number {
    const own = order.size;
    let lowest = own;
    order.set(state, own);
    open.push(state);
    for (const next of followers[state] ?? [])
      if (!cycles.has(next)) lowest = Math.min(lowest, order.get(next) ?? visit(next));
    if (lowest === own)
      for (let each = open.pop(); each !== undefined; each = open.pop()) {
        cycles.set(each, own);
        if (each === state) break;
      }
    return lowest;
  }

  for (const state of states) if (!order.has(state)) visit(state);
  return cycles;
}
