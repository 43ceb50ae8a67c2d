import type { AnyModule, ParamDescriptor } from "../../templates/runtime/model/descriptor.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import { hasPages } from "../../templates/runtime/parse/page-set.ts";
import { COMPARABLE } from "./answers.ts";
import type { Random } from "./random.ts";
import { encoded, lists, Rotation, valuesFor } from "./values.ts";

/** One request, percent-encoded, and the module and parameter that it is about. */
export interface TestRequest {
  readonly text: string;
  readonly path: string;
  /** Unprefixed. */
  readonly parameter: string;
}

type Pair = readonly [name: string, encodedValue: string];

/** The page that a `prop` module is asked about. */
const PAGES: Readonly<Record<string, string>> = {
  "query+imageinfo": "File:x.png",
  "query+duplicatefiles": "File:x.png",
  "query+categoryinfo": "Category:x",
};

/** What some modules cannot do without, though the catalogue does not say so. */
const COMPANIONS: Readonly<Record<string, Pair>> = {
  "query+backlinks": ["bltitle", "Main%20Page"],
  "query+categorymembers": ["cmtitle", "Category:x"],
  "query+embeddedin": ["eititle", "Main%20Page"],
  "query+imageusage": ["iutitle", "File:x.png"],
  "query+usercontribs": ["ucuser", "Admin"],
};

/**
 * Values that the server does not answer as it answers others: in another format, or not at all
 * (1.39 breaks down where `requestid` or `origin` is in error, and refuses most origins).
 */
const UNREADABLE: Readonly<Record<string, RegExp>> = {
  format: /^(?:jsonfm|none|php|phpfm|rawfm|xml|xmlfm)$/,
  exportnowrap: /^/,
  // 1.45 answers a session with cookies, which all of these requests may have, in plain text.
  crossorigin: /^/,
  origin: /^(?!\*$)/,
  requestid: /^%1F/,
};

/** For each parameter of each of the modules: one request for each of the values that it is given. */
export function boundaryRequests(api: Api, paths: readonly string[]): readonly TestRequest[] {
  const rotation = new Rotation();
  return modulesOf(api, paths).flatMap((module) =>
    Object.entries(module.params).flatMap(([parameter, param]) => {
      const name = module.prefix + parameter;
      const values = readable(name, rotation.valuesFor(param)).filter(
        (value) => name !== "action" || !isListed(param, value),
      );
      return [
        ...values.map((value) => withParameters(module, parameter, [[name, value]])),
        // A name that comes from a template is none without the value that it comes from.
        ...Object.keys(param.when ?? {}).map((source) =>
          withParameters(module, parameter, [
            [name, "x"],
            [module.prefix + source, ""],
          ]),
        ),
        withParameters(module, parameter, [[`${name}[]`, "1"]]),
        ...(param.required ? [withParameters(module, parameter, [])] : []),
      ];
    }),
  );
}

/** Requests with several parameters of one module, repeated ones and unknown ones among them. */
export function randomRequests(
  api: Api,
  paths: readonly string[],
  random: Random,
  count: number,
): readonly TestRequest[] {
  const modules = modulesOf(api, paths);
  return Array.from({ length: count }, () => {
    const module = random.pick(modules);
    const pairs = randomPairs(module, random, module.prefix);
    const [first] = pairs;
    return withParameters(module, first?.[0].slice(module.prefix.length) ?? "", pairs);
  });
}

/** Some parameters of a module with random values, and perhaps a name that it does not have. */
function randomPairs(module: AnyModule, random: Random, prefix: string): readonly Pair[] {
  const names = random.some(
    Object.keys(module.params).filter((name) => prefix + name !== "action"),
    5,
  );
  const pairs = names.flatMap((name): Pair[] => {
    const param = module.params[name];
    if (!param) return [];
    const values = readable(prefix + name, valuesFor(param));
    if (values.length === 0) return [];
    const array = random.chance(0.02) ? random.pick(["[]", "[x]", "[x][y]"]) : "";
    const pair: Pair = [encoded(prefix + name) + array, random.pick(values)];
    return random.chance(0.05) ? [[pair[0], random.pick(values)], pair] : [pair];
  });
  return random.chance(0.2) ? [...pairs, [encoded(random.pick(lists.names)), "1"]] : pairs;
}

/** Values that suit the parameter of a module, for those that it requires. */
function requiredPairs(module: AnyModule, given: readonly Pair[], prefix: string): Pair[] {
  return Object.entries(module.params)
    .filter(([name, { required }]) => required && !given.some(([other]) => other === prefix + name))
    .map(([name, param]) => [prefix + name, encoded(suitable(param))]);
}

/** A request from names and values, with what makes the answer comparable. */
function requestText(pairs: readonly Pair[]): string {
  const written = new Set(pairs.map(([name]) => name));
  const comparable = COMPARABLE.split("&").filter((each) => !written.has(each.split("=")[0] ?? ""));
  return [...pairs.map(([name, value]) => `${name}=${value}`), ...comparable].join("&");
}

/** What the pages of a request may be. */
const NAMED_PAGES: readonly Pair[] = [
  ["titles", "Main%20Page"],
  ["titles", "Main%20Page%7CX"],
  ["titles", ""],
  ["pageids", "1"],
  ["pageids", "x"],
  ["revids", "1%7C999"],
];

/** The parameters of `main` that random requests have. */
const ROOT_PARAMS: ReadonlySet<string> = new Set([
  "maxlag",
  "smaxage",
  "maxage",
  "uselang",
  "variant",
  "errorlang",
  "servedby",
]);

/** Actions that answer with a feed: errors and warnings too, which makes neither comparable. */
const FEEDS = /^feed/;

/** The actions of an API, except `query`. */
export function actionPaths(api: Api): readonly string[] {
  return [...api.modules.values()]
    .filter(({ path, group }) => group === "action" && path !== "query" && !FEEDS.test(path))
    .map(({ path }) => path);
}

/** Requests to `query` with several modules of several groups, a generator, parameters of the roots and unknown modules. */
export function mixedRequests(api: Api, random: Random, count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    if (random.chance(0.03))
      return requestText([["action", random.pick(["nonsense", "", "Query"])]]);
    const groups = ["prop", "list", "meta"].map((group) => ({
      group,
      modules: random.some(
        [...api.modules.values()].filter(
          (module) => module.group === group && module.path.startsWith("query+"),
        ),
        group === "list" ? 3 : 2,
      ),
    }));
    const selected = groups.flatMap(({ group, modules }): Pair[] => {
      const names = modules.map(({ name }) => name);
      if (random.chance(0.05)) names.push("nonsense");
      return names.length === 0 ? [] : [[group, encoded(names.join("|"))]];
    });
    const generator = random.chance(0.4) ? random.pick(generatorsOf(api)) : undefined;
    return requestText([
      ["action", "query"],
      ...selected,
      ...(random.chance(0.02) ? [["generator", "siteinfo"] as const] : []),
      ...(generator && generator.group !== "prop" ? [] : [random.pick(NAMED_PAGES)]),
      ...groups.flatMap(({ modules }) => modules.flatMap((module) => ownPairs(module, random))),
      ...(generator ? generatorPairs(generator, random) : []),
      ...rootPairs(api, random),
    ]);
  });
}

/** Requests to actions that take pages: by names, by a generator with parameters, or by both. */
export function pageActionRequests(api: Api, random: Random, count: number): readonly string[] {
  const actions = [...api.modules.values()].filter(
    (module) => module.group === "action" && module.path !== "query" && hasPages(module),
  );
  return Array.from({ length: count }, () => {
    const action = random.pick(actions);
    return requestText([
      ...Object.entries(action.select),
      ...random.some(NAMED_PAGES, 2),
      ...ownPairs(action, random),
      ...(random.chance(0.8) ? generatorPairs(random.pick(generatorsOf(api)), random) : []),
    ]);
  });
}

function generatorsOf(api: Api): readonly AnyModule[] {
  return [...api.modules.values()].filter((module) => module.generator);
}

function generatorPairs(generator: AnyModule, random: Random): readonly Pair[] {
  return [["generator", generator.name], ...ownPairs(generator, random, "g")];
}

/** The parameters of one of several modules: mostly what it requires, sometimes more. */
function ownPairs(module: AnyModule, random: Random, before = ""): readonly Pair[] {
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

function withParameters(module: AnyModule, parameter: string, pairs: readonly Pair[]): TestRequest {
  const isGiven = ([name]: Pair): boolean => pairs.some(([given]) => given.startsWith(name));
  const missing = module.params[parameter]?.required && pairs.length === 0;
  const companion = COMPANIONS[module.path];
  const sources = Object.entries(module.params[parameter]?.when ?? {});
  const others: readonly Pair[] = [
    ...sources.map(([name, value]): Pair => [module.prefix + name, encoded(value)]),
    ...Object.entries(selectionOf(module)).map(([name, value]): Pair => [name, encoded(value)]),
    ...(missing ? [] : requiredPairs(module, pairs, module.prefix)),
    ...(companion ? [companion] : []),
  ];
  const text = requestText([...others.filter((pair) => !isGiven(pair)), ...pairs]);
  return { text, path: module.path, parameter };
}

/** What selects a module, with the page that it needs; the roots go with a small list. */
function selectionOf({ path, group, select }: AnyModule): Readonly<Record<string, string>> {
  if (path === "main" || path === "query" || group === "format")
    return { action: "query", meta: "userinfo" };
  return group === "prop" ? { ...select, titles: PAGES[path] ?? "Main Page" } : select;
}

function modulesOf(api: Api, paths: readonly string[]): readonly AnyModule[] {
  return paths.map((path) => {
    const module = api.modules.get(path);
    if (!module) throw new Error(`The catalogue has no ${path}.`);
    return module;
  });
}

function isListed(param: ParamDescriptor, value: string): boolean {
  return param.type === "enum" && param.values.some((listed) => encoded(listed) === value);
}

function readable(name: string, values: readonly string[]): readonly string[] {
  const unreadable = UNREADABLE[name];
  return unreadable ? values.filter((value) => !unreadable.test(value)) : values;
}

function suitable(param: ParamDescriptor): string {
  switch (param.type) {
    case "enum":
      return param.values.find((value) => value !== "") ?? "";
    case "integer":
    case "float":
    case "limit":
    case "namespace":
      return "1";
    case "timestamp":
    case "expiry":
      return "now";
    default:
      return "Main Page";
  }
}
