import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AnyModule } from "../../templates/runtime/model/descriptor.ts";
import { isJsonArray, isJsonObject } from "../../templates/runtime/model/json.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { selections } from "../../templates/wiki/selections/registry.ts";
import { learnedRequest, poolOf } from "./learned-requests.ts";
import type { Pool } from "./learned-requests.ts";
import { Random, SEED } from "./random.ts";
import { mixedRequests } from "./requests.ts";
import { startFilledWiki } from "./server.ts";
import type { UserName } from "./server.ts";
import { sameVerdict } from "./stub-agreement.ts";
import { askBoth, differenceOf, twinsOf } from "./twins.ts";
import type { Responses, Twins } from "./twins.ts";

/** Requests for each module and caller, before those that go on; `SAMPLES` in the environment. The recorded shares are of 40. */
const SAMPLES = Number(process.env["SAMPLES"] ?? 10);
/** Differences that are printed for each module; `SHOW` in the environment. */
const SHOW = Number(process.env["SHOW"] ?? 0);
/** The modules that are asked, by name; `MODULES` in the environment, all without. */
const ONLY = process.env["MODULES"]?.split(",");
/** The content; `CONTENT` in the environment. The engine was written against the first. */
const CONTENT = process.env["CONTENT"] === "first" ? "first" : "second";

/** The measured shares. */
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

let twins: Twins;
let pool: Pool;
/** The modules of the `query` action that the stub has. */
let all: readonly AnyModule[];

beforeAll(async () => {
  twins = await twinsOf(await startFilledWiki(CONTENT), { messages: "all" });
  pool = await poolOf(twins.wiki);
  all = [...twins.api.modules.values()].filter(
    ({ path }) => path.startsWith("query+") && isOfStub(path),
  );
}, 900_000);
afterAll(async () => {
  await twins?.wiki.stop();
});

it("the stub answers random valid requests as the server does that has the same content", async () => {
  const modules = all.filter(({ name }) => !ONLY || ONLY.includes(name));
  const seed = SEED + 11;
  const responses = [
    ...(await responsesOf(modules, { count: SAMPLES, seed })),
    ...(await responsesOf(modules, { count: SAMPLES / 2, seed: seed + 1, user: "Admin" })),
  ];
  const shares = modules.map(({ name }) =>
    shareOf(
      name,
      responses.filter(({ module }) => module === name),
    ),
  );
  const version = twins.wiki.version.replace(/\.\d+$/, "");
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
  const modules = new Map([...twins.api.modules].filter(([path]) => isOfStub(path)));
  const mixed = mixedRequests({ ...twins.api, modules }, new Random(SEED + 3), 600);
  const requests = mixed.map((request) => request.replace(/&errorformat=raw$/, ""));
  const answers = await askBoth(twins, requests);
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

/** Whether the stub has a module: a version may have others. */
function isOfStub(path: string): boolean {
  return !path.startsWith("query+") || selections.has(path);
}

/** Generators with pages of the server's own choice, which would say nothing of the module that is asked. */
const OWN_PAGES: ReadonlySet<string> = new Set(["random", "search", "querypage"]);

/** What is parsed or compared text, or a secret: the stub has something of the right shape there. */
const MADE_UP = /diffto|parsetree|parse=|expandtemplates|generatexml|drprop=[^&]*token/;

interface OfModule extends Responses {
  readonly module: string;
}

/** Sends random valid requests to each module of both servers, and continues once where the server says how. */
async function responsesOf(
  modules: readonly AnyModule[],
  how: { readonly count: number; readonly seed: number; readonly user?: UserName },
): Promise<readonly OfModule[]> {
  const generators = all.filter(({ name }) => !OWN_PAGES.has(name));
  const asked = modules.flatMap((module) => {
    const random = new Random(how.seed);
    const requests: { readonly module: string; readonly request: string }[] = [];
    while (requests.length < how.count) {
      const request = learnedRequest({ modules: [module], pool, random, generators });
      if (parseRequestStrictly(twins.api, request).ok && !MADE_UP.test(request))
        requests.push({ module: module.name, request });
    }
    return requests;
  });
  const send = async (sent: typeof asked): Promise<readonly OfModule[]> => {
    const requests = sent.map(({ request }) => request);
    const responses = await askBoth(twins, requests, how.user);
    return responses.map((each, index) => ({ ...each, module: sent[index]?.module ?? "" }));
  };
  const first = await send(asked);
  // Each of the two goes on in its own random order.
  const lasting = first.filter(({ module }) => module !== "random");
  const second = lasting.flatMap((each) =>
    continued(each).map((request) => ({ module: each.module, request })),
  );
  return [...first, ...(await send(second))];
}

/** The request that continues a response. */
function continued({ request, server }: Responses): readonly string[] {
  const proceed = isJsonObject(server) ? server["continue"] : undefined;
  if (!isJsonObject(proceed ?? null)) return [];
  const parameters = new URLSearchParams(request);
  for (const name of ["errorformat", "format"]) parameters.delete(name);
  for (const [name, value] of Object.entries(Object(proceed))) parameters.set(name, String(value));
  return [parameters.toString()];
}

/** 1.39 breaks down at some requests, in its own code; the stub does not. */
function hasBrokenDown(answer: Json): boolean {
  return JSON.stringify(answer).includes('"code":"internal_api_error_');
}

/** How the stub and the server agree on the requests to one module. */
interface Share {
  readonly module: string;
  readonly requests: number;
  /** Responses that are equal in every field. */
  readonly equal: number;
  /** Responses with the same errors and warnings. */
  readonly sameVerdict: number;
}

/** Counts equal responses, and prints the first differences. */
function shareOf(module: string, responses: readonly Responses[]): Share {
  const whole = responses.filter(({ server }) => !hasBrokenDown(server));
  const differences = whole.flatMap(
    ({ request, server, stub }) =>
      differenceOf({
        request,
        server: withoutChance(server, server),
        stub: withoutChance(stub, server),
      }) ?? [],
  );
  const share = {
    module,
    requests: whole.length,
    equal: whole.length - differences.length,
    sameVerdict: whole.filter(({ server, stub }) => sameVerdict(server, stub)).length,
  };
  console.log(
    `${module}: ${share.equal} of ${share.requests} equal, ${share.sameVerdict} verdicts`,
    ...differences.slice(0, SHOW).map((each) => `\n${each}`),
  );
  return share;
}

/**
 * A response without what no stub can know: which pages a random list has, of which the fields are compared,
 * and after how many languages the clock stops the server, which are those that are compared.
 */
function withoutChance(response: Json, server: Json): Json {
  if (!isJsonObject(response) || !isJsonObject(response["query"])) return response;
  const { query, continue: proceed, batchcomplete: _, ...rest } = response;
  const { random, languageinfo, ...others } = query;
  if (random !== undefined && isJsonArray(random)) {
    const fields = random.map((row) => Object.keys(Object(row)));
    const next = isJsonObject(proceed) && { continue: { ...proceed, rncontinue: "" } };
    return { ...rest, ...next, query: { ...others, random: fields } };
  }
  if (!isJsonObject(languageinfo)) return response;
  const known = Object(Object(Object(server)["query"])["languageinfo"]);
  const languages = Object.entries(languageinfo).filter(([code]) => code in known);
  return { ...rest, query: { ...others, languageinfo: Object.fromEntries(languages) } };
}

/** The width of a sample: twice the deviation of a share. */
function chance(share: number, requests: number): number {
  return Math.max(CHANCE, 2 * Math.sqrt((share * (1 - share)) / requests));
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
  const every = { ...tables, [version]: { ...tables[version], ...measured } };
  writeFileSync(TABLE, `${JSON.stringify(every, undefined, 2)}\n`);
}
