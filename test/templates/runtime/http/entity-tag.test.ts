import { expect, it } from "vitest";
import { entityTag, isKnown } from "../../../../templates/runtime/http/entity-tag.js";

it("an entity tag tells types and bodies apart, also by their borders and ends", () => {
  const pairs = [
    ["", ""],
    ["a", ""],
    ["", "a"],
    ["ab", "c"],
    ["a", "bc"],
    ["a", "b"],
    ["a", "b\0"],
    ["a", "ba"],
    ["a", "ab"],
    ["a", "bb"],
  ] as const;
  const tags = pairs.map(([type, body]) => entityTag(type, body));
  expect(new Set(tags).size).toBe(pairs.length);
  for (const tag of tags) expect(tag).toMatch(/^"[\da-f]{16}"$/);
  expect(entityTag("a", "b")).toBe(tags[5]);
});

/** RFC 9110, 13.1.2: tags are compared weakly. */
it.each([
  [undefined, false],
  ["", false],
  [" * ", true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ['"b"', false],
  ["a", false],
  ['"a', false],
  ['"W/a"', false],
])("a request with If-None-Match: %s has the representation: %s", (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
});
