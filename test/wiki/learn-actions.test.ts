import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { learnCommand } from "../../generator/cli/run-learn.ts";
import type { NamedScenario } from "../../generator/cli/wiki-modules.ts";
import { readScenario } from "../../generator/cli/wiki-modules.js";
import { processEnvironment } from "../../generator/wiki/environment.ts";
import type { Scenario, ScenarioStep } from "../../generator/spec/source/types.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import type { CopiedWiki } from "./copied-wiki.ts";

const SPEC = fileURLToPath(new URL("../../spec/actions", import.meta.url));

/** Reading actions that are fast to learn; `LEARN=all` tests all of them. */
const SAMPLE = ["checktoken", "expandtemplates", "opensearch", "rsd"];
const READING = process.env["LEARN"] === "all" ? ["main+*"] : SAMPLE;

let copy: CopiedWiki;
let folder: string;

beforeAll(async () => {
  copy = await startCopiedWiki("first", "learn-actions");
  folder = mkdtempSync(join(tmpdir(), "paramsmith-learn-actions-"));
  cpSync(SPEC, join(folder, "spec"), { recursive: true });
  writeFileSync(join(folder, "session.txt"), await copy.wiki.login("Admin"));
});
afterAll(async () => {
  await copy?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const options = () => ({
  cwd: folder,
  address: copy.wiki.endpoint,
  out: "spec",
  userAgent: "paramsmith/0 (a test)",
  timeoutSeconds: 60,
  environment: processEnvironment,
});

it("learning reading actions from the wiki again finds nothing that is not known", async () => {
  const outcome = await learnCommand({
    ...options(),
    modules: READING,
    cookieFile: "session.txt",
  });
  console.log(outcome.lines.join("\n"));
  expect(outcome.diagnostics.map(({ message }) => message)).toEqual([]);
  expect(outcome.exitCode).toBe(0);
  expect(known(join(folder, "spec"))).toEqual(known(SPEC));
}, 900_000);

/** Whether a step of the administrator logs in, uploads a file or deletes one. */
function isOfFile({ as, action, params }: ScenarioStep): boolean {
  const isDeletion = action === "delete" && params?.["title"]?.startsWith("File:") === true;
  return as === "Admin" && (isDeletion || action === "clientlogin" || action === "upload");
}

/** The wiki that results were learned from had the deleted files of a run before. */
async function uploadAndDelete(all: NamedScenario): Promise<void> {
  const { steps, undo = [] } = all.value;
  const [first, ...others] = steps.filter(isOfFile);
  if (!first) throw new Error("The scenario has no uploads.");
  const value: Scenario = { steps: [first, ...others], undo: undo.filter(isOfFile) };
  cpSync(SPEC, join(folder, "before"), { recursive: true });
  const { exitCode } = await learnCommand({
    ...options(),
    out: "before",
    modules: ["main+*"],
    scenario: { value, run: `${all.run}-before` },
    cookieFile: undefined,
  });
  expect(exitCode).toBe(0);
}

it("learning the other actions again from the shipped scenario finds nothing that is not known", async () => {
  const { value: scenario } = readScenario(folder, {
    file: "spec/scenario.json",
    address: copy.wiki.endpoint,
    writeTo: undefined,
  });
  if (!scenario) throw new Error("spec/actions/scenario.json is no scenario.");
  await uploadAndDelete(scenario);
  const outcome = await learnCommand({
    ...options(),
    modules: ["main+*"],
    scenario,
    cookieFile: undefined,
  });
  console.log(outcome.lines.join("\n"));
  expect(outcome.diagnostics.map(({ message }) => message)).toEqual([]);
  expect(outcome.exitCode).toBe(0);
  expect(known(join(folder, "spec"))).toEqual(known(SPEC));
}, 900_000);

/** All results of a spec folder, but for how many rows had each field, which differs from run to run. */
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
