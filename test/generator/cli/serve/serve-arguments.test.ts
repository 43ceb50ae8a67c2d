import { describe, expect, it } from "vitest";
import {
  parseServeArguments,
  withServeArguments,
} from "../../../../generator/cli/serve-arguments.js";
import { parsedArguments } from "../../support/parsed-arguments.js";

type Arguments = Parameters<typeof parseServeArguments>[0];

const DEFAULTS: Arguments = {
  spec: [],
  config: undefined,
  dialect: undefined,
  port: 8055,
  host: "127.0.0.1",
  path: undefined,
  seed: 1,
  data: undefined,
  version: undefined,
  strict: false,
  latency: undefined,
  fault: [],
  envelope: "embedded",
  record: undefined,
  cassette: undefined,
  report: undefined,
  replay: undefined,
  log: "text",
};

/** The reason why arguments are refused; undefined if they are accepted. */
function refusal(given: Partial<Arguments>): string | undefined {
  const parsed = parseServeArguments({ ...DEFAULTS, ...given });
  return parsed.ok ? undefined : parsed.message;
}

const PORT = "--port must be a whole number from 0 to 65535; 0 is any free port.";
const SEED = "--seed must be a whole number from 0 to 4294967295.";
const SOURCES = "--record, --replay and --data cannot be used together.";
const PATH = "--path must begin with a slash and name a script, such as /w/api.php.";

describe("The arguments of serve", () => {
  it.each<readonly [given: Partial<Arguments>, message: string | undefined]>([
    [{}, undefined],
    [{ port: 0 }, undefined],
    [{ port: 65_535 }, undefined],
    [{ port: 65_536 }, PORT],
    [{ port: -1 }, PORT],
    [{ port: 80.5 }, PORT],
    [{ seed: 0 }, undefined],
    [{ seed: 4_294_967_295 }, undefined],
    [{ seed: 4_294_967_296 }, SEED],
    [{ seed: -1 }, SEED],
    [{ seed: 1.5 }, SEED],
    [{ spec: ["a.json"] }, undefined],
    [{ config: "a.json" }, undefined],
    [{ spec: ["a.json"], config: "b.json" }, "--config and --spec cannot be used together."],
    [{ cassette: "a.jsonl" }, "--cassette requires --record."],
    [{ report: "a.json" }, "--report requires --record."],
    [{ record: "https://w.example/api.php", cassette: "a.jsonl", report: "a.json" }, undefined],
    [{ replay: "a.jsonl" }, undefined],
    [{ data: "a.json" }, undefined],
    [{ record: "https://w.example/api.php", replay: "a.jsonl" }, SOURCES],
    [{ record: "https://w.example/api.php", data: "a.json" }, SOURCES],
    [{ replay: "a.jsonl", data: "a.json" }, SOURCES],
    [{ path: "/w/api.php" }, undefined],
    [{ path: "w/api.php" }, PATH],
    [{ path: "/" }, PATH],
    [{ path: "/a b" }, PATH],
    [{ path: "/a?b" }, PATH],
    [{ path: "/a#b" }, PATH],
    [
      { path: "/a", record: "https://w.example/api.php" },
      "--path and --record cannot be used together.",
    ],
    [{ latency: "100" }, undefined],
    [{ latency: "much" }, expect.stringContaining("--latency")],
    [{ fault: ["maxlag:0.1"] }, undefined],
    [{ fault: ["thunder:0.1"] }, expect.stringContaining("thunder")],
  ])("%j: %s", (given, message) => {
    expect(refusal(given)).toEqual(message);
  });

  it("are parsed: times and rates of faults, all others as they are", () => {
    const { latency: _latency, fault: _fault, ...others } = DEFAULTS;
    expect(parseServeArguments({ ...DEFAULTS, latency: "20-40" })).toEqual({
      ok: true,
      value: { ...others, latency: { kind: "uniform", min: 20, max: 40 }, faults: [] },
    });
    expect(parseServeArguments(DEFAULTS)).toEqual({
      ok: true,
      value: { ...others, latency: undefined, faults: [] },
    });
  });
});

/** The arguments of a command line, or why they are refused. */
function commandLine(...words: readonly string[]): unknown {
  return parsedArguments("", withServeArguments, words);
}

describe("The command line of serve", () => {
  const GIVEN = {
    spec: [],
    port: 8055,
    host: "127.0.0.1",
    seed: 1,
    strict: false,
    fault: [],
    envelope: "embedded",
    log: "text",
  };

  it.each<readonly [words: string, found: object]>([
    ["", {}],
    ["--spec 1 --spec b.json c.json", { spec: ["1", "b.json", "c.json"] }],
    ["--config 1", { config: "1" }],
    ["--dialect spring-data-rest", { dialect: "spring-data-rest" }],
    ["--port 0 --host 0 --path /1", { port: 0, host: "0", path: "/1" }],
    ["--seed 7 --data 1", { seed: 7, data: "1" }],
    ["--version 1.43 --strict", { version: "1.43", strict: true }],
    ["--latency 20 --fault 503:1", { latency: "20", fault: ["503:1"] }],
    ["--envelope bare", { envelope: "bare" }],
    ["--record 1 --cassette 2 --report 3", { record: "1", cassette: "2", report: "3" }],
    ["--replay 1", { replay: "1" }],
    ["--log json", { log: "json" }],
    ["--log none", { log: "none" }],
  ])("%s", (words, found) => {
    expect(commandLine(...words.split(" ").filter((word) => word !== ""))).toEqual({
      ...GIVEN,
      ...found,
    });
  });

  it.each(
    "spec config dialect port host path seed data version latency fault envelope record cassette report replay log".split(
      " ",
    ),
  )("has a value for --%s", (name) => {
    expect(commandLine(`--${name}`)).toBe(`Not enough arguments following: ${name}`);
  });

  it.each<readonly [words: readonly string[], refusal: string]>([
    [["--port", "70000"], PORT],
    [
      ["--version", "1.40"],
      'Invalid values:\n  Argument: version, Given: "1.40", Choices: "1.39", "1.43", "1.45"',
    ],
    [
      ["--envelope", "none"],
      'Invalid values:\n  Argument: envelope, Given: "none", Choices: "bare", "embedded"',
    ],
    [
      ["--log", "xml"],
      'Invalid values:\n  Argument: log, Given: "xml", Choices: "text", "json", "none"',
    ],
  ])("refuses %j", (words, refused) => {
    expect(commandLine(...words)).toBe(refused);
  });
});
