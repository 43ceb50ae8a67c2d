import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { COMMAND, paramsmith } from "../support/cli.js";
import type { Run } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

const SPEC = join(REPOSITORY, "spec", "paraminfo");
const RECORDED = join(REPOSITORY, "test", "generator", "wiki", "learn", "answers.jsonl");
const INSPECT = ["inspect", "--spec", SPEC];

const FINE = {
  request: "action=query&list=allpages&format=json&formatversion=2",
  response: { batchcomplete: true, query: { allpages: [{ pageid: 1, ns: 0, title: "A" }] } },
};
const WRONG = {
  request: "action=query&list=allpages&formatversion=2&format=json",
  response: { batchcomplete: true, query: { allpages: [{ pageid: "1", ns: 0, title: "A" }] } },
};
const REFUSED = {
  request: "action=query&list=allpages&aplimit=x&format=json",
  response: { error: { code: "badinteger", info: "Invalid value" } },
};
const CASSETTE = {
  cassette: 1,
  path: "/w/api.php",
  params: { action: "query", list: "allpages", format: "json", formatversion: "2" },
  status: 200,
  headers: {},
  body: JSON.stringify(FINE.response),
};

/** Runs `inspect --exchanges` with a file of lines. */
function inspected(lines: readonly (object | string)[], ...words: readonly string[]): Run {
  const folder = scratchFolder();
  const texts = lines.map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
  writeFiles(folder, [{ path: "wiki.jsonl", text: `${texts.join("\n")}\n` }]);
  return paramsmith(folder, ...INSPECT, "--exchanges", "wiki.jsonl", ...words);
}

function verdicts({ out }: Run): readonly unknown[] {
  return out
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line));
}

describe("`inspect --exchanges`", () => {
  it("has no findings in the responses that the results were learned from", () => {
    const run = paramsmith(REPOSITORY, ...INSPECT, "--exchanges", RECORDED, "--format", "json");
    const requests = readFileSync(RECORDED, "utf8")
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(verdicts(run)).toMatchObject(
      requests.map((each) => ({
        request: propertyOf(each, "request"),
        findings: [],
      })),
    );
    expect(run.code).toBe(0);
  });

  it("prints the request, its issues and the findings of its response", () => {
    const run = inspected([FINE, WRONG, REFUSED], "--format", "json");
    const [fine, wrong, refused] = verdicts(run);
    expect(fine).toEqual({ request: FINE.request, issues: [], findings: [] });
    expect(wrong).toMatchObject({
      request: WRONG.request,
      findings: [{ code: "wrong-type", place: "query.allpages[0].pageid", found: '"1"' }],
    });
    expect(refused).toMatchObject({
      issues: [{ severity: "error", code: "badinteger", parameter: "aplimit" }],
      findings: [],
      error: { code: "badinteger", info: "Invalid value" },
    });
    expect(run.code).toBe(1);
  });

  it("has the issues that `inspect` reports", () => {
    for (const words of [[], ["--strict"], ["--high-limits"]]) {
      const request = "action=query&list=allpages&aplimit=900&apx=1&format=json";
      const run = inspected([{ ...FINE, request }], "--format", "json", ...words);
      const alone = paramsmith(REPOSITORY, ...INSPECT, request, "--format", "json", ...words);
      const [verdict] = verdicts(alone);
      expect(verdicts(run)).toMatchObject([{ issues: propertyOf(verdict, "issues") }]);
    }
  });

  it("reads the lines of a cassette", () => {
    const run = inspected([CASSETTE, FINE], "--format", "json");
    expect(run.code).toBe(0);
    expect(verdicts(run)).toEqual([
      {
        request: "action=query&list=allpages&format=json&formatversion=2",
        issues: [],
        findings: [],
      },
      { request: FINE.request, issues: [], findings: [] },
    ]);
  });

  it("reports what is not as learned as text, with counts", () => {
    const { out, code } = inspected([FINE, WRONG, FINE, REFUSED]);
    expect(code).toBe(1);
    expect(out).toBe(`action=query&list=allpages&formatversion=2&format=json
  query.allpages[0].pageid = "1"  (query+allpages)
    wrong-type: is "1", not a whole number.

action=query&list=allpages&aplimit=x&format=json
    error badinteger: aplimit: "x" is not an integer of 64 bits
  The response is an error, badinteger: Invalid value

4 exchanges: 1 request with issues, 1 response with findings, 1 error response.
help: if the responses are correct, learn again: paramsmith learn FILE
`);
  });

  it("reports bad lines with their position, and inspects the others", () => {
    const page = { ...CASSETTE, body: "<html>" };
    const other = { request: "action=unknown", response: { unknown: {} } };
    const run = inspected(
      ["nonsense", FINE, page, "", other, '{"cassette":1,"p'],
      "--format",
      "json",
    );
    expect(run.code).toBe(2);
    expect(verdicts(run)).toHaveLength(1);
    const found = [...run.err.matchAll(/^wiki\.jsonl:(\d+):1: (.*?):/gm)];
    expect(found.map(([, line, code]) => `${line} ${code}`)).toEqual([
      "1 error[record-malformed]",
      "3 error[record-not-json]",
      "5 error[request-unanswerable]",
      "6 warning[cassette-line-torn]",
    ]);
  });

  it("reads standard input, with line separators in texts", () => {
    const line = JSON.stringify({ ...FINE, request: `${FINE.request}&apprefix=A\u2028B` });
    const words = [...INSPECT, "--exchanges", "-", "--format", "json"];
    const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...words], {
      encoding: "utf8",
      input: `${line}\r\n${line}`,
    });
    expect(status).toBe(0);
    expect(stdout.trim().split("\n")).toHaveLength(2);
    expect(stdout).not.toContain("\u2028");
  });

  it.each([
    ["missing.jsonl", "file-missing"],
    [".", "file-unreadable"],
  ])("reports a file that cannot be read: %s", (file, code) => {
    const run = paramsmith(scratchFolder(), "inspect", "--spec", SPEC, "--exchanges", file);
    expect(run.code).toBe(2);
    expect(run.err).toContain(`[${code}]`);
  });

  it("refuses requests beside the file", () => {
    const folder = scratchFolder();
    writeFiles(folder, [
      { path: "wiki.json", text: readFileSync(join(SPEC, "catalogue.json"), "utf8") },
    ]);
    const words = ["inspect", "--spec", "wiki.json", "--exchanges", "-"];
    expect(paramsmith(folder, ...words, "action=query").code).toBe(2);
    expect(paramsmith(folder, ...words, "--response", "x").code).toBe(2);
  });
});
