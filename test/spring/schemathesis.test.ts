import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkedDocument } from "./linked-document.ts";
import { startSpring } from "./server.ts";
import type { SpringServer } from "./server.ts";
import { DOCUMENT, rowsOf, startStub } from "./stub.ts";

const SETUP = join(import.meta.dirname, "schemathesis.sh");

/** The checks that do not hold of a Spring Data REST, each with the reason. */
const EXCLUDED = {
  negative_data_rejection: "a wrong value of page, size or sort counts as absent",
  not_a_server_error: "some numbers and orders have status 500, which the document describes",
  unsupported_method: "a method that a path lacks has status 404, or 405 with the methods of items",
} as const;

let command = "";
let spring: SpringServer;
let stub: SpringServer;
/** A server and a stub whose data requests may change. */
let changing: { readonly spring: SpringServer; readonly stub: SpringServer };
let folder = "";

beforeAll(async () => {
  const { stdout } = await promisify(execFile)("bash", [SETUP]);
  command = stdout.trimEnd().split("\n").at(-1) ?? "";
  spring = await startSpring();
  stub = await startStub(await rowsOf(spring));
  const other = await startSpring();
  changing = { spring: other, stub: await startStub(await rowsOf(other)) };
  // The command keeps records in the folder in which it runs.
  folder = mkdtempSync(join(tmpdir(), "paramsmith-schemathesis-"));
});
afterAll(async () => {
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
  await changing?.stub.stop();
  await changing?.spring.stop();
  await stub?.stop();
  await spring?.stop();
});

/** Hundreds of requests, on a machine that may be busy. */
const LONG = 400_000;

/** The checks that also do not hold of requests that write. */
const EXCLUDED_WRITES = {
  ...EXCLUDED,
  positive_data_acceptance:
    "a JSON Patch may not fit the item, and an integer may be too large for Java; both have status 400",
} as const;

/** The options of a run. Warnings are about ids, which are random and thus lead to no item. */
function optionsWithout(excluded: object, mode: string, examples: number): readonly string[] {
  return `${mode} --max-examples ${examples} --exclude-checks ${Object.keys(excluded).join(",")} --seed 1 --warnings off --no-color`.split(
    " ",
  );
}

const ALL = "--mode all --phases examples,coverage,fuzzing";
const READING = optionsWithout(EXCLUDED, `${ALL} --include-method GET`, 30);
const WRITING = optionsWithout(EXCLUDED_WRITES, ALL, 20);
/** Sequences of valid requests, in which later requests use the items of earlier responses. */
const STATEFUL = optionsWithout(EXCLUDED_WRITES, "--mode positive --phases stateful", 10);
const STATEFUL_SETTINGS = join(import.meta.dirname, "stateful.toml");

/** The files of a run. Default: the document of the server, without settings. */
interface RunFiles {
  readonly document?: string;
  /** The option with a file of settings. */
  readonly settings?: readonly string[];
}

/**
 * Runs all checks but the excluded ones with valid and with wrong data. Rejects with the report if
 * one fails.
 */
async function report(
  { base }: SpringServer,
  options: readonly string[],
  { document = fileURLToPath(DOCUMENT), settings = [] }: RunFiles = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    command,
    [...settings, "run", document, "--url", base, ...options],
    { cwd: folder },
  ).catch((error: unknown) => {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    throw new Error(`Schemathesis failed: ${String(error)}\n${output}`);
  });
  return stdout;
}

it.each([
  ["the server to GET", () => spring, READING],
  ["the stub to GET", () => stub, READING],
  ["the server to all methods", () => changing.spring, WRITING],
  ["the stub to all methods", () => changing.stub, WRITING],
])(
  "Schemathesis finds no response of %s that the document does not describe",
  async (_, server, options) => {
    const text = await report(server(), options);
    expect(text).toContain("No issues found");
    const tested = /(?<count>\d+) generated, (?<passed>\d+) passed/.exec(text)?.groups;
    expect(Number(tested?.["count"])).toBeGreaterThan(200);
    expect(tested?.["passed"]).toBe(tested?.["count"]);
  },
  LONG,
);

it.each([
  ["the server", () => changing.spring],
  ["the stub", () => changing.stub],
])(
  "Schemathesis finds no sequence of requests after which %s responds otherwise than described",
  async (_, server) => {
    const document = join(folder, "linked.json");
    writeFileSync(document, JSON.stringify(linkedDocument()));
    const settings = ["--config-file", STATEFUL_SETTINGS];
    const text = await report(server(), STATEFUL, { document, settings });
    expect(text).toContain("No issues found");
    const links = /(?<covered>\d+) covered/.exec(text)?.groups;
    expect(Number(links?.["covered"])).toBeGreaterThan(5);
  },
  LONG,
);
