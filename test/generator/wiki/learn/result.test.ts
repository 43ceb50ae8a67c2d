import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../../generator/base/json.js";
import type { Observation, QueryFields } from "../../../../generator/wiki/learn/sample-values.js";
import { NO_QUERY_FIELDS } from "../../../../generator/wiki/learn/sample-values.js";
import { inferResult } from "../../../../generator/wiki/learn/infer-result.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import type { Result, ResultShape } from "../../../../generator/spec/source/types.js";
import { choice, moduleOf, parameter, things } from "./modules.js";
import { FACTS, observation } from "./observations.js";
import type { Sent } from "./observations.js";

const LINKS = moduleOf("links", "prop", []);
const ACTION: ModuleOperation = {
  ...moduleOf("parse", "action", [
    parameter("kind", choice("big", "small", "tiny")),
    parameter("text", { kind: "string" }),
  ]),
  path: "parse",
};

/** The same responses in both format versions. */
function both(
  module: ModuleOperation,
  sent: Sent,
  response: UnknownObject,
): readonly Observation[] {
  return (["1", "2"] as const).map((formatversion) =>
    observation(module, { ...sent, formatversion }, response),
  );
}

function infer(
  module: ModuleOperation,
  responses: readonly UnknownObject[],
  errors: readonly string[] = [],
): Result | undefined {
  return inferResult(
    module,
    responses.flatMap((response) => both(module, {}, response)),
    NO_QUERY_FIELDS,
    FACTS,
    errors,
  );
}

function shapeOf(name: string, ...values: readonly unknown[]): ResultShape | undefined {
  return infer(
    ACTION,
    values.map((value) => ({ [name]: value })),
  )?.response[name]?.is;
}

/** Nine equal responses to an action. */
function repeated(sentParams: Readonly<Record<string, string>>, parse: object): Observation {
  return observation(ACTION, { sentParams }, ...Array.from({ length: 9 }, () => ({ parse })));
}

function shapeOfParse(...observations: readonly Observation[]): ResultShape | undefined {
  return inferResult(ACTION, observations, NO_QUERY_FIELDS, FACTS)?.response["parse"]?.is;
}

describe("the result of a module", () => {
  it("has its path, the server, its rows and its fields", () => {
    expect(infer(things, [{ query: { things: [{ id: 1 }] }, batchcomplete: true }])).toEqual({
      module: "query+things",
      servers: ["MediaWiki 1.43.0"],
      rows: { at: ["query", "things"], kind: "item" },
      response: {
        query: {
          is: {
            record: {
              things: { is: { list: { record: { id: { is: "integer", seen: 1 } } } }, seen: 1 },
            },
          },
          seen: 1,
        },
      },
    });
  });

  it("has no rows if it is that of query itself", () => {
    const query = moduleOf("query", "action", []);
    expect(infer(query, [{ query: { normalized: [{ from: "a" }] } }])).toEqual({
      module: "query",
      servers: ["MediaWiki 1.43.0"],
      response: {
        query: {
          is: {
            record: {
              normalized: {
                is: { list: { record: { from: { is: "string", seen: 1 } } } },
                seen: 1,
              },
            },
          },
          seen: 1,
        },
      },
    });
  });

  it("has the codes of an action's errors, sorted, each once", () => {
    expect(infer(ACTION, [], ["nosuch", "badvalue", "nosuch"])).toEqual({
      module: "parse",
      servers: ["MediaWiki 1.43.0"],
      response: {},
      errors: [{ code: "badvalue" }, { code: "nosuch" }],
    });
    expect(infer(things, [{ query: { things: [] } }], ["nosuch"])).not.toHaveProperty("errors");
    expect(
      infer(moduleOf("query", "action", []), [{ query: { a: 1 } }], ["nosuch"]),
    ).not.toHaveProperty("errors");
  });

  it("is unknown without data, and without errors that are the module's", () => {
    expect(infer(ACTION, [])).toBeUndefined();
    expect(infer(ACTION, [{}])).toBeUndefined();
    expect(infer(things, [], ["nosuch"])).toBeUndefined();
    expect(infer({ ...ACTION, path: "querypage" }, [], ["nosuch"])).toBeDefined();
  });

  it("has texts as bodies", () => {
    const sent: Observation = {
      ...observation(ACTION, {}),
      bodies: [{ kind: "text", value: "<rss/>" }],
    };
    expect(inferResult(ACTION, [sent], NO_QUERY_FIELDS, FACTS)).toEqual({
      module: "parse",
      servers: ["MediaWiki 1.43.0"],
      response: {},
      bodies: [{ is: "text", seen: 1 }],
    });
  });

  it("has no pages without fields of the module", () => {
    const pages = [{ pageid: 1 }, { pageid: 2 }];
    const others: QueryFields = { query: new Set(), page: new Set(["pageid"]) };
    const inferred = (query: UnknownObject, more: UnknownObject = {}): unknown =>
      inferResult(LINKS, both(LINKS, {}, { query, ...more }), others, FACTS)?.response;
    expect(inferred({ pages }, { other: 1 })).toEqual({ other: { is: "integer", seen: 1 } });
    expect(inferred({ pages, links: 1 })).toEqual({
      query: { is: { record: { links: { is: "integer", seen: 1 } } }, seen: 1 },
    });
    expect(inferred({ pages: [{ pageid: 1, size: 2 }] })).toEqual({
      query: {
        is: {
          record: {
            pages: { is: { list: { record: { size: { is: "integer", seen: 1 } } } }, seen: 1 },
          },
        },
        seen: 1,
      },
    });
    expect(inferred({ pages: [] })).toEqual({
      query: { is: { record: { pages: { is: { list: "unknown" }, seen: 1 } } }, seen: 1 },
    });
  });

  it("has the fields that it adds to pages as a generator", () => {
    const others: QueryFields = { query: new Set(), page: new Set(["pageid"]) };
    const sent = [
      ...both(things, {}, { query: { things: [{ id: 1 }] } }),
      ...both(things, { role: "generator" }, { query: { pages: [{ pageid: 1, index: 2 }] } }),
    ];
    expect(inferResult(things, sent, others, FACTS)?.generator).toEqual({
      index: { is: "integer", seen: 1 },
    });
  });

  it("knows titles, users, codes and namespaces of the wiki", () => {
    const titles = [
      ...FACTS.pages,
      ...FACTS.redirects,
      ...FACTS.files,
      ...FACTS.categories,
      ...FACTS.templates,
      ...FACTS.linked,
      ...FACTS.targets,
      ...FACTS.deleted,
    ];
    expect(shapeOf("to", ...titles)).toBe("title");
    expect(shapeOf("by", ...FACTS.users, ...FACTS.addresses)).toBe("user");
    expect(shapeOf("codes", { is: 1, wiki: 2 })).toEqual({ map: "integer" });
    expect(shapeOf("ns", 0, 4, -1, -2)).toBe("namespace");
    expect(shapeOf("ns", 0, 4, -3)).toBe("integer");
  });

  it("knows the texts that requests gave", () => {
    const module: ModuleOperation = {
      ...ACTION,
      parameters: [
        parameter("text", { kind: "string" }),
        parameter("kind", choice("big", "small")),
      ],
    };
    const keysOf = (sentParams: Sent["sentParams"]): unknown =>
      inferResult(
        module,
        [observation(module, { sentParams: sentParams ?? {} }, { x: { big: 1, small: {} } })],
        NO_QUERY_FIELDS,
        FACTS,
      )?.response["x"]?.is;
    expect(keysOf({ text: "big|small" })).toMatchObject({ map: {} });
    expect(keysOf({ text: "big", kind: "small" })).toMatchObject({ record: {} });
    expect(keysOf({})).toMatchObject({ record: {} });
  });

  it("depends on choices and flags of an action, not on its texts", () => {
    expect(
      shapeOfParse(
        repeated({ kind: "big" }, { a: 1 }),
        repeated({ kind: "small" }, {}),
        repeated({ kind: "tiny" }, {}),
      ),
    ).toEqual({
      record: { a: { is: "integer", when: { kind: ["big"] }, seen: 9 } },
    });
    expect(shapeOfParse(repeated({ text: "x" }, { a: 1 }), repeated({}, {}))).toEqual({
      record: { a: { is: "integer", optional: true, seen: 9 } },
    });
  });
});
