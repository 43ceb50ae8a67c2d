/** What `matrix`, `learn`, `inspect`, a replayed cassette and the test wiki process, for `growth.mjs`. */
/* oxlint-disable no-await-in-loop -- the requests of a client come one after the other */
import { join } from "node:path";
import { many, record } from "./shapes.mjs";

/**
 * @typedef {object} Subject
 * @property {number} least the smallest of the three sizes
 * @property {(size: number) => Readonly<Record<string, unknown>>} [files] JSON by path; texts as they are
 * @property {readonly string[]} [args] of the command; without them, the program of the same name runs
 */

const SITE = { generator: "MediaWiki 1.45.0", namespaces: [] };

const parametersOf = (names) => names.map((name, index) => ({ index, name, type: "string" }));
const moduleOf = (name, parameters = []) => ({
  name,
  path: `query+${name}`,
  group: "list",
  prefix: name,
  generator: "",
  parameters,
});
const SELECTED = { m0: "query+m0", m1: "query+m1" };
const QUERY = {
  name: "query",
  path: "query",
  group: "action",
  prefix: "",
  parameters: [{ index: 1, name: "list", type: ["m0", "m1"], multi: "", submodules: SELECTED }],
};
const catalogueOf = (...modules) => ({ paraminfo: { modules } });
const field = (is) => ({ is, seen: 9 });
const resultOf = (fields) => ({
  module: "query+m0",
  servers: [SITE.generator],
  rows: { at: ["query", "m0"], kind: "item" },
  response: { query: field({ record: { m0: field({ list: { record: fields } }) } }) },
});
const exchangeOf = (name, ...rows) =>
  JSON.stringify({
    request: `action=query&list=${name}&formatversion=2&format=json`,
    response: { query: { [name]: rows } },
  });
/** A spec folder with a result, and recorded exchanges. */
const recorded = (lines, fields = { a: field("string") }) => ({
  "wiki/catalogue.json": catalogueOf(QUERY, moduleOf("m0"), moduleOf("m1")),
  "wiki/site.json": SITE,
  "wiki/results/m0.json": resultOf(fields),
  "exchanges.jsonl": lines.join("\n"),
});
const LEARN = ["learn", "exchanges.jsonl", "--out", "wiki"];
const INSPECT = ["inspect", "--spec", "wiki", "--exchanges", "exchanges.jsonl", "--format", "json"];
const pair = (make) => ({ "a/catalogue.json": make("a"), "b/catalogue.json": make("b") });
const wikis = many(10, (index) => `w${index}`);

/** @type {Readonly<Record<string, Subject>>} */
export const SUBJECTS = {
  "matrix: modules, in ten catalogues": {
    least: 2500,
    files: (size) =>
      Object.fromEntries(
        wikis.map((wiki) => [
          `${wiki}/catalogue.json`,
          catalogueOf(...many(size, (index) => moduleOf(`m${index}`, parametersOf([wiki])))),
        ]),
      ),
    args: ["matrix", ...wikis],
  },
  "matrix: parameters of a module": {
    least: 10_000,
    files: (size) =>
      pair((mark) =>
        catalogueOf(moduleOf("m0", parametersOf(many(size, (index) => mark + index)))),
      ),
    args: ["matrix", "a", "b"],
  },
  "matrix: fields, of which a catalogue has none": {
    least: 5000,
    files: (size) => ({
      ...pair(() => catalogueOf(moduleOf("m0", parametersOf(many(size, (index) => `p${index}`))))),
      "a/results/m0.json": resultOf(record(size, (index) => [`f${index}`, field("string")])),
    }),
    args: ["matrix", "a", "b", "--all"],
  },
  "learn FILE: exchanges": {
    least: 10_000,
    files: (size) => recorded(many(size, () => exchangeOf("m1", { a: "x" }))),
    args: LEARN,
  },
  "learn FILE: a new field in each exchange": {
    least: 2500,
    files: (size) =>
      recorded(many(size, (index) => exchangeOf("m0", { a: "x", [`k${index}`]: [index] }))),
    args: LEARN,
  },
  "learn FILE: rows that lack many fields": {
    least: 100,
    files: (size) =>
      recorded(
        many(size, (index) =>
          exchangeOf("m0", ...many(50, (at) => ({ [`f${(index + at) % 30}`]: "x" }))),
        ),
        record(30, (index) => [`f${index}`, field("string")]),
      ),
    args: LEARN,
  },
  "learn FILE: an object with keys of several types": {
    least: 10_000,
    files: (size) =>
      recorded([
        exchangeOf(
          "m1",
          record(size, (index) => [`k${index}`, index % 2 ? 1 : []]),
        ),
      ]),
    args: LEARN,
  },
  "inspect: rows with unknown fields": {
    least: 10_000,
    files: (size) => recorded([exchangeOf("m0", ...many(size, (index) => ({ a: "x", b: index })))]),
    args: INSPECT,
  },
  "inspect: misspelt fields": {
    least: 2500,
    files: (size) =>
      recorded(
        [
          exchangeOf(
            "m0",
            record(size, (index) => [`feild${index}`, 1]),
          ),
        ],
        record(size, (index) => [`field${index}`, field("string")]),
      ),
    args: INSPECT,
  },
  "replay: requests with long similar texts": { least: 1000 },
  "test wiki: a walk over pages": { least: 10_000 },
  "test wiki: a walk over found pages": { least: 10_000 },
  "test wiki: a walk over backlinks": { least: 10_000 },
  "test wiki: links and templates of a text": { least: 25_000 },
  "test wiki: braces, nested": { least: 25_000 },
  "test wiki: edits of a page": { least: 1000 },
};

/** Programs by the name of their subject, with the built files of a checkout. */
const PROGRAMS = {
  "replay: requests with long similar texts": async ({ size, dist }) => {
    const { replayingHandler } = await import(join(dist, "generator/serve/replay.js"));
    const { createRedactor } = await import(join(dist, "generator/redact/redactor.js"));
    const exchanges = many(size, (index) => ({
      cassette: 1,
      path: "/a",
      params: { text: `${"x".repeat(20_000)}${index + 1e6}` },
      status: 200,
      headers: {},
      body: "",
    }));
    replayingHandler(exchanges, createRedactor([]));
  },
  "test wiki: a walk over pages": (of) => walk(of, { list: "allpages", aplimit: "50" }),
  "test wiki: a walk over found pages": (of) =>
    walk(of, { list: "search", srsearch: "text", srwhat: "text", srlimit: "50" }),
  "test wiki: a walk over backlinks": (of) =>
    walk(of, { list: "backlinks", bltitle: "A", bllimit: "50" }),
  "test wiki: links and templates of a text": (of) =>
    parse(of, many(of.size, (index) => `[[L${index}]] {{T${index}}}`).join("\n")),
  "test wiki: braces, nested": (of) => parse(of, `${"{{".repeat(of.size)}a${"}}".repeat(of.size)}`),
  "test wiki: edits of a page": async (of) => {
    const send = await senderOf(of, [{ title: "A", text: "a" }]);
    for (let edit = 0; edit < of.size; edit += 1)
      await send({ action: "edit", title: "A", text: `t${edit}`, token: "+\\" });
  },
};

/** Sends requests to a stub of a wiki with these pages. */
async function senderOf({ dist }, pages) {
  const { createWiki, writableWiki } = await import(join(dist, "templates/wiki/index.js"));
  const { createParaminfoStub } = await import(join(dist, "generated/paraminfo/stub.js"));
  const { service } = createParaminfoStub({ wiki: writableWiki(createWiki({ pages })) });
  return async (parameters) => {
    const body = new URLSearchParams({ format: "json", formatversion: "2", ...parameters });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = { method: "POST", url: "/api.php", headers, body: String(body) };
    const { error, ...rest } = JSON.parse((await service(request)).body);
    if (error) throw new Error(`${error.code}: ${error.info}`);
    return rest;
  };
}

async function walk(of, parameters) {
  const pages = many(of.size, (index) => ({ title: `Page ${index}`, text: "Text [[A]]" }));
  const send = await senderOf(of, pages);
  for (let next = {}; next;) {
    const { continue: after } = await send({ action: "query", ...parameters, ...next });
    next = after;
  }
}

async function parse(of, text) {
  const send = await senderOf(of, []);
  await send({ action: "parse", title: "A", contentmodel: "wikitext", text });
}

if (process.argv[1] === import.meta.filename) {
  const [root, name, size] = process.argv.slice(2);
  await PROGRAMS[name]({ size: Number(size), dist: join(root, "dist") });
}
