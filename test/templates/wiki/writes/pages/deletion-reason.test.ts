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

const ONLY = '"; all edits are by [[Special:Contributions/Ann|Ann]]';

const REASONS: readonly (readonly [text: string, ...revisions: readonly Revision[]])[] = [
  [`Content: "a b${ONLY}`, ["a\nb", "Ann"]],
  [`Content: "b${ONLY}`, ["a", "Ann"], ["b", "Ann"]],
  ['Content: "b"', ["a", "Ann"], ["b", "Bob"]],
  ['Last content: "a"', ["a", "Ann"], ["", "Ann"]],
  [`Content: "${ONLY}`, ["", "Ann"]],
  [`Content: "$1 $&${ONLY}`, ["$1 $&", "Ann"]],
  // The twenty oldest revisions are looked at.
  [
    `Content: "c${ONLY}`,
    ...Array.from({ length: 20 }, (_, index): Revision => [String(index), "Ann"]),
    ["c", "Bob"],
  ],
  [
    'Content: "d"',
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
  const before = 'Content: "';
  const long = "a".repeat(600);
  const room = 500 - before.length - '"'.length;
  expect(reason([long, "Ann"], [`${long}b`, "Bob"])).toBe(`${before}${"a".repeat(room - 3)}..."`);
  const exact = "a".repeat(room);
  expect(reason(["", "Ann"], [exact, "Bob"])).toBe(`${before}${exact}"`);
});
