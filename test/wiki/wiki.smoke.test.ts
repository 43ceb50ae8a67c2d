import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { installWiki, startWiki, type UserName } from "./server.ts";
import { WIKI_VERSION } from "./version.ts";

// Minutes: the first run may have to install Debian's packages.
const LONG = 600_000;

/**
 * The command lines of the running processes that belong to a server on this port, those that only
 * wait to be reaped left out.
 */
function processesOf(port: string): string[] {
  return execFileSync("ps", ["-e", "-o", "stat=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(`127.0.0.1:${port}`) && !line.startsWith("Z"));
}

test(
  "a wiki starts, knows its users, and leaves nothing behind",
  async () => {
    const wiki = await startWiki();
    const { port } = new URL(wiki.endpoint);
    try {
      expect(wiki.version).toMatch(WIKI_VERSION);
      expect(await wiki.ask({ action: "query", meta: "siteinfo" })).toMatchObject({
        query: {
          general: { generator: `MediaWiki ${wiki.version}`, server: `http://127.0.0.1:${port}` },
        },
      });
      expect(processesOf(port).some((line) => line.includes("php"))).toBe(true);

      const limits = "action=query&list=allpages&aplimit=max&formatversion=2";
      expect(await wiki.ask(limits)).toMatchObject({ limits: { allpages: 500 } });
      const check = async (name: UserName): Promise<void> => {
        const cookie = await wiki.login(name);
        expect(await wiki.ask({ action: "query", meta: "userinfo" }, { cookie })).toMatchObject({
          query: { userinfo: { name } },
        });
        const high = { limits: { allpages: 5000 } };
        expect(await wiki.ask(limits, { cookie })).toMatchObject(high);
        expect(await wiki.ask(limits, { cookie, method: "POST" })).toMatchObject(high);
      };
      await Promise.all([check("Admin"), check("Highlimits")]);
    } finally {
      await wiki.stop();
    }
    expect(processesOf(port)).toEqual([]);
    await expect(wiki.ask("action=query")).rejects.toThrow("ECONNREFUSED");
  },
  LONG,
);

test(
  "Highlimits is a bot, and Admin may do everything",
  async () => {
    const wiki = await startWiki();
    try {
      const groups = (cookie: string): Promise<unknown> =>
        wiki.ask({ action: "query", meta: "userinfo", uiprop: "groups" }, { cookie });
      expect(await groups(await wiki.login("Highlimits"))).toMatchObject({
        query: { userinfo: { groups: expect.arrayContaining(["bot"]) as unknown } },
      });
      expect(await groups(await wiki.login("Admin"))).toMatchObject({
        query: {
          userinfo: {
            groups: expect.arrayContaining(["sysop", "bureaucrat", "interface-admin"]),
          },
        },
      });
    } finally {
      await wiki.stop();
    }
  },
  LONG,
);

test(
  "an installed wiki is used again",
  async () => {
    const directory = await installWiki();
    const start = performance.now();
    expect(await installWiki(directory)).toBe(directory);
    expect(performance.now() - start).toBeLessThan(10_000);
  },
  LONG,
);
