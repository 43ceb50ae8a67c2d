import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isJsonArray, isJsonObject } from "../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../templates/runtime/model/json.js";
import { kept } from "./kept.ts";
import { runBatch } from "./batch.ts";
import type { UserName } from "./server.ts";

/** What an export may hold besides. */
export interface ExportOptions {
  /** Messages of the interface: a megabyte of MediaWiki's own texts. Default: without. */
  readonly messages?: "all";
}

/** The files that the content of an export depends on, besides the wiki. */
const ASKED_BY = ["export.ts", "export.php", "batch.php"];

/** Sends requests to `action=query`, unless they say otherwise, and gives the answers in format version 2. */
type Ask = (requests: readonly Request[], user?: UserName) => Promise<readonly JsonObject[]>;
type Request = Readonly<Record<string, string>>;

/**
 * Everything that is in an installed wiki, as data in the form of spec/schemas/wiki.schema.json, which
 * `createWiki` takes. Nothing is left to be derived; what is hidden comes with its value and with the
 * mark that it is hidden.
 */
export async function exportWiki(
  directory: string,
  { messages }: ExportOptions = {},
): Promise<JsonObject> {
  const ask: Ask = async (requests, user) => {
    const queries = requests.map((request) =>
      new URLSearchParams({
        action: "query",
        format: "json",
        formatversion: "2",
        ...request,
      }).toString(),
    );
    const answers = await runBatch(directory, queries, user === undefined ? {} : { user });
    return answers.map(({ body }) => object(parse(body)));
  };
  const { site, tables } = await kept(directory, { name: "content", askedBy: ASKED_BY }, () =>
    exportContent(directory, ask),
  );
  if (messages === undefined) return { site, tables };
  return {
    site,
    tables: {
      ...tables,
      messages: await kept(directory, { name: "messages", askedBy: ASKED_BY }, () =>
        exportMessages(ask),
      ),
    },
  };
}

async function exportContent(
  directory: string,
  ask: Ask,
): Promise<{ readonly site: JsonObject; readonly tables: JsonObject }> {
  const tables = await exportTables(directory);
  const types = await parameterTypes(ask);
  return {
    site: {
      ...(await exportFacts(ask, types)),
      ...(await exportDates(ask)),
      languageinfo: await exportLanguages(ask, types),
      codexicons: await exportIcons(ask, types),
    },
    tables: { ...tables, querypages: await exportQueryPages(ask, types("querypage", "page")) },
  };
}

async function exportTables(directory: string): Promise<JsonObject> {
  const script = fileURLToPath(new URL("export.php", import.meta.url));
  const { stdout } = await promisify(execFile)(
    "php",
    [script, "--conf", `${directory}/LocalSettings.php`],
    { env: { ...process.env, MW_INSTALL_PATH: `${directory}/mediawiki` }, maxBuffer: 1 << 28 },
  );
  return object(parse(stdout));
}

/** The values that a parameter of a module takes. */
type Types = (module: string, parameter: string) => readonly string[];

async function parameterTypes(ask: Ask): Promise<Types> {
  const names = ["siteinfo", "userinfo", "filerepoinfo", "languageinfo", "querypage", "codexicons"];
  const [answer] = await ask([
    { action: "paraminfo", modules: names.map((name) => `query+${name}`).join("|") },
  ]);
  const modules = list(object(answer?.["paraminfo"])["modules"]).map(object);
  return (name, parameter) => {
    const module = modules.find((each) => each["name"] === name);
    const found = list(module?.["parameters"])
      .map(object)
      .find((each) => each["name"] === parameter);
    return list(found?.["type"]).map(String);
  };
}

async function exportFacts(ask: Ask, types: Types): Promise<JsonObject> {
  const [answer] = await ask([
    {
      meta: "siteinfo|userinfo|filerepoinfo|authmanagerinfo",
      siprop: types("siteinfo", "prop").join("|"),
      sinumberingroup: "1",
      uiprop: types("userinfo", "prop").join("|"),
      friprop: types("filerepoinfo", "prop").join("|"),
    },
  ]);
  return object(answer?.["query"]);
}

const MONTHS =
  "january|february|march|april|may_long|june|july|august|september|october|november|december";

/** The names of the months, and the format of the times of signatures. */
async function exportDates(ask: Ask): Promise<JsonObject> {
  const [named, signed] = await ask([
    { meta: "allmessages", ammessages: MONTHS },
    { action: "parse", text: "~~~~~", contentmodel: "wikitext", onlypst: "1" },
  ]);
  const months = list(object(named?.["query"])["allmessages"]).map(
    (row) => texts(row)["content"] ?? "",
  );
  const time = texts(signed?.["parse"] ?? {})["text"]?.replace(/ \(UTC\)$/, "") ?? "";
  const month = months.find((name) => time.includes(name)) ?? "";
  const dateformat = time
    .replace(month, "F")
    .replace(/\d\d:\d\d/, "H:i")
    .replace(/\d{4}/, "Y")
    .replace(/\d+/, "j");
  return { months, dateformat };
}

/** Since 1.44, which does not list their names: those that tests request. */
async function exportIcons(ask: Ask, types: Types): Promise<JsonObject> {
  const names = types("codexicons", "names").join("|") || "cdxIconAdd|cdxIconClose";
  const [answer] = await ask([{ list: "codexicons", names }], "Admin");
  return object(object(answer?.["query"] ?? {})["codexicons"] ?? {});
}

/**
 * Asked of languages with several variants alone, since it loads each language in turn, which a new wiki
 * must first compile: minutes. Since 1.43.
 */
const SLOW = "variantnames";

/** The wiki answers for as long as its patience lasts, and is then asked for the rest. */
async function exportLanguages(ask: Ask, types: Types): Promise<JsonObject> {
  const more = async (from: Request): Promise<JsonObject> => {
    const liprop = types("languageinfo", "prop")
      .filter((name) => name !== SLOW)
      .join("|");
    const [answer] = await ask([{ meta: "languageinfo", licode: "*", liprop, ...from }]);
    const languages = object(object(answer?.["query"])["languageinfo"]);
    const next = answer?.["continue"];
    return next === undefined ? languages : { ...languages, ...(await more(texts(next))) };
  };
  const languages = await more({});
  const varied = Object.keys(languages).filter(
    (code) => list(object(languages[code])["variants"]).length > 1,
  );
  if (!types("languageinfo", "prop").includes(SLOW)) return languages;
  const answers = await ask(
    varied.map((code) => ({ meta: "languageinfo", licode: code, liprop: SLOW })),
  );
  const named = answers.flatMap((answer) =>
    Object.entries(object(object(answer["query"])["languageinfo"])),
  );
  const names = named.map(([code, row]) => [code, { ...object(languages[code]), ...object(row) }]);
  return { ...languages, ...Object.fromEntries(names) };
}

/** All query pages have fewer rows here than one answer holds. */
async function exportQueryPages(
  ask: Ask,
  names: readonly string[],
): Promise<readonly JsonObject[]> {
  const requests = names.map((name) => ({ list: "querypage", qppage: name, qplimit: "max" }));
  const answers = await ask(requests, "Admin");
  const everybodys = await ask(requests);
  return answers.map((answer, index) => {
    const page = object(object(answer["query"])["querypage"]);
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

async function exportMessages(ask: Ask): Promise<readonly Json[]> {
  const all = { meta: "allmessages", ammessages: "*", amprop: "default", amincludelocal: "1" };
  const [answer, german] = await ask([all, { ...all, amlang: "de" }]);
  const others = list(object(german?.["query"])["allmessages"]).map(object);
  return [
    ...list(object(answer?.["query"])["allmessages"]),
    ...others.map((row) => ({ ...row, lang: "de" })),
  ];
}

function parse(text: string): Json {
  const value: Json = JSON.parse(text);
  return value;
}

function object(value: Json | undefined): JsonObject {
  if (isJsonObject(value)) return value;
  throw new TypeError(`The wiki gave ${JSON.stringify(value)} where an object was expected.`);
}

function list(value: Json | undefined): readonly Json[] {
  return value !== undefined && isJsonArray(value) ? value : [];
}

function texts(value: Json): Request {
  return Object.fromEntries(
    Object.entries(object(value)).flatMap(([name, text]) =>
      typeof text === "string" || typeof text === "number" ? [[name, `${text}`]] : [],
    ),
  );
}
