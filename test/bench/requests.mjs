/**
 * What building a request costs: from typed parameters to the address that is sent, next to the same by
 * hand for exactly that module, to URLSearchParams, and to what m3api and mwn do inside of them.
 *
 *     node test/bench/requests.mjs --seconds 1 --only ours,hand
 */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { allpages } from "paramsmith/paraminfo/allpages";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import { allpagesAddress, recentchangesAddress } from "./by-hand/addresses.mjs";
import { installPeer } from "./peers.mjs";
import { chosen, timeInTurn, timingChoice, timingOptions, timingTable } from "./rounds.mjs";

const ENDPOINT = "https://en.wikipedia.org/w/api.php";
const DEFAULTS = { format: "json", formatversion: "2", errorformat: "plaintext" };
const PREFIXES = ["Foo", "A b", "Zürich", "C++", "x/y", "Ω", "100 %", "a&b=c"];

/**
 * A module, a way to build its address by each subject, and parameters that are not the same twice.
 *
 * @typedef {object} Case
 * @property {string} name
 * @property {string} prefix of the module's wire names
 * @property {Readonly<Record<string, string>>} select
 * @property {readonly object[]} inputs
 * @property {(params: object) => string} ours
 * @property {(params: object) => string} byHand
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
    ours: (params) => recentchanges(params).url(ENDPOINT),
    byHand: (params) => recentchangesAddress(ENDPOINT, params),
  },
];

/**
 * @typedef {object} Builder
 * @property {string} key
 * @property {string} name
 * @property {(of: Case) => (params: object) => string} builderOf
 * @property {"bytes" | "meaning"} same what its address shares with that of the hand-written code
 */

/**
 * @param {import("./rounds.mjs").TimingChoice} choice
 * @returns {Promise<readonly { name: string, timings: readonly import("./rounds.mjs").Timing[] }[]>}
 */
export async function measureRequests({ seconds, rounds, only }) {
  const builders = chosen([...ownBuilders, ...(await peerBuilders(only))], only);
  return cases.map((of) => {
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
}

/** @param {Awaited<ReturnType<typeof measureRequests>>} figures */
export function requestsTable(figures) {
  return figures
    .map(({ name, timings }) => timingTable(`address of ${name}`, timings))
    .join("\n\n");
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
  for (const params of of.inputs) {
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

/**
 * Neither m3api nor mwn builds an address without sending it; these are the steps of their own code
 * that come before. They take wire names, so that they have no prefix to put in front.
 *
 * @param {string | undefined} only
 * @returns {Promise<readonly Builder[]>}
 */
async function peerBuilders(only) {
  const isWanted = (/** @type {string} */ key) =>
    only === undefined || only.split(",").includes(key);
  const builders = await Promise.all([
    isWanted("m3api") ? m3apiBuilder() : undefined,
    isWanted("mwn") ? mwnBuilder() : undefined,
  ]);
  return builders.filter((builder) => builder !== undefined);
}

/** @returns {Promise<Builder | undefined>} */
async function m3apiBuilder() {
  const peer = installPeer("m3api", "1.1.0");
  if (peer.kind === "missing") return undefined;
  const core = join(peer.folder, "node_modules", "m3api", "core.js");
  const { Session } = await import(pathToFileURL(core).href);
  const session = new Session(ENDPOINT, DEFAULTS, { userAgent: "bench" });
  return {
    key: "m3api",
    name: `m3api ${peer.version}: the steps of \`request\` before it sends`,
    builderOf: (of) =>
      withWireNames(of, (params) => {
        const all = session.transformParams({
          ...session.defaultParams,
          ...params,
          format: "json",
        });
        const url = new URL(session.apiUrl);
        url.search = new URLSearchParams(all);
        return url.href;
      }),
    same: "meaning",
  };
}

/** @returns {Promise<Builder | undefined>} */
async function mwnBuilder() {
  const peer = installPeer("mwn", "3.0.3");
  if (peer.kind === "missing") return undefined;
  const require = createRequire(join(peer.folder, "package.json"));
  const { Request } = require("mwn/build/core");
  const { merge } = require("mwn/build/utils");
  const axios = createRequire(require.resolve("mwn/build/core"))("axios");
  const bot = { options: { defaultParams: DEFAULTS } };
  return {
    key: "mwn",
    name: `mwn ${peer.version}: \`preprocessParams\`, and axios, which it sends with`,
    builderOf: (of) =>
      withWireNames(of, (params) => {
        const request = new Request(bot, params, {});
        request.apiParams = merge(bot.options.defaultParams, request.apiParams);
        request.preprocessParams();
        return axios.getUri({ url: ENDPOINT, params: request.apiParams });
      }),
    same: "meaning",
  };
}

/**
 * Parameters under their wire names are there beforehand: they are how a caller of these writes them.
 *
 * @param {Case} of
 * @param {(params: Record<string, unknown>) => string} build
 * @returns {(params: object) => string}
 */
function withWireNames({ inputs, prefix, select }, build) {
  const wire = new Map(
    inputs.map((params) => [
      params,
      {
        ...select,
        ...Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            prefix + name,
            value instanceof Date ? value.toISOString() : value,
          ]),
        ),
      },
    ]),
  );
  return (params) => build(wire.get(params));
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: timingOptions });
  const figures = await measureRequests(timingChoice(values));
  console.log(requestsTable(figures));
  const results = join(import.meta.dirname, "results");
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, "requests.json"),
    `${JSON.stringify({ node: process.version, figures }, undefined, 2)}\n`,
  );
}
