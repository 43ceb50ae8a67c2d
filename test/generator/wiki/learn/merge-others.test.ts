import { describe, expect, it } from "vitest";
import { mergeBodies, mergeErrors } from "../../../../generator/wiki/learn/merge-others.js";
import type { ResultBody, ResultError } from "../../../../generator/spec/source/types.js";

const TEXT: ResultBody = { is: "text", when: { feed: true }, seen: 3 };
const PAIR: ResultBody = { is: { tuple: ["string", "integer"] }, seen: 2 };
const SINGLE: ResultBody = { is: { tuple: ["string"] }, seen: 1 };

describe("The forms of responses of two runs", () => {
  it("are none, if neither has some", () => {
    expect(mergeBodies(undefined, undefined)).toBeUndefined();
  });

  it("are those of one run, if the other has none", () => {
    expect(mergeBodies([TEXT, PAIR], undefined)).toEqual([TEXT, PAIR]);
    expect(mergeBodies(undefined, [PAIR])).toEqual([PAIR]);
  });

  it("have the conditions of the first run, and the count of the run with the most", () => {
    expect(mergeBodies([TEXT], [{ is: "text", seen: 9 }])).toEqual([{ ...TEXT, seen: 9 }]);
    expect(mergeBodies([TEXT], [{ is: "text", seen: 1 }])).toEqual([TEXT]);
  });

  it("are one for each length of lists", () => {
    expect(mergeBodies([TEXT, PAIR], [SINGLE, { ...PAIR, seen: 5 }])).toEqual([
      TEXT,
      { ...PAIR, seen: 5 },
      SINGLE,
    ]);
  });
});

type Run = Parameters<typeof mergeErrors>[0];

function run(server: string, ...errors: readonly ResultError[]): Run {
  const [first, ...more] = errors;
  return { servers: [server], ...(first && { errors: [first, ...more] }) };
}

describe("The errors of two runs", () => {
  it("are in alphabetical order, with the servers that sent them, unless all did", () => {
    const before = run("1.39", { code: "b" }, { code: "c" });
    const now = run("1.43", { code: "c" }, { code: "a" });
    expect(mergeErrors(before, now)).toEqual([
      { code: "a", servers: ["1.43"] },
      { code: "b", servers: ["1.39"] },
      { code: "c" },
    ]);
  });

  it("keep the servers that an earlier merge found", () => {
    const both: Run = {
      servers: ["1.35", "1.39"],
      errors: [{ code: "a", servers: ["1.35"] }, { code: "b" }],
    };
    expect(mergeErrors(both, run("1.43", { code: "a" }))).toEqual([
      { code: "a", servers: ["1.35", "1.43"] },
      { code: "b", servers: ["1.35", "1.39"] },
    ]);
  });

  it("are none, if neither has some", () => {
    expect(mergeErrors(run("1.39"), run("1.43"))).toBeUndefined();
  });
});
