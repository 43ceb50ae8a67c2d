import type { PullLimits, Environment } from "../../../generator/wiki/environment.js";
import { processEnvironment } from "../../../generator/wiki/environment.js";
import { json } from "./http.js";
import type { Received, Reply } from "./http.js";
import type { Json } from "./specs.js";

/** Small enough for tests, and all of them finite. */
export const LIMITS: PullLimits = {
  responseTime: 5000,
  totalTime: 600_000,
  longestWait: 600_000,
  tries: 4,
  responseBytes: 1_000_000,
  totalBytes: 10_000_000,
  redirects: 5,
};

/** A clock that stands still except where somebody sleeps. */
export interface TestClock {
  readonly environment: Environment;
  /** Milliseconds of each sleep. */
  readonly slept: readonly number[];
  /** What was said to whoever watches. */
  readonly said: readonly string[];
}

/** The real network under a clock of the test's own, which begins at noon of a day. */
export function testClock(): TestClock {
  const slept: number[] = [];
  const said: string[] = [];
  let now = Date.parse("2024-01-31T12:00:00Z");
  return {
    slept,
    said,
    environment: {
      fetch: processEnvironment.fetch,
      now: () => now,
      progress: (line) => said.push(line),
      async sleep(milliseconds, signal) {
        signal?.throwIfAborted();
        slept.push(milliseconds);
        now += milliseconds;
      },
    },
  };
}

/** A module whose parameters choose other modules. */
export function chooser(path: string, ...paths: readonly string[]): Json {
  const submodules = Object.fromEntries(paths.map((each) => [each.split("+").at(-1) ?? "", each]));
  const parameter = { index: 1, name: "choice", type: Object.keys(submodules), submodules };
  return wikiModule(path, paths.length === 0 ? [] : [parameter]);
}

/** A module as a wiki describes it, with what a catalogue leaves out. */
export function wikiModule(path: string, parameters: readonly Json[] = []): Json {
  const name = path.split("+").at(-1) ?? "";
  return {
    name,
    classname: `Api${name}`,
    path,
    ...(path !== "main" && { group: path.startsWith("query+") ? "list" : "action" }),
    prefix: path.startsWith("query+") ? name : "",
    licenselink: "http://127.0.0.1/license",
    helpurls: [],
    parameters,
    templatedparameters: [],
  };
}

/** The modules of a small wiki: two lists, an action with a submodule of its own, the roots. */
export const SMALL_WIKI: readonly Json[] = [
  chooser("main", "query", "edit", "flow", "json"),
  chooser("query", "query+pages", "query+users"),
  wikiModule("query+pages", [
    { index: 1, name: "from", type: "string" },
    {
      index: 2,
      name: "dir",
      type: ["b", "a"],
      default: "a",
      multi: "",
      lowlimit: 50,
      highlimit: 500,
      limit: 50,
    },
  ]),
  wikiModule("query+users"),
  wikiModule("edit"),
  chooser("flow", "flow+reply"),
  { ...wikiModule("flow+reply"), group: "submodule" },
  { ...wikiModule("json"), group: "format" },
];

/** What `meta=siteinfo` answers, much else included. */
export const SITE_INFO: Json = {
  batchcomplete: "",
  query: {
    general: { generator: "MediaWiki 1.39.17", time: "2024-01-31T12:00:00Z", server: "http://x" },
    namespaces: {
      "1": { id: 1, case: "first-letter", "*": "Diskussion", canonical: "Talk" },
      "0": { id: 0, case: "first-letter", content: "", "*": "" },
      "-1": { id: -1, case: "first-letter", "*": "Spezial", canonical: "Special" },
    },
  },
};

/** An API of a wiki that has the given modules. */
export function wikiApi(modules: readonly Json[]): (request: Received) => Reply {
  return ({ query }) => {
    if (query["action"] === "query") return json(SITE_INFO);
    const paths = (query["modules"] ?? "").split("|");
    const found = modules.filter(({ path }) => paths.includes(String(path)));
    return json({
      paraminfo: { helpformat: query["helpformat"], ...(found.length > 0 && { modules: found }) },
    });
  };
}
