import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { poolOf } from "./learned-requests.ts";
import type { Pool } from "./learned-requests.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { figuresOf, isUnsteady, QUERY_MODULES, walkAll, WALKS } from "./walk-all.ts";
import type { Compared } from "./walk-all.ts";
import { NEWER, REPEATING, UNSTEADY } from "./walk-exceptions.ts";
import { generatorWalks } from "./walk-generators.ts";
import { startLine } from "./walk-line.ts";
import type { Line } from "./walk-line.ts";
import { extentAsked } from "./walk.ts";

const EXTENT = extentAsked();
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
  all = await walkAll(WALKS, { send: line.send, pool, extent: EXTENT, concurrency: 4 });
  console.log(`${EXTENT}: ${figuresOf(all, performance.now() - start)}`);
}, 1_800_000);
afterAll(async () => {
  await line?.stop();
  await wiki?.stop();
});

describe("walks of the wiki", () => {
  it("are of every module, but for those that the wiki does not have", () => {
    const modules = QUERY_MODULES.map(({ name }) => name).filter((name) => !NEWER.includes(name));
    const walked = WALKS.filter(({ name }) => !name.endsWith("generator"));
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
    const limited = QUERY_MODULES.filter(
      ({ name, params }) => params["limit"] && !NEWER.includes(name),
    );
    expect(limited.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(Object.entries(UNSTEADY).map(([name, { reason }]) => [name, reason] as const))(
    "of %s do depend on the limit: %s",
    async (name) => {
      const walks = WALKS.filter((each) => each.name === name);
      // What depends on the time does so after a while.
      await expect
        .poll(
          async () => {
            const again = await walkAll(walks, {
              send: line.send,
              pool,
              extent: EXTENT,
              concurrency: 1,
            });
            return again.some(isUnsteady);
          },
          { timeout: 60_000 },
        )
        .toBe(true);
    },
  );
});

describe("generators", () => {
  it("that come to a page again are those that are said to", async () => {
    const walks = generatorWalks("kept");
    const kept = await walkAll(walks, { send: line.send, pool, extent: EXTENT, concurrency: 4 });
    expect(new Set(kept.filter(isUnsteady).map(({ walk: { module } }) => module))).toEqual(
      new Set(REPEATING),
    );
  });
});
