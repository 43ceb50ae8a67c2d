import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wikiStub } from "../../templates/wiki/server/wiki-stub.ts";
import { createWiki } from "../../templates/wiki/seed/create-wiki.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import { writableWiki } from "../../templates/wiki/writes/writable-wiki.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { CLIENT_PROGRAMS, installClients, runClient } from "./client-programs.ts";
import { installForeignClients } from "./client-scripts.ts";
import type { Got, Target } from "./client-scripts.ts";
import { exportWiki } from "./export.ts";
import { learnedResults } from "./learned.ts";
import { inParallel, startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { firstDifference } from "./stub-agreement.ts";
import { serveStub } from "./stub-server.ts";
import { isSince } from "./version.ts";

const directory = join(tmpdir(), `paramsmith-client-writes-wiki-${process.pid}`);
let wiki: Wiki;
let stub: Awaited<ReturnType<typeof serveStub>>;
let fromWiki: readonly Got[];
let fromStub: readonly Got[];

beforeAll(async () => {
  installForeignClients();
  installClients();
  wiki = await startWiki({ directory });
  const { api } = await wholeCatalogue(wiki);
  const content = createWiki(await exportWiki(wiki.directory));
  stub = await serveStub(wikiStub({ api, results: learnedResults() }, writableWiki(content)));
  [fromWiki = [], fromStub = []] = await Promise.all([wiki, stub].map(runAll));
}, 600_000);

afterAll(async () => {
  await stub?.stop();
  await wiki?.stop();
  // Another run needs a wiki without these changes.
  for (const path of [directory, `${directory}.lock`])
    rmSync(path, { recursive: true, force: true });
});

/** One after the other: each finds what those before it have written. */
async function runAll(target: Target): Promise<readonly Got[]> {
  return inParallel(CLIENT_PROGRAMS, 1, async (program) => runClient(program, target));
}

/** A step without addresses, ids and times: the wiki has a clock, and moves and deletes its ids. */
function comparable(step: unknown, { endpoint }: Target): Json {
  const isOld = !isSince(wiki.version, 45);
  const text = JSON.stringify(step ?? null)
    .replaceAll(new URL(endpoint).origin, "http://wiki.example")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b20\d{12}\b/g, "TIME");
  return JSON.parse(text, (name, member: unknown) =>
    IDS.test(name) || (isOld && OF_NEWEST.has(name)) ? undefined : member,
  );
}

/** What 1.45 has or counts in another way than 1.43: members of blocks, and moves among the edits of a user. */
const OF_NEWEST: ReadonlySet<string> = new Set([
  "actionrestrictions",
  "editcount",
  "watchlistexpiry",
]);

const IDS = /^(?:pageid|oldrevid|newrevid|logid|lecontinue|lastrevid)$/;

/** Before 1.45, a watchlist has more than one change to a page if a later one is in the log. */
function isSameSet(left: Json, right: Json): boolean {
  return isDeepStrictEqual(new Set([left].flat()), new Set([right].flat()));
}

/** The paths of comparisons in responses, whose HTML is each one's own. */
const PATHS: Readonly<Record<string, string>> = {
  compare: "/compare/body",
  difference: "/compare/body",
};

it.each(CLIENT_PROGRAMS.map(({ client }, index) => [client, index] as const))(
  "a program with %s writes to the stub as to the wiki, and reads the same",
  (_client, index) => {
    const [left = {}, right = {}] = [fromWiki[index], fromStub[index]];
    expect(left).not.toHaveProperty("failed");
    expect(Object.keys(left).length).toBeGreaterThan(1);
    const steps = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    const differences = steps.flatMap((step) => {
      const [wikis, stubs] = [comparable(left[step], wiki), comparable(right[step], stub)];
      if (step === "watchlist" && isSameSet(wikis, stubs)) return [];
      return firstDifference(wikis, stubs, PATHS[step] ?? "")
        ? [`${step}\n  wiki ${JSON.stringify(wikis)}\n  stub ${JSON.stringify(stubs)}`]
        : [];
    });
    expect(differences).toEqual([]);
  },
);
