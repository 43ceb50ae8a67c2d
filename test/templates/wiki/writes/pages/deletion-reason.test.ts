import { expect, it } from "vitest";
import { createWiki } from "../../../../../templates/wiki/seed/create-wiki.js";
import { storeOf } from "../../../../../templates/wiki/store/store.js";
import { deletionReason } from "../../../../../templates/wiki/writes/pages/deletion-reason.js";

type Revision = readonly [text: string, user: string];

function reason(...revisions: readonly Revision[]): string {
  const page = {
    title: "Rose",
    revisions: revisions.map(([text, user]) => ({ text, user })),
  };
  const store = storeOf(createWiki({ pages: [page] }));
  return deletionReason(store.pageByTitle(0, "Rose") ?? {}, store);
}

const ANN = '[[Special:Contributions/Ann|Ann]]" ([[User talk:Ann|talk]])';
const ONLY = `", and the only contributor was "${ANN}`;

/** The messages `excontent`, `excontentauthor` and `exbeforeblank` of MediaWiki. */
const REASONS: readonly (readonly [text: string, ...revisions: readonly Revision[]])[] = [
  [`content was: "a b${ONLY}`, ["a\nb", "Ann"]],
  [`content was: "b${ONLY}`, ["a", "Ann"], ["b", "Ann"]],
  ['content was: "b"', ["a", "Ann"], ["b", "Bob"]],
  ['content before blanking was: "a"', ["a", "Ann"], ["", "Ann"]],
  [`content was: "${ONLY}`, ["", "Ann"]],
  [`content was: "$1 $&${ONLY}`, ["$1 $&", "Ann"]],
  // The twenty oldest revisions are looked at.
  [
    `content was: "c${ONLY}`,
    ...Array.from({ length: 20 }, (_, index): Revision => [String(index), "Ann"]),
    ["c", "Bob"],
  ],
  [
    'content was: "d"',
    ...Array.from({ length: 19 }, (_, index): Revision => [String(index), "Ann"]),
    ["c", "Bob"],
    ["d", "Ann"],
  ],
];

it.each(REASONS.map(([text, ...revisions]) => ({ text, revisions })))(
  "the reason of a deletion without one is $text",
  ({ text, revisions }) => {
    expect(reason(...revisions)).toBe(text);
  },
);

it("the reason has 500 bytes at most", () => {
  const before = 'content was: "';
  const long = "a".repeat(600);
  const room = 500 - before.length - '"'.length;
  expect(reason([long, "Ann"], [`${long}b`, "Bob"])).toBe(`${before}${"a".repeat(room - 3)}..."`);
  const exact = "a".repeat(room);
  expect(reason(["", "Ann"], [exact, "Bob"])).toBe(`${before}${exact}"`);
});
