import { describe, expect, it } from "vitest";
import { learnFromRecords } from "../../../../generator/wiki/learn/recorded.js";
import type { Correction, Result } from "../../../../generator/spec/source/types.js";
import { things } from "./modules.js";

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
    modules: [things],
    known: new Map(known.map((each) => [each.module, each])),
    corrections: [],
  });
  return found.value?.results ?? [];
}

const ASKED = "action=query&list=things&formatversion=2&thprop=";

const DEPTH = 9000;

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
    const options = { file: "a.jsonl", text, modules: [things], known, corrections: [] };
    const { value, diagnostics } = learnFromRecords(options);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: "records-no-server", position: { file: "a.jsonl", line: 1 } },
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
    expect(result?.servers).toEqual(["MediaWiki 1.39.17", "MediaWiki 1.45.0"]);
    expect(JSON.stringify(result?.response)).toContain('"size"');
  });

  it("reports what contradicts what was known, with a sample", () => {
    const known: Result = {
      module: "query+things",
      servers: ["MediaWiki 1.39.17"],
      response: { query: { is: { record: { things: { is: "string", seen: 1 } } }, seen: 1 } },
    };
    const record = { request: `${ASKED}size`, response: { query: { things: [{ size: 1 }] } } };
    const { diagnostics } = learnFromRecords({
      file: "answers.jsonl",
      text: [SITE, record].map((each) => JSON.stringify(each)).join("\n"),
      modules: [things],
      known: new Map([["query+things", known]]),
      corrections: [],
    });
    const found = diagnostics.filter(({ code }) => code === "result-contradiction");
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain("query.things");
    expect(found[0]?.message).toContain('[{"size":1}]');
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
        modules: [things],
        known: new Map(),
        corrections: [correction],
      }).diagnostics.map(({ code, message }) => `${code}: ${message}`);
    const opening =
      'correction-contradicted: the correction of "query+things" at query.things.size contradicts the wiki';
    expect(told(correct({ is: "string", seen: 0 }))).toEqual([
      `${opening}: it has string, and the wiki sent integer; 1`,
    ]);
    expect(told(correct(undefined))).toEqual([
      `${opening}: it has absent, and the wiki sent integer; 1`,
    ]);
    expect(told(correct(undefined))[0]?.split(":")[0]).toBe("correction-contradicted");
    expect(told(correct({ is: { anyOf: ["string", "number"] }, seen: 0 }))).toEqual([]);
    expect(told({ ...correct(undefined), module: "query+others" })).toEqual([]);
  });

  it("refuses a record that is nested as no answer is, with its line", () => {
    const site =
      '{"request":"meta=siteinfo","response":{"query":{"general":{"generator":"MediaWiki"}}}}';
    const deep = '{"a":'.repeat(DEPTH) + 1 + "}".repeat(DEPTH);
    const text = `${site}\n{"request":"list=things","response":{"query":{"things":[${deep}]}}}`;
    const { value, diagnostics } = learnFromRecords({
      file: "answers.jsonl",
      text,
      modules: [things],
      known: new Map(),
      corrections: [],
    });
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: "nested-too-deeply", position: { line: 2 } }]);
  });
});
