/** Requests that change a server of their own and its stub: the differences, and what Schemathesis finds. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scratchFolder } from "../generator/support/places.ts";
import { Random, SEED } from "../wiki/random.ts";
import { differences } from "./exchange.ts";
import { linkedDocument } from "./linked-document.ts";
import { randomWrite } from "./random-writes.ts";
import { startSpring } from "./server.ts";
import type { StartedServer } from "./server.ts";
import { rowsOf, startStub } from "./stub.ts";

/** The number of random requests; `REQUESTS` in the environment. */
const REQUESTS = Number(process.env["REQUESTS"] ?? 1000);

let spring: StartedServer;
let stub: StartedServer;

beforeAll(async () => {
  spring = await startSpring();
  stub = await startStub(await rowsOf(spring));
});
afterAll(async () => {
  await stub?.stop();
  await spring?.stop();
});

/** Each request changes both, so that a difference of the data shows in all later requests. */
it("the stub responds to random requests that write, valid and wrong, as the server does, and stores the same", async () => {
  const random = new Random(SEED);
  const requests = Array.from({ length: REQUESTS }, () => randomWrite(random));
  const { different, statuses } = await differences(spring, stub, requests);
  expect(different.length / REQUESTS, different.slice(0, 20).join("\n")).toBeLessThanOrEqual(0.01);
  for (const status of [200, 201, 204, 400, 404, 406, 412])
    expect(statuses.get(status) ?? 0, `status ${status}`).toBeGreaterThan(5);
  expect(await rowsOf(stub)).toEqual(
    JSON.parse(JSON.stringify(await rowsOf(spring)).replaceAll(spring.base, stub.base)),
  );
});

/** Warnings are about ids, which are random and thus lead to no item. */
const OPTIONS =
  "--mode all --phases examples,coverage,fuzzing,stateful --max-examples 10 --seed 1 --warnings off --no-color".split(
    " ",
  );

it.each([
  ["the server", () => spring],
  ["the stub", () => stub],
])(
  "Schemathesis finds no request, and no sequence of requests, that %s responds to otherwise than described",
  async (_, server) => {
    const { stdout } = await promisify(execFile)("bash", [
      join(import.meta.dirname, "schemathesis.sh"),
    ]);
    const command = stdout.trimEnd().split("\n").at(-1) ?? "";
    // The command keeps records in the folder in which it runs.
    const folder = scratchFolder();
    writeFileSync(join(folder, "linked.json"), JSON.stringify(linkedDocument()));
    const settings = ["--config-file", join(import.meta.dirname, "schemathesis.toml")];
    const report = await promisify(execFile)(
      command,
      [...settings, "run", "linked.json", "--url", server().base, ...OPTIONS],
      { cwd: folder },
    ).catch((error: unknown) => {
      const output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
      throw new Error(`Schemathesis failed: ${String(error)}\n${output}`);
    });
    expect(report.stdout).toContain("No issues found");
    const [, count, passed] = /(\d+) generated, (\d+) passed/.exec(report.stdout) ?? [];
    expect(Number(count)).toBeGreaterThan(500);
    expect(passed).toBe(count);
    expect(Number(/(\d+) covered/.exec(report.stdout)?.[1])).toBeGreaterThan(5);
  },
  400_000,
);
