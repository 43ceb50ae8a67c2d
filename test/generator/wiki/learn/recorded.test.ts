import { describe, expect, it } from "vitest";
import { learnFromRecords } from "../../../../generator/wiki/learn/recorded.js";
import type { Correction, Result } from "../../../../generator/spec/source/types.js";
import { fieldsAt } from "../../../../generator/spec/catalogue/result-documents.js";
import { modelOfCatalogue } from "../../../../generator/cli/wiki-modules.js";
import { wikiModule } from "../../support/wiki-api.js";

const CATALOGUE = {
  paraminfo: {
    modules: [
      {
        ...wikiModule("query+things", [
          {
            index: 1,
            name: "prop",
            type: ["colour", "size"],
            default: "colour",
            multi: "",
            lowlimit: 50,
            highlimit: 500,
            limit: 50,
          },
        ]),
        prefix: "th",
      },
    ],
  },
};

const modules =
  modelOfCatalogue("catalogue.json", Buffer.from(JSON.stringify(CATALOGUE))).value?.operations ??
  [];

const SITE = {
  request: "action=query&meta=siteinfo&formatversion=2",
  response: { query: { general: { generator: "MediaWiki 1.45.0" } } },
};

/** What is learned from records, of which the first names the server. */
function learned(known: readonly Result[], ...records: readonly object[]) {
  const text = [SITE, ...records].map((each) => JSON.stringify(each)).join("\n\n");
  const found = learnFromRecords({
    file: "answers.jsonl",
    text: `${text}\n`,
    modules,
    known: new Map(known.map((each) => [each.module, each])),
    corrections: [],
  });
  return found.value?.results ?? [];
}

const ASKED = "action=query&list=things&formatversion=2&thprop=";

const DEPTH = 9000;

/** A result with one field. */
const OBJECTS: Result = {
  module: "query+things",
  servers: ["MediaWiki 1.45.0"],
  rows: { at: ["query", "things"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          things: { is: { list: { record: { name: { is: "string", seen: 9 } } } }, seen: 9 },
        },
      },
      seen: 9,
    },
  },
};

const CASSETTE = {
  cassette: 1,
  path: "/api.php",
  params: { action: "query", list: "things", callback: "callback" },
  status: 200,
  headers: {},
};

/** A correction of the size of things; without a field, it says that there is none. */
function correct(field: Correction["field"]): Correction {
  return {
    module: "query+things",
    at: ["query", "things", "size"],
    ...(field && { field }),
    reason: "Known better.",
  };
}

describe("learning from recorded answers", () => {
  it("needs one that names the server", () => {
    const text = JSON.stringify({ request: `${ASKED}size`, response: { query: { things: [] } } });
    const known = new Map<string, Result>();
    const options = { file: "a.jsonl", text, modules, known, corrections: [] };
    const { value, diagnostics } = learnFromRecords(options);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: "records-no-server", position: { file: "a.jsonl", line: 1 } },
    ]);
  });

  it("names the lines that it cannot use, although none names the server", () => {
    const known = new Map<string, Result>();
    const options = { file: "a.jsonl", text: "\u0000\n[]\n", modules, known, corrections: [] };
    const { diagnostics } = learnFromRecords(options);
    expect(diagnostics.map(({ code }) => code)).toEqual(["record-skipped", "records-no-server"]);
    expect(diagnostics[0]?.message).toContain("lines 1, 2");
  });

  it("takes fields with the names of JavaScript's objects as any others", () => {
    const before: Result = {
      module: "query+things",
      servers: ["MediaWiki 1.45.0"],
      response: {
        query: {
          is: {
            record: {
              things: {
                is: {
                  list: {
                    record: {
                      id: { is: "integer", seen: 9 },
                      flag: { is: "boolean", optional: true, seen: 3 },
                      hue: { is: "string", optional: true, presentIf: [{ flag: [true] }], seen: 3 },
                    },
                  },
                },
                seen: 9,
              },
            },
          },
          seen: 9,
        },
      },
    };
    const [result] = learned([before], {
      request: `${ASKED}size`,
      response: { query: { things: [{ id: 1, constructor: 1, toString: "x" }] } },
    });
    const fields = ["constructor", "toString"].map((name) =>
      fieldsAt(result?.response ?? {}, ["query", "things", name]),
    );
    expect(fields).toMatchObject([
      [{ is: "integer", optional: true }],
      [{ is: "string", optional: true }],
    ]);
  });

  it("adds to what was known of a module", () => {
    const before: Result = {
      module: "query+things",
      servers: ["MediaWiki 1.39.17"],
      response: {
        query: {
          is: { record: { things: { is: { list: { record: {} } }, seen: 1 } } },
          seen: 1,
        },
      },
    };
    const [result] = learned([before], {
      request: `${ASKED}size`,
      response: { query: { things: [{ size: 1, ns: 0 }] } },
    });
    expect(result?.servers).toEqual(["MediaWiki 1.39.17"]);
    expect(fieldsAt(result?.response ?? {}, ["query", "things", "size"])).toEqual([
      { is: "integer", optional: true, seen: 1, servers: ["MediaWiki 1.45.0"] },
    ]);
  });

  it("keeps a type that the answers contradict, and adds theirs", () => {
    const known: Result = {
      module: "query+things",
      servers: ["MediaWiki 1.39.17"],
      response: { query: { is: { record: { things: { is: "string", seen: 1 } } }, seen: 1 } },
    };
    const [result] = learned([known], {
      request: `${ASKED}size`,
      response: { query: { things: [{ size: 1 }] } },
    });
    expect(fieldsAt(result?.response ?? {}, ["query", "things"])).toEqual([
      {
        is: { anyOf: ["string", { list: { record: { size: { is: "integer", seen: 1 } } } }] },
        seen: 1,
      },
    ]);
  });

  it("knows numbers of namespaces by the answers themselves", () => {
    const [result] = learned([], {
      request: `${ASKED}size`,
      response: { query: { things: [{ ns: 0 }, { ns: 1, inner: { ns: 4 } }] } },
    });
    expect(JSON.stringify(result?.response)).toContain('"ns":{"is":"namespace"');
  });

  it("leaves to the query what the query itself is known to answer", () => {
    const query: Result = {
      module: "query",
      servers: ["MediaWiki 1.39.17"],
      response: {
        query: {
          is: {
            record: {
              normalized: { is: { list: "string" }, seen: 1 },
              pages: { is: { list: { record: { title: { is: "title", seen: 1 } } } }, seen: 1 },
            },
          },
          seen: 1,
        },
      },
    };
    const record = {
      request: `${ASKED}size`,
      response: {
        query: { normalized: ["x"], pages: [{ title: "A", own: 1 }], things: [{ size: 1 }] },
      },
    };
    const [own] = learned([query], record);
    expect(JSON.stringify(own?.response)).not.toMatch(/"normalized"|"title"/);
    expect(JSON.stringify(own?.response)).toContain('"own"');
    const [all] = learned([], record);
    expect(JSON.stringify(all?.response)).toContain('"normalized"');
    const bare = { ...query, response: { query: { is: { record: {} }, seen: 1 } } };
    expect(JSON.stringify(learned([bare], record)[0]?.response)).toContain('"title"');
  });

  it("reports corrections that the answers contradict, with a sample", () => {
    const record = { request: `${ASKED}size`, response: { query: { things: [{ size: 1 }] } } };
    const told = (correction: Correction): readonly string[] =>
      learnFromRecords({
        file: "answers.jsonl",
        text: [SITE, record].map((each) => JSON.stringify(each)).join("\n"),
        modules,
        known: new Map(),
        corrections: [correction],
      })
        .diagnostics.filter(({ code }) => code === "correction-contradicted")
        .map(({ code, message }) => `${code}: ${message}`);
    const opening =
      'correction-contradicted: the correction of "query+things" at query.things.size contradicts the wiki';
    expect(told(correct({ is: "string", seen: 0 }))).toEqual([
      `${opening}: it has string, and the wiki sent integer; 1`,
    ]);
    expect(told(correct(undefined))).toEqual([
      `${opening}: it has absent, and the wiki sent integer; 1`,
    ]);
    expect(told(correct({ is: { anyOf: ["string", "number"] }, seen: 0 }))).toEqual([]);
    expect(told({ ...correct(undefined), module: "query+others" })).toEqual([]);
  });

  it("learns from all other lines, and names those that it does not use, with the reason", () => {
    const deep = '{"a":'.repeat(DEPTH) + 1 + "}".repeat(DEPTH);
    const response = { query: { things: [{ size: 1 }] } };
    const lines = [
      SITE,
      `{"request":"action=query&list=things","response":{"query":{"things":[${deep}]}}}`,
      "[1]",
      '{"cassette":1,"pa',
      { request: ASKED, response: '<?xml version="1.0"?>' },
      { ...CASSETTE, body: "callback({})" },
      { request: "action=opensearch&search=a", response: ["a", [], [], []] },
      { request: "action=query&list=things|others", response },
      { request: ASKED, response: { error: { code: "internal", info: "" } } },
      { request: "action=query&list=things", response },
      { request: `${ASKED}size`, response },
    ];
    const { value, diagnostics } = learnFromRecords({
      file: "answers.jsonl",
      text: lines
        .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
        .join("\n"),
      modules,
      known: new Map(),
      corrections: [],
    });
    expect(value?.results.map(({ module }) => module)).toEqual(["query+things"]);
    expect(value?.skipped).toEqual([
      { line: 2, reason: "too-deep" },
      { line: 3, reason: "malformed" },
      { line: 4, reason: "torn" },
      { line: 5, reason: "not-json" },
      { line: 6, reason: "not-json" },
      { line: 7, reason: "unknown-module" },
      { line: 8, reason: "unknown-module" },
      { line: 9, reason: "error" },
    ]);
    expect(diagnostics.every(({ severity }) => severity === "warning")).toBe(true);
    expect(diagnostics.map(({ position }) => position?.line)).toEqual([2, 3, 4, 5, 7, 9]);
  });

  it.each<readonly [what: string, known: readonly Result[]]>([
    ["a known result has at most 500 fields in one object", [OBJECTS]],
    ["more keys than 500 are data, whatever their values are", []],
  ])("%s", (_what, known) => {
    const records = Array.from({ length: 600 }, (_, index) => ({
      request: `${ASKED}size`,
      response: {
        query: { things: [{ name: "A", [`key${index}`]: index % 2 === 0 ? 1 : ["a"] }] },
      },
    }));
    const { value } = learnFromRecords({
      file: "answers.jsonl",
      text: [SITE, ...records].map((each) => JSON.stringify(each)).join("\n"),
      modules,
      known: new Map(known.map((each) => [each.module, each])),
      corrections: [],
    });
    const things = JSON.stringify(value?.results[0]?.response);
    const fields = things.match(/"key\d+"/g) ?? [];
    expect([fields.length, new Set(value?.skipped?.map(({ reason }) => reason))]).toEqual(
      known.length > 0 ? [499, new Set(["many-fields"])] : [0, new Set()],
    );
  });
});

it("makes many fields optional that many rows lack, in little time", { timeout: 20_000 }, () => {
  const names = Array.from({ length: 200 }, (_, index) => `f${index}`);
  const record = Object.fromEntries(
    names.map((name) => [name, { is: "integer", seen: 9 }] as const),
  );
  const known: Result = {
    module: "query+things",
    servers: ["MediaWiki 1.45.0"],
    rows: { at: ["query", "things"], kind: "item" },
    response: {
      query: { seen: 9, is: { record: { things: { seen: 9, is: { list: { record } } } } } },
    },
  };
  const rows = Array.from({ length: 500 }, () => ({ f0: 1 }));
  const [result] = learned([known], { request: ASKED, response: { query: { things: rows } } });
  const optional = names.flatMap((name) =>
    fieldsAt(result?.response ?? {}, ["query", "things", name]).map((field) => field.optional),
  );
  expect(optional).toEqual([undefined, ...names.slice(1).map(() => true)]);
});

it("learns a new field in format version 2 after a line in version 1", () => {
  const version1 = {
    request: "action=query&list=things",
    response: { query: { things: [{ id: 1 }] } },
  };
  const version2 = { request: ASKED, response: { query: { things: [{ id: 1 }] } } };
  const known = learned([], { request: ASKED, response: { query: { things: [{ a: "b" }] } } });
  const [result] = learned(known, version1, version2);
  expect(fieldsAt(result?.response ?? {}, ["query", "things", "id"])).toMatchObject([
    { is: "integer", optional: true },
  ]);
});
