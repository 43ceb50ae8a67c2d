import type { AnyModule, ParamDescriptor } from "../../templates/runtime/model/descriptor.ts";
import type { Random } from "./random.ts";
import type { Wiki } from "./server.ts";

/** What the wiki holds, by the kind of parameter that wants it. */
export type Pool = Readonly<Record<keyof typeof QUESTIONS, readonly string[]>>;

/** Requests in format version 2, and the field whose values are wanted. */
const QUESTIONS = {
  title: ["list=allpages&aplimit=max", "title"],
  talk: ["list=allpages&apnamespace=1&aplimit=max", "title"],
  file: ["list=allimages&ailimit=max", "title"],
  category: ["list=allcategories&aclimit=max", "category"],
  template: ["list=allpages&apnamespace=10&aplimit=max", "title"],
  redirect: ["list=allpages&apfilterredir=redirects&aplimit=max", "title"],
  deleted: ["list=alldeletedrevisions&adrlimit=max", "title"],
  user: ["list=allusers&aulimit=max", "name"],
  userid: ["list=allusers&aulimit=max", "userid"],
  address: ["list=recentchanges&rcshow=anon&rcprop=user&rclimit=max", "user"],
  pageid: ["list=allpages&aplimit=max", "pageid"],
  revid: ["list=allrevisions&arvlimit=max", "revid"],
  pageprop: ["list=pagepropnames&ppnlimit=max", "propname"],
  stashed: ["list=mystashedfiles", "filekey"],
  tag: ["list=tags&tglimit=max", "name"],
  iw: ["generator=allpages&prop=iwlinks&gaplimit=max&iwlimit=max", "prefix"],
  lang: ["generator=allpages&prop=langlinks&gaplimit=max&lllimit=max", "lang"],
} as const;

/** Asks a wiki, as Admin, for what requests can name. */
export async function poolOf(wiki: Pick<Wiki, "batch">): Promise<Pool> {
  const answers = await wiki.batch(
    Object.values(QUESTIONS).map(([request]) => `action=query&formatversion=2&${request}`),
    { user: "Admin" },
  );
  const found = Object.entries(QUESTIONS).map(([kind, [, field]], index) => [
    kind,
    [...new Set(valuesOf(answers[index], field))],
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each question
  return Object.fromEntries(found) as Pool;
}

function valuesOf(value: unknown, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const isWanted = name === field && (typeof member === "string" || typeof member === "number");
    return isWanted ? [String(member)] : valuesOf(member, field);
  });
}

/** What random requests are made of. */
export interface RequestOptions {
  readonly modules: readonly AnyModule[];
  readonly pool: Pool;
  readonly random: Random;
  /** Modules that may be the generator, where not every one of them. */
  readonly generators?: readonly AnyModule[];
}

/** A random request to one, two or three modules, whose values are such as the wiki holds. */
export function learnedRequest({
  modules,
  pool,
  random,
  generators = modules,
}: RequestOptions): string {
  const chosen = [random.pick(modules), ...random.some(modules, random.chance(0.3) ? 2 : 0)];
  const distinct = [...new Set(chosen)];
  const listGenerators = generators.filter((each) => each.generator && each.group === "list");
  const generator =
    random.chance(0.25) && listGenerators.length > 0 ? random.pick(listGenerators) : undefined;
  const needsPages = generator !== undefined || distinct.some(({ group }) => group === "prop");
  const parameters = new Map<string, string>([
    ["action", "query"],
    ["formatversion", random.chance(0.8) ? "2" : "1"],
  ]);
  for (const { group, name } of distinct) {
    const before = parameters.get(group);
    parameters.set(group, before === undefined ? name : `${before}|${name}`);
  }
  if (generator) parameters.set("generator", generator.name);
  else if (needsPages) for (const [name, value] of pages(pool, random)) parameters.set(name, value);
  const all = [
    ...distinct.map((module) => ({ module, lead: "" })),
    ...(generator ? [{ module: generator, lead: "g" }] : []),
  ];
  for (const { module, lead } of all)
    for (const [name, value] of argumentsOf(module, pool, random))
      parameters.set(lead + module.prefix + name, value);
  return new URLSearchParams([...parameters]).toString();
}

function pages(pool: Pool, random: Random): readonly (readonly [string, string])[] {
  const kinds = [pool.title, pool.talk, pool.file, pool.template, pool.redirect, pool.deleted];
  if (random.chance(0.1)) return [["revids", random.some(pool.revid, 5).join("|") || "1"]];
  if (random.chance(0.15)) return [["pageids", random.some(pool.pageid, 9).join("|") || "1"]];
  const categories = pool.category.map((name) => `Category:${name}`);
  const titles = [
    ...random.some(random.pick([...kinds, categories]), 9),
    ...random.some(random.pick(kinds), 3),
    ...(random.chance(0.2) ? ["No such page, ever"] : []),
    random.pick(pool.title),
  ];
  return [
    ["titles", [...new Set(titles)].join("|")],
    ...(random.chance(0.2) ? [["redirects", "1"] as const] : []),
  ];
}

/** What a module must be told, and what it may be. */
function argumentsOf(
  module: AnyModule,
  pool: Pool,
  random: Random,
): readonly (readonly [string, string])[] {
  const needed = NEEDED[module.name];
  return Object.entries(module.params).flatMap(([name, descriptor]) => {
    if (NEVER.has(name)) return [];
    const isNeeded = descriptor.required === true || name === needed;
    if (!isNeeded && !random.chance(name === "prop" ? 0.7 : 0.18)) return [];
    const value = valueFor(module, name, descriptor, pool, random);
    return value === undefined ? [] : [[name, value]];
  });
}

/** One of several that a module cannot do without. */
const NEEDED: Readonly<Record<string, string>> = {
  backlinks: "title",
  embeddedin: "title",
  imageusage: "title",
  categorymembers: "title",
  users: "users",
  usercontribs: "user",
  stashimageinfo: "filekey",
};

/** Whatever needs another wiki, somebody's secret, or the answer before. */
const NEVER: ReadonlySet<string> = new Set([
  "continue",
  "attachedwiki",
  "owner",
  "token",
  "sessionkey",
  "mimetype",
]);

function valueFor(
  module: AnyModule,
  name: string,
  descriptor: ParamDescriptor,
  pool: Pool,
  random: Random,
): string | undefined {
  switch (descriptor.type) {
    case "boolean":
      return "1";
    case "enum":
      return descriptor.multi
        ? random.some(descriptor.values, descriptor.values.length).slice(0, 50).join("|")
        : random.pick(descriptor.values);
    case "namespace":
      return descriptor.multi
        ? [random.pick(["0", "1", "2", "6", "10", "14"]), "0"].join("|")
        : random.pick(["0", "1", "2", "6", "10", "14"]);
    case "limit":
      return random.pick(["1", "3", "20", "max"]);
    case "integer":
      return integer(name, pool, random);
    case "timestamp":
      return random.pick(["2021-06-01T00:00:00Z", "2022-01-15T00:00:00Z", "2023-01-01T00:00:00Z"]);
    case "user":
      return random.pick(random.chance(0.8) ? pool.user : pool.address);
    default:
      return TEXTS[name]?.(pool, random, module.name);
  }
}

function integer(name: string, pool: Pool, random: Random): string | undefined {
  if (name === "pageid") return random.pick(pool.pageid);
  if (name === "userids") return random.some(pool.userid, 5).join("|") || random.pick(pool.userid);
  if (name === "urlwidth" || name === "urlheight") return random.pick(["60", "2000"]);
  if (name.endsWith("size")) return random.pick(["10", "500"]);
  return name === "offset" ? "1" : undefined;
}

type MakeText = (pool: Pool, random: Random, module: string) => string | undefined;

/** Values of strings, by the names of their parameters. */
const TEXTS: Readonly<Record<string, MakeText>> = {
  title(pool, random, module) {
    if (module === "categorymembers") return `Category:${random.pick(pool.category)}`;
    if (module === "imageusage") return random.pick(pool.file);
    if (module === "embeddedin") return random.pick(pool.template);
    // The target of links of another kind makes sense only with its prefix.
    return /^(?:iw|lang)/.test(module) ? undefined : random.pick(pool.title);
  },
  users: ({ user, address }, random) =>
    random.some([...user, ...address, "Nobody at all"], 6).join("|") || "Admin",
  user: ({ user }, random) => random.pick(user),
  prefix: ({ iw, title }, random, module) =>
    module.startsWith("iw") ? random.pick(iw) : random.pick(title).slice(0, 1),
  lang: ({ lang }, random, module) => (module === "allmessages" ? "de" : random.pick(lang)),
  search: ({ title }, random) => random.pick(title).split(/\W/)[0]?.slice(0, 6) || "a",
  propname: ({ pageprop }, random) => random.pick(pageprop),
  filekey: ({ stashed }, random) => random.pick(stashed),
  tag: ({ tag }, random) => random.pick(tag),
  messages: () => "mainpage|aboutsite|no-such-message",
  diffto: (_, random) => random.pick(["prev", "next", "cur"]),
  names: () => "cdxIconAdd|cdxIconClose",
  section: () => "0",
  testactions: () => "edit|delete",
  code: () => "de|sr|zh-hans",
  from: (_, random, module) => (module.startsWith("all") ? random.pick(["A", "M"]) : undefined),
};
