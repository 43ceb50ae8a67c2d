import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
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
let folder = "";

beforeAll(async () => {
  const { stdout } = await promisify(execFile)("bash", [SETUP]);
  command = stdout.trimEnd().split("\n").at(-1) ?? "";
  spring = await startSpring();
  stub = await startStub(await rowsOf(spring));
  // The command keeps records in the folder in which it runs.
  folder = mkdtempSync(join(tmpdir(), "paramsmith-schemathesis-"));
});
afterAll(async () => {
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
  await stub?.stop();
  await spring?.stop();
});

/**
 * The options of a run. Methods that write are compared with the server by `stub-writes.test.ts`:
 * random bodies would change the data that later tests read. The phase `stateful` follows links of
 * OpenAPI from one operation to another, which the document does not have. Warnings are about ids,
 * which are random and thus lead to no item.
 */
const OPTIONS =
  `--mode all --include-method GET --phases examples,coverage,fuzzing --exclude-checks ${Object.keys(EXCLUDED).join(",")} --max-examples 30 --seed 1 --warnings off --no-color`.split(
    " ",
  );

/**
 * Runs all checks but the excluded ones with valid and with wrong data. Rejects with the report if
 * one fails.
 */
async function report({ base }: SpringServer): Promise<string> {
  const { stdout } = await promisify(execFile)(
    command,
    ["run", fileURLToPath(DOCUMENT), "--url", base, ...OPTIONS],
    {
      cwd: folder,
    },
  ).catch((error: unknown) => {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    throw new Error(`Schemathesis failed: ${String(error)}\n${output}`);
  });
  return stdout;
}

it.each([
  ["the server", () => spring],
  ["the stub", () => stub],
])(
  "Schemathesis finds no response of %s that the document does not describe",
  async (_, server) => {
    const text = await report(server());
    expect(text).toContain("No issues found");
    const tested = /(?<count>\d+) generated, (?<passed>\d+) passed/.exec(text)?.groups;
    expect(Number(tested?.["count"])).toBeGreaterThan(200);
    expect(tested?.["passed"]).toBe(tested?.["count"]);
  },
);
