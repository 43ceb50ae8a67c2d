import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { validateResponse } from "../../templates/runtime/response/response-validator.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { learnedRequest, poolOf } from "./learned-requests.ts";
import { pulledResults } from "./learned.ts";
import { Random, SEED } from "./random.ts";
import { startFilledWiki } from "./server.ts";
import type { UserName, Wiki } from "./server.ts";

/** Answers that are held against what was learned from another content; `ANSWERS` in the environment; the table in test/bench/mediawiki.md is of 3000. */
const ANSWERS = Number(process.env["ANSWERS"] ?? 600);
/** The counts by version, which test/bench/mediawiki.md shows. */
const TABLE = fileURLToPath(new URL("learned-shares.json", import.meta.url));

/** The least share of them that must be as learned. */
const LEAST = 0.995;

let wiki: Wiki;

beforeAll(async () => {
  wiki = await startFilledWiki("second");
});
afterAll(async () => {
  await wiki?.stop();
});

interface Exception {
  readonly request: string;
  readonly issues: readonly string[];
}

it("answers with other content, to random valid requests, are as was learned", async () => {
  const catalogue = await wholeCatalogue(wiki);
  const { api } = catalogue;
  const results = pulledResults(catalogue);
  const learned = new Set(results.map(({ module }) => module));
  const modules = [...api.modules.values()].filter(
    ({ path }) => path !== "query" && learned.has(path),
  );
  const pool = await poolOf(wiki);
  const random = new Random(SEED + 7);
  const exceptions: Exception[] = [];
  const answering = new Set<string>();
  let held = 0;
  let rows = 0;
  let refused = 0;
  // Few random requests have a response of a module that wants a file key.
  while (held < ANSWERS || (answering.size < modules.length && held < 5 * ANSWERS)) {
    const user = random.chance(0.7) ? ("Admin" as const) : undefined;
    const batch = Array.from({ length: 400 }, () => learnedRequest({ modules, pool, random }));
    const valid = batch.filter((request) => parseRequestStrictly(api, request).ok);
    // oxlint-disable-next-line no-await-in-loop -- the next batch is sent when this one was too small
    const answers = await ask(valid, user);
    for (const [index, response] of answers.entries()) {
      const request = valid[index] ?? "";
      if (hasError(response)) {
        refused += 1;
        continue;
      }
      const reading = parseRequestStrictly(api, request);
      const issues = validateResponse(response, reading, results);
      held += 1;
      if (JSON.stringify(response).length > 200) rows += 1;
      for (const { module } of reading.selected) answering.add(module.path);
      if (issues.length > 0)
        exceptions.push({
          request,
          issues: issues.map(({ code, path, message }) => `${code} ${path.join(".")}: ${message}`),
        });
    }
  }
  for (const { request, issues } of exceptions)
    console.log(`${request}\n  ${issues.slice(0, 3).join("\n  ")}`);
  console.log(
    `${held} answers (${rows} of more than 200 characters, ${refused} more were errors), of ${answering.size} modules: ${exceptions.length} are not as learned`,
  );
  if (process.env["UPDATE_SHARES"] === "1") record(held, held - exceptions.length);
  expect(modules.map(({ path }) => path).filter((path) => !answering.has(path))).toEqual([]);
  expect(exceptions.length).toBeLessThanOrEqual(held * (1 - LEAST));
});

/** Replaces the counts of the wiki's version. */
function record(answers: number, asLearned: number): void {
  const { [minor(wiki.version)]: _, ...others }: Record<string, unknown> = JSON.parse(
    readFileSync(TABLE, "utf8"),
  );
  const table = { ...others, [minor(wiki.version)]: { answers, asLearned } };
  const ordered = Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(ordered), undefined, 2)}\n`);
}

function minor(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}

async function ask(
  requests: readonly string[],
  user: UserName | undefined,
): Promise<readonly unknown[]> {
  return wiki.batch(requests, user === undefined ? {} : { user });
}

function hasError(response: unknown): boolean {
  return (
    typeof response === "object" &&
    response !== null &&
    ("error" in response || "errors" in response)
  );
}
