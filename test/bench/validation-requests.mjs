/** Requests to `list=recentchanges`, right and wrong, as parameters of the generated builder. */
import { constantFrom, record, sample } from "fast-check";

const TITLES = ["Foo", "A b", "Help:Contents", "C++"];

/** Requests of 12 parameters that are right. */
export const valid = TITLES.map((title, index) => ({
  start: `2024-0${index + 1}-28T09:00:00Z`,
  end: `2023-0${index + 1}-01T00:00:00+02:00`,
  dir: "older",
  namespace: [0, 4, 10 + index],
  user: `Example ${index}`,
  tag: "mobile edit",
  prop: ["title", "timestamp", "ids", "sizes"],
  show: ["!bot", "!minor"],
  limit: index % 2 === 0 ? 50 + index : "max",
  type: ["edit", "new"],
  toponly: true,
  title,
}));

/** Faults of several kinds, which one request has together. */
export const together = {
  start: "yesterday",
  dir: "sideways",
  namespace: [0, 99],
  tag: 7,
  prop: ["title", "titel"],
  limit: 501,
  toponly: "yes",
  titel: "Foo",
};
/** Faults of one parameter each, that every schema can express; most are only looked at before the timing. */
export const faults = [
  ...Object.entries(together).map(([name, value]) => ({ [name]: value })),
  { end: 17 },
  { dir: null },
  { namespace: "0" },
  { namespace: [0, 1.5] },
  { user: ["A", "B"] },
  { prop: [true] },
  { prop: Array.from({ length: 51 }, () => "title") },
  { show: "bots" },
  { show: ["!bot", "", "bots"] },
  { limit: 0 },
  { limit: -3 },
  { limit: 1.5 },
  { limit: "most" },
  { limit: {} },
  { type: {} },
  { generaterevisions: 1 },
  { slot: "" },
];

/** Requests with faults of several kinds; one parameter less than the valid ones, and one that there is not. */
export const invalid = valid.map(({ title, ...params }) => ({
  ...params,
  ...together,
  titel: title,
}));

/** Values right and wrong, also such that no schema tells apart; `1` here is wrong for all but numbers. */
const VALUES = {
  start: [new Date(0), new Date(Number.NaN), "now", "20240131090000", "2024-01-31 09:00:00", "", 1],
  end: ["0", "2024-01-31T09:00:00.5+02:00", "31 January 2024", "2024-01-31T09:00Z", {}],
  dir: ["newer", "older", "", "Newer", 1],
  namespace: ["*", ["*"], ["*", 1], 0, -2, -3, 16, "0", [], [0, 0, 99], [1.5, "1"], Number.NaN],
  user: ["Zoë", "Some one", "#12", "#a", "w>Someone", "A/B", "192.0.2.7", "", "a<b", "a|b", ["A"]],
  excludeuser: ["192.0.2.0/24", "e\u0301", "a\u0000b", "[", "%41", "a".repeat(300), null],
  tag: ["", "\u001Fa|b", "e\u0301", "a\u0000b", "\uD800", "naïve", 7],
  prop: [
    "title",
    "titel",
    "e\u0301",
    ["a\u0000"],
    [],
    ["title", "title"],
    ["ids", "", "x"],
    Array(51).fill("ids"),
    [1, "x"],
  ],
  show: ["!bot", ["!bot", "bot"], ["bots"], "", false],
  limit: ["max", "Max", 1, 500, 501, 0, -1, 1.5, 2 ** 63, 1e21, Number.NaN, "5", []],
  type: [["edit", "new"], "log", "logs", [[]]],
  toponly: [true, false, "yes", 1],
  title: ["C++", 1],
  continue: ["20240131090000|1", []],
  generaterevisions: [true, "true"],
  slot: ["main", "other"],
  unknown: [undefined, 1],
  toString: ["x"],
};

/** Requests that the verdicts of the generated validator and of the hand-written one are compared with. */
export const mixed = [
  undefined,
  null,
  [],
  ...sample(
    record(
      Object.fromEntries(
        Object.entries(VALUES).map(([name, values]) => [name, constantFrom(...values)]),
      ),
      { requiredKeys: [] },
    ),
    { numRuns: 2000, seed: 1 },
  ),
];
