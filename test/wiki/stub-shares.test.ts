import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import { createWiki } from "../../templates/wiki/seed/create-wiki.ts";
import { selections } from "../../templates/wiki/selections/registry.ts";
import { wikiStub } from "../../templates/wiki/server/wiki-stub.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { learnedResults } from "./learned.ts";
import { poolOf } from "./learned-requests.ts";
import { mixedRequests } from "./requests.ts";
import { Random, SEED } from "./random.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { sameVerdict } from "./stub-agreement.ts";
import { answersTo, hasBrokenDown, sharesOf } from "./stub-shares.ts";
import type { Pair, Share } from "./stub-shares.ts";

/** Requests for each module and caller, before those that go on; `SAMPLES` in the environment. The table in test/bench/mediawiki.md is of 40. */
const SAMPLES = Number(process.env["SAMPLES"] ?? 10);
/** Differences that are printed for each module; `SHOW` in the environment. */
const SHOW = Number(process.env["SHOW"] ?? 0);
/** The modules that are asked, by name; `MODULES` in the environment, all without. */
const ONLY = process.env["MODULES"]?.split(",");
/** The content; `CONTENT` in the environment. The engine was written against the first. */
const CONTENT = process.env["CONTENT"] === "first" ? "first" : "second";

/** The measured shares, which test/bench/mediawiki.md shows. */
const TABLE = fileURLToPath(new URL("stub-shares.json", import.meta.url));
/** So much less than the table says is chance, at least. */
const CHANCE = 0.05;
/** The least share of equal answers of a module whose answers follow from stored tables. */
const LEAST = 0.9;

/** Modules whose answers no table explains: parsing, images, query pages, the order of a search, dates and titles in the language of the wiki, and what a server has of its own. */
const FIXED: ReadonlySet<string> = new Set([
  "allmessages",
  "allusers",
  "authmanagerinfo",
  "blocks",
  "codexicons",
  "filerepoinfo",
  "imageinfo",
  "info",
  "languageinfo",
  "mystashedfiles",
  "prefixsearch",
  "querypage",
  "random",
  "search",
  "stashimageinfo",
  "tokens",
  "users",
]);

/** Only the server knows the keys of a stash, and where its random list goes on. */
const OF_THE_SERVER: ReadonlySet<string> = new Set(["random", "stashimageinfo"]);

/** The server stops it after three seconds and continues, so that its share shows how busy the machine is. */
const TIMED = "languageinfo";

let wiki: Wiki;
let pair: Pair;

beforeAll(async () => {
  wiki = await startFilledWiki(CONTENT);
  const { api } = await wholeCatalogue(wiki);
  const content = await exportWiki(wiki.directory, { messages: "all" });
  const { general } = Object(content["site"]);
  pair = {
    wiki,
    stub: wikiStub({ api, results: learnedResults() }, createWiki(content)),
    origin: String(propertyOf(general, "server")),
    time: String(propertyOf(general, "time")),
    api: withSelections(api),
    pool: await poolOf(wiki),
  };
}, 900_000);
afterAll(async () => {
  await wiki?.stop();
});

it("the stub answers random valid requests as the server does that has the same content", async () => {
  const modules = [...pair.api.modules.values()].filter(
    ({ path, name }) => path.startsWith("query+") && (!ONLY || ONLY.includes(name)),
  );
  const seed = SEED + 11;
  const nobody = await sharesOf(pair, modules, { count: SAMPLES, seed });
  const admin = await sharesOf(pair, modules, {
    count: SAMPLES / 2,
    seed: seed + 1,
    user: "Admin",
  });
  const shares = nobody.map((share, index) => together(share, admin[index]));
  for (const share of shares) print(share);
  const version = pair.wiki.version.replace(/\.\d+$/, "");
  if (process.env["UPDATE_SHARES"] === "1") writeTable(version, shares);
  const table = readTables()[version] ?? {};
  for (const { module, requests, equal, sameVerdict: verdicts } of shares) {
    const share = equal / requests;
    if (OF_THE_SERVER.has(module)) continue;
    expect.soft(verdicts, `${module}: verdicts`).toBe(requests);
    if (!FIXED.has(module)) expect.soft(share, module).toBeGreaterThanOrEqual(LEAST);
    const known = (table[module]?.equal ?? 100) / 100;
    if (module !== TIMED)
      expect.soft(share, module).toBeGreaterThanOrEqual(known - chance(known, requests));
  }
}, 1_800_000);

it("the stub gives the verdicts of the server on random requests, right or wrong", async () => {
  const requests = mixedRequests(pair.api, new Random(SEED + 3), 600).map((request) => ({
    module: "",
    request: request.replace(/&errorformat=raw$/, ""),
  }));
  const answers = await answersTo(pair, requests, undefined);
  const different = answers.filter(
    ({ server, stub }) => !hasBrokenDown(server) && !sameVerdict(server, stub),
  );
  for (const { request, server, stub } of different.slice(0, 20 * SHOW))
    console.log(
      `${request}\n  server ${JSON.stringify(server).slice(0, 400)}\n  stub   ${JSON.stringify(stub).slice(0, 400)}`,
    );
  console.log(`Verdicts: ${answers.length - different.length} of ${answers.length} equal`);
  expect(different.map(({ request }) => request)).toEqual([]);
}, 300_000);

/** The modules that the stub has: a version may have others. */
function withSelections(api: Api): Api {
  const modules = [...api.modules].filter(
    ([path]) => !path.startsWith("query+") || selections.has(path),
  );
  return { ...api, modules: new Map(modules) };
}

/** The width of a sample: twice the deviation of a share. */
function chance(share: number, requests: number): number {
  return Math.max(CHANCE, 2 * Math.sqrt((share * (1 - share)) / requests));
}

function together(one: Share, other: Share | undefined): Share {
  if (!other) return one;
  return {
    module: one.module,
    requests: one.requests + other.requests,
    equal: one.equal + other.equal,
    sameVerdict: one.sameVerdict + other.sameVerdict,
    differences: [...one.differences, ...other.differences],
  };
}

function print({ module, requests, equal, sameVerdict: verdicts, differences }: Share): void {
  console.log(`${module}: ${equal} of ${requests} equal, ${verdicts} verdicts`);
  for (const { request, found } of differences.slice(0, SHOW))
    console.log(
      `  ${decodeURIComponent(request)}\n  at ${found.at}\n  server ${text(found.server)}\n  stub   ${text(found.stub)}`,
    );
}

function text(value: unknown): string {
  return (value === undefined ? "nothing" : JSON.stringify(value)).slice(0, 300);
}

type Table = Readonly<Record<string, { readonly requests: number; readonly equal: number }>>;

/** By version of MediaWiki. */
function readTables(): Readonly<Record<string, Table>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
  return JSON.parse(readFileSync(TABLE, "utf8")) as Readonly<Record<string, Table>>;
}

/** `equal` is a share in percent, rounded down. Modules that were not asked keep theirs. */
function writeTable(version: string, shares: readonly Share[]): void {
  const tables = readTables();
  const measured = Object.fromEntries(
    shares.map(({ module, requests, equal }) => [
      module,
      { requests, equal: Math.floor((equal / requests) * 100) },
    ]),
  );
  const all = { ...tables, [version]: { ...tables[version], ...measured } };
  writeFileSync(TABLE, `${JSON.stringify(all, undefined, 2)}\n`);
}
