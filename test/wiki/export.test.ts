import { beforeAll, describe, expect, it } from "vitest";
import { checkWikiData } from "../../generator/serve/service-data.js";
import type { ParsedWiki } from "../../templates/wiki/seed/create-wiki.js";
import { isJsonObject } from "../../templates/runtime/model/json.js";
import type { JsonObject } from "../../templates/runtime/model/json.js";
import type { Wiki } from "../../templates/wiki/data/wiki.js";
import { statisticsOf } from "../../templates/wiki/seed/create-wiki.js";
import { siteOf } from "../../templates/wiki/data/site.js";
import { exportWiki } from "./export.ts";
import { installFilledWiki, runBatch } from "./server.ts";

describe("the export of a filled wiki", () => {
  let directory: string;
  let data: JsonObject;
  let wiki: Wiki;

  beforeAll(async () => {
    directory = await installFilledWiki("first");
    data = await exportWiki(directory);
    const reading: ParsedWiki = checkWikiData(data);
    if (reading.kind === "issues") throw new Error(JSON.stringify(reading.issues.slice(0, 10)));
    wiki = reading.wiki;
  });

  it("is kept by createWiki as it is", () => {
    expect(wiki.tables).toMatchObject(isJsonObject(data["tables"]) ? data["tables"] : {});
    expect(wiki.site).toEqual(data["site"]);
  });

  it("has as many of everything as the wiki counts", () => {
    const { statistics } = wiki.site;
    const { pages, images, users, edits } = statisticsOf(wiki.tables, siteOf(wiki.site));
    expect({ pages, images, users, edits }).toEqual({
      pages: statistics["pages"],
      images: statistics["images"],
      users: statistics["users"],
      edits: statistics["edits"],
    });
  });

  it("has every revision that somebody who is not logged in sees, and what it holds", async () => {
    const request = "list=allrevisions&arvprop=ids|content|sha1|user&arvlimit=max";
    const seen = await rowsOf(directory, request, "allrevisions");
    const known = new Map(wiki.tables.revisions.map((row) => [row.revid, row]));
    expect(seen.length).toBeGreaterThan(400);
    for (const { revid, content, sha1, user } of seen) {
      const row = known.get(Number(revid));
      if (content !== undefined) expect(row?.content).toBe(content);
      else expect(row?.texthidden).toBe(true);
      if (sha1 !== undefined) expect(row?.sha1).toBe(sha1);
      if (user !== undefined) expect(row?.user).toBe(user);
      else expect(row?.userhidden).toBe(true);
    }
  });
});

/** The revisions in all of the answers to a request. */
async function rowsOf(
  directory: string,
  request: string,
  list: string,
  from: Readonly<Record<string, unknown>> = {},
): Promise<readonly JsonObject[]> {
  const query = new URLSearchParams({
    action: "query",
    format: "json",
    formatversion: "2",
    ...Object.fromEntries(new URLSearchParams(request)),
    ...Object.fromEntries(Object.entries(from).map(([name, value]) => [name, String(value)])),
  });
  const [answer] = await runBatch(directory, [query.toString()]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the wiki's answer
  const { query: found, continue: next } = JSON.parse(answer?.body ?? "") as {
    readonly query: Readonly<
      Record<string, readonly { readonly revisions: readonly JsonObject[] }[]>
    >;
    readonly continue?: Readonly<Record<string, unknown>>;
  };
  const rows = (found[list] ?? []).flatMap(({ revisions }) => revisions);
  return next === undefined ? rows : [...rows, ...(await rowsOf(directory, request, list, next))];
}
