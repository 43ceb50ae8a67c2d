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

/** A run in which tests noticed some changes and others survived. */
function run(noticed: number, survived: number) {
  return tallyOf([
    ...Array.from({ length: noticed }, () => "noticed" as const),
    ...Array.from({ length: survived }, () => "survived" as const),
  ]);
}

describe("a mutation run", () => {
  it("passes with the least share, and with more", () => {
    expect(failureOf(run(45, 15), 0.75)).toBeUndefined();
    expect(failureOf(run(60, 0), 0.75)).toBeUndefined();
  });

  // By the binomial distribution, 36 or fewer of 60 have the probability 0.0075, 37 or fewer 0.0154.
  it("fails with a share that chance does not explain", () => {
    expect(failureOf(run(37, 23), 0.75)).toBeUndefined();
    expect(failureOf(run(36, 24), 0.75)).toContain("notice fewer than 75.0 % of all changes");
  });

  // 0.25 ** 3 is 0.0156, 0.25 ** 4 is 0.0039.
  it("leaves more to chance if few changes are counted", () => {
    expect(failureOf(run(0, 3), 0.75)).toBeUndefined();
    expect(failureOf(run(0, 4), 0.75)).toContain("notice fewer than 75.0 % of all changes");
  });

  it.each([0, 0.5])("fails without a verdict, for a least share of %d", (least) => {
    expect(failureOf(tallyOf(["unmeasured"]), least)).toContain("no change has a verdict");
    expect(failureOf(tallyOf([]), least)).toContain("no change has a verdict");
  });
});
