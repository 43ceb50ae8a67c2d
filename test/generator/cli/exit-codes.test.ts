import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exitCodeOf } from "../../../generator/cli/outcome.js";
import type { ExitCode } from "../../../generator/cli/outcome.js";
import { diagnosticTable } from "../../../generator/base/diagnostic-table.js";
import type { DiagnosticCode } from "../../../generator/base/diagnostic-table.js";
import { COMMAND } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { catalogue, openApiDocument, module, parameter } from "../support/specs.js";

const GOOD = catalogue(module("allpages", [parameter("b", ["c", "d"])], { prefix: "ap" }));
const NARROWER = catalogue(module("allpages", [parameter("b", ["c"])], { prefix: "ap" }));
const BROKEN = catalogue(module("a", [parameter("b", ["c"], { default: "x" })]));
const ODD = catalogue(module("a", [parameter("b", "oddity")]));

const LEARNED = {
  module: "query+allpages",
  servers: ["MediaWiki"],
  rows: { at: ["query", "allpages"], kind: "item" },
  response: {
    query: {
      seen: 1,
      is: {
        record: {
          allpages: {
            seen: 1,
            is: { list: { record: { title: { is: "title", seen: 1 } } } },
          },
        },
      },
    },
  },
};

const FILES = {
  "good.json": GOOD,
  "narrower.json": NARROWER,
  "broken.json": BROKEN,
  "odd.json": ODD,
  "towns.json": openApiDocument(),
  "answer.json": { query: {} },
  "records.jsonl": { request: "x" },
  "broken/catalogue.json": BROKEN,
  "learned/catalogue.json": GOOD,
  "learned/results/allpages.json": LEARNED,
  "configured/paramsmith.config.json": { specs: [{ file: "../good.json" }], out: "out" },
  "misconfigured/paramsmith.config.json": { specs: [{ file: "../good.json" }], owt: 1 },
  "towns/paramsmith.config.json": { specs: [{ file: "../towns.json" }], out: "out" },
} as const;

/** A call, and what has to come of it: exit code, and what it says on either stream. */
type Row = readonly [words: string, code: ExitCode, says: string, folder?: string];

function rows(table: readonly Row[]) {
  return table.map(([words, code, says, folder]) => ({ words, code, says, folder }));
}

const WRONG_WORDS = rows([
  ["", 2, "Name a command."],
  ["generat", 2, "Unknown command. Did you mean generate?"],
  ["wildebeest", 2, "Unknown argument: wildebeest"],
  ["--owt", 2, "Name a command."],
  ["validate --format xml", 2, 'Argument: format, Given: "xml"'],
  ["generate --owt", 2, "Unknown argument: owt"],
  ["generate good.json", 2, "Unknown argument: good.json"],
  ["generate --spec", 2, "Not enough arguments following: spec"],
  ["generate --out", 2, "Not enough arguments following: out"],
  [
    "generate --spec good.json",
    2,
    "Missing options: the option before an arrow requires the one after it.\n spec -> out",
  ],
  [
    "generate --out out",
    2,
    "Missing options: the option before an arrow requires the one after it.\n out -> spec",
  ],
  ["generate --targets requests", 2, "targets -> spec"],
  ["generate --targets x --spec good.json --out out", 2, '--targets: "x" is not one of requests,'],
  ["generate --dialect plain", 2, "dialect -> spec"],
  ["generate --spec good.json --out out --config x", 2, "Arguments spec and config are mutually"],
  ["generate --config", 2, "Not enough arguments following: config"],
  ["check --config x --spec good.json -o out", 2, "Arguments spec and config are mutually"],
  ["check --owt", 2, "Unknown argument: owt"],
  ["check --dry-run", 2, "Unknown argument: dry-run"],
  ["check --spec good.json", 2, "spec -> out"],
  ["validate --owt", 2, "Unknown argument: owt"],
  ["validate good.json --config x", 2, "--config and files cannot be used together."],
  ["inspect", 2, "Name a request, or - for standard input."],
  ["inspect --owt x", 2, "Unknown argument: owt"],
  ["inspect x --spec", 2, "Not enough arguments following: spec"],
  ["inspect --response", 2, "Not enough arguments following: response"],
  ["inspect --response answer.json", 2, "--response requires the request of the response"],
  ["inspect --response answer.json x y", 2, "--response requires the request"],
  ["inspect --response answer.json --exchanges e x", 2, "mutually exclusive"],
  ["diff", 2, "Name a spec, or two, or a rule with --explain"],
  ["diff --format xml good.json good.json", 2, 'Given: "xml"'],
  ["diff good.json good.json --fail-on all", 2, 'Argument: fail-on, Given: "all"'],
  ["diff good.json good.json --class x", 2, '--class: "x" is not one of wire, types,'],
  ["diff good.json good.json --combine x", 2, 'Argument: combine, Given: "x"'],
  ["diff good.json good.json --config", 2, "Not enough arguments following: config"],
  ["diff good.json good.json --fix", 2, "fix -> usage"],
  ["diff good.json good.json --unused-as-info", 2, "unused-as-info -> usage"],
  ["diff --class wire, good.json good.json", 2, "A list of names has an empty name."],
  ["diff good.json good.json good.json", 2, "Unknown argument: good.json"],
  ["diff --explain", 2, "Not enough arguments following: explain"],
  ["pull", 2, "Name the URL of a wiki, or a list of "],
  ["pull http://127.0.0.1:9/ --timeout", 2, "Not enough arguments following: timeout"],
  ["pull http://127.0.0.1:9/ --timeout 0", 2, "--timeout must be a number of seconds up to 3600."],
  ["pull http://127.0.0.1:9/ --timeout x", 2, "--timeout must be a number of seconds up to 3600."],
  ["pull http://127.0.0.1:9/ --modules", 2, "Not enough arguments following: modules"],
  ["pull http://127.0.0.1:9/ --owt", 2, "Unknown argument: owt"],
  ["learn", 2, "Not enough non-option arguments: got 0, need at least 1"],
  ["learn http://127.0.0.1:9/ --timeout 9999", 2, "--timeout must be a number of seconds"],
  ["learn x --write-to a.example", 2, "write-to -> scenario"],
  ["learn x --scenario a --cookie-file b", 2, "scenario and cookie-file are mutually exclusive"],
  ["learn http://127.0.0.1:9/ --cookie-file", 2, "Not enough arguments following: cookie-file"],
  ["learn http://127.0.0.1:9/ --no-cookie-file", 2, "Unknown argument: no-cookie-file"],
  ["pull http://127.0.0.1:9/ --no-out", 2, "Unknown argument: no-out"],
  ["pull http://127.0.0.1:9/ --out.x y", 2, "Unknown argument: out.x"],
  ["init http://127.0.0.1:9/ --ci travis", 2, 'Argument: ci, Given: "travis"'],
  ["init http://127.0.0.1:9/ http://127.0.0.1:8/", 2, "Unknown argument: http://127.0.0.1:8/"],
  ["init --modules , http://127.0.0.1:9/", 2, "A list of names has an empty name."],
  ["serve --config x --spec good.json", 2, "Arguments spec and config are mutually exclusive"],
  ["docs", 2, "Missing required argument: out"],
  ["docs --owt --out site", 2, "Unknown argument: owt"],
  ["docs --spec good.json --config x --out site", 2, "Arguments spec and config are mutually"],
  ["docs --out site --allow-wiki wiki.example", 2, "--allow-wiki takes an origin such as"],
  [
    "docs --out site --allow-wiki https://wiki.example/w",
    2,
    "--allow-wiki takes an origin such as",
  ],
  ["docs --base good.json --out site", 2, "base -> spec"],
  ["docs --base a --spec good.json --spec b --out site", 2, "--base requires one --spec"],
  ["serve --owt", 2, "Unknown argument: owt"],
  ["serve good.json", 2, "Unknown argument: good.json"],
  ["serve --path x", 2, "--path must begin with a slash and name a script, such as /w/api.php."],
  ["serve --path /", 2, "--path must begin with a slash"],
  ["serve --path /x?y", 2, "--path must begin with a slash"],
  [
    "serve --path /x --record http://127.0.0.1/api.php",
    2,
    "Arguments path and record are mutually",
  ],
  ["serve --allow-origin *", 2, "--allow-origin takes an origin such as"],
  ["serve --allow-origin null", 2, "--allow-origin takes an origin such as"],
  ["serve --port", 2, "Not enough arguments following: port"],
  ["serve --port x", 2, "--port must be a whole number from 0 to 65535; 0 is any free port."],
  ["serve --port -1", 2, "--port must be a whole number from 0"],
  ["serve --port 1.5", 2, "--port must be a whole number from 0"],
  ["serve --port 65536", 2, "--port must be a whole number from 0"],
  ["serve --seed x", 2, "--seed must be a whole number from 0 to 4294967295."],
  ["serve --seed -1", 2, "--seed must be a whole number from 0"],
  ["serve --seed 4294967296", 2, "--seed must be a whole number from 0"],
  ["serve --latency", 2, "Not enough arguments following: latency"],
  ["serve --latency fast", 2, "--latency fast: expected milliseconds (20), a range (10-200), or"],
  ["serve --latency 20-10", 2, "--latency 20-10: the first number must not be greater than"],
  ["serve --latency 60001", 2, "--latency 60001: a response may take at most 60000 milliseconds."],
  ["serve --latency p50=0,p99=1", 2, "--latency p50=0,p99=1: p50 must be greater than 0."],
  ["serve --fault", 2, "Not enough arguments following: fault"],
  ["serve --fault 503", 2, "--fault 503: expected a rate from 0 to 1"],
  ["serve --fault 503:2", 2, "--fault 503:2: expected a rate from 0 to 1"],
  ["serve --fault 503:0.1:x", 2, "--fault 503:0.1:x: the third part is the value of Retry-After"],
  ["serve --fault 404:0.1", 2, "--fault 404:0.1: expected a status from 500 to 599, maxlag,"],
  ["serve --fault reset:0.1:5", 2, "a broken connection has no Retry-After;"],
  ["serve --fault 503:0.6 --fault reset:0.6", 2, "--fault: the rates add up to 1.2;"],
  ["serve --envelope x", 2, 'Argument: envelope, Given: "x", Choices: "bare", "embedded"'],
  ["serve --log xml", 2, 'Argument: log, Given: "xml"'],
  ["serve --cassette c", 2, "cassette -> record"],
  ["serve --data d --replay c", 2, "Arguments data and replay are mutually exclusive"],
  ["serve --record http://127.0.0.1:9/ --replay c", 2, "Arguments record and replay are mutually"],
]);

/** Positional arguments may follow a list. */
const LISTS = rows([
  ["diff --class wire,types good.json narrower.json", 1, "enum-value-removed"],
  ["diff --class wire --class types good.json narrower.json", 1, "enum-value-removed"],
  ["diff --class=handlers good.json narrower.json", 1, "Not in this report"],
  ["diff --usage none/*.ts good.json narrower.json", 2, "error[usage-without-files]"],
  ["diff --usage a --usage b good.json narrower.json", 2, "a b"],
  ["pull --modules query+*,edit nowhere", 2, "error[address-malformed]"],
  ["pull --modules query+* --modules edit nowhere", 2, "error[address-malformed]"],
  ["learn --modules query+users nowhere", 2, "error[source-missing]"],
  ["init --modules query+users nowhere", 2, "error[address-malformed]", "empty"],
  ["check --spec good.json --spec towns.json --targets requests,responses -o new", 1, "2 specs"],
  ["check --spec good.json --targets requests --targets responses -o new", 1, "1 spec "],
  ["docs --allow-wiki https://a.example --allow-wiki https://b.example -o site", 0, "Wrote site/"],
  ["docs --spec good.json --spec towns.json -o site2", 0, "Wrote site2/index.html."],
  ["serve --fault 503:0.1 --fault reset:0.1 --spec none.json --spec none2.json", 2, "none2.json"],
  ["diff --class wire types good.json narrower.json", 1, "enum-value-removed"],
  ["diff --class wire,types handlers good.json narrower.json", 1, "enum-value-removed"],
  ["diff good.json --class handlers validators narrower.json", 1, "Not in this report"],
  ["diff --class wire x good.json narrower.json", 2, "Unknown argument: narrower.json"],
]);

const OUTCOMES = rows([
  ["--help", 0, "paramsmith <command>"],
  ["--version", 0, "0."],
  ["completion", 0, "###-begin-paramsmith-completions-###"],
  ["generate --help", 0, "Examples:"],
  ["generate", 0, "Wrote out: ", "configured"],
  ["generate", 0, "Everything is up to date.", "configured"],
  ["check", 0, "Everything is up to date.", "configured"],
  ["check --format json", 0, '{"ok":true,', "configured"],
  ["check --spec good.json --out new", 1, "new is not up to date: "],
  ["check --spec good.json --out new", 1, "help: run paramsmith generate"],
  ["check --spec good.json --out new --format json", 1, '{"ok":false,'],
  ["generate", 2, "error[config-missing]"],
  ["check", 2, "error[config-missing]"],
  ["generate", 1, "error[schema-violation]", "misconfigured"],
  ["generate --spec none.json --out out", 2, "error[file-missing]"],
  ["generate --spec broken.json --out out", 1, "error[default-outside-enum]"],
  ["generate --spec odd.json --out odd", 0, "warning[unknown-type]"],
  ["generate --spec good.json --out good.json", 2, "error[out-unwritable]"],
  ["generate --config none.json", 2, "none.json: error[file-missing]"],
  ["check --config none.json", 2, "none.json: error[file-missing]"],
  ["validate --config none.json", 2, "none.json: error[file-missing]"],
  ["inspect x --config none.json", 2, "none.json: error[file-missing]"],
  ["serve --config none.json", 2, "none.json: error[file-missing]"],
  ["check --config configured", 0, "Everything is up to date."],
  ["check --config configured/paramsmith.config.json", 0, "Everything is up to date."],
  ["validate --config configured", 0, "good.json is fine."],
  ["inspect action=query&list=allpages&apb=c --config configured", 0, "The server accepts"],
  ["inspect /list --config towns", 0, "operation "],
  ["inspect /cities --config towns", 1, "no operation has this path"],
  ["init", 2, "error[new-file-exists]: paramsmith.config.json exists", "configured"],
  ["init", 2, "error[not-installed]", "empty"],
  ["init nowhere", 2, "error[address-malformed]", "empty"],
  ["init http://127.0.0.1:9/", 2, "error[", "empty"],
  ["validate", 0, "spec/actions/catalogue.json is fine."],
  ["validate", 0, "is fine.", "configured"],
  ["validate good.json towns.json", 0, "towns.json is fine."],
  ["validate good.json broken.json", 1, "good.json is fine."],
  ["validate odd.json", 0, "warning[unknown-type]"],
  ["validate none.json", 2, "error[file-missing]"],
  ["validate broken.json --format json", 1, '"code":"default-outside-enum"'],
  [
    "inspect --spec good.json action=query&list=allpages&apb=c",
    0,
    "The server accepts the request",
  ],
  [
    "inspect --spec good.json action=query&list=allpages&apb=x",
    1,
    "The server rejects it: 1 error",
  ],
  ["inspect --spec good.json action=query&list=allpages&x=y", 0, "1 warning"],
  ["inspect --spec good.json action=query&list=allpages&x=y --strict", 1, "The server rejects it"],
  ["inspect --spec good.json action=query&list=allpages --format json", 0, '"ok":true'],
  ["inspect --spec none.json x", 2, "error[file-missing]"],
  ["inspect --spec broken.json x", 1, "error[default-outside-enum]"],
  ["inspect --spec unclosed.json x", 1, "error[json-syntax]"],
  ["inspect --spec broken.json --format json x", 1, '"code":"default-outside-enum"'],
  ["inspect x", 1, "error[schema-violation]", "misconfigured"],
  ["inspect --spec broken.json --response answer.json x", 1, "error[default-outside-enum]"],
  ["inspect --spec learned --response unclosed.json action=query", 2, "error[json-syntax]"],
  ["inspect --spec towns.json x", 2, "error[no-catalogue]"],
  ["inspect x", 2, "error[no-catalogue]", "towns"],
  ["inspect --spec good.json --response answer.json x", 2, "error[request-unanswerable]"],
  ["matrix good.json good.json", 0, "2 specs without differences."],
  ["matrix good.json narrower.json", 0, "2 specs, "],
  ["matrix good.json none.json", 2, "error[file-missing]"],
  ["docs --spec good.json --out site", 0, "Wrote site/index.html."],
  ["docs --spec broken.json --out site", 1, "error[default-outside-enum]"],
  ["docs --spec none.json --out site", 2, "error[file-missing]"],
  ["docs --spec good.json --out good.json", 2, "error[out-unwritable]"],
  ["diff good.json good.json", 0, "no changes"],
  ["diff good.json narrower.json", 1, "breaking[enum-value-removed]"],
  ["diff good.json narrower.json --fail-on none", 0, "breaking[enum-value-removed]"],
  ["diff narrower.json good.json --class wire", 0, "enum-value-added"],
  ["diff narrower.json good.json --fail-on any", 1, "enum-value-added"],
  ["diff good.json narrower.json --format json", 1, '"rule":"enum-value-removed"'],
  ["diff good.json narrower.json --format markdown", 1, "# Changes of the API"],
  ["diff good.json narrower.json --format github", 1, "::error "],
  ["diff good.json narrower.json --format junit", 1, "<testsuites "],
  ["diff good.json narrower.json --format sarif", 1, '"version": "2.1.0"'],
  ["diff good.json narrower.json --format html", 1, "<!doctype html>"],
  ["diff good.json towns.json", 2, "error[sides-differ]"],
  ["diff good.json none.json", 2, "error[file-missing]"],
  ["diff good.json unclosed.json", 1, "error[json-syntax]"],
  ["diff unclosed.json good.json --format json", 1, '"code":"json-syntax"'],
  ["diff good.json answer.json", 1, "error[unknown-kind]"],
  ["diff good.json none.json --format json", 2, '"code":"file-missing"'],
  ["diff empty good.json", 2, "error[folder-without-spec]"],
  ["diff good.json", 2, "error[git-failed]"],
  ["diff HEAD:good.json good.json", 2, "error["],
  ["diff good.json narrower.json --config none.json", 2, "error[file-missing]"],
  ["diff good.json narrower.json --usage none/*.ts", 2, "error[usage-without-files]"],
  ["diff --explain enum-value-removed", 0, "enum-value-removed"],
  ["diff --explain rules", 0, "enum-value-removed"],
  ["diff --explain nothing", 2, "error[rule-unknown]"],
  ["pull nowhere", 2, "error[address-malformed]"],
  ["pull ftp://127.0.0.1/", 2, "error[address-scheme]"],
  ["pull http://a:b@127.0.0.1/", 2, "error[address-credentials]"],
  ["pull http://127.0.0.1:9/ --timeout 0.01", 2, "error["],
  ["pull nowhere --format json", 2, '"code":"address-malformed"'],
  ["learn nowhere", 2, "error[source-missing]"],
  ["learn records.jsonl --out none", 2, "error[file-missing]"],
  ["learn records.jsonl --out broken", 1, "error[default-outside-enum]"],
  ["learn http://127.0.0.1:9/ --cookie-file none", 2, "error[file-unreadable]"],
  ["learn http://127.0.0.1:9/ --cookie-file good.json", 2, "error[no-cookie]"],
  ["serve --help", 0, "Examples:"],
  ["serve --spec none.json", 2, "error[file-missing]"],
  ["serve --spec broken.json", 1, "error[default-outside-enum]"],
  ["serve --spec good.json --spec unclosed.json", 1, "error[json-syntax]"],
  ["serve --spec unclosed.json --spec none.json", 2, "error[file-missing]"],
  ["serve --spec unclosed.json --spec none.json", 2, "error[json-syntax]"],
  ["serve --data unclosed.json", 2, "error[json-syntax]"],
  ["serve --data none.json", 2, "none.json: error[file-missing]"],
  ["serve --data good.json", 2, "error[data-unusable]"],
  ["serve --data answer.json", 2, "error[data-without-spec]"],
  ["serve --replay none.jsonl", 2, "none.jsonl: error[file-missing]"],
  ["serve --replay good.json", 2, "error[cassette-malformed]"],
  ["serve --record nowhere", 2, "error[address-malformed]: the address is not a URL"],
  ["serve --record ftp://127.0.0.1/", 2, "error[address-scheme]"],
  ["serve --record http://a:b@127.0.0.1/", 2, "error[address-credentials]"],
  ["serve --spec good.json --record http://127.0.0.1:9/x", 2, "error[record-without-spec]"],
]);

let project = "";

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-exit-codes-")));
  mkdirSync(join(project, "empty"));
  writeFiles(
    project,
    Object.entries(FILES).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
  );
  writeFiles(project, [{ path: "unclosed.json", text: "{" }]);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What a stack trace looks like. */
const STACK = /^\s+at .*:\d+|node:internal/m;

async function run(words: string, folder = "") {
  return runInProcess(
    join(project, folder),
    words.split(" ").filter((word) => word !== ""),
  );
}

describe("a call in wrong words ends with 2, and says where help is", () => {
  it.each(WRONG_WORDS)("paramsmith $words", async ({ words, code, says }) => {
    const { out, err, ...ended } = await run(words);
    expect(err).toContain(says);
    expect(err).toMatch(/^help: .*(?:--help|--spec)/m);
    expect(err).not.toMatch(STACK);
    expect({ ...ended, out }).toEqual({ code, out: "" });
  });
});

describe("a call ends with 0 where all is well, 1 with findings, 2 where it cannot be done", () => {
  it.each([...OUTCOMES, ...LISTS])(
    "paramsmith $words: $code, $says",
    async ({ words, code, says, folder }) => {
      const { out, err, ...ended } = await run(words, folder);
      expect(out + err).toContain(says);
      expect(out + err).not.toMatch(STACK);
      expect(out + err).not.toContain("is a bug");
      expect(ended).toEqual({ code });
    },
  );
});

describe("the table of calls", () => {
  it("has each command", async () => {
    const { out } = await run("--help");
    const commands = [...out.matchAll(/^ {2}paramsmith (\w+)/gm)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThanOrEqual(9);
    for (const command of commands) {
      const calls = [...WRONG_WORDS, ...OUTCOMES].filter(
        ({ words }) => words.split(" ")[0] === command,
      );
      expect(calls.length, command).toBeGreaterThan(0);
    }
  });
});

describe("a failure that nobody foresaw", () => {
  it.each([
    "generate",
    "check",
    "validate",
    "inspect x",
    "diff a b",
    "docs --out x",
    "learn x",
    "pull x",
    "serve",
  ])("ends with 2, in a sentence: %s", (words) => {
    const { status, stdout, stderr } = inGoneFolder(words);
    expect(stderr).toMatch(/^The folder that the command runs in is gone\. [^\n]+\n$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });
});

describe("an installation without optional packages", () => {
  it("reports the package that formats code", () => {
    const folder = mkdtempSync(join(tmpdir(), "paramsmith-omitted-"));
    const omit = `const { Module } = require("node:module");
      const load = Module._load;
      Module._load = (name, ...more) => {
        if (name.includes("oxfmt")) throw new Error(\`Cannot find module '\${name}'\`);
        return load(name, ...more);
      };`;
    writeFiles(folder, [
      { path: "good.json", text: JSON.stringify(GOOD) },
      { path: "omit.cjs", text: omit },
    ]);
    const call = [COMMAND, "generate", "--spec", "good.json", "--out", "out"];
    const options = { cwd: folder, encoding: "utf8" } as const;
    const preload = ["--require", join(folder, "omit.cjs")];
    const { status, stderr } = spawnSync(process.execPath, [...preload, ...call], options);
    rmSync(folder, { recursive: true });
    expect(stderr).toMatch(
      /^The package (@oxfmt\/binding-[\w-]+), which .* not installed\.\nhelp: .* --omit=optional, or run: npm install --save-dev \1\n$/,
    );
    expect(status).toBe(2);
  });
});

/** Runs the command in a folder that is removed meanwhile: nothing can be done there. */
function inGoneFolder(words: string) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-gone-"));
  const script = `rmdir "$PWD" && exec "$0" "$@"`;
  const call = ["-c", script, process.execPath, COMMAND, ...words.split(" ")];
  return spawnSync("sh", call, { cwd: folder, encoding: "utf8" });
}

/** What each diagnostic alone makes of a run that has no say of its own, as `pull` has, which ends with 2 whatever it is. */
const TWO: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "response-page",
  "config-missing",
  "docs-of-others",
  "file-missing",
  "file-unreadable",
  "foreign-file",
  "edited-file",
  "generated-orphan",
  "no-catalogue",
  "out-of-config",
  "out-of-others",
  "out-unwritable",
  "request-unanswerable",
  "sides-differ",
]);

describe("the exit code of a diagnostic", () => {
  it.each(Object.entries(diagnosticTable))("%s", (name, { severity, help }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are the codes
    const code = name as DiagnosticCode;
    const expected = severity === "warning" ? 0 : TWO.has(code) ? 2 : 1;
    expect(exitCodeOf([{ code, severity, message: "", help }])).toBe(expected);
  });
});
