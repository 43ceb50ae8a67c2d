/** The recorded responses that the learner is tested with: `test/generator/wiki/learn/answers.jsonl`. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Module } from "../../generator/spec/source/types.ts";
import { RECORDED_ANSWERS, recordedAnswers } from "../generator/wiki/learn/recorded-answers.ts";
import { poolOf } from "./learned-requests.ts";
import { startFilledWiki, useWiki } from "./server.ts";

/** Newer than MediaWiki 1.39. */
const MISSING = "query+codexicons";

/** The address of the wiki in what is recorded. */
const ADDRESS = "https://wiki.example";

const recorded = recordedAnswers();
const wiki = useWiki(() => startFilledWiki("first"));

it("are of every module, in both format versions", () => {
  const file = new URL("../../spec/paraminfo/catalogue.json", import.meta.url);
  const { paraminfo }: { readonly paraminfo: { readonly modules: readonly Module[] } } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const kept = new Set(
    recorded.map(({ module, request }) =>
      [module, new URLSearchParams(request).get("formatversion")].join(" "),
    ),
  );
  const wanted = paraminfo.modules
    .filter(({ path }) => path.startsWith("query+") && path !== MISSING)
    .flatMap(({ path }) => ["1", "2"].map((version) => `${path} ${version}`));
  expect(wanted.filter((each) => !kept.has(each))).toEqual([]);
});

it("have the members that the wiki responds with today", async () => {
  // The keys of the stash are random.
  const [key = ""] = (await poolOf(wiki())).stashed;
  const requests = recorded.map(({ request }) =>
    request.replace(/(?<=siifilekey=)[^&]*/, encodeURIComponent(key)),
  );
  const answers = await wiki().batch(requests, { user: "Admin" });
  const { origin, host } = new URL(wiki().endpoint);
  const responses = answers.map((answer): unknown =>
    JSON.parse(
      JSON.stringify(answer)
        .replaceAll(origin, ADDRESS)
        .replaceAll(`//${host}`, `//${new URL(ADDRESS).host}`)
        .replaceAll(host, new URL(ADDRESS).host),
    ),
  );
  if (process.env["UPDATE_ANSWERS"] === "1") {
    const lines = recorded.map(({ module }, index) => ({
      module,
      request: requests[index],
      response: responses[index],
    }));
    writeFileSync(RECORDED_ANSWERS, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  }
  for (const [index, { request, response }] of recorded.entries())
    expect.soft(membersOf(responses[index]), request).toEqual(membersOf(response));
});

/** The names of the members of a response, and those of its query. Few lists end with the response. */
function membersOf(response: unknown): readonly string[] {
  const { query, ...others } = Object(response);
  return [...Object.keys(others), ...Object.keys(Object(query))].toSorted();
}
