/**
 * What building a request costs: from typed parameters to the address that is sent, next to the same by
 * hand for exactly that module, to URLSearchParams, and to what m3api and mwn do inside of them.
 *
 *     node test/bench/requests.mjs --seconds 1 --only ours,hand
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import { allpages } from "../../dist/generated/paraminfo/allpages.js";
import { recentchanges } from "../../dist/generated/paraminfo/recentchanges.js";
import { allpagesAddress, recentchangesAddress } from "./by-hand/addresses.mjs";
import { DEFAULTS, ENDPOINT, peerBuilders } from "./request-peers.mjs";
import { writeMeasured } from "./results.mjs";
import { chosen, timeInTurn, timingChoice, timingOptions, timingTable } from "./rounds.mjs";

const PREFIXES = ["Foo", "A b", "Zürich", "C++", "x/y", "Ω", "100 %", "a&b=c"];

/**
 * @typedef {import("./request-peers.mjs").Case} Case
 * @typedef {import("./request-peers.mjs").Builder} Builder
 */

/** @type {readonly Case[]} */
const cases = [
  {
    name: "`list=allpages`, 5 parameters",
    prefix: "ap",
    select: { action: "query", list: "allpages" },
    inputs: PREFIXES.map((prefix, index) => ({
      prefix,
      namespace: index,
      filterredir: index % 2 === 0 ? "nonredirects" : "all",
      prtype: ["edit", "move"],
      limit: index % 3 === 0 ? "max" : 100 + index,
    })),
    others: [
      {},
      { from: "a|b", continue: "", to: undefined, minsize: 2 ** 53, maxsize: -1 },
      { prtype: "edit", prlevel: "" },
      { prtype: [], prlevel: ["", "sysop"] },
      { prtype: ["a|b", "c"], prlevel: "a|b", prfiltercascade: "all", prexpiry: "all" },
      { filterlanglinks: "all", prtype: ["|"], prlevel: ["a|b"], limit: "max", dir: "ascending" },
    ],
    ours: (params) => allpages(params).url(ENDPOINT),
    byHand: (params) => allpagesAddress(ENDPOINT, params),
  },
  {
    name: "`list=recentchanges`, 12 parameters",
    prefix: "rc",
    select: { action: "query", list: "recentchanges" },
    inputs: PREFIXES.map((title, index) => ({
      start: new Date(1_700_000_000_000 + index * 86_400_000),
      end: `2023-01-0${index + 1}T00:00:00Z`,
      dir: "older",
      namespace: [0, 4, 10 + index],
      user: `User of ${title}`,
      tag: "mobile edit",
      prop: ["title", "timestamp", "ids", "sizes"],
      show: ["!bot", "!minor"],
      limit: 50 + index,
      type: ["edit", "new"],
      toponly: true,
      title,
    })),
    others: [
      { start: new Date(1_700_000_000_123), end: "now", namespace: "*" },
      { namespace: -2, excludeuser: "😀 'a' (b)*~!", toponly: false, generaterevisions: true },
      { namespace: [], show: "!bot", continue: "20240131090000|1", slot: "main" },
    ],
    ours: (params) => recentchanges(params).url(ENDPOINT),
    byHand: (params) => recentchangesAddress(ENDPOINT, params),
  },
];

/**
 * @typedef {object} RequestFigures
 * @property {readonly { name: string, timings: readonly import("./rounds.mjs").Timing[] }[]} cases
 * @property {readonly string[]} absent peers, and why
 */

/**
 * @param {import("./rounds.mjs").TimingChoice} choice
 * @returns {Promise<RequestFigures>}
 */
export async function measureRequests({ seconds, rounds, only }) {
  const peers = await peerBuilders(only);
  const builders = chosen([...ownBuilders, ...peers.builders], only);
  const measured = cases.map((of) => {
    const subjects = builders.map((builder) => ({
      key: builder.key,
      name: builder.name,
      run: runOf(checkedBuilder(builder, of), of.inputs),
    }));
    return {
      name: of.name,
      timings: timeInTurn(subjects, { inputs: of.inputs.length, seconds, rounds }),
    };
  });
  return { cases: measured, absent: peers.absent };
}

/** @param {RequestFigures} figures */
export function requestsTable({ cases: measured, absent }) {
  const tables = measured.map(({ name, timings }) => timingTable(`address of ${name}`, timings));
  return [...tables, ...absent].join("\n\n");
}

/**
 * Reading the last character joins what a concatenation has only noted down, as sending would.
 *
 * @param {(params: object) => string} build
 * @param {readonly object[]} inputs
 * @returns {() => number}
 */
function runOf(build, inputs) {
  return () => {
    let sum = 0;
    for (const params of inputs) {
      const address = build(params);
      sum += address.charCodeAt(address.length - 1);
    }
    return sum;
  };
}

/**
 * @param {Builder} builder
 * @param {Case} of
 * @returns {(params: object) => string}
 */
function checkedBuilder({ name, builderOf, same }, of) {
  const build = builderOf(of);
  for (const params of same === "bytes" ? [...of.inputs, ...of.others] : of.inputs) {
    const expected = of.byHand(params);
    const built = build(params);
    if (same === "bytes") assert.equal(built, expected, `${name} builds another address`);
    else assert.deepEqual(meaningOf(built), meaningOf(expected), `${name} asks for something else`);
  }
  return build;
}

/**
 * What an address asks for: the order of names, how they are encoded, the text of what is merely
 * present, and fractions of seconds do not matter.
 *
 * @param {string} address
 */
function meaningOf(address) {
  const { searchParams } = new URL(address);
  const entries = [...searchParams].map(([name, value]) => [name, value.replace(/\.000Z$/, "Z")]);
  return new Map(
    entries
      .map(([name, value]) => [name, name === "rctoponly" ? "present" : value])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** @type {readonly Builder[]} */
const ownBuilders = [
  { key: "ours", name: "the generated builder", builderOf: ({ ours }) => ours, same: "bytes" },
  {
    key: "hand",
    name: "by hand, with `encodeURIComponent`",
    builderOf: ({ byHand }) => byHand,
    same: "bytes",
  },
  {
    key: "urlsearchparams",
    name: "`URLSearchParams`",
    builderOf:
      ({ prefix, select }) =>
      (params) => {
        const search = new URLSearchParams(select);
        for (const [name, value] of Object.entries(params)) {
          const text = wireText(value);
          if (text !== undefined) search.append(prefix + name, text);
        }
        for (const [name, value] of Object.entries(DEFAULTS)) search.append(name, value);
        return `${ENDPOINT}?${search}`;
      },
    same: "meaning",
  },
];

/** @param {string | number | boolean | Date | readonly (string | number)[] | undefined} value */
function wireText(value) {
  if (value === undefined || value === false) return undefined;
  if (value === true) return "";
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join("|") : String(value);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: timingOptions });
  const figures = await measureRequests(timingChoice(values));
  console.log(requestsTable(figures));
  writeMeasured("requests.json", { node: process.version, figures });
}
