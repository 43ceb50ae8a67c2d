/**
 * Requests to a stub, and its responses, as far as recordings of a real wiki do not have them: the tables of
 * `cases/`. A table is the data of a wiki as JSON behind the word `wiki`, and cases. A case is lines such as
 * `Ann edit?title=Rose&text=x`, which are sent one after the other by that user or `nobody`, and a line for the
 * response to the last one:
 *
 * - `= JSON` is a part of it. `"$any"` is any value, `"$none"` no value, and `"/…/"` a pattern.
 * - `! CODE…` are the codes of its errors, and nothing is changed. It may end the line of a request.
 * - `[] NAME | …` are the titles or names in its only list.
 *
 * A value `@TEXT` is a file, and `@png` an image of 29 bytes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isJsonArray, isJsonObject } from "../../../templates/runtime/model/json.js";
import type { Json } from "../../../templates/runtime/model/json.js";
import type { WikiData } from "../../../templates/wiki/data/wiki-data.js";
import { createWiki } from "../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.js";
import { listOrEmpty, textOrEmpty } from "../../../templates/wiki/values/row.js";
import { writableWiki } from "../../../templates/wiki/writes/writable-wiki.js";
import { catalogueApi } from "../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../wiki/learned.js";
import { matches } from "../runtime/case-text.js";

const FOLDER = new URL("cases/", import.meta.url);
const PARTS = { api: catalogueApi(), results: learnedResults() };

/** Actions that only read. */
const READS: ReadonlySet<string> = new Set(
  "compare expandtemplates opensearch paraminfo parse query".split(" "),
);

/** The types of the tokens of actions. Default: `csrf`. */
const TOKENS: ReadonlySet<string> = new Set(
  "createaccount patrol rollback userrights watch".split(" "),
);

interface Case {
  readonly requests: readonly string[];
  readonly result: string;
  readonly title: string;
}

interface Table {
  readonly data: WikiData;
  readonly cases: readonly Case[];
}

/** The data of a table. */
interface TableData extends WikiData {
  /** Rights that groups have here, and with `-` those that they do not. */
  readonly rights?: Readonly<Record<string, readonly string[]>>;
}

function readTable(name: string): Table {
  const text = readFileSync(new URL(name, FOLDER), "utf8").replaceAll(/^#.*\n/gm, "");
  const [, json = "{}", rest = ""] = /^wiki (\{[^]*?^\})\n([^]*)$/m.exec(text) ?? [];
  const { rights = {}, ...data }: TableData = JSON.parse(json);
  const cases: Case[] = [];
  let requests: string[] = [];
  for (const line of rest.split("\n").filter((each) => each !== "")) {
    const [, request, error] = /^(?![=![])(.*?)(?: (! .*))?$/.exec(line) ?? [];
    if (request !== undefined) requests.push(request);
    if (request !== undefined && error === undefined) continue;
    const result = error ?? line;
    cases.push({ requests, result, title: [...requests, result].join(" ") });
    requests = [];
  }
  return { data: withRights(data, rights), cases };
}

function withRights(data: WikiData, rights: NonNullable<TableData["rights"]>): WikiData {
  if (Object.keys(rights).length === 0) return data;
  const usergroups = createWiki({}).site.usergroups.map((group) => {
    const changes = rights[textOrEmpty(group["name"])] ?? [];
    const kept = listOrEmpty(group["rights"]).filter(
      (right) => !changes.includes(`-${textOrEmpty(right)}`),
    );
    return { ...group, rights: [...kept, ...changes.filter((right) => !right.startsWith("-"))] };
  });
  return { ...data, site: { ...data.site, usergroups } };
}

const PNG = Buffer.from("89504e470d0a1a0a0000000d4948445200000003000000020802000000", "hex");

/** Parameters as a body, which is a form if there are files among them. */
function bodyOf(parameters: URLSearchParams): URLSearchParams | FormData {
  const form = new FormData();
  for (const [name, value] of parameters)
    if (!value.startsWith("@")) form.set(name, value);
    else form.set(name, new Blob([value === "@png" ? PNG : value.slice(1)]), "A.png");
  return [...form.values()].some((value) => typeof value !== "string") ? form : parameters;
}

/** A stub, and a function that sends a request of a table to it. */
function start(data: WikiData) {
  const wiki = writableWiki(createWiki(data));
  const stub = wikiStub(PARTS, wiki);
  const ask = async (user: string, method: "GET" | "POST", query: string): Promise<Json> => {
    const url = `http://127.0.0.1:8080/api.php${method === "GET" ? `?${query}` : ""}`;
    const headers = { ...(user !== "nobody" && { cookie: `paramsmith_user=${user}` }) };
    const body = method === "POST" && { body: bodyOf(new URLSearchParams(query)) };
    const response = await stub(new Request(url, { method, headers, ...body }));
    const json: Json = await response.json();
    return json;
  };
  const send = async (request: string): Promise<Json> => {
    const [, user = "", action = "", query = ""] = /^(.*?) (\w+)\?(.*)$/s.exec(request) ?? [];
    const form = `format=json&formatversion=2&errorformat=plaintext&action=${action}&${query}`;
    if (READS.has(action)) return ask(user, "GET", form);
    const type = TOKENS.has(action) ? action : "csrf";
    const tokens = await ask(user, "GET", `action=query&meta=tokens&type=${type}&format=json`);
    const token = Object(tokens).query.tokens[`${type}token`];
    const name = type === "createaccount" ? "createtoken" : "token";
    const own = new URLSearchParams({ [name]: token });
    return ask(user, "POST", `${own.toString()}&${form}`);
  };
  return { wiki, send };
}

/** The titles or names of the rows of the only list of a response, or of the contributors of a page. */
function namesIn(response: Json): readonly string[] {
  const { query, ...others } = isJsonObject(response) ? response : {};
  const members = Object.entries({ ...others, ...(isJsonObject(query) ? query : {}) });
  const [rows = []] = members.flatMap(([name, value]) => {
    const list = name === "querypage" && isJsonObject(value) ? value["results"] : value;
    return list !== undefined && isJsonArray(list) ? [list.filter(isJsonObject)] : [];
  });
  return rows
    .flatMap((row): readonly Json[] => {
      const { contributors = null } = row;
      return isJsonArray(contributors) ? contributors : [row];
    })
    .map((row) => String(Object(row).title ?? Object(row).name ?? Object(row).user));
}

function codesIn(response: Json): readonly string[] {
  const { errors = [] } = isJsonObject(response) ? response : {};
  return isJsonArray(errors) ? errors.map((error) => String(Object(error).code)) : [];
}

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const { data, cases } = readTable(name);

  it.each(cases)("$title", async ({ requests, result }) => {
    const { wiki, send } = start(data);
    for (const request of requests.slice(0, -1)) {
      // oxlint-disable-next-line no-await-in-loop -- each sees what the one before it changed
      expect(codesIn(await send(request)), request).toEqual([]);
    }
    const before = wiki.current().tables;
    const response = await send(requests.at(-1) ?? "");
    const [, mark, rest = ""] = /^(\S+) ?(.*)$/s.exec(result) ?? [];
    if (mark === "=") {
      const expected: Json = JSON.parse(rest);
      if (!matches(response, expected)) expect(response).toEqual(expected);
    } else if (mark === "[]") {
      expect(namesIn(response).join(" | ")).toBe(rest);
    } else {
      expect({ response, codes: codesIn(response) }).toMatchObject({ codes: rest.split(" ") });
      expect(wiki.current().tables).toBe(before);
    }
  });
});
