import { describe, expect, it } from "vitest";
import yargs from "yargs";
import { plainServe } from "../../../../generator/cli/serve/plain-serve.js";
import {
  parseServeArguments,
  rawServeArguments,
  withServeArguments,
} from "../../../../generator/cli/serve/serve-arguments.js";

/** What yargs makes of the words after `serve`. */
async function asYargsReads(words: readonly string[]) {
  const args = yargs([...words])
    .option("format", { choices: ["text", "json"] as const, default: "text" as const })
    .option("debug", { type: "boolean", default: false })
    .exitProcess(false);
  const read = await withServeArguments(args).strict().parseAsync();
  const parsed = parseServeArguments(rawServeArguments(read));
  return { debug: read.debug, format: read.format, args: parsed.ok ? parsed.value : undefined };
}

describe("a call of serve in plain words", () => {
  it.each([
    [[]],
    [["--port", "0", "--host", "::1", "--seed", "7"]],
    [["--spec", "a.json", "--spec", "b.json", "--strict"]],
    [["--latency", "p50=20,p99=400", "--fault", "503:0.1", "--fault", "reset:0.1"]],
    [["--latency=10-200", "--fault=maxlag:1", "--log=json", "--envelope=bare", "--debug"]],
    [["--data", "d.json"]],
    [["--record", "http://x/api.php", "--cassette", "c", "--report", "r"]],
    [["--replay", "c.jsonl", "--log", "none"]],
  ])("is read as yargs reads it: %j", async (words) => {
    expect(plainServe(words)).toEqual(await asYargsReads(words));
  });

  it.each([
    [["--port", "0x10"]],
    [["--port", "80", "--port", "81"]],
    [["--port"]],
    [["--spec", "a", "b"]],
    [["--no-strict"]],
    [["--strict=false"]],
    [["--latency", "fast"]],
    [["--fault", "503"]],
    [["--host", "'x'"]],
    [["--data", ""]],
    [["--format", "json"]],
    [["--help"]],
    [["--", "x"]],
    [["x"]],
  ])("is not seen in other words, which are left to yargs: %j", (words) => {
    expect(plainServe(words)).toBeUndefined();
  });
});
