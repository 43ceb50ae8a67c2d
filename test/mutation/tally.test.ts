import { describe, expect, it } from "vitest";
import { failureOf, tallyOf } from "./tally.mjs";

describe("the tally of a mutation run", () => {
  it("is the share of noticed changes among those that need a test", () => {
    const tally = tallyOf(["noticed", "noticed", "noticed", "survived"]);

    expect(tally).toMatchObject({ counted: 4, share: 0.75 });
  });

  it("leaves out changes that are explained, do not compile or were not measured", () => {
    const tally = tallyOf(["noticed", "survived", "explained", "invalid", "unmeasured"]);

    expect(tally).toEqual({
      counts: { noticed: 1, survived: 1, explained: 1, invalid: 1, unmeasured: 1 },
      counted: 2,
      share: 0.5,
    });
  });

  it("has no share if no change has a verdict", () => {
    expect(tallyOf([]).share).toBeUndefined();
    expect(tallyOf(["unmeasured", "explained", "invalid"]).share).toBeUndefined();
  });
});

describe("a mutation run", () => {
  it("passes with the least share, and with more", () => {
    expect(failureOf(tallyOf(["noticed", "survived"]), 0.5)).toBeUndefined();
    expect(failureOf(tallyOf(["noticed"]), 0.5)).toBeUndefined();
  });

  it("fails with a smaller share", () => {
    expect(failureOf(tallyOf(["noticed", "survived", "survived"]), 0.5)).toContain(
      "fewer than 50.0 % were noticed",
    );
  });

  it.each([0, 0.5])("fails without a verdict, for a least share of %d", (least) => {
    expect(failureOf(tallyOf(["unmeasured"]), least)).toContain("no change has a verdict");
    expect(failureOf(tallyOf([]), least)).toContain("no change has a verdict");
  });
});
