import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as api from "../../generated/paraminfo/index.js";
import { ApiError } from "../../templates/runtime/action-api/api-error.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { collect, rowsOf } from "../../templates/runtime/client/rows-of.js";
import { merged } from "../../templates/runtime/client/merge.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import type { Send } from "../../templates/runtime/client/send.js";
import { m3apiSender, mwnSender } from "../../templates/runtime/client/senders.js";
import { runCompiler } from "../generator/support/tsc.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { folderOf, m3apiSession, mwnBot } from "./clients.ts";
import type { Bot } from "./clients.ts";
import { inParallel, startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
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

let wiki: Wiki;
let bot: Bot;
let senders: Readonly<Record<"m3api" | "mwn", Send>>;

beforeAll(async () => {
  wiki = await startFilledWiki("first", { workers: 4 });
  bot = await mwnBot(wiki);
  senders = { m3api: m3apiSender(await m3apiSession(wiki)), mwn: mwnSender(bot) };
});
afterAll(async () => {
  await wiki?.stop();
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

const CLIENTS = ["m3api", "mwn"] as const;

describe.each(CLIENTS)("with %s as sender", (client) => {
  it("walks give the same rows with any limit", async () => {
    // Each client takes its share.
    const walks = WALKS.filter((_, index) => index % CLIENTS.length === CLIENTS.indexOf(client));
    const all = await walkAll(walks, senders[client], 4);
    expect(all.flatMap(({ differences }) => differences).slice(0, 20)).toEqual([]);
  }, 3_600_000);

  it.each(["bc", "html", "none", "plaintext", "raw", "wikitext"] as const)(
    "an error in the format %s has the server's code",
    async (errorformat) => {
      const refused = api.allpages({ namespace: 99_999 }, { errorformat });
      const error = await thrown(sendRequest(refused, senders[client]));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ code: "badvalue" });
    },
  );

  it("walks that go on at the same time neither get each other's answers nor send more", async () => {
    const pages = api.query([api.info()], { generator: api.allpages({ limit: 5, to: "C" }) });
    const titles = api.allpages({ limit: 5, to: "C" });
    const redirects = api.allpages({ limit: 5, to: "C", filterredir: "redirects" });
    const general = api.siteinfo({ prop: "general" });
    const walks = [
      async () => counted(senders[client], (send) => pagesOf(pages, send)),
      async () => counted(senders[client], (send) => rowsOf(titles, send)),
      async () => counted(senders[client], (send) => rowsOf(redirects, send)),
      async () => counted(senders[client], (send) => rowsOf(general, send)),
    ];
    const alone = await inParallel(walks, 1, async (each) => each());
    expect(await inParallel(walks, walks.length, async (each) => each())).toEqual(alone);
  });

  it("a POST gives what a GET does", async () => {
    const request = api.allpages({ limit: 3 });
    const parameters = request.toRecord();
    expect(await senders[client](parameters, { method: "POST" })).toEqual(
      await senders[client](parameters, { method: "GET" }),
    );
  });
});

describe("a generator with two props, in pieces of each", () => {
  const request = api.query([api.links({ limit: 3 }), api.categories({ limit: 2 })], {
    generator: api.allpages({ limit: 4, to: "D" }),
  });
  const whole = api.query([api.links({ limit: "max" }), api.categories({ limit: "max" })], {
    generator: api.allpages({ limit: "max", to: "D" }),
  });

  it("is whole where each request is the original with the latest `continue`", async () => {
    const { query, ...rest } = await sendRequest(whole, senders.mwn);
    expect(rest.continue).toBeUndefined();
    const pages = await collect(pagesOf(request, senders.mwn));
    expect(isSame(pages, query?.pages ?? [])).toBe(true);
  });

  it("loses rows where each request is the one before with the latest `continue`, as mwn's own loop has it", async () => {
    const expected = await collect(pagesOf(whole, senders.mwn));
    const answers = await bot.continuedQuery(request.toRecord(), 1000);
    const found = linksAndCategories(pagesOfAnswers(answers));
    const all = linksAndCategories(expected);
    console.log(`mwn's continuedQuery: ${found} of ${all} links and categories`);
    expect(found).toBeLessThan(all);
  });
});

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

async function thrown(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Pages of all answers, put together by their ids. */
function pagesOfAnswers(answers: readonly unknown[]): readonly unknown[] {
  const pages = new Map<unknown, unknown>();
  for (const answer of answers) {
    const found = propertyOf(propertyOf(answer, "query"), "pages");
    for (const page of Array.isArray(found) ? found : []) {
      const id = propertyOf(page, "pageid");
      pages.set(id, pages.has(id) ? merged(pages.get(id), page) : page);
    }
  }
  return [...pages.values()];
}

/** How many different ones there are. */
function linksAndCategories(pages: readonly unknown[]): number {
  const names = pages.flatMap((page) =>
    ["links", "categories"].flatMap((field) => {
      const items = propertyOf(page, field);
      const id = String(propertyOf(page, "pageid"));
      return (Array.isArray(items) ? items : []).map(
        (item) => `${id} ${field} ${String(propertyOf(item, "title"))}`,
      );
    }),
  );
  return new Set(names).size;
}
