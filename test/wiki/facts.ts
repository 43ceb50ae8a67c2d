import type { JsonObject } from "../../templates/runtime/model/json.js";
import { textOrEmpty } from "../../templates/wiki/values/row.ts";
import { fetchLanguages, listOf, objectOf, queryWiki } from "./query-wiki.ts";

/** The parts of `siteinfo` that a new wiki has in common with others of its version. */
const PARTS = [
  "general",
  "namespaces",
  "namespacealiases",
  "specialpagealiases",
  "magicwords",
  "usergroups",
  "restrictions",
  "languagevariants",
  "skins",
  "extensiontags",
  "functionhooks",
  "showhooks",
  "variables",
  "protocols",
  "defaultoptions",
  "uploaddialog",
  "autocreatetempuser",
  "autopromote",
  "autopromoteonce",
  "clientlibraries",
  "libraries",
  "copyuploaddomains",
];

/** General facts of an installation: its address, machine and time. */
const LOCAL: ReadonlySet<string> = new Set(
  "base server servername logo favicon sitename wikiid time phpversion phpsapi dbtype dbversion".split(
    " ",
  ),
);

/** Properties of languages that are the same on every wiki. */
const LANGUAGE = "code|bcp47|dir|autonym|name|fallbacks|variants";

/**
 * Messages that bots and gadgets request to read dates and to write lists, in English. pywikibot and mwn
 * request these.
 */
const MESSAGES = [
  "january february march april may_long june july august september october november december",
  "january-gen february-gen march-gen april-gen may-gen june-gen july-gen august-gen",
  "september-gen october-gen november-gen december-gen",
  "jan feb mar apr may jun jul aug sep oct nov dec",
  "sunday monday tuesday wednesday thursday friday saturday sun mon tue wed thu fri sat",
  "and comma-separator colon-separator word-separator parentheses mainpage",
].flatMap((names) => names.split(" "));

/** What any wiki of a version has. */
export interface LearnedFacts {
  readonly site: JsonObject;
  /** First letters of titles that do not become what JavaScript takes for the capital. */
  readonly firstLetters: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, string>>;
  /** The names of the tags that MediaWiki itself adds to changes. */
  readonly softwareTags: readonly string[];
}

/** The facts of an installed wiki that any wiki of its version has, with the version that it reports. */
export async function learnFacts(directory: string): Promise<LearnedFacts> {
  return {
    site: await learnSite(directory),
    firstLetters: await learnFirstLetters(directory),
    messages: await learnMessages(directory),
    softwareTags: await learnTags(directory),
  };
}

async function learnTags(directory: string): Promise<readonly string[]> {
  const query = await ask(directory, { list: "tags", tglimit: "max" });
  return listOf(query["tags"]).map((tag) => textOrEmpty(objectOf(tag)["name"]));
}

async function learnMessages(directory: string): Promise<Readonly<Record<string, string>>> {
  const query = await ask(directory, {
    meta: "allmessages",
    ammessages: MESSAGES.join("|"),
    amlang: "en",
  });
  const messages = listOf(query["allmessages"]).map(objectOf);
  return Object.fromEntries(
    messages.map(({ name, content }) => [textOrEmpty(name), textOrEmpty(content)]),
  );
}

async function learnSite(directory: string): Promise<JsonObject> {
  const query = await ask(directory, { meta: "siteinfo", siprop: PARTS.join("|") });
  const general = Object.entries(objectOf(query["general"])).filter(([name]) => !LOCAL.has(name));
  return {
    ...query,
    namespaces: Object.fromEntries(
      Object.entries(objectOf(query["namespaces"])).map(([id, namespace]) => [
        id,
        withoutSite(objectOf(namespace)),
      ]),
    ),
    general: Object.fromEntries(general),
    languageinfo: await fetchLanguages(directory, LANGUAGE),
  };
}

const LAST_CODE_POINT = 0x1_ffff;

/** The number of titles in a request. */
const TITLES = 50;

async function learnFirstLetters(directory: string): Promise<Readonly<Record<string, string>>> {
  const letters = Array.from({ length: LAST_CODE_POINT }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => /^\p{L}$/u.test(letter) && letter.toUpperCase() !== letter)
    .filter((letter) => letter.normalize("NFC") === letter);
  const learned: Record<string, string> = {};
  for (let start = 0; start < letters.length; start += TITLES) {
    const batch = letters.slice(start, start + TITLES);
    // oxlint-disable-next-line no-await-in-loop -- one process of PHP at a time
    const query = await ask(directory, { titles: batch.map((each) => `${each}-`).join("|") });
    const normalized = listOf(query["normalized"]).map(objectOf);
    for (const letter of batch) {
      const found = normalized.find(({ from }) => from === `${letter}-`);
      const capital = textOrEmpty(found?.["to"] ?? `${letter}-`).slice(0, -1);
      if (capital !== letter.toUpperCase()) learned[letter] = capital;
    }
  }
  return learned;
}

/** A namespace whose name is not that of the site: `Project`. */
function withoutSite(namespace: JsonObject): JsonObject {
  const { id, canonical = "" } = namespace;
  return id === 4 || id === 5 ? { ...namespace, name: canonical } : namespace;
}

async function ask(
  directory: string,
  parameters: Readonly<Record<string, string>>,
): Promise<JsonObject> {
  const [answer] = await queryWiki(directory, [parameters], "Admin");
  return objectOf(answer?.["query"]);
}
