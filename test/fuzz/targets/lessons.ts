import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasErrors, diagnostic } from "../../../generator/base/diagnostic.js";
import { isNestedTooDeeply, MAX_DEPTH } from "../../../generator/base/document.js";
import { noJournal } from "../../../generator/wiki/learn/journal.js";
import { learn } from "../../../generator/wiki/learn/learn.js";
import { learnFromRecords } from "../../../generator/wiki/learn/recorded.js";
import { analyse } from "../../../generator/pipeline.js";
import { packageRoot } from "../../../generator/project/folders.js";
import { isObject } from "../../../generator/base/json.js";
import { result as fitsSchema } from "../../../generator/spec/source/validators.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { shippedSeed, specInput } from "../spec-inputs.js";
import { holds, jsonOf, same } from "../target.js";
import type { Target } from "../target.js";

const PATHS = ["query", "query+allpages", "query+info", "query+siteinfo", "query+allusers"];
const shipped = specInput("wiki", JSON.parse(shippedSeed(["main", "json", ...PATHS])));
const model = shipped && analyse(shipped).value?.model;
const modules = (model?.kind === "catalogue" ? model.operations : []).filter(({ path }) =>
  PATHS.includes(path),
);
const KNOWN = new Map<string, never>();

/** What a wiki answers to experiments: `{ records }`, as they are in a file, or `{ answers }` to whatever is asked. */
export const target: Target = {
  name: "lessons",
  form: "json",
  seeds: () => {
    const file = join(packageRoot(), "test", "generator", "wiki", "learn", "answers.jsonl");
    const records = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.length < 1500 && /siteinfo|allpages|allusers|=info/.test(line))
      .slice(0, 30)
      .map((line): unknown => JSON.parse(line));
    const site = {
      request: "action=query&meta=siteinfo",
      response: { batchcomplete: "", query: { general: { generator: "MediaWiki 1.39" } } },
    };
    const rows = {
      batchcomplete: true,
      query: {
        allpages: [{ pageid: 1, ns: 0, title: "A" }],
        pages: [{ pageid: 1, ns: 0, title: "A", touched: "2024-01-31T00:00:00Z" }],
      },
    };
    return [
      ...records.map((record) => JSON.stringify({ records: [site, record] })),
      JSON.stringify({
        records: [
          site,
          { request: "action=query&list=allpages&formatversion=2", response: rows },
          {
            request: "action=query&prop=info&titles=A&inprop=url",
            response: {
              query: { pages: { "1": { pageid: 1, ns: 0, title: "A", fullurl: "https://a" } } },
            },
          },
        ],
      }),
      JSON.stringify({
        answers: [
          rows,
          {
            query: { allusers: [{ userid: 1, name: "A" }] },
            continue: { aufrom: "B", continue: "-||" },
          },
        ],
      }),
      JSON.stringify({
        answers: [{ query: { general: { a: 1 }, namespaces: { "0": { id: 0 } } } }],
      }),
    ];
  },
  run: async (input) => {
    const value = jsonOf(input);
    const [records, answers] = [propertyOf(value, "records"), propertyOf(value, "answers")];
    if (Array.isArray(records)) checkRecords(records);
    if (Array.isArray(answers)) await checkExperiments(answers.filter(isObject));
  },
};

function checkRecords(records: readonly unknown[]): void {
  const text = records.map((each) => JSON.stringify(each)).join("\n");
  const run = (): ReturnType<typeof learnFromRecords> =>
    learnFromRecords({ file: "records.jsonl", text, modules, known: KNOWN, corrections: [] });
  const learned = run();
  holds(
    (learned.value === undefined) === hasErrors(learned.diagnostics),
    () => "There are results and errors, or neither.",
  );
  if (!learned.value) return;
  same(run().value, learned.value, "The second lesson is another");
  checkResults(learned.value.results);
}

/** What was learned fits the schema, and code can be made of it, or it is said why not. */
function checkResults(results: readonly unknown[]): void {
  for (const result of results)
    holds(
      fitsSchema(JSON.parse(JSON.stringify(result))),
      () =>
        `A result does not fit its schema: ${JSON.stringify(fitsSchema.errors)} ${JSON.stringify(result).slice(0, 500)}`,
    );
  const whole = specInput("wiki", {
    ...JSON.parse(shippedSeed(["main", "json", ...PATHS])),
    results,
  });
  if (whole) analyse(whole);
}

async function checkExperiments(
  answers: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (answers.length === 0) return;
  let next = 0;
  const client = {
    request: async () => {
      next += 1;
      const value = answers[next % answers.length];
      if (next > 400 || !value)
        return { value: undefined, diagnostics: [diagnostic("server-busy", { seconds: 1 })] };
      // The client of a wiki reads no deeper response either.
      return isNestedTooDeeply(JSON.stringify(value))
        ? { value: undefined, diagnostics: [diagnostic("nested-too-deeply", { depth: MAX_DEPTH })] }
        : { value, diagnostics: [] };
    },
    requestBody: async () => ({ value: undefined, diagnostics: [] }),
  };
  const own = modules.filter(({ path }) => path === "query+allusers" || path === "query");
  const { value } = await learn({
    sessions: [{ client, journal: noJournal }],
    modules: own,
    site: { generator: "MediaWiki", namespaces: [{ id: 0 }] },
    known: KNOWN,
    corrections: [],
    progress: () => undefined,
  });
  if (value) checkResults(value.results);
}
