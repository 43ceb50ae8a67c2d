import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Module } from "../../generator/spec/source/types.ts";
import { recordAnswers, readRecorded, writeRecorded } from "./recorded-answers.ts";
import type { RecordedAnswer } from "./recorded-answers.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

/** Newer than MediaWiki 1.39. */
const MISSING = "query+codexicons";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the tests of the spec
const CATALOGUE = JSON.parse(
  readFileSync(new URL("../../spec/paraminfo/catalogue.json", import.meta.url), "utf8"),
) as { readonly paraminfo: { readonly modules: readonly Module[] } };

const MODULES = CATALOGUE.paraminfo.modules.filter(
  ({ path }) => path.startsWith("query+") && path !== MISSING,
);

/** Each module with the parameters that it was asked with; their values depend on the content. */
function questionsIn(recorded: readonly RecordedAnswer[]): readonly string[] {
  return recorded.map(({ module, request }) => {
    const names = [...new URLSearchParams(request).keys()].join(" ");
    return `${module}: ${names}`;
  });
}

describe("the recorded answers that the learner is tried with", () => {
  let wiki: Wiki;
  let recorded: readonly RecordedAnswer[] = [];
  beforeAll(async () => {
    wiki = await startFilledWiki("first");
    recorded = await recordAnswers(wiki, MODULES);
    if (process.env["UPDATE_ANSWERS"] === "1") writeRecorded(recorded);
  });
  afterAll(async () => {
    await wiki?.stop();
  });

  it("are of every module, in both format versions", () => {
    const kept = new Set(
      readRecorded().map(({ module, request }) =>
        [module, new URLSearchParams(request).get("formatversion")].join(" "),
      ),
    );
    const without = MODULES.flatMap(({ path }) => ["1", "2"].map((each) => `${path} ${each}`));
    expect(without.filter((each) => !kept.has(each))).toEqual([]);
  });

  it("answer the requests that are recorded today", () => {
    expect(questionsIn(readRecorded())).toEqual(questionsIn(recorded));
  });
});
