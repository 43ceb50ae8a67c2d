import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { learnCommand } from "../../generator/cli/learn.ts";
import { realSurroundings } from "../../generator/pull/surroundings.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const SPEC = fileURLToPath(new URL("../../spec/paraminfo", import.meta.url));

/** One of each kind; `LEARN=all` tries all modules, which takes some minutes. */
const SAMPLE = [
  "query+allmessages",
  "query+backlinks",
  "query+duplicatefiles",
  "query+info",
  "query+languageinfo",
  "query+logevents",
  "query+recentchanges",
  "query+search",
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
    surroundings: realSurroundings,
  });
  console.log(outcome.lines.join("\n"));
  expect(outcome.diagnostics.map(({ message }) => message)).toEqual([]);
  expect(outcome.exitCode).toBe(0);
  // What the wiki does not have, it is not asked for: `codexicons` is newer.
  expect(outcome.data).toMatchObject({ silent: [], written: [] });
});
