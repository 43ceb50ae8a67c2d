/**
 * Requests to a stub, and its responses, as far as recordings of a real wiki do not have them: the tables of
 * `cases/`. A table is the data of a wiki as JSON behind the word `wiki`, and cases. A case is lines such as
 * `Ann edit?title=Rose&text=x`, which are sent one after the other by that user or `nobody`, and a line for the
 * response to the last one:
 *
 * - `= JSON` is a part of it. `"$any"` is any value, `"$none"` no value, and `"/…/"` a pattern.
 * - `! CODE…` are the codes of its errors, and nothing is changed. It may end the line of a request.
 * - `[] NAME | …` are the titles or names in its only list.
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

/** A stub, and a function that sends a request of a table to it. */
function start(data: WikiData) {
  const wiki = writableWiki(createWiki(data));
  const { service } = wikiStub(PARTS, wiki);
  const ask = async (user: string, method: "GET" | "POST", query: string): Promise<Json> => {
    const { body } = await service({
      method,
      url: method === "GET" ? `/api.php?${query}` : "/api.php",
      headers: {
        ...(user !== "nobody" && { cookie: `paramsmith_user=${user}` }),
        ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
      },
      body: method === "GET" ? "" : query,
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- responses are JSON
    return JSON.parse(body) as Json;
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

/** Whether a value is what a table expects of it, or has it as a part. */
function matches(value: Json | undefined, expected: Json): boolean {
  if (expected === "$none") return value === undefined;
  if (expected === "$any") return value !== undefined;
  if (isJsonArray(expected))
    return (
      value !== undefined &&
      isJsonArray(value) &&
      value.length === expected.length &&
      expected.every((each, index) => matches(value[index], each))
    );
  if (isJsonObject(expected))
    return (
      isJsonObject(value) &&
      Object.entries(expected).every(([name, each]) => matches(value[name], each ?? null))
    );
  const [, pattern] = /^\/(.+)\/$/s.exec(String(expected)) ?? [];
  return pattern === undefined
    ? value === expected
    : new RegExp(pattern, "s").test(textOrEmpty(value));
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
