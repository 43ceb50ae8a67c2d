import { beforeAll, expect, it } from "vitest";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import { wholeCatalogue } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { Random, SEED } from "./random.ts";
import {
  actionPaths,
  boundaryRequests,
  mixedRequests,
  pageActionRequests,
  randomRequests,
} from "./requests.ts";
import { useWiki } from "./server.ts";
import { print, tally } from "./tally.ts";
import type { Asker } from "./tally.ts";

/** The share of the requests that are sent, from 0 to 1; `SAMPLE` in the environment. */
const REQUEST_SHARE = Number(process.env["SAMPLE"] ?? 0.15);

/** Requests of one kind, whose verdicts are compared with the wiki's. */
interface Kind {
  readonly asker?: Asker;
  readonly method?: "GET" | "POST";
  /** The least share of verdicts that must agree; the rest is printed. Default: all. */
  readonly least?: number;
  /** All are sent, and not a sample: they are few for each parameter. */
  readonly isWhole?: true;
  readonly requests: (api: Api, random: Random) => readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  "One parameter": {
    requests: (api) => boundaryRequests(api, queryPaths(api)).map(({ text }) => text),
  },
  "Several parameters": {
    requests: (api, random) =>
      randomRequests(api, queryPaths(api), random, 2500).map(({ text }) => text),
  },
  "With high limits": {
    asker: "Highlimits",
    requests: (api, random) => [
      ...boundaryRequests(api, queryPaths(api))
        .filter(({ path, parameter }) => random.chance(limitWeight(api, path, parameter)))
        .map(({ text }) => text),
      ...randomRequests(api, queryPaths(api), random, 800).map(({ text }) => text),
    ],
  },
  "Several modules": {
    least: 0.995,
    requests: (api, random) => mixedRequests(api, random, 2000),
  },
  "Several modules, high limits": {
    asker: "Highlimits",
    least: 0.995,
    requests: (api, random) => mixedRequests(api, random, 1000),
  },
  // Most actions must be posted, and say so first.
  "Any action, GET": { least: 0.995, requests: actionRequests },
  "Any action, POST": { isWhole: true, method: "POST", least: 0.995, requests: actionRequests },
  "Actions on pages": {
    method: "POST",
    least: 0.995,
    requests: (api, random) => pageActionRequests(api, random, 2000),
  },
};

const wiki = useWiki();
let catalogue: WikiCatalogue;

beforeAll(async () => {
  catalogue = await wholeCatalogue(wiki());
});

it.each(Object.entries(KINDS))(
  "requests have the verdicts that the wiki gives: %s",
  async (name, { asker = "anonymous", method = "GET", least = 1, isWhole, requests }) => {
    const random = new Random(SEED);
    const all = requests(catalogue.api, random);
    const sample = all.filter(() => isWhole || random.chance(REQUEST_SHARE));
    const found = await tally(wiki(), catalogue, sample, asker, method);
    print(name, found);
    const { agree, requests: sent, privately } = found;
    expect(agree).toBeGreaterThan(0);
    expect(agree / (sent - privately)).toBeGreaterThanOrEqual(least);
  },
);

function queryPaths(api: Api): readonly string[] {
  return [...api.modules.keys()].filter((path) => /^(?:query\+.*|main|query|json)$/.test(path));
}

/** Two of the requests at the boundaries of each parameter, and random ones. */
function actionRequests(api: Api, random: Random): readonly string[] {
  const paths = actionPaths(api);
  const counts = new Map<string, number>();
  const boundaries = boundaryRequests(api, paths);
  const few = random.few(boundaries, boundaries.length).filter(({ path, parameter }) => {
    const key = `${path} ${parameter}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before < 2;
  });
  return [...few, ...randomRequests(api, paths, random, 500)].map(({ text }) => text);
}

/** How often a request is sent with high limits as well: they matter to limits and to lists. */
function limitWeight(api: Api, path: string, parameter: string): number {
  const param = api.modules.get(path)?.params[parameter];
  if (param?.type === "limit") return 1;
  return param?.multi ? 0.25 : 0.04;
}
