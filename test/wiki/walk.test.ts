import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { poolOf } from "./learned-requests.ts";
import type { Pool } from "./learned-requests.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { figuresOf, isUnsteady, QUERY_MODULES, walkAll, walksOf } from "./walk-all.ts";
import type { Compared, WalkAllOptions } from "./walk-all.ts";
import { REPEATING, UNSTEADY } from "./walk-exceptions.ts";
import { isSince, newerModules } from "./version.ts";
import { generatorWalks } from "./walk-generators.ts";
import { startLine } from "./walk-line.ts";
import type { Line } from "./walk-line.ts";
import { readWalkSize } from "./walk.ts";

const SIZE = readWalkSize();
/** Differences that a failure shows. */
const SHOWN = 20;

let wiki: Wiki;
let pool: Pool;
let line: Line;
let all: readonly Compared[];

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  pool = await poolOf(wiki);
  line = startLine(wiki, "Admin");
  const start = performance.now();
  all = await walkAll(walksOf(wiki.version), { ...options(), concurrency: 4 });
  console.log(`${wiki.version}, ${SIZE}: ${figuresOf(all, performance.now() - start)}`);
}, 1_800_000);
afterAll(async () => {
  await line?.stop();
  await wiki?.stop();
});

function options(): Omit<WalkAllOptions, "concurrency"> {
  return { send: line.send, pool, size: SIZE, version: wiki.version };
}

describe("walks of the wiki", () => {
  it("are of every module, but for those that the wiki does not have", () => {
    const newer = newerModules(wiki.version);
    const modules = QUERY_MODULES.map(({ name }) => name).filter((name) => !newer.includes(name));
    const walked = walksOf(wiki.version).filter(({ name }) => !name.endsWith("generator"));
    expect(new Set(walked.map(({ module }) => module))).toEqual(new Set(modules));
  });

  it("are of every generator", () => {
    const generators = QUERY_MODULES.filter(({ generator }) => generator).map(({ name }) => name);
    const walked = generatorWalks("dropped").map(({ module }) => module);
    expect(new Set(walked)).toEqual(new Set(generators));
  });

  it("give the same rows with a limit of one, of seven and of the most", () => {
    const differences = all.flatMap((each) => each.differences);
    expect(differences.slice(0, SHOWN)).toEqual([]);
  });

  it("go through several answers for every module that has a limit", () => {
    const continued = all.filter(({ walked }) => (walked.get(1)?.requests ?? 0) > 1);
    const names = new Set(continued.map(({ walk: { module } }) => module));
    const limited = QUERY_MODULES.filter(({ params }) => params["limit"]);
    expect(limited.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it.for(
    Object.entries(UNSTEADY).map(([name, { reason, since = 0 }]) => [name, reason, since] as const),
  )("of %s do depend on the limit: %s", async ([name, , since], { skip }) => {
    skip(!isSince(wiki.version, since), `It is so since 1.${since}.`);
    const walks = walksOf(wiki.version).filter((each) => each.name === name);
    // What depends on the time does so after a while.
    await expect
      .poll(
        async () => {
          const again = await walkAll(walks, { ...options(), concurrency: 1 });
          return again.some(isUnsteady);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  });
});

describe("generators", () => {
  it("that come to a page again are those that are said to", async () => {
    const walks = generatorWalks("kept");
    const kept = await walkAll(walks, { ...options(), concurrency: 4 });
    expect(new Set(kept.filter(isUnsteady).map(({ walk: { module } }) => module))).toEqual(
      new Set(REPEATING),
    );
  });
});
