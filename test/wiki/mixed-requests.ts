import type { AnyModule } from "../../templates/runtime/model/descriptor.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import type { Random } from "./random.ts";
import { randomPairs, requestText, requiredPairs } from "./requests.ts";
import { encoded } from "./values.ts";

type Pair = readonly [name: string, encodedValue: string];

const PAGES = ["titles=Main%20Page", "titles=Main%20Page%7CX", "pageids=1", "revids=1", "titles="];

const ROOT_PARAMS: ReadonlySet<string> = new Set([
  "maxlag",
  "smaxage",
  "maxage",
  "uselang",
  "variant",
  "errorlang",
  "servedby",
]);

/** Requests to several modules of several groups, with a generator, the roots' parameters and unknown modules. */
export function mixedRequests(api: Api, random: Random, count: number): readonly string[] {
  return Array.from({ length: count }, () => mixedRequest(api, random));
}

function mixedRequest(api: Api, random: Random): string {
  if (random.chance(0.03)) return requestText([["action", random.pick(["nonsense", "", "Query"])]]);
  const all = [...api.modules.values()];
  const groups = ["prop", "list", "meta"].map((group) => ({
    group,
    modules: random.some(
      all.filter((module) => module.group === group && module.path.startsWith("query+")),
      group === "list" ? 3 : 2,
    ),
  }));
  const generator = random.chance(0.4)
    ? random.pick(all.filter((module) => module.generator))
    : undefined;
  const pairs: Pair[] = [
    ["action", "query"],
    ...groups.flatMap(({ group, modules }) => selecting(group, modules, random)),
    ...(generator ? [["generator", generator.name] as const] : []),
    ...(random.chance(0.02) ? [["generator", "siteinfo"] as const] : []),
    ...(generator && generator.group !== "prop" ? [] : [pair(random.pick(PAGES))]),
    ...groups.flatMap(({ modules }) => modules.flatMap((module) => own(module, random, ""))),
    ...(generator ? own(generator, random, "g") : []),
    ...rootPairs(api, random),
  ];
  return requestText(pairs);
}

function selecting(group: string, modules: readonly AnyModule[], random: Random): readonly Pair[] {
  const names = modules.map(({ name }) => name);
  if (random.chance(0.05)) names.push("nonsense");
  return names.length === 0 ? [] : [[group, encoded(names.join("|"))]];
}

/** The parameters of one of the modules: mostly what it requires, sometimes more. */
function own(module: AnyModule, random: Random, before: string): readonly Pair[] {
  const prefix = before + module.prefix;
  const given = random.chance(0.4) ? randomPairs(module, random, prefix).slice(0, 2) : [];
  return [...requiredPairs(module, given, prefix), ...given];
}

function rootPairs(api: Api, random: Random): readonly Pair[] {
  const main = api.modules.get("main");
  if (!main || !random.chance(0.3)) return [];
  const some = Object.fromEntries(
    Object.entries(main.params).filter(([name]) => ROOT_PARAMS.has(name)),
  );
  return randomPairs({ ...main, params: some }, random, "").slice(0, 2);
}

function pair(text: string): Pair {
  const [name = "", value = ""] = text.split("=");
  return [name, value];
}
