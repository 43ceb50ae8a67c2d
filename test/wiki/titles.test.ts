/** Real wikis parse titles as recorded; `UPDATE_ANSWERS=1` records them again. */
import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isObject } from "../../generator/base/json.js";
import type { UnknownObject } from "../../generator/base/json.js";
import { siteFacts, SITE_PARAMETERS } from "../../generator/wiki/pull.js";
import {
  readRecorded,
  RECORDED,
  recordedText,
  TITLES,
  WORDS,
} from "../templates/runtime/title/recorded.ts";
import type { Parsed, RecordedTitle } from "../templates/runtime/title/recorded.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import type { Wiki } from "./server.ts";

/** What `install.sh` sets is the rest. */
const SETTINGS = {
  plain: "",
  other: String.raw`
$wgLanguageCode = 'tr';
$wgMetaNamespace = 'Vikipedi';
$wgCapitalLinkOverrides = [ NS_HELP => false ];
$wgNamespaceAliases = [ 'TT' => NS_TEMPLATE, 'Şah' => NS_PROJECT ];
$wgNamespacesWithSubpages[NS_MAIN] = true;
$wgLocalInterwikis = [ 'c2' ];
$wgLegalTitleChars = str_replace( '+', '', $wgLegalTitleChars ?? " %!\"$&'()*,\\-.\\/0-9:;=?@A-Z\\\\^_${"`"}a-z~\\x80-\\xFF" );
`,
};

it.each(["plain", "other"] as const)("a wiki with %s settings parses titles", async (name) => {
  const wiki = await startCopiedWiki({ settings: SETTINGS[name] });
  try {
    const [queries, links, parts] = [
      await ask(wiki, TITLES.map(queryRequest)),
      await ask(wiki, TITLES.map(linkRequest)),
      await ask(wiki, TITLES.map(partsRequest)),
    ];
    const answers = TITLES.map((title, index): RecordedTitle => {
      const [query = {}, link = {}, part = {}] = [queries[index], links[index], parts[index]];
      return { title, query: parsedIn(query), link: linkIn(link), parts: partsIn(part) };
    });
    const [facts = {}] = await ask(wiki, [SITE_PARAMETERS]);
    const site = siteFacts(facts);
    if (process.env["UPDATE_ANSWERS"] === "1")
      writeFileSync(RECORDED[name], recordedText(site, answers));
    expect(answers.map(withOldCode)).toEqual(readRecorded(name).answers.map(withOldCode));
  } finally {
    await wiki.stop();
  }
});

/** MediaWiki 1.43 has one code for both kinds of impossible talk pages. */
function withOldCode(answer: RecordedTitle): RecordedTitle {
  const { query } = answer;
  return query.kind === "invalid" && query.code === "title-invalid-talk-interwiki"
    ? { ...answer, query: { ...query, code: "title-invalid-talk-namespace" } }
    : answer;
}

type Params = Readonly<Record<string, string>>;

async function ask(wiki: Wiki, requests: readonly Params[]): Promise<readonly UnknownObject[]> {
  const common = { formatversion: "2", errorformat: "raw" };
  const answers = await wiki.batch(
    requests.map((params) => new URLSearchParams({ ...params, ...common }).toString()),
  );
  return answers.map((answer) => {
    if (!isObject(answer)) throw new Error("The response is not an object.");
    return answer;
  });
}

function queryRequest(title: string): Params {
  return { action: "query", titles: `\u001F${title}` };
}

function parsedIn({ query = {} }: UnknownObject): Parsed {
  const { pages: [page] = [], interwiki: [external] = [] } = JSON.parse(JSON.stringify(query));
  if (external) return { kind: "external", interwiki: external.iw, text: external.title };
  if (page?.invalid) return { kind: "invalid", code: page.invalidreason.code };
  return page ? { kind: "title", ns: page.ns, text: page.title } : { kind: "none" };
}

function linkRequest(title: string): Params {
  const text = `[[:${title}]]`;
  const prop = "links|iwlinks";
  return { action: "parse", text, contentmodel: "wikitext", prop, title: "Zzz" };
}

function linkIn({ parse }: UnknownObject): string | null {
  const {
    links: [link],
    iwlinks: [external],
  } = JSON.parse(JSON.stringify(parse));
  return link?.title ?? external?.title ?? null;
}

function partsRequest(title: string): Params {
  const text = WORDS.map((word) => `{{${word}:${title}}}`).join("\u241E");
  return { action: "expandtemplates", text, prop: "wikitext", title: "Zzz" };
}

function partsIn({ expandtemplates }: UnknownObject): readonly string[] {
  const { wikitext } = JSON.parse(JSON.stringify(expandtemplates));
  return String(wikitext)
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .split("\u241E");
}
