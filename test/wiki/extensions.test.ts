/**
 * A wiki with each extension that has a pack, if its code is there: requests to its modules are judged
 * as those to core are, and its responses match the packs.
 *
 * @module
 */
import { appendFileSync, readdirSync, rmSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { validateResponse } from "../../templates/runtime/response/response-validator.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { learnedRequest, poolOf } from "./learned-requests.ts";
import { extensionSpecs, learnedResults, pulledResults } from "./learned.ts";
import { Random, SEED } from "./random.ts";
import { boundaryRequests, randomRequests } from "./requests.ts";
import { copyWiki } from "./copied-wiki.ts";
import { startWikiIn } from "./server.ts";
import type { Wiki } from "./server.ts";
import { print, tally } from "./tally.ts";

const SETUP = 900_000;
/** Responses that are held against the packs, and the least share that matches them. */
const RESPONSES = 40;
const LEAST = 0.97;

let directory: string;
let wiki: Wiki;

beforeAll(async () => {
  directory = await copyWiki({ content: "first" });
  const sources = join(directory, "mediawiki");
  const available = new Set(readdirSync(join(sources, "extensions")));
  const names = extensionSpecs().flatMap((each) =>
    available.has(basename(each)) ? [basename(each)] : [],
  );
  const settings = join(directory, "LocalSettings.php");
  appendFileSync(
    settings,
    `\nforeach ( ${JSON.stringify(names)} as $name ) {\n\twfLoadExtension( $name );\n}\n`,
  );
  execFileSync("php", [join(sources, "maintenance/update.php"), "--conf", settings, "--quick"]);
  wiki = await startWikiIn(directory);
}, SETUP);
afterAll(async () => {
  await wiki?.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe("a wiki with extensions", () => {
  it("gives the verdicts of parsers on requests to modules of extensions", async () => {
    const catalogue = await wholeCatalogue(wiki);
    const paths = [...catalogue.api.modules.keys()].filter((path) =>
      /^query\+(?:abusefilters|abuselog|extracts|pageimages|categorytree|mmcontent)$/.test(path),
    );
    expect(paths.length).toBeGreaterThan(3);
    const requests = [
      ...boundaryRequests(catalogue.api, paths),
      ...randomRequests(catalogue.api, paths, new Random(SEED + 12), 100),
    ];
    const texts = requests.map(({ text }) => text);
    const found = await tally(wiki, catalogue, texts, "anonymous");
    print("Extensions", found);
    expect(found.agree).toBeGreaterThan(100);
    expect(found.disagreements).toEqual([]);
  });

  it("sends the responses that the packs describe", async () => {
    const catalogue = await wholeCatalogue(wiki);
    const results = pulledResults(catalogue);
    const known = new Set(results.map(({ module }) => module));
    const core = new Set(learnedResults().map(({ module }) => module));
    const modules = [...catalogue.api.modules.values()].filter(
      ({ path }) => path.startsWith("query+") && known.has(path) && !core.has(path),
    );
    expect(modules.length).toBeGreaterThan(3);
    const pool = await poolOf(wiki);
    const random = new Random(SEED + 13);
    const requests = Array.from({ length: 40 * RESPONSES }, () =>
      learnedRequest({ modules, pool, random }),
    ).filter((request) => parseRequestStrictly(catalogue.api, request).ok);
    const responses = await wiki.batch(requests.slice(0, 4 * RESPONSES), { user: "Admin" });
    const checked = responses.flatMap((response, index) => {
      if (propertyOf(response, "error") ?? propertyOf(response, "errors")) return [];
      const request = requests[index] ?? "";
      const reading = parseRequestStrictly(catalogue.api, request);
      const [issue] = validateResponse(response, reading, results);
      return [issue && `${request}\n  ${issue.code} ${issue.path.join(".")}: ${issue.message}`];
    });
    const findings = checked.filter((each) => each !== undefined);
    console.log(
      [...findings, `${checked.length} responses of ${modules.length} modules`].join("\n"),
    );
    expect(checked.length).toBeGreaterThanOrEqual(RESPONSES);
    expect(findings.length).toBeLessThanOrEqual(checked.length * (1 - LEAST));
  });
});
