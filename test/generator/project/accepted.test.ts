import { describe, expect, it } from "vitest";
import { acceptancesIn, judgeAcceptances } from "../../../generator/project/accepted.js";
import { parseDocument } from "../../../generator/base/document.js";

const TEXT = `{ "list": [
  { "id": "a", "reason": "r" },
  { "id": "b", "reason": "r", "until": "2030-06-30" },
  { "id": "c", "reason": "r", "until": "2031-01-01" }
] }`;

const { value: document } = parseDocument("list.json", Buffer.from(TEXT));
const entries = document
  ? acceptancesIn(document, "/list", [
      { id: "a", reason: "r" },
      { id: "b", reason: "r", until: "2030-06-30" },
      { id: "c", reason: "r", until: "2031-01-01" },
    ])
  : [];

function judged(occurring: readonly string[], today: string) {
  const { ids, expired, unused } = judgeAcceptances(entries, new Set(occurring), today);
  return {
    ids: [...ids],
    expired: expired.map(({ id }) => id),
    unused: unused.map(({ id }) => id),
  };
}

describe("accepted entries", () => {
  it("have the positions of their objects", () => {
    expect(entries.map(({ position }) => `${position.line}:${position.column}`)).toEqual([
      "2:3",
      "3:3",
      "4:3",
    ]);
  });

  it("accept what occurs, up to their last day", () => {
    const all = ["a", "b", "c", "other"];
    expect(judged(all, "2030-06-30")).toEqual({ ids: ["a", "b", "c"], expired: [], unused: [] });
    expect(judged(all, "2030-07-01")).toEqual({ ids: ["a", "c"], expired: ["b"], unused: [] });
  });

  it("are unused if nothing has their id, also after their last day", () => {
    expect(judged(["a"], "2040-01-01")).toEqual({ ids: ["a"], expired: [], unused: ["b", "c"] });
  });
});
