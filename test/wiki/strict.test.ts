import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decidedWarnings, isPrivate } from "./agreement.ts";
import { serverVerdict } from "./answers.ts";
import type { ServerVerdict } from "./answers.ts";
import { readOptions, wholeCatalogue } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { generateFrom, writeSpec } from "./generated.ts";
import type { GeneratedModule } from "./generated.ts";
import { Random, SEED } from "./random.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import type { Asker } from "./tally.ts";
import { typedParams } from "./typed-params.ts";
import { moduleRequest, validatorOf } from "../templates/runtime/of-any-module.ts";

/** How many parameters that pass are sent to each module. */
const EACH = 6;
const TRIES = 400;
const COMPARABLE = { format: "json", formatversion: "1", errorformat: "raw" };

const folder = mkdtempSync(join(tmpdir(), "paramsmith-strict-"));
let wiki: Wiki;
let catalogue: WikiCatalogue;
let generated: ReadonlyMap<string, GeneratedModule>;

beforeAll(async () => {
  wiki = await startWiki();
  catalogue = await wholeCatalogue(wiki);
  generated = await generateFrom(writeSpec(folder, catalogue), folder);
});
afterAll(async () => {
  await wiki?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each<Asker>(["anonymous", "Highlimits"])(
  "what generated validators and builders let through, the wiki takes without a word (%s)",
  async (asker) => {
    const random = new Random(SEED + 5);
    const options = readOptions(catalogue, asker);
    const requests = [...generated.values()]
      .filter(({ module }) => module.path.startsWith("query+"))
      .flatMap(({ module, validate, build }) =>
        passing(() => {
          const params = typedParams(module, random);
          const { ok, issues } = validate(params, options);
          return ok && issues.length === 0 ? String(build(params, COMPARABLE)) : undefined;
        }),
      );
    expect(await refused("Generated code", requests, asker)).toEqual([]);
  },
);

it("what the runtime's validator lets through of a descriptor, the wiki takes without a word", async () => {
  const random = new Random(SEED + 6);
  const options = readOptions(catalogue, "anonymous");
  const modules = [...catalogue.api.modules.values()].filter(
    ({ path }) => path.startsWith("query+") && path !== "query+logevents",
  );
  const requests = modules.flatMap((module) => {
    const validate = validatorOf(module);
    return passing(() => {
      const params = typedParams(module, random);
      const { ok, issues } = validate(params, options);
      return ok && issues.length === 0
        ? String(moduleRequest(module, params, COMPARABLE))
        : undefined;
    });
  });
  expect(await refused("Descriptors", requests, "anonymous")).toEqual([]);
});

/** Tries until enough have passed. */
function passing(make: () => string | undefined): readonly string[] {
  const found = new Set<string>();
  for (let tries = 0; tries < TRIES && found.size < EACH; tries += 1) {
    const request = make();
    if (request !== undefined) found.add(request);
  }
  return [...found];
}

/** Sends requests and gives those that the wiki has something to say about, private logic aside. */
async function refused(
  what: string,
  requests: readonly string[],
  asker: Asker,
): Promise<readonly string[]> {
  expect(requests.length).toBeGreaterThan(250);
  const answers = await wiki.batchRaw(requests, asker === "anonymous" ? {} : { user: asker });
  const verdicts = answers.map(serverVerdict);
  const privately = verdicts.filter(({ error }) => error && isPrivate(error)).length;
  // oxlint-disable-next-line no-console -- the counts are what the run is for
  console.log(
    `${what}, ${asker} (seed ${SEED}): ${requests.length} requests that pass strictly, ` +
      `${privately} refused by private logic`,
  );
  return requests.flatMap((request, index) => {
    const verdict = verdicts[index];
    return verdict && isTaken(verdict) ? [] : [`${request}\n    ${JSON.stringify(verdict)}`];
  });
}

function isTaken(verdict: ServerVerdict): boolean {
  const { error } = verdict;
  return (!error || isPrivate(error)) && decidedWarnings(verdict).length === 0 && !verdict.opaque;
}
