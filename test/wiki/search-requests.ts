import type { StoredWiki } from "../../templates/wiki/store/store.ts";
import { textOrEmpty } from "../../templates/wiki/values/row.ts";
import { Random } from "./random.ts";

/** All that `srprop` selects, and that a wiki without a search extension has. */
const PROPS = "size|wordcount|timestamp|snippet|titlesnippet|categorysnippet|isfilematch";

/** Texts of searches with the signs that have a meaning, and those that have none. */
const TEXTS = [
  "battle",
  "BATTLE",
  "battle aberdeen",
  "battle -aberdeen",
  "-battle",
  "- battle",
  "+battle",
  "~battle <port>",
  '"battle of aberdeen"',
  '"of battle"',
  '"battle of',
  '""',
  '"" battle',
  '"battle" of',
  '"batt* of"',
  "battle OR port",
  "battle or port",
  "battle AND port",
  "battle NOT port",
  "battle NEAR port",
  "batt*",
  "batt *",
  "*",
  "b* a*",
  "*attle",
  "battle*of",
  "battle_of",
  "battle-of",
  "battle.*",
  "it's",
  "its'",
  "'battle'",
  "'''battle'''",
  "(battle)",
  "[[battle]]",
  "battle?",
  "battle^2",
  "si_title:battle",
  "all:battle",
  "All:battle",
  "all: battle",
  "talk:battle",
  "Talk: a",
  "user:a*",
  "user_talk:a",
  "File:png",
  "file:png",
  ":battle",
  "nosuch:battle",
  "category:ports",
  "project:about",
  "template:note",
  "http",
  "https://example.org/battle",
  "example.org",
  "redirect",
  "ref",
  "cádiz",
  "CÁDIZ",
  "Cádiz",
  "c",
  "1",
  "0",
  "é",
  "漢",
  ".",
  "-",
  "_",
  "'",
  "#",
  "&amp;",
  "amp",
  "quot span",
  "039",
];

/** Near matches of titles in other letter case, with namespaces, and of what is no title. */
const NEAR = [
  "Main Page",
  "main page",
  "MAIN PAGE",
  "main_page",
  '"Main Page"',
  '"main page"',
  "#Main Page",
  "Main Page#x",
  "<",
  "battle OF aberdeen",
  "battle of aberdeen",
  "Battle Of Aberdeen",
  "talk:main page",
  "user:admin",
  "special:version",
  "de:x",
  "media:Rope.png",
  "file:rope.png",
  "mediawiki:nosuch",
  "127.0.0.1",
];

/** A request for what a search finds. */
function searchFor(search: string, parameters: string): string {
  return `action=query&list=search&srsearch=${encodeURIComponent(search)}&formatversion=2&${parameters}`;
}

/** Requests with every text, in titles, in texts and for near matches. */
export function searchRequests(): readonly string[] {
  return [
    ...TEXTS.flatMap((text) => [
      searchFor(text, `srlimit=20&srprop=${PROPS}`),
      searchFor(text, `srwhat=text&srlimit=20&srprop=${PROPS}`),
    ]),
    ...NEAR.map((text) =>
      searchFor(text, `srwhat=nearmatch&srnamespace=14&sroffset=1&srprop=${PROPS}`),
    ),
    ...NEAR.slice(0, 3).map((text) =>
      searchFor(text, "srwhat=nearmatch&sroffset=1")
        .replaceAll("sr", "gsr")
        .replace("list", "prop=info&generator"),
    ),
  ];
}

/** Searches for random words of titles and texts of the wiki. */
export function randomSearches(
  { tables }: StoredWiki,
  seed: number,
  count: number,
): readonly string[] {
  const random = new Random(seed);
  const texts = (tables["revisions"] ?? []).map(({ content }) => textOrEmpty(content));
  const titles = (tables["pages"] ?? []).map(({ title }) => textOrEmpty(title));
  return Array.from({ length: count }, () => {
    const words = random.pick(random.chance(0.5) ? texts : titles).split(/\s+/);
    const at = random.below(words.length);
    const some = words.slice(at, at + 1 + random.below(3)).join(" ");
    const search = random.pick([some, some, `"${some}"`, `${some.slice(0, -1)}*`]);
    const what = random.pick(["", "&srwhat=text", "&srwhat=title", "&srwhat=nearmatch"]);
    const namespace = random.pick(["0", "0", "*", "1|0", "2|3|4|6", "10|14"]);
    const limit = 1 + random.below(12);
    return searchFor(search, `srprop=${PROPS}&srnamespace=${namespace}&srlimit=${limit}${what}`);
  });
}
