import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Module } from "../../generator/spec/source/types.ts";
import { findValues, requestTo, rowsOf } from "./filled.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki, WikiContent } from "./server.ts";
import { newerModules } from "./version.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the tests of the spec
const CATALOGUE = JSON.parse(
  readFileSync(new URL("../../spec/paraminfo/catalogue.json", import.meta.url), "utf8"),
) as { readonly paraminfo: { readonly modules: readonly Module[] } };

const MODULES = CATALOGUE.paraminfo.modules.filter(({ path }) => path.startsWith("query+"));

describe.each(["first", "second"] satisfies WikiContent[])(
  "the wiki with the %s content",
  (content) => {
    let wiki: Wiki;
    beforeAll(async () => {
      wiki = await startFilledWiki(content);
    });
    afterAll(async () => {
      await wiki?.stop();
    });

    /** The values of a field that answers of Admin's hold, each once. */
    async function values(list: string, request: string, field: string): Promise<Set<unknown>> {
      const [answer] = await wiki.batch([`action=query&formatversion=2&list=${list}&${request}`], {
        user: "Admin",
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the wiki's answer
      const { query } = answer as {
        readonly query: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
      };
      return new Set(query[list]?.map((row) => row[field]));
    }

    it("has rows for every module of its version", async () => {
      const found = await findValues(wiki);
      const answers = await wiki.batch(
        MODULES.map((module) => requestTo(module, found)),
        { user: "Admin" },
      );
      const without = MODULES.filter((module, index) => rowsOf(module, answers[index]) === 0);
      expect(without.map(({ name }) => name)).toEqual(newerModules(wiki.version));
    });

    it("does not know the modules that are said to be newer", async () => {
      const names = newerModules(wiki.version);
      const answers = await wiki.batch(
        names.map((name) => `action=paraminfo&formatversion=2&modules=query%2B${name}`),
      );
      expect(answers).toMatchObject(
        names.map((name) => ({
          warnings: {
            paraminfo: { warnings: `The module "query" does not have a submodule "${name}".` },
          },
        })),
      );
    });

    it("has rows on every query page", async () => {
      const module = MODULES.find(({ name }) => name === "querypage");
      if (module === undefined) throw new Error("The catalogue has no querypage.");
      const [info] = await wiki.batch([
        "action=paraminfo&formatversion=2&modules=query%2Bquerypage&helpformat=none",
      ]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the wiki's answer
      const { paraminfo } = info as typeof CATALOGUE;
      const pages = paraminfo.modules[0]?.parameters.find(({ name }) => name === "page")?.type;
      if (!Array.isArray(pages)) throw new Error("The wiki names no query pages.");
      const answers = await wiki.batch(
        pages.map((page) => `action=query&formatversion=2&list=querypage&qppage=${page}`),
        { user: "Admin" },
      );
      const empty = pages.filter((_, index) => rowsOf(module, answers[index]) === 0);
      expect(empty).toEqual([]);
    });

    it("has recent changes of every type", async () => {
      const types = ["edit", "new", "log", "categorize", "external"];
      expect(
        await values("recentchanges", `rclimit=max&rctype=${types.join("|")}`, "type"),
      ).toEqual(new Set(types));
    });

    it("has entries in every log of MediaWiki's own", async () => {
      const types = [
        "block",
        "contentmodel",
        "create",
        "delete",
        "import",
        "managetags",
        "merge",
        "move",
        "newusers",
        "pagelang",
        "patrol",
        "protect",
        "rights",
        "somethingelse",
        "suppress",
        "tag",
        "upload",
      ];
      expect(await values("logevents", "lelimit=max", "type")).toEqual(new Set(types));
    });

    it("has blocks of every kind", async () => {
      for (const flag of ["automatic", "partial", "anononly", "hidden", "noemail", "nocreate"]) {
        // oxlint-disable-next-line no-await-in-loop -- a few small requests
        expect(await values("blocks", "bklimit=max&bkprop=flags|user", flag)).toEqual(
          new Set([true, false]),
        );
      }
      expect((await values("blocks", "bkshow=range", "user")).size).toBeGreaterThan(0);
    });

    it("is large enough for its lists to be continued", async () => {
      const answers = await wiki.batch(
        ["allpages", "allrevisions", "alllinks", "recentchanges", "logevents", "watchlist"].map(
          (list) => `action=query&formatversion=2&list=${list}`,
        ),
        { user: "Admin" },
      );
      for (const answer of answers) expect(answer).toHaveProperty("continue");
    });

    it("was filled without a complaint of PHP's", async () => {
      const log = new URL(`file://${wiki.directory}/log/fill.log`);
      expect(() => readFileSync(log)).toThrow("ENOENT");
    });
  },
);
