/** Responses that are nearly right, to those who read them. */
import { asyncProperty, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { allpages } from "../../generated/paraminfo/allpages.js";
import { links } from "../../generated/paraminfo/links.js";
import { query } from "../../generated/paraminfo/query.js";
import { alliancePages, listAlliances } from "../../generated/alliance/listAlliances.js";
import { analyse } from "../../generator/pipeline.js";
import { result as fitsSchema } from "../../generator/spec/source/validators.js";
import { learnFromRecords } from "../../generator/wiki/learn/recorded.js";
import { pull } from "../../generator/wiki/pull.js";
import { parsePatterns } from "../../generator/wiki/pull-modules.js";
import { continueQuery } from "../../templates/runtime/client/continue-query.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import { rowsOf } from "../../templates/runtime/client/rows-of.js";
import { fetchSender } from "../../templates/runtime/client/senders.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { openApiClient } from "../../templates/runtime/openapi/open-api-client.js";
import { assert } from "../random-runs.js";
import { changedOnce, disturbed } from "./disturbed.js";
import { shippedSeed, specInput } from "./spec-inputs.js";
import { expectStaged } from "./expectations.js";

const RUNS = { seed: 17, numRuns: 100 };

describe("the answers of a server that were edited in any way", () => {
  const row = { pageid: 1, ns: 0, title: "A" };
  const ANSWERS = [
    [
      { continue: { apcontinue: "B", continue: "-||" }, query: { allpages: [row] } },
      { batchcomplete: true, query: { allpages: [{ ...row, title: "B" }] } },
    ],
    [
      { continue: { plcontinue: "1|0|B" }, query: { pages: { "1": { ...row, links: [row] } } } },
      { batchcomplete: "", query: { pages: { "1": { ...row, links: [] } } } },
    ],
    [{ error: { code: "badtoken", info: "i", "*": "see" }, servedby: "a" }],
    [
      {
        errors: [{ code: "maxlag", text: "t", data: { lag: 1 } }],
        warnings: { main: { "*": "" } },
      },
    ],
    [{ "query-continue": { allpages: { apfrom: "B" } }, query: { allpages: [row] } }],
    [{ _embedded: { alliances: [{ id: "5f3a", name: "N", townIds: ["1"] }] }, page: { size: 1 } }],
    [[{ id: "5f3a", name: "N" }], []],
    [{ type: "about:blank", title: "Not Found", status: 404, detail: "x" }],
  ];

  it("give clients a value or a documented error", async () => {
    const how = { maxRequests: 12 };
    const odd = changedOnce(ANSWERS);
    await assert(
      asyncProperty(disturbed(ANSWERS), constantFrom(200, 404, 503), async (value, status) => {
        const answers: readonly unknown[] = Array.isArray(value) ? value : [value];
        const asked = (rest: unknown) => {
          let next = 0;
          return async (): Promise<unknown> => answers[next++] ?? rest;
        };
        const send = () => {
          const next = asked({ batchcomplete: true });
          return async () => next();
        };
        const fetched = () => {
          const next = asked([]);
          return async (): Promise<Response> => Response.json((await next()) ?? null, { status });
        };
        const composed = query([links()], { titles: "A" });
        const client = openApiClient({ baseUrl: "https://a.example", fetch: fetched() });
        const wikiSender = fetchSender("https://a.example/api.php", { fetch: fetched() });
        for (const work of [
          async () => walked(continueQuery(composed, send(), how)),
          async () => walked(pagesOf(composed, send(), how)),
          async () => walked(rowsOf(allpages(), send(), how)),
          async () => sendRequest(allpages(), wikiSender, { onWarnings: () => undefined }),
          async () => walked(alliancePages(client, {}, how)),
          async () => client(listAlliances()),
        ])
          // oxlint-disable-next-line no-await-in-loop -- one after the other shows the one that fails
          await documented(work);
      }),
      { seed: 17, numRuns: odd.length + 200, examples: odd.map((value) => [value, 200]) },
    );
  });

  it("teach results that fit their schema, or are reported", () => {
    const paths = ["query", "query+allpages", "query+info", "query+siteinfo"];
    const spec = specInput("wiki", JSON.parse(shippedSeed(["main", "json", ...paths])));
    const model = spec && analyse(spec).value?.model;
    const modules = (model?.kind === "catalogue" ? model.operations : []).filter(({ path }) =>
      paths.includes(path),
    );
    const general = { general: { generator: "MediaWiki 1.39" }, namespaces: { "0": { id: 0 } } };
    const records = [
      { request: "action=query&meta=siteinfo", response: { batchcomplete: "", query: general } },
      {
        request: "action=query&list=allpages&formatversion=2",
        response: { batchcomplete: true, query: { allpages: [row] } },
      },
      {
        request: "action=query&prop=info&titles=A&inprop=url",
        response: { query: { pages: { "1": { ...row, fullurl: "https://a" } } } },
      },
    ];
    assert(
      property(disturbed([records]), (value) => {
        const lines = Array.isArray(value) ? value.map((each) => JSON.stringify(each)) : ["x"];
        const known = new Map<string, never>();
        const given = { file: "r.jsonl", text: lines.join("\n"), modules, known, corrections: [] };
        const learned = learnFromRecords(given);
        expect(learnFromRecords(given)).toEqual(learned);
        for (const each of expectStaged(learned)?.results ?? [])
          expect([fitsSchema(JSON.parse(JSON.stringify(each))), fitsSchema.errors]).toEqual([
            true,
            null,
          ]);
      }),
      RUNS,
    );
  });

  it("give `pull` a catalogue or an error", async () => {
    const general = { generator: "MediaWiki 1.39.0" };
    const site = { query: { general, namespaces: { "0": { id: 0, "*": "" } } } };
    const action = { index: 1, name: "action", type: ["query"], submodules: { query: "query" } };
    const modules = [module("main", "", [action]), module("query", "action", [])];
    const found = { paraminfo: { helpformat: "none", modules } };
    const seeds = [
      [site, found],
      [{ status: 503, headers: { "retry-after": "1" }, body: "busy" }, site, found],
      [{ status: 301, headers: { location: "//a:b@c" } }],
      [{ body: '<link rel="EditURI" href="//w.example/api.php?action=rsd">' }],
    ];
    const odd = changedOnce(seeds);
    const address = new URL("https://wiki.example/w/api.php");
    const limits = { responseTime: 6e4, totalTime: 1e5, longestWait: 1e5, tries: 3 };
    await assert(
      asyncProperty(disturbed(seeds), async (value) => {
        const answers: readonly unknown[] = Array.isArray(value) && value[0] ? value : [{}];
        let [next, now] = [0, 0];
        const pulled = await pull({
          address,
          userAgent: "test",
          wanted: parsePatterns(["main+**"]),
          limits: { ...limits, responseBytes: 1e5, totalBytes: 1e9, redirects: 3 },
          environment: {
            fetch: async () => responseIn(answers[Math.min(next++, answers.length - 1)]),
            sleep: async (milliseconds) => void (now += milliseconds),
            now: () => (now += 100),
            progress: () => undefined,
          },
        });
        const read = expectStaged(pulled);
        const spec = read && specInput("wiki", { spec: read.catalogue, site: read.site });
        if (spec) analyse(spec);
      }),
      { seed: 17, numRuns: odd.length + 100, examples: odd.map((value) => [value]) },
    );
  });
});

/** A response in full, or the JSON of one. */
function responseIn(value: unknown): Response {
  const [status, headers, body] = ["status", "headers", "body"].map((name) =>
    propertyOf(value, name),
  );
  if (status === undefined && body === undefined) return Response.json(value ?? null);
  const fine = Object.entries(Object(headers)).flatMap(([name, text]) =>
    /^[a-z-]+$/.test(name) && /^[\x20-\x7E]*$/.test(String(text)) ? [[name, String(text)]] : [],
  );
  const code = [301, 404, 503].find((each) => each === status) ?? 200;
  return new Response(typeof body === "string" ? body : "", {
    status: code,
    headers: Object.fromEntries(fine),
  });
}

async function walked(walk: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of walk) continue;
}

async function documented(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    expect(["ApiError", "ResponseError", "HttpError"], String(error)).toContain(
      error instanceof Error ? error.name : error,
    );
  }
}

function module(name: string, group: string, parameters: readonly object[]): object {
  return { name, path: name, group, prefix: "", parameters };
}
