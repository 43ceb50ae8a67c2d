import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../templates/runtime/model/json.ts";
import { QUERY_PAGES } from "../../templates/wiki/modules/lists/query-pages.ts";
import { runBatch } from "./batch.ts";
import { startFilledWiki } from "./server.ts";
import { askStub, twinsOf } from "./twins.ts";
import type { Twins } from "./twins.ts";

describe.each(["first", "second"] as const)("on the %s content", (content) => {
  let twins: Twins;
  let uncached: string;

  beforeAll(async () => {
    twins = await twinsOf(await startFilledWiki(content), { without: "querypages" });
    uncached = withoutCache(twins.wiki.directory);
  }, 600_000);
  afterAll(async () => {
    rmSync(uncached, { recursive: true });
    await twins.wiki.stop();
  });

  it.each(Object.keys(QUERY_PAGES))("%s lists what a wiki lists", async (page) => {
    const request = `action=query&format=json&formatversion=2&list=querypage&qplimit=max&qppage=${page}`;
    const [server] = await runBatch(uncached, [request], { user: "Admin" });
    const expected = listed(JSON.parse(server?.body ?? ""));
    expect(expected.results.length).toBeGreaterThan(0);
    expect(listed(await askStub(twins.stub, request, "Admin"))).toEqual(expected);
  });
});

/** A directory whose settings are those of a wiki, but its query pages never come from a cache. */
function withoutCache(directory: string): string {
  const other = mkdtempSync(join(tmpdir(), "paramsmith-uncached-"));
  symlinkSync(join(directory, "mediawiki"), join(other, "mediawiki"));
  const settings = `<?php\nrequire '${directory}/LocalSettings.php';\n$wgHooks['ApiBeforeMain'] = [];\n`;
  writeFileSync(join(other, "LocalSettings.php"), settings);
  return other;
}

/** A list, with its values in their order. Databases order titles of one value as they like. */
function listed(response: unknown): {
  readonly results: readonly JsonObject[];
  readonly values: unknown;
} {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of these answers
  const { query } = response as {
    readonly query: {
      readonly querypage: { readonly name: string; readonly results: readonly JsonObject[] };
    };
  };
  const { results, ...facts } = query.querypage;
  return {
    ...facts,
    values: results.map(({ value }) => value ?? null),
    results: results.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  };
}
