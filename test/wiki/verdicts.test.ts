import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { writeCorpus } from "./corpus.ts";
import { Random, SEED } from "./random.ts";
import { boundaryRequests, randomRequests } from "./requests.ts";
import type { TestRequest } from "./requests.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { print, tally } from "./tally.ts";
import type { Asker } from "./tally.ts";
import { measured, sampleOf } from "./verdict-shares.ts";

let wiki: Wiki;
let catalogue: WikiCatalogue;
let queryPaths: readonly string[];

beforeAll(async () => {
  wiki = await startWiki();
  catalogue = await wholeCatalogue(wiki);
  queryPaths = [...catalogue.api.modules.keys()].filter((path) =>
    /^(?:query\+.*|main|query|json)$/.test(path),
  );
});
afterAll(async () => {
  await wiki?.stop();
});

/** Compares the verdicts on requests, prints the counts, and gives the disagreements. */
async function disagreements(
  what: string,
  all: readonly TestRequest[],
  asker: Asker,
): Promise<readonly string[]> {
  const random = new Random(SEED + 8);
  const requests = all.filter(() => random.next() < sampleOf(wiki.version));
  const texts = requests.map(({ text }) => text);
  const found = await tally(wiki, catalogue, texts, asker);
  print(what, found);
  measured(wiki.version, what, found);
  if (process.env["UPDATE_CORPUS"] === "1") writeCorpus(catalogue, requests, found.verdicts, asker);
  return found.disagreements;
}

describe("a request to one query module", () => {
  it("has the verdict that the wiki gives, at the boundary of every rule", async () => {
    const requests = boundaryRequests(catalogue.api, queryPaths);
    expect(requests.length).toBeGreaterThan(2000);
    expect(notHit(requests, queryPaths)).toEqual([]);
    expect(await disagreements("One parameter", requests, "anonymous")).toEqual([]);
  });

  it("has the verdict that the wiki gives, for several parameters at once", async () => {
    const requests = randomRequests(catalogue.api, queryPaths, new Random(SEED), 2500);
    expect(await disagreements("Several parameters", requests, "anonymous")).toEqual([]);
  });

  it("has the verdict that the wiki gives to a user with high limits", async () => {
    const random = new Random(SEED + 1);
    const requests = [
      ...boundaryRequests(catalogue.api, queryPaths).filter(({ path, parameter }) =>
        random.chance(weight(path, parameter)),
      ),
      ...randomRequests(catalogue.api, queryPaths, random, 800),
    ];
    expect(await disagreements("With high limits", requests, "Highlimits")).toEqual([]);
  });
});

describe("a request to another action", () => {
  it("has the verdict that the wiki gives", async () => {
    const random = new Random(SEED + 2);
    const paths = ["compare", "parse", "expandtemplates", "paraminfo", "checktoken"];
    const requests = [
      ...boundaryRequests(catalogue.api, paths),
      ...randomRequests(catalogue.api, paths, random, 300),
    ];
    expect(await disagreements("Other actions", requests, "anonymous")).toEqual([]);
  });
});

/** Modules and parameters that no request is about. */
function notHit(requests: readonly TestRequest[], paths: readonly string[]): readonly string[] {
  const hit = new Set(requests.map(({ path, parameter }) => `${path} ${parameter}`));
  return paths.flatMap((path) =>
    Object.keys(catalogue.api.modules.get(path)?.params ?? {})
      .map((name) => `${path} ${name}`)
      .filter((each) => !hit.has(each)),
  );
}

/** How often a request is asked with high limits as well: they matter to limits and to lists. */
function weight(path: string, parameter: string): number {
  const param = catalogue.api.modules.get(path)?.params[parameter];
  if (param?.type === "limit") return 1;
  return param?.multi ? 0.25 : 0.04;
}
