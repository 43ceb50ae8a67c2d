import { createWiki } from "./create-wiki.js";
import type { WikiData } from "../data/wiki-data.js";
import type { Wiki } from "../data/wiki.js";
import { defaultSite } from "../data/default-site.js";
import { seededPages } from "./seeded-pages.js";

/**
 * A small wiki with something of everything: articles with a history, talk, files, templates, categories,
 * redirects, users, blocks, tags, protections, deleted pages. The same seed makes the same wiki, on any machine.
 */
export function seededWiki(seed: number): Wiki {
  return createWiki(seededWikiData(seed));
}

/** The data that `seededWiki` makes its wiki from; a start for the data of another wiki. */
export function seededWikiData(seed: number): WikiData {
  const pages = seededPages(seed);
  const articles = pages.filter(({ title }) => !title.includes(":")).map(({ title }) => title);
  const [first = "Main Page", second = "Main Page", third = "Main Page"] = articles;
  const { interwikimap } = defaultSite();
  return {
    site: {
      interwikimap: [
        ...interwikimap,
        {
          prefix: "de",
          language: "Deutsch",
          url: "https://de.example/wiki/$1",
          protorel: false,
        },
      ],
    },
    users: USERS,
    pages,
    deleted: [
      {
        title: "Withdrawn",
        revisions: [
          { text: "A first try.", user: "Jory", comment: "begin" },
          { text: "A second try.", user: "Imre", userhidden: true },
        ],
        comment: "Not needed",
      },
      { title: "Talk:Withdrawn", revisions: [{ text: "Why?", user: "192.0.2.41" }] },
      {
        title: "File:Blurred.png",
        revisions: [{ text: "Too dark.", user: "Fenna" }],
        file: [{ user: "Fenna", size: 4321, width: 64, height: 48, comment: "A try" }],
        comment: "Blurred",
      },
    ],
    protectedtitles: [
      { title: "Never again", level: "sysop", comment: "Made too often" },
      { title: "Project:Secret", level: "autoconfirmed", expiry: "2098-06-01T00:00:00Z" },
    ],
    blocks: [
      { user: "Jory", reason: "Quarrels", expiry: "2097-01-01T00:00:00Z" },
      { user: "192.0.2.41", reason: "Advertising", anononly: true },
      { user: "198.51.100.0/24", reason: "Open proxy", anononly: true },
      { user: "Imre", reason: "Only there", pages: [first, second], nocreate: false },
      {
        user: "Lurker",
        reason: "Not in talk",
        namespaces: [1, 3],
        nocreate: false,
        autoblock: false,
      },
    ],
    logs: [
      {
        type: "rights",
        action: "rights",
        title: "User:Ada Quill",
        params: {
          oldgroups: [],
          newgroups: ["sysop"],
          oldmetadata: [],
          newmetadata: [{ group: "sysop", expiry: "infinity" }],
        },
        comment: "Chosen",
      },
      {
        type: "patrol",
        action: "patrol",
        title: first,
        user: "Ada Quill",
        params: { curid: 1, previd: 0, auto: false },
      },
      {
        type: "move",
        action: "move",
        title: `Former ${second}`,
        user: "Bertil",
        params: { target_ns: 0, target_title: second, suppressredirect: false },
        tags: ["mobile-edit"],
      },
      {
        type: "delete",
        action: "revision",
        title: third,
        params: {
          type: "revision",
          ids: ["3"],
          old: { bitmask: 0, content: false, comment: false, user: false, restricted: false },
          new: { bitmask: 2, content: false, comment: true, user: false, restricted: false },
        },
        commenthidden: true,
        comment: "Names",
      },
    ],
    tags: [
      {
        name: "needs-source",
        displayname: "Needs a source",
        description: "Says something that nobody can check.",
      },
      { name: "mobile-edit", displayname: "Mobile edit", source: ["extension"] },
      { name: "retired", description: "Not given any more.", active: false },
    ],
    watchlist: [first, second, third, "Project:Rules", "Not written"].map((title, index) => ({
      owner: "Ada Quill",
      title,
      ...(index === 1 ? { notificationtimestamp: "2024-01-20T00:00:00Z" } : {}),
      ...(index === 2 ? { expiry: "2099-01-01T00:00:00Z" } : {}),
    })),
  };
}

const USERS: NonNullable<WikiData["users"]> = [
  { name: "Admin", groups: ["sysop", "bureaucrat"], emailable: true },
  { name: "Ada Quill", groups: ["sysop"], gender: "female", emailable: true },
  { name: "TidyBot", groups: ["bot"] },
  { name: "Bertil", gender: "male" },
  { name: "Fenna", groups: [{ group: "bot", expiry: "2099-01-01T00:00:00Z" }] },
  { name: "Lurker" },
  { name: "Newcomer" },
  { name: "Hidden one", hidden: true },
];
