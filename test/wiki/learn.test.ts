import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { learnCommand } from "../../generator/cli/run-learn.ts";
import type { LearnCommandOptions } from "../../generator/cli/run-learn.ts";
import { readScenario } from "../../generator/cli/wiki-modules.js";
import { processEnvironment } from "../../generator/wiki/environment.ts";
import type { Scenario, ScenarioStep } from "../../generator/spec/source/types.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import { useWiki } from "./server.ts";

const SPEC = fileURLToPath(new URL("../../spec", import.meta.url));

/** Modules that are fast to learn; `LEARN=all` learns all, which takes some minutes. */
const SAMPLES = {
  paraminfo: ["query+protectedtitles", "query+tokens"],
  actions: ["checktoken", "expandtemplates", "opensearch", "rsd"],
} as const;
const ALL = { paraminfo: ["query+*"], actions: ["main+*"] } as const;

const wiki = useWiki(() => startCopiedWiki({ content: "first" }));
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-learn-"));
  for (const spec of ["paraminfo", "actions"])
    cpSync(join(SPEC, spec), join(folder, spec), { recursive: true });
  writeFileSync(join(folder, "session.txt"), await wiki().login("Admin"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Learns into a folder, which must have results without a problem. */
async function learn(
  options: Pick<LearnCommandOptions, "out" | "modules" | "scenario" | "cookieFile">,
) {
  const outcome = await learnCommand({
    ...options,
    cwd: folder,
    address: wiki().endpoint,
    userAgent: "paramsmith/0 (a test)",
    timeoutSeconds: 60,
    environment: processEnvironment,
  });
  console.log(outcome.lines.join("\n"));
  expect(outcome.diagnostics.map(({ message }) => message)).toEqual([]);
  expect(outcome.exitCode).toBe(0);
  return outcome;
}

it.each(["paraminfo", "actions"] as const)(
  "learning modules of %s again finds rows, and nothing that is not known",
  async (spec) => {
    const modules = process.env["LEARN"] === "all" ? ALL[spec] : SAMPLES[spec];
    const { data } = await learn({ out: spec, modules, cookieFile: "session.txt" });
    // The wiki is not asked for what it does not have: `codexicons` is newer.
    if (spec === "paraminfo") expect(data).toMatchObject({ silent: [] });
    expect(known(join(folder, spec))).toEqual(known(join(SPEC, spec)));
  },
  900_000,
);

/** Whether a step of the administrator logs in, uploads a file or deletes one. */
function isOfFile({ as, action, params }: ScenarioStep): boolean {
  const isDeletion = action === "delete" && params?.["title"]?.startsWith("File:") === true;
  return as === "Admin" && (isDeletion || action === "clientlogin" || action === "upload");
}

it("learning the other actions again from the shipped scenario finds nothing that is not known", async () => {
  const { value: scenario } = readScenario(folder, {
    file: "actions/scenario.json",
    address: wiki().endpoint,
    writeTo: undefined,
  });
  if (!scenario) throw new Error("spec/actions/scenario.json is no scenario.");
  const { steps, undo = [] } = scenario.value;
  const [first, ...others] = steps.filter(isOfFile);
  if (!first) throw new Error("The scenario has no uploads.");
  // The wiki that results were learned from had the deleted files of a run before.
  const value: Scenario = { steps: [first, ...others], undo: undo.filter(isOfFile) };
  const before = { value, run: `${scenario.run}-before` };
  cpSync(join(SPEC, "actions"), join(folder, "before"), { recursive: true });
  const modules = ["main+*"];
  await learn({ out: "before", modules, scenario: before, cookieFile: undefined });
  await learn({ out: "actions", modules, scenario, cookieFile: undefined });
  expect(known(join(folder, "actions"))).toEqual(known(join(SPEC, "actions")));
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
