import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { learnCommand } from "../../generator/cli/run-learn.ts";
import { processEnvironment } from "../../generator/wiki/environment.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const SPEC = fileURLToPath(new URL("../../spec/paraminfo", import.meta.url));

/** One of each kind; `LEARN=all` tries all modules, which takes some minutes. */
const SAMPLE = [
  "query+backlinks",
  "query+duplicatefiles",
  "query+info",
  "query+logevents",
  "query+recentchanges",
  "query+siteinfo",
  "query+tokens",
  "query+users",
  "query+watchlistraw",
];
const MODULES = process.env["LEARN"] === "all" ? ["query+*"] : SAMPLE;

let wiki: Wiki;
let folder: string;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  folder = mkdtempSync(join(tmpdir(), "paramsmith-learn-"));
  cpSync(SPEC, join(folder, "spec"), { recursive: true });
  writeFileSync(join(folder, "session.txt"), await wiki.login("Admin"));
});
afterAll(async () => {
  await wiki?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("learning from the wiki again finds rows, and nothing that is not known", async () => {
  const outcome = await learnCommand({
    cwd: folder,
    address: wiki.endpoint,
    out: "spec",
    modules: MODULES,
    cookieFile: "session.txt",
    userAgent: "paramsmith/0 (a test)",
    timeoutSeconds: 60,
    environment: processEnvironment,
  });
  console.log(outcome.lines.join("\n"));
  expect(outcome.diagnostics.map(({ message }) => message)).toEqual([]);
  expect(outcome.exitCode).toBe(0);
  // What the wiki does not have, it is not asked for: `codexicons` is newer.
  expect(outcome.data).toMatchObject({ silent: [] });
  expect(known(join(folder, "spec"))).toEqual(known(SPEC));
}, 900_000);

/** All results of a spec folder, but for how many rows had each field: some modules answer as far as their time goes. */
function known(spec: string): Readonly<Record<string, unknown>> {
  const results = join(spec, "results");
  return Object.fromEntries(
    readdirSync(results).map((name) => [
      name,
      JSON.parse(readFileSync(join(results, name), "utf8"), (key, value: unknown) =>
        key === "seen" && typeof value === "number" ? undefined : value,
      ),
    ]),
  );
}
