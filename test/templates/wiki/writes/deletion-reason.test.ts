import { expect, it } from "vitest";
import { accountWiki } from "./account-wiki.js";

type Revision = readonly [text: string, user: string];

/** The reason of a deletion without one. */
async function reason(...revisions: readonly Revision[]): Promise<unknown> {
  const { admin } = await accountWiki({
    pages: [{ title: "Rose", revisions: revisions.map(([text, user]) => ({ text, user })) }],
  });
  const { delete: done } = await admin("delete", { title: "Rose" });
  return done;
}

const ONLY = '"; all edits are by [[Special:Contributions/Ann|Ann]]';
const many = (count: number): readonly Revision[] =>
  Array.from({ length: count }, (_, index): Revision => [String(index), "Ann"]);
const LONG = "a".repeat(600);

const REASONS: readonly (readonly [text: string, ...revisions: readonly Revision[]])[] = [
  [`Content: "a b${ONLY}`, ["a\nb", "Ann"]],
  [`Content: "b${ONLY}`, ["a", "Ann"], ["b", "Ann"]],
  ['Content: "b"', ["a", "Ann"], ["b", "Bob"]],
  ['Last content: "a"', ["a", "Ann"], ["", "Ann"]],
  [`Content: "${ONLY}`, ["", "Ann"]],
  [`Content: "$1 $&${ONLY}`, ["$1 $&", "Ann"]],
  // The twenty oldest revisions are searched for a second author.
  [`Content: "c${ONLY}`, ...many(20), ["c", "Bob"]],
  ['Content: "d"', ...many(19), ["c", "Bob"], ["d", "Ann"]],
  // The reason has 500 bytes at most, and no link that its end cuts off.
  [`Content: "${"a".repeat(486)}..."`, ["", "Bob"], [LONG, "Ann"]],
  [`Content: "${"a".repeat(489)}"`, ["", "Bob"], ["a".repeat(489), "Ann"]],
  [`Content: "${"ä".repeat(243)}..."`, ["", "Bob"], ["ä".repeat(300), "Ann"]],
  ['Content: "[[a]] b"', ["", "Bob"], ["[[a]] [[b", "Ann"]],
  ['Content: "[[a]] b"', ["", "Bob"], ["[[a]] [[b]", "Ann"]],
  ['Content: "a]"', ["", "Bob"], ["a]", "Ann"]],
];

it.each(REASONS.map(([text, ...revisions]) => ({ text, revisions })))(
  "the reason of a deletion without one is $text",
  async ({ text, revisions }) => {
    expect(await reason(...revisions)).toMatchObject({ reason: text });
  },
);
