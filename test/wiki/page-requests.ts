import type { Pool } from "./learned-requests.ts";
import type { Random } from "./random.ts";

/** Titles that are read in a special way, or not at all. */
const ODD = [
  "anemone",
  " Anemone ",
  "_Anemone__",
  "Anemone#Roots",
  "#Roots",
  "#",
  ":Anemone",
  ": anemone",
  "::Anemone",
  "Anemone#",
  "Main_Page",
  "main page",
  "talk:anemone",
  "TALK : anemone",
  "Talk:",
  "Talk:#x",
  "Talk:File:Bee.png",
  "Talk:de:Anemone",
  "Talk:Nobody: knows",
  "image:bee.png",
  "Image:Bee.png",
  "File:Nothing there.png",
  "File:bee.png#x",
  "Media:Bee.png",
  "Media:Nothing there.png",
  "user:admin",
  "User talk:Admin",
  "user_talk:::1",
  "User:::1",
  "User:192.0.2.001",
  "User:2001:db8::a",
  "project:about",
  "Project talk:About",
  "Help:Guide",
  "MediaWiki:Mainpage",
  "MediaWiki:No such message",
  "mediawiki:aboutsite/de",
  "Special:AllPages",
  "special:allpages/A",
  "Special:No such page",
  "Special:MyPage",
  "special:mytalk/Draft",
  "Special:Mypage#x",
  "Special:Random",
  "de:Anemone",
  "DE:anemone",
  "de:",
  "de::Anemone",
  "de:User:X#y",
  "de:A b_c?d&e'(f)",
  "otherwiki:Main Page",
  "otherwiki:de:X",
  "de:[x]",
  "commons:File:Bee.png",
  "nowhere:Anemone",
  "Category:plants",
  "category:Nothing in it",
  "Listing",
  "Round",
  "Broken",
  "Away",
  "Abroad",
  "Shortest",
  "Part one",
  "Help:Guide#There",
  "<Anemone>",
  "Anemone[1]",
  "{{Anemone}}",
  "a\tb",
  "%41nemone",
  "100%",
  "Fish &amp; chips",
  "Fish & chips",
  "&nbsp;Anemone",
  "&#65;nemone",
  "&bogus;",
  ".",
  "..",
  "./x",
  "x/../y",
  "x/.",
  "...",
  "~~~",
  "a~~b",
  "",
  " ",
  "_",
  ":",
  ":Talk:",
  "a:b",
  "A :b",
  "ßeta",
  "élodie",
  "éclair",
  "ǆin",
  "ŉa",
  "über-Lilie",
  "Ana\u0308mone",
  "Anem\u200eone",
  "Two\u00a0words",
  "Two\u3000 words",
  "日本",
  "𝒜",
  "x".repeat(255),
  "x".repeat(256),
  `Special:${"x".repeat(256)}`,
  `de:${"x".repeat(256)}`,
  "0",
  "00",
  "-1",
  "1",
];

const IDS = ["0", "-1", "1", "1", "5", "999999", "007"];

const GENERATORS = [
  "links&gpllimit=5",
  "links&gplnamespace=0",
  "images",
  "templates&gtllimit=20",
  "categories&gcllimit=3",
  "categories&gclshow=hidden",
  "linkshere&glhlimit=4",
  "linkshere&glhshow=redirect",
  "transcludedin",
  "fileusage",
  "redirects",
  "duplicatefiles",
  "prefixsearch&gpssearch=short",
  "prefixsearch&gpssearch=s&gpslimit=30",
] as const;

const PROPS = [
  "links",
  "categories",
  "categoryinfo",
  "linkshere",
  "redirects",
  "pageprops",
] as const;

/** A random request that names pages in odd ways. */
export function pageRequest(pool: Pool, random: Random): string {
  const parameters = new URLSearchParams({
    action: "query",
    formatversion: random.chance(0.8) ? "2" : "1",
  });
  for (const [name, chance] of Object.entries(FLAGS))
    if (random.chance(chance)) parameters.set(name, "1");
  for (const [name, value] of named(pool, random)) parameters.set(name, value);
  if (random.chance(0.04))
    for (const [name, value] of named(pool, random)) parameters.set(name, value);
  if (random.chance(0.3)) parameters.set("prop", random.pick(PROPS));
  const generator = random.chance(0.25) ? `&generator=${random.pick(GENERATORS)}` : "";
  return parameters.toString() + generator;
}

const FLAGS = { redirects: 0.4, indexpageids: 0.3, iwurl: 0.3, converttitles: 0.1 } as const;

function named(pool: Pool, random: Random): readonly (readonly [string, string])[] {
  if (random.chance(0.12)) return [["revids", numbers(pool.revid, random)]];
  if (random.chance(0.12)) return [["pageids", numbers(pool.pageid, random)]];
  const usual = [...pool.title, ...pool.redirect, ...pool.redirect, ...pool.file, ...pool.deleted];
  const titles = [
    ...random.some(ODD, 6),
    ...random.some(usual, 4),
    ...random.some(usual, 2).map((title) => varied(title, random)),
  ];
  return [["titles", titles.join("|")]];
}

function numbers(known: readonly string[], random: Random): string {
  return [...random.some(known, 5), ...random.some(IDS, 3)].join("|") || "1";
}

/** The same title, written in another way. */
function varied(title: string, random: Random): string {
  return random.pick([
    title.replaceAll(" ", "_"),
    title.toLowerCase(),
    title.toUpperCase(),
    `${title}#Fragment`,
    ` ${title}`,
    `:${title}`,
    title,
  ]);
}
