import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Json, JsonObject } from "../../templates/runtime/model/json.js";
import { textOrEmpty } from "../../templates/wiki/values/row.js";
import { kept } from "./kept.ts";
import { fetchLanguages, listOf, objectOf, queryWiki } from "./query-wiki.ts";

/** What an export may hold besides. */
export interface ExportOptions {
  /** Messages of the interface: a megabyte of MediaWiki's own texts. Default: without. */
  readonly messages?: "all";
}

/** The files that the content of an export depends on, besides the wiki. */
const ASKED_BY = ["export.ts", "export.php", "batch.php", "query-wiki.ts"];

/**
 * Everything that is in an installed wiki, as data in the form of spec/schemas/wiki.schema.json, which
 * `createWiki` takes. Nothing is left to be derived; what is hidden comes with its value and with the
 * mark that it is hidden.
 */
export async function exportWiki(
  directory: string,
  { messages }: ExportOptions = {},
): Promise<JsonObject> {
  const { site, tables } = await kept(directory, { name: "content", askedBy: ASKED_BY }, () =>
    exportContent(directory),
  );
  if (messages === undefined) return { site, tables };
  return {
    site,
    tables: {
      ...tables,
      messages: await kept(directory, { name: "messages", askedBy: ASKED_BY }, () =>
        exportMessages(directory),
      ),
    },
  };
}

async function exportContent(
  directory: string,
): Promise<{ readonly site: JsonObject; readonly tables: JsonObject }> {
  const tables = await exportTables(directory);
  const types = await parameterTypes(directory);
  return {
    site: {
      ...(await exportFacts(directory, types)),
      ...(await exportDates(directory)),
      languageinfo: await exportLanguages(directory, types),
      codexicons: await exportIcons(directory, types),
      trackingcategories: await exportTrackingCategories(directory),
    },
    tables: {
      ...tables,
      querypages: await exportQueryPages(directory, types("querypage", "page")),
    },
  };
}

async function exportTables(directory: string): Promise<JsonObject> {
  const script = fileURLToPath(new URL("export.php", import.meta.url));
  const { stdout } = await promisify(execFile)(
    "php",
    [script, "--conf", `${directory}/LocalSettings.php`],
    { env: { ...process.env, MW_INSTALL_PATH: `${directory}/mediawiki` }, maxBuffer: 1 << 28 },
  );
  const tables: Json = JSON.parse(stdout);
  return objectOf(tables);
}

/** The values that a parameter of a module takes. */
type Types = (module: string, parameter: string) => readonly string[];

async function parameterTypes(directory: string): Promise<Types> {
  const names = ["siteinfo", "userinfo", "filerepoinfo", "languageinfo", "querypage", "codexicons"];
  const [answer] = await queryWiki(directory, [
    { action: "paraminfo", modules: names.map((name) => `query+${name}`).join("|") },
  ]);
  const modules = listOf(objectOf(answer?.["paraminfo"])["modules"]).map(objectOf);
  return (name, parameter) => {
    const module = modules.find((each) => each["name"] === name);
    const found = listOf(module?.["parameters"])
      .map(objectOf)
      .find((each) => each["name"] === parameter);
    return listOf(found?.["type"]).map(String);
  };
}

async function exportFacts(directory: string, types: Types): Promise<JsonObject> {
  const [answer] = await queryWiki(directory, [
    {
      meta: "siteinfo|userinfo|filerepoinfo|authmanagerinfo",
      siprop: types("siteinfo", "prop").join("|"),
      sinumberingroup: "1",
      uiprop: types("userinfo", "prop").join("|"),
      friprop: types("filerepoinfo", "prop").join("|"),
    },
  ]);
  return objectOf(answer?.["query"]);
}

const MONTHS =
  "january|february|march|april|may_long|june|july|august|september|october|november|december";

/** The names of the months, and the format of the times of signatures. */
async function exportDates(directory: string): Promise<JsonObject> {
  const [named, signed] = await queryWiki(directory, [
    { meta: "allmessages", ammessages: MONTHS },
    { action: "parse", text: "~~~~~", contentmodel: "wikitext", onlypst: "1" },
  ]);
  const months = listOf(objectOf(named?.["query"])["allmessages"]).map((row) =>
    textOrEmpty(objectOf(row)["content"]),
  );
  const time = textOrEmpty(objectOf(signed?.["parse"])["text"]).replace(/ \(UTC\)$/, "");
  const month = months.find((name) => time.includes(name)) ?? "";
  const dateformat = time
    .replace(month, "F")
    .replace(/\d\d:\d\d/, "H:i")
    .replace(/\d{4}/, "Y")
    .replace(/\d+/, "j");
  return { months, dateformat };
}

/** Since 1.44, which does not list their names: those that tests request. */
async function exportIcons(directory: string, types: Types): Promise<JsonObject> {
  const names = types("codexicons", "names").join("|") || "cdxIconAdd|cdxIconClose";
  const [answer] = await queryWiki(directory, [{ list: "codexicons", names }], "Admin");
  return objectOf(objectOf(answer?.["query"] ?? {})["codexicons"] ?? {});
}

/** Since 1.45. */
async function exportTrackingCategories(directory: string): Promise<JsonObject> {
  const [answer] = await queryWiki(directory, [{ list: "trackingcategories", tclimit: "max" }]);
  const rows = listOf(objectOf(answer?.["query"] ?? {})["trackingcategories"]).map(objectOf);
  return Object.fromEntries(
    rows.map(({ catid, category }) => [textOrEmpty(catid), textOrEmpty(category)]),
  );
}

/**
 * Asked of languages with several variants alone, since it loads each language in turn, which a new wiki
 * must first compile: minutes. Since 1.43.
 */
const SLOW = "variantnames";

async function exportLanguages(directory: string, types: Types): Promise<JsonObject> {
  const props = types("languageinfo", "prop");
  const quick = props.filter((name) => name !== SLOW).join("|");
  const languages = await fetchLanguages(directory, quick);
  if (!props.includes(SLOW)) return languages;
  const varied = Object.keys(languages).filter(
    (code) => listOf(objectOf(languages[code])["variants"]).length > 1,
  );
  const answers = await queryWiki(
    directory,
    varied.map((code) => ({ meta: "languageinfo", licode: code, liprop: SLOW })),
  );
  const named = answers.flatMap((answer) =>
    Object.entries(objectOf(objectOf(answer["query"])["languageinfo"])),
  );
  const names = named.map(([code, row]) => [
    code,
    { ...objectOf(languages[code]), ...objectOf(row) },
  ]);
  return { ...languages, ...Object.fromEntries(names) };
}

/** All query pages have fewer rows here than one answer holds. */
async function exportQueryPages(
  directory: string,
  names: readonly string[],
): Promise<readonly JsonObject[]> {
  const requests = names.map((name) => ({ list: "querypage", qppage: name, qplimit: "max" }));
  const answers = await queryWiki(directory, requests, "Admin");
  const everybodys = await queryWiki(directory, requests);
  return answers.map((answer, index) => {
    const page = objectOf(objectOf(answer["query"])["querypage"]);
    // The one special page that not everybody may ask for has the name of the right to do so.
    const name = names[index];
    const closed = everybodys[index]?.["error"] !== undefined;
    return {
      ...page,
      ...(closed && name !== undefined ? { right: name.toLowerCase() } : {}),
      results: page["results"] ?? [],
    };
  });
}

async function exportMessages(directory: string): Promise<readonly Json[]> {
  const all = { meta: "allmessages", ammessages: "*", amprop: "default", amincludelocal: "1" };
  const [answer, german] = await queryWiki(directory, [all, { ...all, amlang: "de" }]);
  const others = listOf(objectOf(german?.["query"])["allmessages"]).map(objectOf);
  return [
    ...listOf(objectOf(answer?.["query"])["allmessages"]),
    ...others.map((row) => ({ ...row, lang: "de" })),
  ];
}
