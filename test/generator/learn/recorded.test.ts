import { expect, it } from "vitest";
import { learnFromRecords } from "../../../generator/learn/recorded.js";
import { things } from "./modules.js";

const DEPTH = 9000;

it("a record that is nested as no answer is is refused, with its line", () => {
  const site =
    '{"request":"meta=siteinfo","answer":{"query":{"general":{"generator":"MediaWiki"}}}}';
  const deep = '{"a":'.repeat(DEPTH) + 1 + "}".repeat(DEPTH);
  const text = `${site}\n{"request":"list=things","answer":{"query":{"things":[${deep}]}}}`;
  const { value, diagnostics } = learnFromRecords({
    file: "answers.jsonl",
    text,
    modules: [things],
    known: new Map(),
  });
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: "record-malformed", position: { line: 2 } }]);
});
