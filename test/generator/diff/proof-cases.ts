/**
 * The pairs of `pairs/` whose levels the machine can tell: those of `#`, not of `#?`.
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
