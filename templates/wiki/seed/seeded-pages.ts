import { drawFrom } from "../../runtime/sample/draw.js";
import type { Draw } from "../../runtime/sample/draw.js";
import type { WikiPageData, WikiRevisionData } from "../data/wiki-data.js";
import { pick, places, sentence, shuffled, things } from "./seeded-words.js";

/** Who writes: users, and addresses of people who are not logged in. */
export const WRITERS = [
  "Admin",
  "Ada Quill",
  "Bertil",
  "Cosima R.",
  "Dov",
  "Émile",
  "Fenna",
  "Gustav-A",
  "Hale Morrow",
  "Imre",
  "Jory",
  "192.0.2.41",
  "198.51.100.7",
  "2001:DB8:0:0:0:0:0:17",
] as const;

const BOT = "TidyBot";
const ARTICLES = 36;

/** The pages of the seeded wiki, in the order in which they were made. */
export function seededPages(seed: number): readonly WikiPageData[] {
  const draw = drawFrom("wiki pages", seed);
  const names = articleNames(draw);
  const articles = names.map((title, index) => article(seed, title, index, names));
  return [
    {
      title: "Main Page",
      text: `Welcome. See ${names.slice(0, 4).map(linkTo).join(", ")}.\n__NOTOC__`,
    },
    ...fixedPages(),
    ...seededFiles(seed),
    ...articles,
    ...seededRedirects(names),
    ...talks(seed, names),
    ...WRITERS.slice(0, 6).map((name) => ({
      title: `User:${name}`,
      revisions: [{ text: `Writes about [[${pick(draw, names)}]].`, user: name }],
    })),
  ];
}

/** The titles of articles: a noun in a town, without duplicates. */
function articleNames(draw: Draw): readonly string[] {
  const all = places().flatMap((place) => [place, ...things().map((thing) => `${place} ${thing}`)]);
  return shuffled(draw, all).slice(0, ARTICLES);
}

function linkTo(title: string): string {
  return `[[${title}]]`;
}

function article(
  seed: number,
  title: string,
  index: number,
  names: readonly string[],
): WikiPageData {
  // Each page has a separate stream, so that its content does not depend on other pages.
  const draw = drawFrom("wiki article", seed, index);
  const revisions = Array.from({ length: 1 + draw(11) }, (_, number) =>
    revision(draw, articleText(draw, title, index, number, names), number),
  );
  if (index === 5) return { title, revisions, protection: PROTECTED };
  if (index === 6) return { title, revisions, protection: MOVE_PROTECTED };
  return { title, revisions };
}

const PROTECTED = [
  { type: "edit", level: "sysop" },
  { type: "move", level: "sysop" },
] as const;

const MOVE_PROTECTED = [
  { type: "move", level: "autoconfirmed", expiry: "2099-01-01T00:00:00Z" },
] as const;

function articleText(
  draw: Draw,
  title: string,
  index: number,
  number: number,
  names: readonly string[],
): string {
  const links = Array.from({ length: 2 + draw(4) }, () => linkTo(pick(draw, names)));
  const host = `${
    title
      .split(" ", 1)[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, "") || "sea"
  }.example`;
  return [
    `'''${title}''' ${sentence(draw, 4 + draw(6))} ${links.join(" ")}`,
    ...Array.from({ length: Math.min(number, 3) }, () => sentence(draw, 4 + draw(6))),
    ...(draw(3) === 0
      ? [`[https://www.${host}/about A site] and http://${host}/?page=${index}`]
      : []),
    ...(draw(4) === 0 ? ["[[File:Quay at dawn.jpg|thumb|A view]]"] : []),
    ...(draw(5) === 0 ? [`[[elsewhere:${title}]] [[Nowhere yet]]`] : []),
    ...(draw(6) === 0 ? [`[[de:${title}]]`] : []),
    `{{Place|${index}}}`,
    ...(draw(3) === 0 ? ["{{Stub}}"] : []),
    `[[Category:${pick(draw, CATEGORIES)}]]`,
    ...(draw(3) === 0 ? [`[[Category:Coast|${lastFirst(title)}]]`] : []),
  ].join("\n");
}

function lastFirst(title: string): string {
  const space = title.lastIndexOf(" ");
  return space < 0 ? title : `${title.slice(space + 1)}, ${title.slice(0, space)}`;
}

const CATEGORIES = ["Buildings", "Coast", "Places", "Transport"] as const;

function revision(draw: Draw, text: string, number: number): WikiRevisionData {
  const byBot = number > 0 && draw(12) === 0;
  const tags = number > 0 && draw(8) === 0 ? [pick(draw, ["needs-source", "mobile-edit"])] : [];
  return {
    text,
    user: byBot ? BOT : pick(draw, WRITERS),
    comment: draw(4) === 0 ? "" : sentence(draw, 2 + draw(4)),
    minor: number > 0 && draw(4) === 0,
    ...(byBot ? { bot: true } : {}),
    ...(tags.length === 0 ? {} : { tags }),
    ...(number > 0 && draw(40) === 0 ? HIDDEN : {}),
  };
}

const HIDDEN = { texthidden: true, commenthidden: true } as const;

function fixedPages(): readonly WikiPageData[] {
  return [
    { title: "Template:Place", text: "<includeonly>No. {{{1}}}</includeonly>\n{{Documentation}}" },
    { title: "Template:Documentation", text: "How to use it. [[Category:Templates]]" },
    { title: "Template:Stub", text: "There is more to say. [[Category:Short pages]]" },
    { title: "Template:Unused", text: "Nobody needs it." },
    { title: "Category:Places", text: "[[Category:Everything]]" },
    { title: "Category:Coast", text: "[[Category:Places]]" },
    { title: "Category:Buildings", text: "[[Category:Places]]" },
    { title: "Category:Templates", text: "__HIDDENCAT__" },
    { title: "Category:Everything", text: "The top." },
    { title: "Category:Nothing here yet", text: "No page has it." },
    { title: "Project:About", text: "What this is. {{Documentation}} [[Help:Contents]]" },
    { title: "Project:Rules", text: "Be kind. [[Project:About]]" },
    { title: "Project talk:Rules", text: "Are these all? [[User:Dov]]" },
    { title: "Help:Contents", text: "How to begin. [[Help:Contents/Links]]" },
    { title: "Help:Contents/Links", text: "[[Main Page]] http://help.example/" },
    { title: "MediaWiki:Sidebar", text: "* navigation\n** mainpage" },
    {
      title: "User:Dov/common.js",
      text: "// nothing",
      revisions: [{ text: "// nothing", user: "Dov" }],
    },
  ].map(({ text, revisions, ...page }) => (revisions ? { ...page, revisions } : { ...page, text }));
}

function seededFiles(seed: number): readonly WikiPageData[] {
  const names = ["Quay at dawn.jpg", "Plan.png", "Map.svg", "Keeper.png", "Notes.txt"];
  return names.map((name, index) => {
    const draw = drawFrom("wiki file", seed, index);
    const versions = Array.from({ length: index === 1 ? 3 : 1 }, () => ({
      user: WRITERS[1 + draw(8)] ?? "Admin",
      comment: sentence(draw, 3),
      size: 200 + draw(90_000),
      ...(name.endsWith(".txt") ? {} : { width: 16 + draw(2000), height: 16 + draw(1500) }),
    }));
    return {
      title: `File:${name}`,
      text: `${sentence(draw, 4)} [[Category:Coast]]`,
      file: versions,
    };
  });
}

function seededRedirects(names: readonly string[]): readonly WikiPageData[] {
  const [one = "Main Page", other = "Main Page"] = names;
  return [
    { title: "Start", text: "#REDIRECT [[Main Page]]" },
    { title: "Begin", text: "#REDIRECT [[Start]]" },
    { title: `Old ${one}`, text: `#REDIRECT [[${one}#History]]` },
    { title: `Former ${other}`, text: `#REDIRECT [[${other}]]` },
    { title: "To nowhere", text: "#REDIRECT [[Not written]]" },
    { title: "Template:Location", text: "#REDIRECT [[Template:Place]]" },
  ];
}

function talks(seed: number, names: readonly string[]): readonly WikiPageData[] {
  const draw = drawFrom("wiki talk", seed);
  const pages = names.slice(0, 9).map((name) => `Talk:${name}`);
  const people = WRITERS.slice(1, 5).map((name) => `User talk:${name}`);
  return [...pages, ...people].map((title) => ({
    title,
    revisions: Array.from({ length: 1 + draw(4) }, (_, number) => ({
      text: `== ${sentence(draw, 2)} ==\n${sentence(draw, 8)} [[User:${pick(draw, WRITERS.slice(0, 11))}]]`,
      user: pick(draw, WRITERS),
      comment: number === 0 ? "" : sentence(draw, 3),
    })),
  }));
}
