import type { StoredWiki } from "../../templates/wiki/store/store.ts";
import { textOrEmpty } from "../../templates/wiki/values/row.ts";
import { Random } from "./random.ts";

/** A request for suggestions. */
function suggest(parameters: Readonly<Record<string, string | number>>): string {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `action=opensearch&${query.join("&")}`;
}

/** Requests with every parameter, with prefixes of namespaces, and with texts that are no titles. */
export function openSearchRequests(): readonly string[] {
  return [
    {},
    { search: "" },
    { search: " " },
    { search: "_" },
    { search: "x", namespace: "x" },
    { search: "Ma", namespace: "" },
    { search: "Ma", limit: "x" },
    { search: "Ma", limit: 0 },
    { search: "Ma", limit: 9999 },
    { search: "M", limit: "max" },
    { search: "M", profile: "x" },
    { search: "M", suggest: 1 },
    { search: "M", suggest: 1, warningsaserror: 1 },
    { search: "M", warningsaserror: 1, limit: 2 },
    { search: "M", nosuch: 1, warningsaserror: 1 },
    { search: "M", redirects: "return" },
    { search: "M", redirects: "resolve" },
    { search: "M", redirects: "x" },
    { search: "M", formatversion: 2, curtimestamp: 1, requestid: "a" },
    ...TEXTS.flatMap((search) => [
      { search },
      { search, namespace: "*", limit: 7 },
      { search, namespace: "4|2|10", redirects: "resolve" },
    ]),
  ].map(suggest);
}

/** The titles of the wiki in part, with other letters, and more than one namespace. */
const TEXTS = [
  "ma",
  "MA",
  " Main_page",
  "Main  Page",
  "Main Page#x",
  "[[Main Page]]",
  "Main&#32;Page",
  "%4D",
  "m<a>i",
  "talk:",
  "Talk:m",
  "talk: m",
  "user talk:A",
  "user_talk:",
  "File:",
  "Media:E",
  "category:",
  "project:",
  ":Ma",
  "Project:About",
  ":project:About",
  "talk:User:Admin",
  "de:Ma",
  "nosuch:Ma",
  "special:",
  "Special:re",
  "special:my",
  "Special:All pages",
  "special:nosuch/x",
  "#",
  "#a",
  "./a",
  "~~~",
  "é",
  "漢",
];

/** Requests for beginnings of random titles of the wiki and for the titles of its redirects, within random namespaces. */
export function randomSuggestions(
  { tables }: StoredWiki,
  seed: number,
  count: number,
): readonly string[] {
  const random = new Random(seed);
  const pages = tables["pages"] ?? [];
  const titles = pages.map(({ title }) => textOrEmpty(title));
  const redirects = pages.flatMap(({ title, redirect }) =>
    redirect === true ? [textOrEmpty(title)] : [],
  );
  return Array.from({ length: count }, () => {
    const title = random.chance(0.4) ? random.pick(redirects) : random.pick(titles);
    const part = random.chance(0.5) ? title : title.slice(0, 1 + random.below(title.length));
    const namespace = random.pick(["0", "0", "*", "1|0", "2|3|4|6", "10|14", "8"]);
    return suggest({
      search: random.pick([part, part, part.toLowerCase(), part.replaceAll(" ", "_")]),
      namespace,
      limit: 1 + random.below(8),
      ...random.pick([{}, { redirects: "resolve" }, { redirects: "return" }]),
    });
  });
}
