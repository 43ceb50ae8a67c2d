import { describe, expect, it } from "vitest";
import {
  changedStatuses,
  isIncluded,
  otherStatuses,
  successStatuses,
} from "../../../generator/diff/statuses.js";
import type { ChangedStatuses } from "../../../generator/diff/statuses.js";

/** Lists of statuses in one text each. */
function changed(old: string, next: string): ChangedStatuses {
  return changedStatuses(old.split(" ").filter(Boolean), next.split(" ").filter(Boolean));
}

const NONE: ChangedStatuses = { pairs: [], replaced: [], narrowed: [], removed: [], added: [] };

describe("the statuses of responses", () => {
  it.each([
    ["200 404 201 default", "200 201", "404 default"],
    ["2XX 500", "2XX", "500"],
    ["404 default", "default", "404"],
    ["404 1200", "", "404 1200"],
    ["", "", ""],
  ])("%j are of successes (%j) and others (%j)", (all, successes, others) => {
    const responses = Object.fromEntries(
      all
        .split(" ")
        .filter(Boolean)
        .map((each) => [each, {}]),
    );
    expect(successStatuses(responses)).toEqual(
      Object.keys(responses).filter((each) => successes.split(" ").includes(each)),
    );
    expect(otherStatuses(responses)).toEqual(
      Object.keys(responses).filter((each) => others.split(" ").includes(each)),
    );
  });

  it.each([
    ["200", "200", true],
    ["200", "201", false],
    ["200", "404 2XX", true],
    ["200", "2xx", true],
    ["200", "5XX", false],
    ["404", "default", true],
    ["600", "6XX", false],
    ["200", "12XX", false],
    ["200", "2XXX", false],
    ["2XX", "200", false],
    ["200", "", false],
  ])("%s are included in %j: %s", (status, all, expected) => {
    expect(isIncluded(status, all.split(" "))).toBe(expected);
  });
});

describe("the differences of statuses", () => {
  it.each<readonly [string, string, Partial<ChangedStatuses>]>([
    ["", "", {}],
    [
      "200 404",
      "404 200",
      {
        pairs: [
          ["200", "200"],
          ["404", "404"],
        ],
      },
    ],
    ["200", "200 404", { pairs: [["200", "200"]], added: ["404"] }],
    ["200 404", "200", { pairs: [["200", "200"]], removed: ["404"] }],
    ["200", "201", { pairs: [["200", "201"]], replaced: [["200", "201"]] }],
    ["200 201", "202", { removed: ["200", "201"], added: ["202"] }],
    ["200", "201 202", { removed: ["200"], added: ["201", "202"] }],
    [
      "2XX",
      "200 201",
      {
        pairs: [
          ["2XX", "200"],
          ["2XX", "201"],
        ],
        narrowed: [
          ["2XX", "200"],
          ["2XX", "201"],
        ],
      },
    ],
    [
      "200 201",
      "2XX",
      {
        pairs: [
          ["200", "2XX"],
          ["201", "2XX"],
        ],
        added: ["2XX"],
      },
    ],
    [
      "200 404",
      "2XX 400",
      {
        pairs: [
          ["404", "400"],
          ["200", "2XX"],
        ],
        replaced: [["404", "400"]],
        added: ["2XX"],
      },
    ],
    ["default", "404", { pairs: [["default", "404"]], narrowed: [["default", "404"]] }],
    ["404", "default", { pairs: [["404", "default"]], added: ["default"] }],
  ])("from %j to %j", (old, next, expected) => {
    expect(changed(old, next)).toEqual({ ...NONE, ...expected });
  });
});
