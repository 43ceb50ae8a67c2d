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
import { inParallel } from "./server.ts";
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
    const answers = await inParallel(TITLES, 2, async (title): Promise<RecordedTitle> => {
      const [query, link, parts] = [queried, linked, partsOf];
      return {
        title,
        query: await query(wiki, title),
        link: await link(wiki, title),
        parts: await parts(wiki, title),
      };
    });
    const site = siteFacts(await ask(wiki, SITE_PARAMETERS));
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

async function ask(wiki: Wiki, params: Readonly<Record<string, string>>): Promise<UnknownObject> {
  const answer = await wiki.ask({ ...params, formatversion: "2", errorformat: "raw" });
  if (!isObject(answer)) throw new Error("The response is not an object.");
  return answer;
}

async function queried(wiki: Wiki, title: string): Promise<Parsed> {
  const { query = {} } = await ask(wiki, { action: "query", titles: `\u001F${title}` });
  const { pages: [page] = [], interwiki: [external] = [] } = JSON.parse(JSON.stringify(query));
  if (external) return { kind: "external", interwiki: external.iw, text: external.title };
  if (page?.invalid) return { kind: "invalid", code: page.invalidreason.code };
  return page ? { kind: "title", ns: page.ns, text: page.title } : { kind: "none" };
}

async function linked(wiki: Wiki, title: string): Promise<string | null> {
  const text = `[[:${title}]]`;
  const { parse } = await ask(wiki, {
    action: "parse",
    text,
    contentmodel: "wikitext",
    prop: "links|iwlinks",
    title: "Zzz",
  });
  const {
    links: [link],
    iwlinks: [external],
  } = JSON.parse(JSON.stringify(parse));
  return link?.title ?? external?.title ?? null;
}

async function partsOf(wiki: Wiki, title: string): Promise<readonly string[]> {
  const text = WORDS.map((word) => `{{${word}:${title}}}`).join("\u241E");
  const { expandtemplates } = await ask(wiki, {
    action: "expandtemplates",
    text,
    prop: "wikitext",
    title: "Zzz",
  });
  const { wikitext } = JSON.parse(JSON.stringify(expandtemplates));
  return String(wikitext)
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .split("\u241E");
}
