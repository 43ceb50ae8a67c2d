import type { AST } from "@eslint-community/regexpp";
import { regexpp } from "./pattern.js";

/** The maximum number of steps in a test; a million take about a tenth of a second. */
const MAX_STEPS = 2_000_000;

/** Thrown if a pattern contains back references, or if a test takes too many steps. */
export class Untested extends Error {}

/** Returns the result of a test, or false if the test is impossible: untested values are not used. */
export function ifTested(test: () => boolean): boolean {
  try {
    return test();
  } catch (error) {
    if (error instanceof Untested) return false;
    throw error;
  }
}

/**
 * Creates a function that tests strings against a document's pattern, with the flag `u`. An engine
 * that backtracks may never end, so the function follows all matches at once: it keeps the set of
 * positions that they have reached. If a test is impossible, it throws an {@link Untested}.
 */
export function patternTest(pattern: string): (text: string) => boolean {
  const tree = new (regexpp().RegExpParser)().parsePattern(pattern, 0, pattern.length, true);
  const expressions = new Map<string, RegExp>();
  const isOf = (character: string, raw: string): boolean => {
    const expression = expressions.get(raw) ?? new RegExp(`^${raw}$`, "u");
    expressions.set(raw, expression);
    return expression.test(character);
  };
  return (text) => {
    const characters = Array.from(text);
    const start = new Set([...characters.keys(), characters.length]);
    return (
      choicePlaces(tree.alternatives, start, { characters, isOf, steps: { left: MAX_STEPS } })
        .size > 0
    );
  };
}

/** Returns true if a member's name matches a pattern in its schema. */
export function matches(pattern: string, name: string): boolean {
  return ifTested(() => patternTest(pattern)(name));
}

interface Test {
  readonly characters: readonly string[];
  readonly isOf: (character: string, raw: string) => boolean;
  readonly steps: { left: number };
}

/** Positions between the characters of a string. */
type Places = ReadonlySet<number>;

/** Returns the positions at which matches of the alternatives end, if they start at one of `from`. */
function choicePlaces(alternatives: readonly AST.Alternative[], from: Places, test: Test): Places {
  return new Set(
    alternatives.flatMap(({ elements }) => [
      ...elements.reduce((places, each) => placesAfter(each, places, test), from),
    ]),
  );
}

function placesAfter(element: AST.Element, from: Places, test: Test): Places {
  const { characters, isOf, steps } = test;
  steps.left -= from.size + 1;
  if (steps.left < 0) throw new Untested();
  switch (element.type) {
    case "Group":
    case "CapturingGroup":
      return choicePlaces(element.alternatives, from, test);
    case "Quantifier":
      return repeatedPlaces(element, from, test);
    case "Assertion":
      return new Set([...from].filter((place) => isTrueAt(element, place, test)));
    case "Backreference":
      throw new Untested();
    case "Character":
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return new Set(
        [...from].flatMap((place) => {
          const character = characters[place];
          return character !== undefined && isOf(character, element.raw) ? [place + 1] : [];
        }),
      );
  }
}

function repeatedPlaces({ element, min, max }: AST.Quantifier, from: Places, test: Test): Places {
  let last = from;
  let count = 0;
  for (; count < min && last.size > 0; count += 1) last = placesAfter(element, last, test);
  const all = new Set(last);
  for (; count < max && last.size > 0; count += 1) {
    last = new Set([...placesAfter(element, last, test)].filter((place) => !all.has(place)));
    for (const place of last) all.add(place);
  }
  return all;
}

function isTrueAt(assertion: AST.Assertion, place: number, test: Test): boolean {
  const { characters, isOf } = test;
  switch (assertion.kind) {
    case "start":
      return place === 0;
    case "end":
      return place === characters.length;
    case "word": {
      const [before, after] = [place - 1, place].map((each) => isOf(characters[each] ?? "", "\\w"));
      return (before === after) === assertion.negate;
    }
    case "lookahead":
      return (
        choicePlaces(assertion.alternatives, new Set([place]), test).size > 0 !== assertion.negate
      );
    case "lookbehind": {
      const starts = new Set(Array.from({ length: place + 1 }, (_, index) => index));
      return choicePlaces(assertion.alternatives, starts, test).has(place) !== assertion.negate;
    }
  }
}
