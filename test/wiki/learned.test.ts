import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { AnyModule } from "../../templates/runtime/model/descriptor.ts";
import { validateResponse } from "../../templates/runtime/response/response-validator.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { apiFrom, wholeCatalogue } from "./catalogue.ts";
import { learnedRequest, poolOf } from "./learned-requests.ts";
import { learnedResults, pulledResults } from "./learned.ts";
import { Random, SEED } from "./random.ts";
import { startFilledWiki, useWiki } from "./server.ts";

/** Answers that are held against what was learned from another content; `ANSWERS` in the environment. */
const ANSWERS = Number(process.env["ANSWERS"] ?? 600);
/** Times that requests are sent, at most. */
const TURNS = ANSWERS / 20;
/** Requests to actions. */
const ACTION_ANSWERS = 150;
const ACTIONS = new URL("../../spec/actions/catalogue.json", import.meta.url);

/** The least share of them that must be as learned. */
const LEAST = 0.995;

const wiki = useWiki(() => startFilledWiki("second"));

it("answers with other content, to random valid requests, are as was learned", async () => {
  const catalogue = await wholeCatalogue(wiki());
  const { api } = catalogue;
  const results = pulledResults(catalogue);
  const learned = new Set(results.map(({ module }) => module));
  const modules = [...api.modules.values()].filter(
    ({ path }) => path !== "query" && learned.has(path),
  );
  const pool = await poolOf(wiki());
  const random = new Random(SEED + 7);
  const exceptions: string[] = [];
  const answering = new Set<string>();
  let held = 0;
  // Few random requests have a response of a module that wants a file key.
  for (
    let turn = 0;
    turn < TURNS && (held < ANSWERS || answering.size < modules.length);
    turn += 1
  ) {
    const user = random.chance(0.7) ? { user: "Admin" as const } : {};
    const wanted = held < ANSWERS ? modules : modules.filter(({ path }) => !answering.has(path));
    const valid = Array.from({ length: 200 }, () =>
      learnedRequest({ modules: wanted, generators: modules, pool, random }),
    ).filter((request) => parseRequestStrictly(api, request).ok);
    // oxlint-disable-next-line no-await-in-loop -- the next requests are sent if these were too few
    const answers = await wiki().batch(valid, user);
    for (const [index, response] of answers.entries()) {
      if (hasError(response)) continue;
      const request = valid[index] ?? "";
      const reading = parseRequestStrictly(api, request);
      const [issue] = validateResponse(response, reading, results);
      held += 1;
      for (const { module } of reading.selected) answering.add(module.path);
      if (issue)
        exceptions.push(`${request}\n  ${issue.code} ${issue.path.join(".")}: ${issue.message}`);
    }
  }
  console.log(
    [...exceptions, `${held} answers: ${exceptions.length} are not as learned`].join("\n"),
  );
  expect(modules.map(({ path }) => path).filter((path) => !answering.has(path))).toEqual([]);
  expect(exceptions.length).toBeLessThanOrEqual(held * (1 - LEAST));
});

/** Some values of an output list, and flags, by chance. */
function output({ params }: AnyModule, random: Random): Readonly<Record<string, string>> {
  const { prop } = params;
  const values = prop?.type === "enum" ? prop.values : [];
  return {
    ...(values.length > 0 && random.chance(0.8) && { prop: random.some(values, 4).join("|") }),
    formatversion: random.chance(0.3) ? "1" : "2",
  };
}

it("responses of reading actions to random requests, with other content, are as was learned", async () => {
  const api = apiFrom(JSON.parse(readFileSync(ACTIONS, "utf8")));
  const results = learnedResults("actions");
  const pool = await poolOf(wiki());
  const random = new Random(SEED + 11);
  const grounds: readonly (() => Readonly<Record<string, string>>)[] = [
    () => ({ action: "parse", page: random.pick(pool.title) }),
    () => ({ action: "parse", text: `[[${random.pick(pool.title)}]] {{Other}}` }),
    () => ({ action: "parse", oldid: random.pick(pool.revid) }),
    () => ({ action: "compare", fromrev: random.pick(pool.revid), torelative: "prev" }),
    () => ({
      action: "compare",
      fromtitle: random.pick(pool.title),
      totitle: random.pick(pool.title),
    }),
    () => ({ action: "expandtemplates", text: `{{${random.pick(pool.template)}}}` }),
    () => ({ action: "opensearch", search: random.pick(pool.title).slice(0, 2) }),
    () => ({ action: "paraminfo", modules: random.pick(["edit", "query+info", "parse|main"]) }),
    () => ({ action: "help", modules: "edit", wrap: "1" }),
    () => ({ action: "checktoken", type: "csrf", token: "a" }),
  ];
  const requests = Array.from({ length: ACTION_ANSWERS }, (_, index) => {
    const ground = grounds[index % grounds.length]?.() ?? {};
    const module = api.modules.get(ground["action"] ?? "");
    if (!module) throw new Error(`No action ${ground["action"] ?? ""}.`);
    return new URLSearchParams({ format: "json", ...ground, ...output(module, random) }).toString();
  });
  const answers = await wiki().batch(requests, { user: "Admin" });
  const exceptions: string[] = [];
  let held = 0;
  for (const [index, response] of answers.entries()) {
    if (hasError(response)) continue;
    held += 1;
    const request = requests[index] ?? "";
    const issues = validateResponse(response, parseRequestStrictly(api, request), results);
    if (issues.length > 0)
      exceptions.push(`${request}\n  ${issues.map(({ message }) => message).join("\n  ")}`);
  }
  console.log(
    `${held} of ${ACTION_ANSWERS} responses without an error: ${exceptions.length} are not as learned`,
  );
  expect(held).toBeGreaterThan(ACTION_ANSWERS / 2);
  expect(exceptions).toEqual([]);
});

function hasError(response: unknown): boolean {
  return (
    typeof response === "object" &&
    response !== null &&
    ("error" in response || "errors" in response)
  );
}
