import type { AnyModule, ParamDescriptor } from "../../templates/runtime/model/descriptor.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import { COMPARABLE } from "./answers.ts";
import type { Random } from "./random.ts";
import { encoded, Rotation, valuesFor } from "./values.ts";

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

/** Names that no module has, some of which PHP rewrites, and names of prefixes with nothing behind. */
const STRANGE_NAMES: readonly string[] = [
  "nonsense",
  "non.sense",
  "non sense",
  "APLIMIT",
  "aplimit ",
  "a[b",
  "gap",
  "0",
  "na\u00EFve",
  "<b>",
  "__proto__",
  "constructor",
  "x-y",
];

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
export function randomPairs(module: AnyModule, random: Random, prefix: string): readonly Pair[] {
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
  return random.chance(0.2) ? [...pairs, [encoded(random.pick(STRANGE_NAMES)), "1"]] : pairs;
}

/** Values that suit the parameter of a module, for those that it requires. */
export function requiredPairs(module: AnyModule, given: readonly Pair[], prefix: string): Pair[] {
  return Object.entries(module.params)
    .filter(([name, { required }]) => required && !given.some(([other]) => other === prefix + name))
    .map(([name, param]) => [prefix + name, encoded(suitable(param))]);
}

/** A request from names and values, with what makes the answer comparable. */
export function requestText(pairs: readonly Pair[]): string {
  const written = new Set(pairs.map(([name]) => name));
  const comparable = COMPARABLE.split("&").filter((each) => !written.has(each.split("=")[0] ?? ""));
  return [...pairs.map(([name, value]) => `${name}=${value}`), ...comparable].join("&");
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
