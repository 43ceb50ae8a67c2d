/** The laws of the test wiki's titles, and of texts that are merged. Their values are in test/templates/runtime/values. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseTitle } from "../../templates/wiki/data/title.js";
import { mergeLines } from "../../templates/wiki/writes/edit-text.js";
import { assert } from "../random-runs.js";
import { SITE } from "../templates/runtime/values/wiki-kernels.js";

it("a title is the same when its text is read again", () => {
  const pieces = fc.constantFrom(
    ..."talk: Image: word: User: Special: de: home: : # _ / apple Ä ß ǆ 1 ::1 . ~ &amp; % & x; 𝒜".split(
      " ",
    ),
    " ",
    "\u3000",
  );
  assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const title = parseTitle(SITE, parts.join(""));
      if (title.kind === "invalid") return;
      const { fragment } = title;
      const again = parseTitle(SITE, `${title.text}${fragment === "" ? "" : `#${fragment}`}`);
      // No title is nothing, but a fragment without a name may be that, too.
      if (title.text !== "" || fragment !== "") expect(again).toEqual(title);
    }),
    { numRuns: 2000 },
  );
});

it("two changes of which one is none give the other", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", ""), { maxLength: 8 })
    .map((lines) => lines.join("\n"));
  assert(
    fc.property(text, text, (base, mine) => {
      expect(mergeLines(base, mine, base)).toBe(mine);
      expect(mergeLines(base, mine, mine)).toBe(mine);
    }),
  );
});
