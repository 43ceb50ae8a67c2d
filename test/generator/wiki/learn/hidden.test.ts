import { describe, expect, it } from "vitest";
import { hiddenBy, withHideableFields } from "../../../../generator/wiki/learn/infer-presence.js";
import type { ResultField, ResultFields } from "../../../../generator/spec/source/types.js";

const FIELD: ResultField = { is: "string", seen: 1 };

/** What each mark of suppressed data hides, as the responses of MediaWiki 1.39 to 1.45 show. */
const MARKS: readonly (readonly [mark: string, fields: string])[] = [
  ["userhidden", "user userid anon temp"],
  ["commenthidden", "comment parsedcomment"],
  ["texthidden", "content contentmodel contentformat"],
  ["sha1hidden", "sha1"],
  [
    "actionhidden",
    "ns title pageid logpage revid old_revid params logid logtype logaction logparams",
  ],
];

const ALL = MARKS.flatMap(([, fields]) => fields.split(" "));

function fieldsOf(names: readonly string[]): ResultFields {
  return Object.fromEntries(names.map((name) => [name, FIELD]));
}

describe("fields that rights may hide", () => {
  it.each(MARKS)("are optional beside %s: %s", (mark, hidden) => {
    const names = hidden.split(" ");
    expect(withHideableFields(fieldsOf([mark, "size", ...ALL]))).toEqual({
      ...fieldsOf([mark, "size", ...ALL]),
      ...Object.fromEntries(names.map((name) => [name, { ...FIELD, optional: true }])),
    });
  });

  it.each(MARKS)("are reported by %s: %s", (mark, hidden) => {
    const fields = fieldsOf([mark, "size", ...ALL]);
    expect(ALL.filter((name) => hiddenBy(name, fields) === mark)).toEqual(hidden.split(" "));
    expect(hiddenBy("size", fields)).toBeUndefined();
  });

  it("are as they were without a mark", () => {
    const fields = fieldsOf(["size", ...ALL]);
    expect(withHideableFields(fields)).toBe(fields);
    expect(ALL.map((name) => hiddenBy(name, fields))).toEqual(ALL.map(() => undefined));
  });
});
