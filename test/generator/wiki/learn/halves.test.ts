import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { learnFromRecords } from "../../../../generator/wiki/learn/recorded.js";
import { REPOSITORY } from "../../support/places.js";
import { halvesOf, judge, recordedExchanges, recordedWiki, shippedResults } from "./halves.js";

const RECORDED = JSON.parse(
  readFileSync(join(REPOSITORY, "test/templates/wiki/recorded/wiki.jsonl"), "utf8"),
);

const WIKIS = [
  recordedWiki(
    "queries",
    RECORDED,
    recordedExchanges("stub-shares", "stub-parameters", "stub-continue", "stub-pages", "search"),
  ),
  recordedWiki("texts", RECORDED, recordedExchanges("parse", "compare", "open-search")),
  recordedWiki("writes", RECORDED, recordedExchanges("page-writes", "writes")),
];

describe.each(WIKIS)("$name", (wiki) => {
  const bases = [
    ["shipped", shippedResults(wiki)],
    ["nothing", new Map()],
  ] as const;
  it.each(bases)("base %s", (base, known) => {
    for (const seed of [1, 2, 3]) {
      const [own, other] = halvesOf(wiki.exchanges, seed);
      const { value, diagnostics } = learnFromRecords({
        file: "half.jsonl",
        text: own.map((each) => JSON.stringify(each)).join("\n"),
        modules: wiki.catalogue.operations,
        known,
        corrections: [],
        server: wiki.server,
      });
      const after = new Map(known);
      for (const result of value?.results ?? []) after.set(result.module, result);
      const show = (results: Iterable<any>, half: any) => {
        const { accepted, others } = judge(wiki, results, half);
        return `${accepted.length}/${accepted.length + others.length}`;
      };
      console.log(
        wiki.name, base, seed,
        "own", show(known.values(), own), "→", show(after.values(), own),
        "other", show(known.values(), other), "→", show(after.values(), other),
        value?.results.map(({ module }) => module).join(" ").slice(0, 200),
        diagnostics.map(({ message }) => message.slice(0, 200)),
      );
    }
    expect(1).toBe(1);
  });
});
