import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as api from "../../generated/paraminfo/index.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { collect, rowsOf } from "../../templates/runtime/client/rows-of.js";
import { continueQuery } from "../../templates/runtime/client/continue-query.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import type { Sendable } from "../../templates/runtime/client/send.js";
import { startFilledWiki, useWiki } from "./server.ts";
import { startLine } from "./batch.ts";
import type { Line } from "./batch.ts";
import { surplus } from "./walk.ts";
import type { Limit } from "./walk.ts";

const wiki = useWiki(() => startFilledWiki("first"));
let line: Line;

beforeAll(async () => {
  line = startLine(wiki(), "Admin");
});
afterAll(async () => {
  await line?.stop();
});

/** A generator with several props: the limit of the one, and that of the others. */
type Ask = (pages: Limit, each: Limit) => Sendable;

const REQUESTS: Readonly<Record<string, Ask>> = {
  "allpages × links, categories, templates, extlinks": (pages, limit) =>
    api.query(
      [
        api.links({ limit }),
        api.categories({ limit }),
        api.templates({ limit }),
        api.extlinks({ limit }),
      ],
      { generator: api.allpages({ limit: pages, to: "Cr" }) },
    ),
  "categorymembers × info, revisions, categories, linkshere": (pages, limit) =>
    api.query(
      [
        api.info({ prop: "protection" }),
        api.revisions({ prop: ["ids", "content"], slots: "main" }),
        api.categories({ limit, prop: "sortkey" }),
        api.linkshere({ limit }),
      ],
      { generator: api.categorymembers({ limit: pages, title: "Category:Plants" }) },
    ),
  "allredirects × redirects, transcludedin, images, in pages that redirects lead to": (
    pages,
    limit,
  ) =>
    api.query([api.redirects({ limit }), api.transcludedin({ limit }), api.images({ limit })], {
      generator: api.allredirects({ limit: pages, unique: true }),
      redirects: true,
    }),
  "titles × links, deletedrevisions, categoryinfo": (_, limit) =>
    api.query([api.links({ limit }), api.deletedrevisions({ limit }), api.categoryinfo()], {
      titles: ["Anemone", "Deleted 8", "Category:Plants", "Talk:Deleted 5", "No such page"],
    }),
};

/** Several redirects lead to one page, which is then in several batches. */
const REPEATING = new Set([
  "allredirects × redirects, transcludedin, images, in pages that redirects lead to",
]);

/** Limits of the generator and of the props. */
const SMALL: readonly (readonly [Limit, Limit])[] = [
  [1, "max"],
  [3, 2],
  ["max", 3],
];

describe.each(Object.entries(REQUESTS))("%s", (name, ask) => {
  it.each(SMALL)(
    "with limits of %s and %s, the pages are those of one big request",
    async (pages, each) => {
      const big = await sendRequest(ask("max", "max"), line.send);
      expect(propertyOf(big, "continue")).toBeUndefined();
      const expected: unknown[] = Object.values(
        Object(propertyOf(propertyOf(big, "query"), "pages")),
      );
      expect(expected.length).toBeGreaterThan(2);
      const before = line.sent();
      const repeats = REPEATING.has(name) ? "dropped" : "kept";
      const found = await collect(pagesOf(ask(pages, each), line.send, { repeats }));
      if (each !== "max") expect(line.sent() - before).toBeGreaterThan(1);
      expect(surplus(expected, found)).toEqual([]);
      expect(surplus(found, expected)).toEqual([]);
    },
  );
});

function pagesBesideUsers(limit: Limit) {
  return api.query([api.links({ limit }), api.allusers({ limit })], {
    generator: api.allpages({ limit, to: "Alpine G" }),
  });
}

describe("pages beside a list", () => {
  it("come whole, and so do the rows of the list", async () => {
    const { query } = await sendRequest(pagesBesideUsers("max"), line.send);
    const pages = await collect(pagesOf(pagesBesideUsers(2), line.send));
    expect(surplus(query?.pages ?? [], pages)).toEqual([]);
    expect(pages).toHaveLength(query?.pages?.length ?? 0);
    expect(await collect(rowsOf(pagesBesideUsers(2), line.send))).toEqual(query?.allusers);
  });

  it("come in answers that have each row of the list once", async () => {
    const answers = await collect(continueQuery(pagesBesideUsers(2), line.send));
    const names = answers.flatMap(({ query }) => (query?.allusers ?? []).map(({ name }) => name));
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });
});

function pagesInVersion1(limit: Limit) {
  return api.query([api.links({ limit }), api.pageprops(), api.revisions({ prop: "content" })], {
    generator: api.allpages({ limit, to: "Alpine G" }),
    formatversion: "1",
  });
}

it("pages in format version 1 are put together as those in version 2 are", async () => {
  const big = await sendRequest(pagesInVersion1("max"), line.send);
  const pages = await collect(pagesOf(pagesInVersion1(2), line.send));
  expect(big.batchcomplete).toBe("");
  expect(surplus(Object.values(big.query?.pages ?? {}), pages)).toEqual([]);
  expect(pages).toHaveLength(Object.keys(big.query?.pages ?? {}).length);
});
