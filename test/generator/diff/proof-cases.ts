/**
 * The pairs of `pairs/` whose levels the machine can tell: those of `#`, not of `#?`. A pair has `#?` for
 * one of these reasons:
 *
 * - No code is generated from one of the specs: it is invalid, incomplete, or has no operations.
 * - Its findings are about facts of a wiki, errors or receivers of webhooks, which no program here reads.
 * - Its schemas have patterns, bounds, lists or alternatives that no value here reaches.
 * - Its requests have objects as parameters, or media types other than JSON, which no program here writes.
 * - A finding is reported at a higher level than one program shows: a removed field that was optional, or a
 *   value of an enumeration that is alone.
 * - The rules judge it otherwise on purpose: unused and renamed schemas, a body that gets alternatives, a
 *   text with a default that must not be empty.
 * - Its values are in another order, in which the reading here has all of them.
 * - The code here does not read what was learned of generators, of rows that move, and of requests without
 *   a parameter.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import type { WrittenSpec } from "./pair-parts.js";
import { readSections, sidesOf } from "./pair-text.js";
import type { Section } from "./pair-text.js";

const FOLDER = new URL("pairs/", import.meta.url);

/** Two specs, and what the pair is called. */
export interface ProofCase {
  readonly name: string;
  readonly old: WrittenSpec;
  readonly next: WrittenSpec;
}

/** The cases of specs that code is generated from. */
export function provableCases(): readonly ProofCase[] {
  return casesOf((part) => !LEARNED.has(part));
}

/** The cases of what was learned of a module. */
export function learnedCases(): readonly ProofCase[] {
  return casesOf((part) => LEARNED.has(part));
}

const LEARNED: ReadonlySet<string> = new Set(["row", "result"]);

function casesOf(isWanted: (part: string) => boolean): readonly ProofCase[] {
  return readdirSync(FOLDER).flatMap((file) =>
    readSections(readFileSync(new URL(file, FOLDER), "utf8"))
      .filter(({ header }) => isWanted(header.split(" ", 1)[0] ?? ""))
      .flatMap((section) => casesIn(file, section)),
  );
}

/** One case for each direction that the pairs show. */
function casesIn(file: string, { header, pairs }: Section): readonly ProofCase[] {
  return pairs
    .filter(({ isProvable }) => isProvable)
    .flatMap((pair) => {
      const [base, revision] = sidesOf(header, pair);
      const name = `${file}: ${pair.title}`;
      const forwards = { name, old: base, next: revision };
      return header.includes("both")
        ? [forwards, { name: `${name}, backwards`, old: revision, next: base }]
        : [forwards];
    });
}
