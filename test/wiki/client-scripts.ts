import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { m3apiSession, mwnBot } from "./clients.ts";
import type { Wiki } from "./server.ts";

/** What a client got, a step a member. */
export type Got = Readonly<Record<string, unknown>>;

/** Where a client is let loose. */
export type Target = Pick<Wiki, "endpoint">;

/** Programs that ask a wiki through clients of others, unmodified, the same way wherever it is. */
export const SCRIPTS: Readonly<Record<string, (target: Target) => Promise<Got>>> = {
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

/** Installs the clients that are no packages of npm. */
export function installForeignClients(): void {
  const script = fileURLToPath(new URL("foreign-clients/install.sh", import.meta.url));
  const { status, stderr } = spawnSync("bash", [script], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
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
