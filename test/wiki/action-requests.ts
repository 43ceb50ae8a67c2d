import type { AnyModule } from "../../templates/runtime/model/descriptor.ts";
import { hasPages } from "../../templates/runtime/parse/page-set.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import type { Random } from "./random.ts";
import { boundaryRequests, randomPairs, requestText, requiredPairs } from "./requests.ts";
import type { TestRequest } from "./requests.ts";

/** What the pages of an action may be. */
const PAGES = [
  ["titles", "Main%20Page"],
  ["titles", "A%7CB"],
  ["pageids", "1"],
  ["pageids", "x"],
  ["revids", "1%7C999"],
] as const;

/** Actions that answer with a feed: errors and warnings too, which makes neither comparable. */
const FEEDS = /^feed/;

/** The actions of an API, except `query`. */
export function actionPaths(api: Api): readonly string[] {
  return [...api.modules.values()]
    .filter(({ path, group }) => group === "action" && path !== "query" && !FEEDS.test(path))
    .map(({ path }) => path);
}

/** Some of the requests at the boundaries of each parameter. */
export function actionBoundaries(api: Api, random: Random, each: number): readonly TestRequest[] {
  const byParameter = new Map<string, TestRequest[]>();
  for (const request of boundaryRequests(api, actionPaths(api))) {
    const key = `${request.path} ${request.parameter}`;
    byParameter.set(key, [...(byParameter.get(key) ?? []), request]);
  }
  return [...byParameter.values()].flatMap((requests) => random.few(requests, each));
}

/** Requests to actions that take pages: by names, by a generator with parameters, or by both. */
export function pageActionRequests(api: Api, random: Random, count: number): readonly string[] {
  const all = [...api.modules.values()];
  const actions = all.filter((module) => module.group === "action" && hasPages(module));
  const generators = all.filter((module) => module.generator);
  const withPages = actions.filter(({ path }) => path !== "query");
  return Array.from({ length: count }, () =>
    pageActionRequest(random.pick(withPages), random.pick(generators), random),
  );
}

function pageActionRequest(action: AnyModule, generator: AnyModule, random: Random): string {
  const hasGenerator = random.chance(0.8);
  const given = random.chance(0.3) ? randomPairs(action, random, action.prefix).slice(0, 2) : [];
  const prefix = `g${generator.prefix}`;
  const own = random.chance(0.6) ? randomPairs(generator, random, prefix).slice(0, 3) : [];
  return requestText([
    ...Object.entries(action.select),
    ...(hasGenerator ? [["generator", generator.name] as const] : []),
    ...(random.chance(0.6) ? [random.pick(PAGES)] : []),
    ...(random.chance(0.1) ? [random.pick(PAGES)] : []),
    ...requiredPairs(action, given, action.prefix),
    ...given,
    ...(hasGenerator ? [...requiredPairs(generator, own, prefix), ...own] : []),
  ]);
}
