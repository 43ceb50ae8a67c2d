import { escapeQuotes } from "../../runtime/http/html.js";
import type { ParamDescriptor } from "../../runtime/model/descriptor.js";
import type { ActionOutput } from "../call/action-output.js";
import type { ActionCall } from "../call/stub-action.js";
import { generalFacts, timeOf } from "../data/site.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";

/** A feed before it is written. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Of the page for people. */
  readonly address: string;
  readonly items: readonly FeedItem[];
}

/** A change in a feed. */
export interface FeedItem {
  readonly title: string;
  /** HTML. */
  readonly description: string;
  readonly address: string;
  /** In ISO 8601; empty if it has none. */
  readonly time: string;
  readonly author: string;
  /** The address of the discussion; absent or empty if there is none. */
  readonly comments?: string;
}

/** The parameter of feeds for their format. */
export const FEED_FORMAT: ParamDescriptor = {
  type: "enum",
  values: ["atom", "rss"],
  default: "rss",
};

/** The most items of a feed. */
export const FEED_LIMIT = 50;

/** Writes a feed in the format of its request. Observed on MediaWiki 1.39 to 1.45. */
export function feedOutput(feed: Feed, call: ActionCall): ActionOutput {
  const { args, wire } = call;
  const type = wire.get("ctype");
  return {
    kind: "document",
    text: args["feedformat"] === "atom" ? atom(feed, call) : rss(feed, call.store),
    type: typeof type === "string" && TYPES.has(type) ? type : "application/xml",
    headers: { "content-disposition": 'inline; filename="feed.xml"' },
  };
}

const TYPES: ReadonlySet<string> = new Set([
  "application/xml",
  "text/xml",
  "application/rss+xml",
  "application/atom+xml",
]);

/** A message of the wiki with its parameters; the default if the wiki's data lack it, or it is not plain. */
export function feedMessage(
  store: Store,
  name: string,
  usual: string,
  ...values: readonly string[]
): string {
  const known = textOrEmpty(store.find("messages", "normalizedname", name)[0]?.["content"]);
  const text = known === "" || known.includes("{{") ? usual : known;
  return text.replaceAll(/\$(\d)/g, (whole, digit) => values[Number(digit) - 1] ?? whole);
}

function rss({ title, description, address, items }: Feed, { site }: Store): string {
  const { lang, generator } = generalFacts(site);
  return [
    '<?xml version="1.0"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "\t<channel>",
    `\t\t<title>${encoded(title)}</title>`,
    `\t\t<link>${encoded(address)}</link>`,
    `\t\t<description>${encoded(description)}</description>`,
    `\t\t<language>${encoded(textOrEmpty(lang))}</language>`,
    `\t\t<generator>${encoded(textOrEmpty(generator))}</generator>`,
    `\t\t<lastBuildDate>${utcDate(timeOf(site))}</lastBuildDate>`,
    ...items.map(rssItem),
    "</channel></rss>",
  ].join("\n");
}

function rssItem({ title, description, address, time, author, comments = "" }: FeedItem): string {
  return [
    "\t\t<item>",
    `\t\t\t<title>${encoded(title)}</title>`,
    `\t\t\t<link>${encoded(address)}</link>`,
    `\t\t\t<guid isPermaLink="false">${encoded(address)}</guid>`,
    `\t\t\t<description>${encoded(description)}</description>`,
    `\t\t\t${time === "" ? "" : `<pubDate>${utcDate(time)}</pubDate>`}`,
    `\t\t\t<dc:creator>${encoded(author)}</dc:creator>`,
    `\t\t\t${comments === "" ? "" : `<comments>${encoded(comments)}</comments>`}`,
    "\t\t</item>",
  ].join("\n");
}

function atom({ title, description, address, items }: Feed, { store, url }: ActionCall): string {
  const { lang, generator, server } = generalFacts(store.site);
  const self = encoded(`${textOrEmpty(server)}${url}`);
  return [
    '<?xml version="1.0"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${encoded(textOrEmpty(lang))}">`,
    `\t<id>${self}</id>`,
    `\t<title>${encoded(title)}</title>`,
    `\t<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `\t<link rel="alternate" type="text/html" href="${encoded(address)}"/>`,
    `\t<updated>${timeOf(store.site)}</updated>`,
    `\t<subtitle>${encoded(description)}</subtitle>`,
    `\t<generator>${encoded(textOrEmpty(generator))}</generator>`,
    ...items.map(atomEntry),
    "</feed>",
  ].join("\n");
}

function atomEntry({ title, description, address, time, author }: FeedItem): string {
  return [
    "\t<entry>",
    `\t\t<id>${encoded(address)}</id>`,
    `\t\t<title>${encoded(title)}</title>`,
    `\t\t<link rel="alternate" type="text/html" href="${encoded(address)}"/>`,
    `\t\t${time === "" ? "" : `<updated>${time}</updated>`}`,
    "",
    `\t\t<summary type="html">${encoded(description)}</summary>`,
    `\t\t<author><name>${encoded(author)}</name></author>`,
    "\t</entry>",
  ].join("\n");
}

function utcDate(time: string): string {
  return new Date(time).toUTCString();
}

/** A text in XML, without the control characters that XML does not allow. */
function encoded(text: string): string {
  return escapeQuotes(text.replaceAll("\r\n", "\n").replaceAll(CONTROL, ""));
}

const CONTROL = /[^\P{Cc}\t\n\r\u007F-\u009F]/gu;
