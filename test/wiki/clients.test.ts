/** Generated code reads a filled wiki through each sender of Node. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import * as api from "../../generated/paraminfo/index.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { inBatches } from "../../templates/runtime/client/in-batches.js";
import { collect, rowsOf } from "../../templates/runtime/client/rows-of.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import type { Send } from "../../templates/runtime/client/send.js";
import { fetchSender, m3apiSender, mwnSender } from "../../templates/runtime/client/senders.js";
import type { FetchSenderOptions } from "../../templates/runtime/client/senders.js";
import { runCompiler } from "../generator/support/tsc.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { folderOf, m3apiSession, mwnBot } from "./clients.ts";
import { inParallel, startFilledWiki, useWiki } from "./server.ts";
import { isSame, walkAll, WALKS } from "./walk.ts";

/** What somebody writes who uses the clients' own types. */
const USE = `import Session from "m3api";
import { Mwn } from "mwn";
import { m3apiSender, mwnSender } from "paramsmith/client";
import type { Send } from "paramsmith/client";

export const senders: readonly Send[] = [
  m3apiSender(new Session("en.wikipedia.org", {}, { userAgent: "example/1.0" })),
  mwnSender(new Mwn({ apiUrl: "https://en.wikipedia.org/w/api.php" })),
];
`;

const COMPILER_OPTIONS = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "nodenext",
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  // What the clients declare is their own business.
  skipLibCheck: true,
};

const CLIENTS = ["m3api", "mwn"] as const;
/** Each client makes one walk in so many; `walk.test.ts` makes all of them. */
const WALK_STEP = 12;

const wiki = useWiki(() => startFilledWiki("first", { workers: 4 }));
let senders: Readonly<Record<(typeof CLIENTS)[number], Send>>;
let titles: readonly string[];

beforeAll(async () => {
  senders = {
    m3api: m3apiSender(await m3apiSession(wiki())),
    mwn: mwnSender(await mwnBot(wiki())),
  };
  const rows = await collect(rowsOf(api.allpages({ limit: "max" }), fetchSender(wiki().endpoint)));
  titles = rows.map(({ title }) => title);
});

it("the clients' own types fit the senders", () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "node_modules"));
  const packages = { m3api: folderOf("m3api"), mwn: folderOf("mwn"), paramsmith: REPOSITORY };
  for (const [name, place] of Object.entries(packages))
    symlinkSync(place, join(folder, "node_modules", name), "dir");
  writeFileSync(join(folder, "use.ts"), USE);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const project = { compilerOptions: COMPILER_OPTIONS, files: ["use.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  expect(runCompiler(folder, "-p", folder)).toBe("");
});

describe.each(CLIENTS)("with %s as sender", (client) => {
  it("walks give the same rows with any limit", async () => {
    const walks = WALKS.filter((_, index) => index % WALK_STEP === CLIENTS.indexOf(client));
    const all = await walkAll(walks, senders[client], 4);
    expect(all.flatMap(({ differences }) => differences).slice(0, 20)).toEqual([]);
  });

  it("walks that go on at the same time neither get each other's answers nor send more", async () => {
    const pages = api.query([api.info()], { generator: api.allpages({ limit: 5, to: "C" }) });
    const redirects = api.allpages({ limit: 5, to: "C", filterredir: "redirects" });
    const general = api.siteinfo({ prop: "general" });
    const walks = [
      async () => counted(senders[client], (send) => pagesOf(pages, send)),
      async () => counted(senders[client], (send) => rowsOf(redirects, send)),
      async () => counted(senders[client], (send) => rowsOf(general, send)),
    ];
    const alone = await inParallel(walks, 1, async (each) => each());
    expect(await inParallel(walks, walks.length, async (each) => each())).toEqual(alone);
  });

  it("a generator with two props, in pieces of each, is complete", async () => {
    const { query, ...rest } = await sendRequest(linksAndCategories("max"), senders[client]);
    expect(rest.continue).toBeUndefined();
    const pages = await collect(pagesOf(linksAndCategories(2), senders[client]));
    expect(isSame(pages, query?.pages ?? [])).toBe(true);
  });

  it("a POST gives what a GET does", async () => {
    const parameters = api.allpages({ limit: 3 }).toRecord();
    expect(await senders[client](parameters, { method: "POST" })).toEqual(
      await senders[client](parameters, { method: "GET" }),
    );
  });
});

describe("with fetch as sender", () => {
  it("the wiki answers batches of titles, in their order", async () => {
    const { send, requests } = recording();
    const work = async (some: readonly string[]) =>
      collect(pagesOf(api.query([api.info()], { titles: some }), send));
    const batches = await collect(inBatches(titles, work, { order: "given", concurrency: 3 }));
    expect(titles.length).toBeGreaterThan(150);
    expect(requests).toHaveLength(Math.ceil(titles.length / 50));
    expect(batches.flatMap(({ values }) => values)).toEqual(titles);
    const pages = batches.flatMap((batch) => (batch.kind === "done" ? batch.result : []));
    expect(
      isSame(
        pages.map(({ title }) => title),
        titles,
      ),
    ).toBe(true);
    expect(pages.filter(({ missing }) => missing)).toEqual([]);
  });

  it("batches that are too large fail, each by itself, except for accounts with high limits", async () => {
    const batches = await batchesBy(recording().send, 60, titles.slice(0, 70));
    expect(batches).toMatchObject([
      { kind: "failed", error: { code: "toomanyvalues" } },
      { kind: "done", values: { length: 10 } },
    ]);
    const { send, requests } = recording({ headers: { cookie: await wiki().login() } });
    expect(await batchesBy(send, 500, titles)).toMatchObject([
      { kind: "done", result: { query: { pages: { length: titles.length } } } },
    ]);
    expect(requests.map(({ method }) => method)).toEqual(["POST"]);
  });

  it("the wiki answers a long request by POST as it does to the same by GET", async () => {
    const request = api.query([api.info(), api.categories({ limit: "max" })], {
      titles: titles.slice(0, 50).map((title) => `${title}${" ".repeat(40)}`),
    });
    const posted = recording();
    const got = recording({ maxUrl: 100_000 });
    const answers = [await sendRequest(request, posted.send), await sendRequest(request, got.send)];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.query?.pages).toHaveLength(50);
    expect(posted.requests).toMatchObject([{ method: "POST", url: wiki().endpoint }]);
    expect(got.requests.map(({ method, url }) => [method, url.length > 2000])).toEqual([
      ["GET", true],
    ]);
  });
});

function linksAndCategories(limit: 2 | "max") {
  return api.query([api.links({ limit }), api.categories({ limit })], {
    generator: api.allpages({ limit, to: "D" }),
  });
}

/** Queries titles in batches of a size. */
async function batchesBy(send: Send, size: number, some: readonly string[]) {
  const work = async (values: readonly string[]) =>
    sendRequest(api.query([api.info()], { titles: values }), send);
  return collect(inBatches(some, work, { size }));
}

/** A sender by fetch, and the requests that went over the wire. */
function recording(options: FetchSenderOptions = {}) {
  const requests: Request[] = [];
  const ask = async (request: Request): Promise<Response> => {
    requests.push(request);
    return fetch(request);
  };
  return { send: fetchSender(wiki().endpoint, { ...options, fetch: ask }), requests };
}

/** How many rows there are, and how many parts `query` has in all answers. */
async function counted<Row>(
  sender: Send,
  rows: (send: Send) => AsyncIterable<Row>,
): Promise<{ readonly rows: number; readonly parts: number }> {
  let parts = 0;
  const found = await collect(
    rows(async (parameters, how) => {
      const answer = await sender(parameters, how);
      parts += Object.keys(Object(propertyOf(answer, "query"))).length;
      return answer;
    }),
  );
  return { rows: found.length, parts };
}
