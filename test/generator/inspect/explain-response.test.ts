import { describe, expect, it } from "vitest";
import { explainResponse, findingLines } from "../../../generator/inspect/explain-response.js";
import type { ResponseFinding, ResponseVerdict } from "../../../generator/inspect/response.js";

const VERDICT: ResponseVerdict = {
  request: "action=query&list=books",
  modules: ["query", "query+books"],
  formatversion: 2,
  servers: ["MediaWiki 1.43.0", "MediaWiki\u202E 1.45.0"],
  ok: true,
  findings: [],
};

const FINDING: ResponseFinding = {
  code: "wrong-type",
  path: ["query", "books", 0, "size"],
  place: "query.books[0].size",
  modules: ["query+books"],
  message: "query.books[0].size is no integer.",
  expected: "an integer",
  found: '"x\u202E"',
};

const DIFFERS =
  "The response differs from the learned results of MediaWiki 1.43.0, MediaWiki\\u202e 1.45.0";

/** The lines of a verdict with findings, after its request and its findings. */
function summary(verdict: Partial<ResponseVerdict>): readonly string[] {
  const { findings = [FINDING] } = verdict;
  const lines = explainResponse({ ...VERDICT, ok: false, findings, ...verdict });
  return lines.slice(1 + findingLines(findings).length);
}

describe("a response that matches", () => {
  it("is said to match the results of servers", () => {
    expect(explainResponse(VERDICT)).toEqual([
      "action=query&list=books",
      "The response matches the learned results of MediaWiki 1.43.0, MediaWiki\\u202e 1.45.0.",
    ]);
    expect(explainResponse({ ...VERDICT, request: "", servers: [] })).toEqual([
      "(an empty request)",
      "The response matches the learned results.",
    ]);
  });
});

describe("an error in place of a response", () => {
  it("is shown with help", () => {
    const error = { code: "bad\u202E", info: "No\u202E." };
    expect(explainResponse({ ...VERDICT, request: "a=\u202E", ok: false, error })).toEqual([
      "a=\\u202e",
      "  The response is an error, bad\\u202e: No\\u202e.",
      "help: learned results do not describe errors; paramsmith inspect explains the errors of a request.",
    ]);
  });
});

/** The finding in a row. */
function row(index: number, more: Partial<ResponseFinding> = {}): ResponseFinding {
  return {
    ...FINDING,
    path: ["query", "books", index, "size"],
    place: `query.books[${index}].size`,
    ...more,
  };
}

describe("a finding", () => {
  it("has its place, its value, its modules and its message, without the place again", () => {
    expect(findingLines([FINDING])).toEqual([
      '  query.books[0].size = "x\\u202e"  (query+books)',
      "    wrong-type: is no integer.",
    ]);
  });

  it("has what is expected if it is missing, and what is meant", () => {
    const { found: _, ...rest } = FINDING;
    const missing: ResponseFinding = { ...rest, code: "missing-field", message: "It is absent." };
    expect(findingLines([missing])).toEqual([
      "  query.books[0].size  (query+books)",
      "    missing-field: It is absent. Expected: an integer.",
    ]);
    const { expected: __, ...unexpected } = missing;
    expect(findingLines([{ ...unexpected, meant: "sizes\u202E", modules: ["a", "b"] }])).toEqual([
      "  query.books[0].size  (a, b)",
      "    missing-field: It is absent. Did you mean sizes\\u202e?",
    ]);
  });

  it("is shown once for rows that differ in their numbers only", () => {
    expect(findingLines([row(0), row(1), row(5)])[0]).toBe(
      '  query.books[0].size = "x\\u202e"  (query+books, and 2 more rows)',
    );
    expect(findingLines([row(3), row(4)])[0]).toBe(
      '  query.books[3].size = "x\\u202e"  (query+books, and 1 more row)',
    );
    const others = [
      row(0),
      row(1, { code: "unknown-field" }),
      row(2, { expected: "a text" }),
      row(3, { path: ["query", "books", 3, "sizes"] }),
    ];
    expect(findingLines(others)).toHaveLength(8);
    expect(findingLines([])).toEqual([]);
  });
});

describe("the summary of findings", () => {
  it("helps to learn again", () => {
    expect(summary({})).toEqual([
      `${DIFFERS}: 1 finding.`,
      "help: if the response is correct, learn again: paramsmith learn URL --modules query+books",
    ]);
    const findings = [FINDING, { ...FINDING, modules: ["main", "query+books", "query+info"] }];
    expect(summary({ findings })).toEqual([
      `${DIFFERS}: 2 findings.`,
      "help: if the response is correct, learn again: paramsmith learn URL --modules query+books,query+info",
    ]);
    expect(summary({ findings: [{ ...FINDING, modules: ["query"] }] })).toEqual([
      `${DIFFERS}: 1 finding.`,
      "help: if the response is correct, learn again: paramsmith learn URL",
    ]);
  });

  it("helps to learn modules that have not been learned", () => {
    const unknown: ResponseFinding = { ...FINDING, code: "unknown-module" };
    expect(summary({ findings: [unknown] })).toEqual([
      `${DIFFERS}: 1 finding.`,
      "help: learn these modules: paramsmith learn URL --modules query+books",
    ]);
    expect(summary({ findings: [unknown, FINDING] })[1]).toBe(
      "help: if the response is correct, learn again: paramsmith learn URL --modules query+books",
    );
  });

  it("helps to request the format version of the response", () => {
    expect(summary({ otherVersion: 1 })).toEqual([
      `${DIFFERS}: 1 finding.`,
      "help: set formatversion=1 in the request; the response matches format version 1.",
    ]);
  });
});
