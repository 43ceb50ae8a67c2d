import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { decidedWarnings, isPrivate } from "./agreement.ts";
import { serverVerdict } from "./answers.ts";
import { compile, importGenerated, runCommand } from "./generated.ts";
import type { GeneratedModule } from "./generated.ts";
import { Random, SEED } from "./random.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { typedParams } from "./typed-params.ts";

/** How many parameters that pass are sent to each module. */
const EACH = 6;
const TRIES = 400;
const COMPARABLE = { format: "json", formatversion: "1", errorformat: "raw" };

/** Debian's versions, and the one of the environment, if it has one. */
const VERSIONS = [
  { PARAMSMITH_WIKI_VERSION: "1.39", PARAMSMITH_MEDIAWIKI: "" },
  { PARAMSMITH_WIKI_VERSION: "1.43", PARAMSMITH_MEDIAWIKI: "" },
  ...(process.env["PARAMSMITH_MEDIAWIKI"] ? [{}] : []),
];

const folder = mkdtempSync(join(tmpdir(), "paramsmith-strict-"));
const wikis: Wiki[] = [];

afterAll(async () => {
  await Promise.all(wikis.map((wiki) => wiki.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(env = {}): Promise<Wiki> {
  const wiki = await startWiki({ env });
  wikis.push(wiki);
  return wiki;
}

it("what code for the intersection of a fleet lets through, each wiki takes without a word", async () => {
  const fleet: Wiki[] = [];
  for (const env of VERSIONS) {
    // oxlint-disable-next-line no-await-in-loop -- installations share a lock
    fleet.push(await start(env));
  }
  const names = fleet.map(({ version }) => `v${version}`);
  const list = fleet.map(({ endpoint }, index) => `${names[index]} ${endpoint}\n`).join("");
  writeFileSync(join(folder, "wikis.txt"), list);
  runCommand(["pull", "--list", "wikis.txt", "--out", "spec"], { cwd: folder });
  const files = names.map((name) => `spec/${name}`);
  const specs = [{ files, combine: "intersection", name: "fleet" }];
  writeFileSync(join(folder, "paramsmith.config.json"), JSON.stringify({ specs, out: "code" }));
  runCommand(["generate"], { cwd: folder });
  compile(folder, ["code/fleet"]);
  const requests = passingRequests(await importGenerated(folder, "fleet"));
  for (const wiki of fleet) {
    // oxlint-disable-next-line no-await-in-loop -- each wiki takes all processors
    expect.soft(await refused(wiki, requests), wiki.version).toEqual([]);
  }
}, 1_200_000);

/** Random requests to each query module that its validator lets through without an issue. */
function passingRequests(modules: ReadonlyMap<string, GeneratedModule>): readonly string[] {
  const random = new Random(SEED + 5);
  return [...modules.values()]
    .filter(({ module }) => module.path.startsWith("query+"))
    .flatMap(({ module, validate, build }) => {
      const found = new Set<string>();
      for (let tries = 0; tries < TRIES && found.size < EACH; tries += 1) {
        const params = typedParams(module, random);
        const { ok, issues } = validate(params, {});
        if (ok && issues.length === 0) found.add(String(build(params, COMPARABLE)));
      }
      return [...found];
    });
}

/** Sends requests, and returns those that the wiki rejects or warns of, private logic aside. */
async function refused(wiki: Wiki, requests: readonly string[]): Promise<readonly string[]> {
  expect(requests.length).toBeGreaterThan(250);
  const answers = await wiki.batchRaw(requests);
  return answers.flatMap((answer, index) => {
    const verdict = serverVerdict(answer);
    const { error, opaque } = verdict;
    const isTaken =
      (!error || isPrivate(error)) && decidedWarnings(verdict).length === 0 && !opaque;
    return isTaken ? [] : [`${requests[index]}\n    ${JSON.stringify(verdict)}`];
  });
}
