import { afterAll, beforeAll, describe, it } from "vitest";
import { m3apiSession, mwnBot } from "./clients.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { serveStub, twinsOf } from "./twins.ts";

/** What a client got, a step a member. */
type Got = Readonly<Record<string, unknown>>;

/** Where a client is let loose. */
type Target = Pick<Wiki, "endpoint">;

/** Programs that ask a wiki through clients of others, unmodified, the same way wherever it is. */
const SCRIPTS: Readonly<Record<string, (target: Target) => Promise<Got>>> = {
  "m3api 1.1.0": withM3api,
  "mwn 3.0.3": withMwn,
};

async function withM3api({ endpoint }: Target): Promise<Got> {
  const session = await m3apiSession({ endpoint });
  const titles = "Tulip|main page|No such page, ever|Talk:Tulip|[bad]|Special:Version";
  const ask = async (params: Readonly<Record<string, string>>): Promise<unknown> =>
    session.request({ action: "query", formatversion: "2", ...params }, {});
  return {
    user: await ask({ meta: "userinfo", uiprop: "groups|editcount" }),
    site: await ask({ meta: "siteinfo", siprop: "general|namespaces" }),
    list: await all(
      session.requestAndContinue({ action: "query", list: "allpages", aplimit: "9" }, {}),
    ),
    generator: await all(
      session.requestAndContinue(
        {
          action: "query",
          formatversion: "2",
          generator: "allpages",
          gapfrom: "D",
          gapto: "G",
          gaplimit: "6",
          prop: "info|categories|links",
          cllimit: "3",
          pllimit: "4",
        },
        {},
      ),
    ),
    titles: await ask({ titles, prop: "info|revisions", rvprop: "ids|user|comment|size|sha1" }),
    posted: await session.request(
      { action: "query", list: "allusers", aulimit: "5", formatversion: "2" },
      { method: "POST" },
    ),
    invalid: await codeOf(ask({ list: "allpages", apnamespace: "99999" })),
    unknown: await codeOf(ask({ generator: "siteinfo" })),
  };
}

async function withMwn({ endpoint }: Target): Promise<Got> {
  const bot = await mwnBot({ endpoint });
  const ask = async (params: Readonly<Record<string, string>>): Promise<unknown> =>
    bot.request({ action: "query", ...params }, { method: "get" });
  return {
    site: await ask({ meta: "siteinfo|userinfo", siprop: "general|namespaces|namespacealiases" }),
    list: await bot.continuedQuery({ action: "query", list: "allpages", aplimit: "9" }, 1000),
    generator: await bot.continuedQuery(
      {
        action: "query",
        generator: "categorymembers",
        gcmtitle: "Category:Flowers",
        gcmlimit: "4",
        prop: "info|links",
      },
      1000,
    ),
    read: await bot.read(["Tulip", "Main Page", "No such page, ever"]),
    batches: await bot.massQuery({
      action: "query",
      titles: ["Tulip", "Rose", "main page", "No such page, ever", "User:Clover"],
      prop: "info",
    }),
    invalid: await codeOf(ask({ list: "allpages", apnamespace: "99999" })),
  };
}

async function all(answers: AsyncIterable<unknown>): Promise<readonly unknown[]> {
  const list: unknown[] = [];
  for await (const answer of answers) list.push(answer);
  return list;
}

/** What a client says was wrong. */
async function codeOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => "no error",
    (error: unknown) => {
      if (typeof error !== "object" || error === null) return String(error);
      const [first] = "errors" in error && Array.isArray(error.errors) ? error.errors : [];
      const { code } = Object(first ?? error);
      return code;
    },
  );
}

let wiki: Wiki;
let stub: Awaited<ReturnType<typeof serveStub>>;

beforeAll(async () => {
  wiki = await startFilledWiki("first", { workers: 2 });
  stub = await serveStub((await twinsOf(wiki)).stub);
}, 300_000);
afterAll(async () => {
  await stub?.stop();
  await wiki?.stop();
});

/**
 * Both servers have addresses of their own, and one of them has a clock: what is left out is told
 * here and nowhere else.
 */
function normalised(value: unknown, endpoint: string): unknown {
  const text = JSON.stringify(value).replaceAll(new URL(endpoint).origin, "http://wiki.example");
  return JSON.parse(text, (name, member: unknown) => (NOT_COMPARED.has(name) ? undefined : member));
}

const NOT_COMPARED: ReadonlySet<string> = new Set([
  // The time of the answer.
  "time",
  // Why a title is none: each says it in words of its own.
  "invalidreason",
]);

// All at once: they read, and wait for the wiki most of the time.
describe.concurrent.each(Object.entries(SCRIPTS))("a program with %s", (_name, script) => {
  it("gets the same from the stub as from the wiki", async ({ expect }) => {
    const [fromWiki, fromStub] = await Promise.all([script(wiki), script(stub)]);
    expect(Object.keys(fromWiki).length).toBeGreaterThan(5);
    expect(normalised(fromStub, stub.endpoint)).toEqual(normalised(fromWiki, wiki.endpoint));
  }, 120_000);
});
