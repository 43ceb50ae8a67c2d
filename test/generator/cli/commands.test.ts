import { describe, expect, it } from "vitest";
import type { Run } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

const EXCHANGE = {
  request: "action=query&list=a&format=json",
  response: { error: { code: "bad", info: "No." } },
};

function specOf(...parameters: readonly Json[]): string {
  return JSON.stringify(catalogue(module("a", [...parameters, parameter("to")])));
}

/** Runs a command in a folder with two catalogues, of which the second has a parameter less. */
function run(words: string): Promise<Run> {
  const folder = scratchFolder();
  const size = parameter("size", "limit", { max: 5, highmax: 50 });
  writeFiles(folder, [
    { path: "one.json", text: specOf(size) },
    { path: "two.json", text: specOf() },
    { path: "e.jsonl", text: `${JSON.stringify(EXCHANGE)}\n` },
  ]);
  return runInProcess(folder, words.split(" "));
}

describe("a command", () => {
  it.each<readonly [words: string, code: number, line: RegExp]>([
    ["check --spec one.json --out out", 1, /paramsmith generate --spec one\.json/],
    ["validate one.json two.json", 0, /one\.json/],
    ["inspect --spec one.json action=query&list=a&asize=9", 0, /must be between 0 and 5/],
    ["inspect --spec one.json --high-limits action=query&list=a&asize=9", 0, /parsed as 9/],
    ["inspect --spec one.json --strict action=query&list=a&asize=9", 1, /error outofrange/],
    ["inspect --spec one.json --exchanges e.jsonl", 1, /1 exchange: .* 1 error response/],
    ["inspect --spec one.json --exchanges e.jsonl --format json", 1, /^\{"request":/],
    ["diff one.json two.json", 1, /size/],
    ["diff one.json two.json --fail-on none", 0, /size/],
    ["diff --explain rules", 0, /^module-removed$/m],
    ["diff --explain module-removed", 0, /^module-removed/],
    ["matrix one.json two.json", 0, /size/],
    ["matrix one.json two.json --all", 0, /to/],
    ["matrix one.json two.json --format markdown", 0, /^# Specs compared$/m],
    ["docs --spec one.json --out page", 0, /page/],
    ["completion", 0, /paramsmith/],
    // Names of files that are numbers.
    ["validate 12 013", 2, /^12: error\[file-missing\][^]*^013: error\[file-missing\]/m],
    ["matrix 12 013", 2, /^12: error\[file-missing\][^]*^013: error\[file-missing\]/m],
    ["diff 12 013", 2, /^12: error\[file-missing\][^]*^013: error\[file-missing\]/m],
    ["learn 012", 2, /^012: error\[source-missing\]/m],
  ])("%s ends with %s", async (words, code, line) => {
    const { out, err, ...rest } = await run(words);
    expect(rest).toEqual({ code });
    expect(out + err).toMatch(line);
  });
});
