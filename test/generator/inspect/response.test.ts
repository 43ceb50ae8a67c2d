import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../../generator/cli/inspect-catalogue.js";
import { jobOptions } from "../../../generator/cli/options.js";
import { inspectResponse } from "../../../generator/inspect/response.js";
import type { ResponseVerdict } from "../../../generator/inspect/response.js";
import { explainResponse } from "../../../generator/inspect/explain-response.js";
import { COMMAND } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

const LEARNED = fileURLToPath(new URL("learned/catalogue.json", import.meta.url));
const THINGS = "action=query&list=allpages&formatversion=2";
const GOOD = { name: "A", colour: "size", new: true };

/** A catalogue with a module that no result ships for. */
function unlearnedCatalogue(): string {
  const folder = scratchFolder();
  const module = { path: "query+quirks", name: "quirks", group: "meta", prefix: "qu" };
  const text = JSON.stringify({ paraminfo: { modules: [{ ...module, parameters: [] }] } });
  writeFiles(folder, [{ path: "catalogue.json", text }]);
  return join(folder, "catalogue.json");
}

function inspected(request: string, response: unknown, spec = LEARNED): ResponseVerdict {
  const { value, diagnostics } = readCatalogue(jobOptions(REPOSITORY, [spec], undefined));
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return inspectResponse(value.api, value.results, request, response);
}

/** A verdict on an response whose rows are these. */
function ofRows(request: string, ...allpages: readonly object[]): ResponseVerdict {
  return inspected(request, { batchcomplete: true, query: { allpages } });
}

function inVersion1(allpages: object): object {
  return { batchcomplete: "", query: { allpages } };
}

function ofPages(...pages: readonly object[]): object {
  return { batchcomplete: true, query: { pages } };
}

function placesOf({ findings }: ResponseVerdict): readonly string[] {
  return findings.map(({ code, place }) => `${code} ${place}`);
}

describe("an response", () => {
  it("is as learned where it is what was seen", () => {
    const verdict = ofRows(THINGS, GOOD, { ...GOOD, since: "2020-01-01T00:00:00Z" });
    expect(verdict).toEqual({
      request: THINGS,
      modules: ["query+allpages"],
      formatversion: 2,
      servers: ["MediaWiki 1.39.17", "MediaWiki 1.45.0"],
      ok: true,
      findings: [],
    });
    expect(explainResponse(verdict)).toEqual([
      THINGS,
      "The response matches the learned results of MediaWiki 1.39.17, MediaWiki 1.45.0.",
    ]);
  });

  it("can have more findings than a function has arguments", () => {
    const rows = Array.from({ length: 150_000 }, () => ({ ...GOOD, name: 1 }));
    const { findings } = inspected(THINGS, { batchcomplete: true, query: { allpages: rows } });
    expect(findings).toHaveLength(150_000);
  });

  it("is read in format version 1 where the request names none, as the server would have answered", () => {
    const response = {
      batchcomplete: "",
      query: { allpages: [{ "*": "A", colour: "size", new: "" }] },
    };
    expect(inspected("action=query&list=allpages", response)).toMatchObject({
      ok: true,
      formatversion: 1,
    });
    expect(inspected(THINGS, response).ok).toBe(false);
  });

  it("that fits the other format version says so", () => {
    const verdict = ofRows("action=query&list=allpages", GOOD);
    expect(verdict.otherVersion).toBe(2);
    expect(explainResponse(verdict).at(-1)).toBe(
      "help: set formatversion=2 in the request; the response matches format version 2.",
    );
  });

  it("is held against the request's own parameters, its defaults among them", () => {
    const { colour, ...plain } = GOOD;
    const size = { ...plain, size: 3 };
    expect(ofRows(`${THINGS}&thprop=size`, size).ok).toBe(true);
    expect(placesOf(ofRows(THINGS, { ...size, colour }))).toEqual([
      "unasked-field query.allpages[0].size",
    ]);
    expect(placesOf(ofRows(`${THINGS}&thprop=size|colour`, size))).toEqual([
      "missing-field query.allpages[0].colour",
    ]);
  });

  it("has a place, the module, what was expected and what is there for each finding", () => {
    const [first, ...others] = ofRows(THINGS, { ...GOOD, colour: "red" }).findings;
    expect(others).toEqual([]);
    expect(first).toEqual({
      code: "unknown-value",
      path: ["query", "allpages", 0, "colour"],
      place: "query.allpages[0].colour",
      modules: ["query+allpages"],
      message: 'query.allpages[0].colour is "red", which is not a value of prop.',
      expected: "one of colour, size",
      found: '"red"',
    });
  });

  it("has fields that are likely meant where others are not there", () => {
    const { name, ...rest } = GOOD;
    const { findings } = ofRows(THINGS, { ...rest, nmae: name });
    expect(findings.map(({ code, meant }) => [code, meant])).toEqual([
      ["unknown-field", "name"],
      ["missing-field", undefined],
    ]);
  });

  it("tells types that may be several in words", () => {
    const [found] = ofRows(`${THINGS}&thprop=size`, { name: "A", new: true, size: "3" }).findings;
    expect(found).toMatchObject({
      code: "wrong-type",
      expected: "a whole number, or null",
      found: '"3"',
    });
  });

  it("has names and forms of format version 1 in what was expected", () => {
    const row = { "*": "A", colour: "size" };
    const request = "action=query&list=allpages&formatversion=1";
    expect(inspected(request, inVersion1([row])).ok).toBe(true);
    const [flag] = inspected(request, inVersion1([{ ...row, new: true }])).findings;
    expect(flag?.expected).toBe("an empty text where it is true");
    const [list] = inspected(request, inVersion1({ 0: row })).findings;
    expect(list).toMatchObject({ code: "wrong-type", expected: "a list" });
    const pages = { batchcomplete: "", query: { pages: "A" } };
    const [page] = inspected("action=query&titles=A", pages).findings;
    expect(page?.expected).toBe("an object or a list");
    const named = { colour: "size", name: "A" };
    expect(placesOf(inspected(request, inVersion1([named])))).toEqual([
      "unknown-field query.allpages[0].name",
      'missing-field query.allpages[0]["*"]',
    ]);
  });

  it("is held against what was learned as corrected by hand", () => {
    const response = { batchcomplete: true, query: { pages: [{ ns: 0, title: "A", age: 4 }] } };
    const request = "action=query&prop=info&titles=A&formatversion=2";
    expect(inspected(request, response).ok).toBe(true);
    const wrong = { batchcomplete: true, query: { pages: [{ ns: 0, title: "A", wrong: "" }] } };
    expect(placesOf(inspected(request, wrong))).toEqual(["unknown-field query.pages[0].wrong"]);
  });

  it("of a generator has what that adds to pages", () => {
    const request = "action=query&generator=allpages&formatversion=2";
    const page = { pageid: 1, ns: 0, title: "A" };
    expect(inspected(request, ofPages({ ...page, index: 1 })).ok).toBe(true);
    const [found] = inspected(request, ofPages(page)).findings;
    expect(found).toMatchObject({ modules: ["query+allpages"], expected: "a whole number" });
  });

  it("of a module of which nothing was learned is said to be that, with the way out", () => {
    const request = "action=query&meta=quirks&formatversion=2";
    const response = { batchcomplete: true, query: { quirks: {} } };
    const verdict = inspected(request, response, unlearnedCatalogue());
    expect(placesOf(verdict)).toEqual(["unknown-module the response"]);
    expect(explainResponse(verdict).at(-1)).toBe(
      "help: learn these modules: paramsmith learn URL --modules query+quirks",
    );
  });

  it.each([
    ["of the old form", { error: { code: "badvalue", info: "No." } }],
    ["of the new form", { errors: [{ code: "badvalue", text: "No." }] }],
    ["of the new form in version 1", { errors: [{ code: "badvalue", "*": "No." }] }],
  ])("that is an error %s is no response as learned", (_what, response) => {
    const verdict = inspected(THINGS, response);
    expect(verdict).toMatchObject({ ok: false, findings: [], error: { code: "badvalue" } });
    expect(explainResponse(verdict)[1]).toBe("  The response is an error, badvalue: No.");
  });

  it("is explained once for rows that have the same", () => {
    const row = { ...GOOD, size: 3 };
    const verdict = ofRows(THINGS, row, GOOD, row, row);
    expect(verdict.findings).toHaveLength(3);
    expect(explainResponse(verdict)).toEqual([
      THINGS,
      "  query.allpages[0].size = 3  (query+allpages, and 2 more rows)",
      "    unasked-field: is present, but was observed only with prop=size.",
      "The response differs from the learned results of MediaWiki 1.39.17, MediaWiki 1.45.0: 3 findings.",
      "help: if the response is correct, learn again: paramsmith learn URL --modules query+allpages",
    ]);
  });

  it("shows nothing that a terminal would take for a command", () => {
    const lines = explainResponse(ofRows(THINGS, { ...GOOD, "\u001b[2J": "\u001b[2J" })).join("\n");
    expect(lines).not.toContain("\u001b");
  });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command; the response comes on standard input. */
function command(input: string, ...words: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [COMMAND, "inspect", "--spec", LEARNED, ...words],
    { cwd: REPOSITORY, encoding: "utf8", input },
  );
  expect(stderr).not.toMatch(/\bis a bug\b/);
  return { code: status, out: stdout, err: stderr };
}

const AS_LEARNED = JSON.stringify({ batchcomplete: true, query: { allpages: [GOOD] } });

describe("`inspect --response` ends", () => {
  it.each([
    ["with 0 where all is as learned", AS_LEARNED, THINGS, 0, ""],
    ["with 1 where something is not", AS_LEARNED.replace("true", "1"), THINGS, 1, ""],
    ["with 1 where the response is an error", '{"error":{"code":"a","info":"b"}}', THINGS, 1, ""],
    ["with 2 where it is a page", "\n<!DOCTYPE html>", THINGS, 2, "[response-page]"],
    ["with 2 where it is no JSON", "{", THINGS, 2, "[json-syntax]"],
    ["with 2 where it is nothing", "", THINGS, 2, "[file-empty]"],
    ["with 2 where nothing takes the request", "{}", "action=parse", 2, "[request-unanswerable]"],
  ])("%s", (_what, input, request, code, error) => {
    const ended = command(input, "--response", "-", request);
    expect(ended.code).toBe(code);
    expect(ended.err).toContain(error);
  });

  it.each([
    ["without a request", ["--response", "-"]],
    ["with two", ["--response", "-", THINGS, THINGS]],
    ["with a file that is not there", ["--response", "nowhere.json", THINGS]],
  ])("with 2 %s", (_what, words) => {
    expect(command("{}", ...words).code).toBe(2);
  });

  it("with 1 where nothing was learned of a module, and says how to", () => {
    const spec = unlearnedCatalogue();
    const request = "action=query&meta=quirks";
    const words = ["inspect", "--spec", spec, "--response", "-", request];
    const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...words], {
      cwd: REPOSITORY,
      encoding: "utf8",
      input: "{}",
    });
    expect(status).toBe(1);
    expect(stdout).toContain("paramsmith learn URL --modules query+quirks");
  });
});

describe("`inspect --response`", () => {
  it("takes the request as an address, and as a word of its own", () => {
    const address = `https://wiki.example/w/api.php?${THINGS}&format=json#top`;
    const { code, out } = command(AS_LEARNED, "--response", "-", address);
    expect([code, out]).toEqual([0, expect.stringContaining(address)]);
  });

  it("prints one line of JSON", () => {
    const input = AS_LEARNED.replace("name", "names");
    const { code, out } = command(input, "--response=-", THINGS, "--format", "json");
    expect(code).toBe(1);
    expect(out.trimEnd()).not.toContain("\n");
    expect(JSON.parse(out)).toMatchObject({
      request: THINGS,
      ok: false,
      findings: [
        { code: "unknown-field", path: ["query", "allpages", 0, "names"], meant: "name" },
        { code: "missing-field", path: ["query", "allpages", 0, "name"] },
      ],
    });
  });
});
