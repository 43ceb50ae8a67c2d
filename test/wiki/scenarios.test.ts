import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Wiki as WikiContent } from "../../templates/wiki/data/wiki.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { learnedResults } from "./learned.ts";
import { runScenario } from "./scenarios/run-scenario.ts";
import type { ScenarioResult } from "./scenarios/run-scenario.ts";
import { BEGINNING, scenario } from "./scenarios/scenario.ts";
import { startStepStub } from "./scenarios/step-stub.ts";
import type { Sides } from "./scenarios/step-stub.ts";
import { startStepWiki } from "./scenarios/step-wiki.ts";
import { installWiki, startWiki } from "./server.ts";
import { listening, writeScenarios } from "../templates/wiki/recorded/recorded-scenarios.ts";
import type {
  RecordedScenario,
  RecordedScenarios,
  SentText,
} from "../templates/wiki/recorded/recorded-scenarios.ts";
import { runsOf, sample, seedOf } from "../random-runs.ts";

/** How many scenarios run. */
const RUNS = runsOf(60);
/** One in so many scenarios is recorded. */
const RECORDED_STEP = 8;
/** The same seed gives the same scenarios. */
const SEED = seedOf(19);
/** The numbers of the scenarios to run, separated by commas. Default: all. */
const ONLY = process.env["PARAMSMITH_ONLY"]?.split(",").map(Number);
/** How many differences are printed as they are found. */
const SHOW = Number(process.env["SHOW"] ?? 10);
/** The least shares of steps with equal responses, and with equal effects. */
const LEAST = { responses: 0.98, effects: 0.95 };

const directory = join(tmpdir(), `paramsmith-scenarios-wiki-${process.pid}`);
let sides: Sides;
let told: Omit<RecordedScenarios, "scenarios">;

beforeAll(async () => {
  await installWiki(directory);
  appendFileSync(
    join(directory, "LocalSettings.php"),
    [
      "",
      "$wgPageLanguageUseDB = true;",
      "$wgGroupPermissions['sysop']['pagelang'] = true;",
      "$wgFileExtensions = array_merge( $wgFileExtensions, [ 'svg', 'txt' ] );",
      "",
    ].join("\n"),
  );
  const wiki = startStepWiki(directory);
  const start = Date.now();
  for (const [index, { user, token, request }] of BEGINNING.entries()) {
    const time = `${new Date(start + index * 1000).toISOString().slice(0, 19)}Z`;
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const answer = await wiki.send({ request, token, time, ...(user && { user }) });
    if (answer.includes('"error"')) throw new Error(`${request}\n${answer}`);
  }
  // Since 1.44, jobs count the members of categories.
  const [script, conf] = ["mediawiki/maintenance/runJobs.php", "LocalSettings.php"];
  execFileSync("php", [join(directory, script), "--conf", join(directory, conf)]);
  wiki.save();
  const started = await startWiki({ directory });
  const { version } = started;
  const { api, catalogue, site } = await wholeCatalogue(started);
  await started.stop();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an export has this form, as its schema says
  const exported = (await exportWiki(directory)) as unknown as WikiContent;
  const time = `${new Date(start + BEGINNING.length * 1000).toISOString().slice(0, 19)}Z`;
  const general = { ...exported.site.general, time };
  const content = { ...exported, site: { ...exported.site, general } };
  const described = { api, results: learnedResults() };
  told = { version, catalogue, site, content };
  sides = { wiki, stub: startStepStub(described, content) };
});

afterAll(async () => {
  await sides?.wiki.stop();
  for (const path of [directory, `${directory}.lock`])
    rmSync(path, { recursive: true, force: true });
});

it("random scenarios have the same effects on the stub and on the wiki", async () => {
  const results: ScenarioResult[] = [];
  const different: string[] = [];
  const recorded: RecordedScenario[] = [];
  for (const [index, steps] of sample(scenario, { numRuns: RUNS, seed: SEED }).entries()) {
    if (ONLY?.includes(index) === false) continue;
    const exchanges: SentText[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one wiki
    const result = await runScenario({ ...sides, wiki: listening(sides.wiki, exchanges) }, steps);
    results.push(result);
    if (result.difference === undefined) recorded.push({ steps, exchanges });
    if (result.difference === undefined) continue;
    different.push(`scenario ${index}, ${result.difference}`);
    if (different.length <= SHOW) console.log(different.at(-1));
  }
  if (process.env["UPDATE_ANSWERS"] === "1")
    writeScenarios({
      ...told,
      scenarios: recorded.filter((_, index) => index % RECORDED_STEP === 0),
    });
  const shares = {
    responses: shareOf(results.flatMap(({ responses }) => responses)),
    effects: shareOf(results.flatMap(({ effects }) => effects)),
  };
  console.log(
    `MediaWiki ${told.version}, seed ${SEED}: ${results.length - different.length} of ${results.length} scenarios agree; equal ${JSON.stringify(shares)}`,
  );
  expect(shares.responses, different.join("\n")).toBeGreaterThanOrEqual(LEAST.responses);
  expect(shares.effects, different.join("\n")).toBeGreaterThanOrEqual(LEAST.effects);
}, 7_200_000);

function shareOf(verdicts: readonly boolean[]): number {
  return verdicts.filter(Boolean).length / verdicts.length;
}
