import * as fc from "fast-check";
import { expect, it } from "vitest";
import { modelOfCatalogue } from "../../generator/cli/wiki-modules.js";
import { resultDescriptor } from "../../generator/emit/parts/result-descriptor.js";
import { catalogueApi } from "../../generator/inspect/catalogue-api.js";
import { parseSent } from "../../generator/inspect/response.js";
import { lowerResult } from "../../generator/spec/catalogue/result.js";
import { narrowResult } from "../../generator/spec/catalogue/result-version.js";
import { versionOf } from "../../generator/spec/model/server-versions.js";
import type { Result, ResultField, ResultShape } from "../../generator/spec/source/types.js";
import { learnFromRecords } from "../../generator/wiki/learn/recorded.js";
import { validateResponse } from "../../templates/runtime/response/response-validator.js";
import { wikiModule } from "../generator/support/wiki-api.js";
import { assert } from "../random-runs.js";

const SERVER = "MediaWiki 1.45.0";
const SERVERS = ["MediaWiki 1.39.17", "MediaWiki 1.43.9", SERVER] as const;
const NAMES = ["a", "b", "c", "7"] as const;

const CATALOGUE = {
  paraminfo: {
    modules: [
      wikiModule("query+things", [
        {
          index: 1,
          name: "prop",
          type: ["a", "b"],
          default: "a",
          multi: "",
          lowlimit: 50,
          highlimit: 500,
          limit: 50,
        },
        { index: 2, name: "type", type: ["x", "y"] },
        { index: 3, name: "deep", type: "boolean" },
      ]),
    ],
  },
};

const modules =
  modelOfCatalogue("catalogue.json", Buffer.from(JSON.stringify(CATALOGUE))).value?.operations ??
  [];
const api = catalogueApi({ operations: modules });

interface Exchange {
  readonly request: string;
  readonly response: unknown;
}

/** Returns true if generated validators for this version accept the response. */
function isAccepted(result: Result, { request, response }: Exchange): boolean {
  const module = modules.find(({ path }) => path === result.module);
  const version = versionOf(SERVER);
  if (!module || !version) throw new Error("The module or the version is unknown.");
  const narrowed = narrowResult(lowerResult(result, [], module), version);
  const query = {
    module: "query",
    response: { query: { is: { record: {} }, optional: true } },
  } as const;
  const results = [resultDescriptor(module.path, narrowed), query];
  return validateResponse(response, parseSent(api, request), results).length === 0;
}

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>("x", "y", "free text", "", "2024-01-01T00:00:00Z", "infinity"),
    fc.constantFrom<unknown>(1, 0.5, -1, true, false, null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie("value"), { maxKeys: 4 }),
  ),
})).value;

const when = fc.constantFrom<ResultField["when"][]>(
  undefined,
  { prop: ["a"] },
  { prop: ["a", "b"] },
  { type: ["x"] },
  { deep: true },
  { prop: ["b"], deep: true },
);
const presentIf = fc.constantFrom<ResultField["presentIf"][]>(
  undefined,
  [{ a: [true] }],
  [{ b: ["x"] }, { c: [false] }],
  [{ "../a": ["x"] }],
);
const version1 = fc.constantFrom<ResultField["formatversion1"][]>(
  undefined,
  { as: "flag" },
  { as: "string" },
  { optional: true },
  { name: "*" },
);
const servers = fc.constantFrom<ResultField["servers"][]>(
  undefined,
  [SERVERS[0]],
  [SERVERS[0], SERVERS[1]],
  [SERVERS[2]],
);
const only = fc.constantFrom<ResultField["only"][]>(
  undefined,
  [{ type: "string", servers: [SERVERS[0]] }],
  [{ type: "object", servers: [SERVERS[2]] }],
  [{ parameter: "prop", value: "b", servers: [SERVERS[0]] }],
);

const { shape } = fc.letrec<{ shape: ResultShape; field: ResultField }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<ResultShape>(
      "string",
      "timestamp",
      "expiry",
      "integer",
      "number",
      "boolean",
      "null",
      "unknown",
      { enumOf: "type" },
    ),
    fc.record({ list: tie("shape") }),
    fc.record({ map: tie("shape") }),
    fc.record({ map: tie("shape"), emptyIsList: fc.constant(true as const) }),
    fc.record({ record: fc.dictionary(fc.constantFrom(...NAMES), tie("field"), { maxKeys: 4 }) }),
    fc
      .tuple(tie("shape"), tie("shape"))
      .map(([first, second]): ResultShape => ({ anyOf: [first, second] })),
  ),
  field: fc
    .record({
      is: tie("shape"),
      optional: fc.constantFrom(true as const, undefined),
      when,
      presentIf,
      servers,
      only,
      formatversion1: version1,
      seen: fc.constantFrom(1, 5, 50),
    })
    .map((members): ResultField => withoutAbsent(members)),
}));

/** Removes members that are undefined. */
function withoutAbsent(members: { readonly seen: number; readonly is: ResultShape }): ResultField {
  const entries = Object.entries(members).filter(([, each]) => each !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members of a field
  return Object.fromEntries(entries) as unknown as ResultField;
}

const result = fc.tuple(shape, fc.boolean()).map(([things, isOptional]): Result => ({
  module: "query+things",
  servers: [...SERVERS],
  response: {
    query: {
      is: {
        record: { things: { is: things, seen: 50, ...(isOptional && { optional: true }) } },
      },
      seen: 50,
    },
  },
}));

/** Values that a shape describes, or nearly: fields may be missing. */
function valueIn(known: ResultShape): fc.Arbitrary<unknown> {
  if (typeof known !== "string") {
    if ("enumOf" in known) return fc.constantFrom("x", "y");
    if ("list" in known) return fc.array(valueIn(known.list), { maxLength: 2 });
    if ("anyOf" in known) return fc.oneof(...known.anyOf.map(valueIn));
    if ("map" in known)
      return fc.dictionary(fc.constantFrom(...NAMES), valueIn(known.map), { maxKeys: 2 });
    const entries = Object.entries(known.record).map(
      ([name, { is }]) => [name, fc.option(valueIn(is), { nil: undefined, freq: 4 })] as const,
    );
    return fc
      .record(Object.fromEntries(entries))
      .map((members) =>
        Object.fromEntries(Object.entries(members).filter(([, each]) => each !== undefined)),
      );
  }
  switch (known) {
    case "timestamp":
    case "expiry":
      return fc.constant("2024-01-01T00:00:00Z");
    case "integer":
    case "number":
    case "namespace":
      return fc.constantFrom(0, 1);
    case "boolean":
      return fc.constantFrom<unknown>(true, false, "");
    case "null":
      return fc.constant(null);
    case "string":
    case "title":
    case "user":
      return fc.constantFrom("x", "y", "text");
    case "unknown":
      return value;
  }
}

function exchangeWith(things: fc.Arbitrary<unknown>): fc.Arbitrary<Exchange> {
  return fc
    .record({
      prop: fc.constantFrom("", "&thingsprop=", "&thingsprop=a", "&thingsprop=a|b"),
      more: fc.constantFrom("", "&thingsdeep=1", "&thingstype=x", "&thingstype=y"),
      version: fc.constantFrom("1", "2", "2", "2"),
      things,
      isEmpty: fc.constantFrom(true, false, false, false, false, false, false),
    })
    .map(({ prop, more, version, isEmpty, ...found }): Exchange => ({
      request: `action=query&list=things${prop}${more}&formatversion=${version}`,
      response: isEmpty ? { batchcomplete: true } : { query: { things: found.things } },
    }));
}

const cases = fc.option(result).chain((before) => {
  const near = before
    ? exchangeWith(valueIn(before.response["query"]?.is ?? "unknown").map(thingsOf))
    : undefined;
  const exchanges = near ? fc.oneof(near, near, exchangeWith(value)) : exchangeWith(value);
  return fc.tuple(
    fc.constant(before),
    fc.array(exchanges, { minLength: 1, maxLength: 4 }),
    fc.array(exchanges, { minLength: 4, maxLength: 12 }),
  );
});

function thingsOf(query: unknown): unknown {
  return typeof query === "object" && query !== null && "things" in query ? query.things : [];
}

it("results that learned exchanges accept them, and all that they accepted before", () => {
  assert(
    fc.property(cases, ([before, learned, others]) => {
      const { value: found } = learnFromRecords({
        file: "half.jsonl",
        text: learned.map((each) => JSON.stringify(each)).join("\n"),
        modules,
        known: new Map(before ? [[before.module, before]] : []),
        corrections: [],
        server: SERVER,
      });
      const after = found?.results.find(({ module }) => module === "query+things") ?? before;
      if (!found || !after) return;
      const skipped = new Set(found.skipped?.map(({ line }) => line));
      for (const [index, each] of learned.entries())
        if (!skipped.has(index + 1)) expect(isAccepted(after, each), each.request).toBe(true);
      if (!before) return;
      for (const each of [...learned, ...others])
        if (isAccepted(before, each)) expect(isAccepted(after, each), each.request).toBe(true);
    }),
    { numRuns: 400 },
  );
});
