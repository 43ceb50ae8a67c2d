import { readFileSync, writeFileSync } from "node:fs";
import type { Module } from "../../generator/spec/source/types.ts";
import { findValues, requestTo, rowsOf } from "./filled.ts";
import type { Found } from "./filled.ts";
import type { Wiki } from "./server.ts";

/** A request to one module, and what a real wiki answered. */
export interface RecordedAnswer {
  /** The path of the module. */
  readonly module: string;
  readonly request: string;
  readonly response: unknown;
}

/** What `test/generator/wiki/learn` mutates. */
export const RECORDED_ANSWERS = new URL("../generator/wiki/learn/answers.jsonl", import.meta.url);

/** Longer answers are asked for again with less in them. */
const MAX_LENGTH = 5000;

/** The address of the wiki in what is recorded. */
const ADDRESS = "https://wiki.example";

/** Parameters, without prefix, that keep answers short which have no limit of their own. */
const SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  allmessages: { messages: "mainpage|about" },
  languageinfo: { code: "de|en", prop: "code|bcp47|dir|autonym|name|fallbacks" },
  // A limit goes with one page only.
  revisions: {},
  siteinfo: { prop: "general|statistics|rightsinfo" },
  authmanagerinfo: { requestsfor: "login" },
  tags: { limit: "4" },
};

/** Parameters that go with all values of `prop` badly: they need others, or response at length. */
const PLAIN: ReadonlySet<string> = new Set(["siteinfo", "languageinfo"]);

/** What a module answers about few things, asked with its defaults and with all that it can show, in both format versions. */
export async function recordAnswers(
  wiki: Wiki,
  modules: readonly Module[],
): Promise<readonly RecordedAnswer[]> {
  const found = await findValues(wiki);
  const titles = await titlesFor(wiki, modules, found);
  const requests = modules.flatMap((module) => {
    const own = { ...baseOf(module, found, titles.get(module.path)), ...limited(module) };
    const everything = PLAIN.has(module.name) ? {} : allOf(module);
    const variants = ["2", "1"].map((formatversion) => [
      { ...own, ...everything, formatversion },
      { ...own, formatversion },
    ]);
    const byDefault =
      Object.keys(everything).length === 0 ? [] : [[{ ...own, formatversion: "2" }]];
    return [...variants, ...byDefault].map((each) => ({ module, variants: each }));
  });
  const texts = requests.map(({ variants }) =>
    variants.map((each) => new URLSearchParams(each).toString()),
  );
  const answers = await wiki.batch(texts.flat(), { user: "Admin" });
  const byRequest = new Map(texts.flat().map((text, index) => [text, answers[index]]));
  return requests.flatMap(({ module }, index): readonly RecordedAnswer[] => {
    const request = texts[index]?.find((text) => isShort(byRequest.get(text)));
    if (request === undefined) return [];
    const response = withoutAddress(wiki, byRequest.get(request));
    return [{ module: module.path, request, response }];
  });
}

/** Reads what was recorded. */
export function readRecorded(): readonly RecordedAnswer[] {
  return readFileSync(RECORDED_ANSWERS, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): RecordedAnswer => JSON.parse(line));
}

/** Writes what was recorded, one a line. */
export function writeRecorded(recorded: readonly RecordedAnswer[]): void {
  writeFileSync(RECORDED_ANSWERS, `${recorded.map((each) => JSON.stringify(each)).join("\n")}\n`);
}

/** For modules that are asked about many pages: two of those with the most to say. */
async function titlesFor(
  wiki: Wiki,
  modules: readonly Module[],
  found: Found,
): Promise<ReadonlyMap<string, string>> {
  const over = modules.filter(
    (module) => module.group === "prop" && requestTo(module, found).includes("generator="),
  );
  const answers = await wiki.batch(
    over.map((module) => requestTo(module, found)),
    { user: "Admin" },
  );
  return new Map(
    over.flatMap((module, index) => {
      const pages = pagesOf(answers[index]).filter(
        (page) => rowsOf(module, { query: { pages: [page] } }) > 0,
      );
      const [first, second] = pages.toSorted(
        (a, b) => Object.keys(b).length - Object.keys(a).length || lengthOf(a) - lengthOf(b),
      );
      const titles = [first, second].flatMap((page) => (page ? [String(page["title"])] : []));
      return titles.length === 0 ? [] : [[module.path, titles.join("|")] as const];
    }),
  );
}

function baseOf(
  module: Module,
  found: Found,
  titles: string | undefined,
): Readonly<Record<string, string>> {
  const asked = Object.fromEntries(new URLSearchParams(requestTo(module, found)));
  const kept = Object.entries(asked).filter(
    ([name]) => titles === undefined || !/^g(?:enerator|a\w+)$/.test(name),
  );
  return { ...Object.fromEntries(kept), ...(titles !== undefined && { titles }), format: "json" };
}

function limited({ name, prefix, parameters }: Module): Readonly<Record<string, string>> {
  const hasLimit = parameters.some((each) => each.name === "limit");
  const own = SHORT[name] ?? (hasLimit ? { limit: "3" } : {});
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [prefix + key, value]));
}

/** Every value of `prop`, but for those that only go alone. */
function allOf({ prefix, parameters }: Module): Readonly<Record<string, string>> {
  const prop = parameters.find(({ name }) => name === "prop");
  if (!prop || !Array.isArray(prop.type) || !("multi" in prop)) return {};
  const deprecated = new Set(prop.deprecatedvalues ?? []);
  const values = prop.type.map(String).filter((value) => !deprecated.has(value));
  return { [`${prefix}prop`]: values.join("|") };
}

/** Whether an response is one, and short. */
function isShort(response: unknown): boolean {
  const isAnswer = typeof response === "object" && response !== null && !("error" in response);
  return isAnswer && lengthOf(response) <= MAX_LENGTH;
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

function pagesOf(response: unknown): readonly Readonly<Record<string, unknown>>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the wiki's response
  const { query } = response as {
    readonly query?: { readonly pages?: readonly Readonly<Record<string, unknown>>[] };
  };
  return query?.pages ?? [];
}

function withoutAddress({ endpoint }: Wiki, response: unknown): unknown {
  const origin = new URL(endpoint).origin;
  const text = JSON.stringify(response)
    .replaceAll(origin, ADDRESS)
    .replaceAll(origin.replace("http:", ""), ADDRESS.replace("https:", ""))
    .replaceAll(new URL(endpoint).host, new URL(ADDRESS).host);
  const value: unknown = JSON.parse(text);
  return value;
}
