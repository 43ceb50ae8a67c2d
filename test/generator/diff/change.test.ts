import { describe, expect, it } from "vitest";
import { changeOf, defined } from "../../../generator/diff/change.js";

const SUBJECT = {
  module: "m",
  parameter: "p",
  old: { file: "a.json", pointer: "/a" },
  new: { file: "b.json", pointer: "/b" },
};

/** Where a member of the subject is. */
function originsAt(at: string) {
  return {
    old: { file: "a.json", pointer: `/a${at}` },
    new: { file: "b.json", pointer: `/b${at}` },
  };
}

describe("a change of a subject", () => {
  it("has what the subject has, what is known of it, and where its member is", () => {
    expect(
      changeOf("max-lowered", SUBJECT, {
        circumstances: ["enforced"],
        value: "v",
        old: 2,
        new: 1,
        at: "/max",
      }),
    ).toEqual({
      rule: "max-lowered",
      module: "m",
      parameter: "p",
      circumstances: ["enforced"],
      value: "v",
      old: 2,
      new: 1,
      origins: originsAt("/max"),
    });
    const { parameter: _parameter, ...whole } = SUBJECT;
    expect(changeOf("max-lowered", whole)).toEqual({
      rule: "max-lowered",
      module: "m",
      origins: originsAt(""),
    });
  });

  it.each([
    [
      { old: 1, new: 2 },
      { old: 1, new: 2 },
    ],
    [{ old: undefined, new: null }, { new: null }],
    [{ old: false, new: undefined }, { old: false }],
    [{ old: undefined, new: undefined }, {}],
  ])("of %j has %j", (values, expected) => {
    expect(Object.entries(defined(values))).toEqual(Object.entries(expected));
  });
});
