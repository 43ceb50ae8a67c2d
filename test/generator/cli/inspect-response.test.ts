import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { COMMAND } from "../support/cli.js";
import type { Run } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module } from "../support/specs.js";

const REQUEST = "action=query&list=a&format=json&token=t0ken-value";

const ERROR = '{ "error": { "code": "bad", "info": "No t0ken-value." } }';

/** A project with a catalogue and a file `r.json`. */
function project(response: string): string {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "wiki.json", text: JSON.stringify(catalogue(module("a"))) },
    { path: "bad.json", text: "{" },
    { path: "r.json", text: response },
  ]);
  return folder;
}

/** Inspects a response from a file. */
function inspected(response: string, ...more: readonly string[]): Promise<Run> {
  const words = ["--spec", "wiki.json", "--response", "r.json", REQUEST];
  return runInProcess(project(response), ["inspect", ...words, ...more]);
}

const HELP =
  "help: learned results do not describe errors; paramsmith inspect explains the errors of a request.";

describe("an inspected response", () => {
  it("is explained without secrets", async () => {
    expect(await inspected(ERROR)).toMatchObject({
      code: 1,
      out: `action=query&list=a&format=json&token=***\n  The response is an error, bad: No ***.\n${HELP}\n`,
      err: "",
    });
  });

  it("that is no JSON has an error without its lines", async () => {
    const { code, err } = await inspected('{ "token": "t0ken-value", }');
    expect(code).toBe(2);
    expect(err).toContain("r.json:1:");
    expect(err).not.toContain("t0ken-value");
  });

  it("is one object in JSON", async () => {
    const { code, out, err } = await inspected(ERROR, "--format", "json");
    expect([code, err]).toEqual([1, ""]);
    expect(JSON.parse(out)).toEqual({
      request: "action=query&list=a&format=json&token=***",
      modules: ["query+a"],
      formatversion: 1,
      servers: expect.arrayContaining([]),
      ok: false,
      findings: [],
      error: { code: "bad", info: "No ***." },
    });
  });

  it.each<readonly [string, string, readonly string[], string]>([
    ["that is a page", " \n<html>", [], "response-page"],
    ["that is no JSON", "{", [], "json-syntax"],
    ["that is missing", "{}", [REQUEST, "no.json"], "file-missing"],
    ["of a request that no module has", "{}", ["action=no"], "request-unanswerable"],
  ])("%s cannot be inspected", async (_, response, more, code) => {
    const words = ["--spec", "wiki.json"];
    const [request = REQUEST, file = "r.json"] = more;
    const given = ["--response", file, request];
    const found = await runInProcess(project(response), ["inspect", ...words, ...given]);
    expect([found.code, found.out]).toEqual([2, ""]);
    expect(found.err).toMatch(new RegExp(`^\\S* ?error\\[${code}\\]`));
  });

  it("needs a valid spec", async () => {
    const words = ["--spec", "bad.json", "--response", "r.json", REQUEST];
    const { code, out, err } = await runInProcess(project("{}"), ["inspect", ...words]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^bad\.json\S* error\[json-syntax\]/);
  });

  it("may come from standard input", () => {
    const words = ["--spec", "wiki.json", "--response", "-", REQUEST];
    const { status, stdout } = spawnSync(process.execPath, [COMMAND, "inspect", ...words], {
      cwd: project(""),
      input: ERROR,
      encoding: "utf8",
    });
    expect([status, stdout.split("\n")[1]]).toEqual([
      1,
      "  The response is an error, bad: No ***.",
    ]);
  });
});
