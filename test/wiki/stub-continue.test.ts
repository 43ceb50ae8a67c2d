import { afterAll, beforeAll, expect, it } from "vitest";
import { isJsonObject } from "../../templates/runtime/model/json.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import type { AnyModule } from "../../templates/runtime/model/descriptor.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { learnedRequest, poolOf } from "./learned-requests.ts";
import { Random, SEED } from "./random.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { reported, twinsOf } from "./stub-asking.ts";
import type { Compared, Twins } from "./stub-asking.ts";

/** First requests; `SAMPLES` in the environment. */
const SAMPLES = Number(process.env["SAMPLES"] ?? 150);
/** Differences that are printed; `SHOW` in the environment. */
const SHOW = Number(process.env["SHOW"] ?? 5);
const USUAL =
  "allcategories|allfileusages|allimages|alllinks|allpages|allredirects|alltransclusions|" +
  "backlinks|embeddedin|imageusage|categorymembers|categories|categoryinfo|links|templates|" +
  "images|linkshere|transcludedin|redirects|fileusage|extlinks|exturlusage|iwlinks|langlinks|" +
  "iwbacklinks|langbacklinks|pageprops|pagepropnames|pageswithprop|protectedtitles";
/** The modules that are asked, by name; `MODULES` in the environment, those of lists and links without. */
const MODULES = new Set(process.env["MODULES"]?.split(",") ?? USUAL.split("|"));
/** How often a request goes on. */
const STEPS = 4;
/** The share of equal answers that the stub must reach. */
const LEAST = 0.95;

let wiki: Wiki;
let api: Api;
let twins: Twins;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  const catalogue = await wholeCatalogue(wiki);
  ({ api } = catalogue);
  twins = await twinsOf(wiki, catalogue);
});
afterAll(async () => {
  await wiki?.stop();
});

it("the stub goes on where the server goes on, and from there", async () => {
  const modules = [...api.modules.values()].filter(
    ({ path, name }) => path.startsWith("query+") && MODULES.has(name),
  );
  const pool = await poolOf(wiki);
  const random = new Random(SEED + 23);
  let requests: string[] = [];
  while (requests.length < SAMPLES) {
    const request = smallSteps(
      learnedRequest({ modules, pool, random, generators: modules }),
      modules,
      random,
    );
    if (parseRequestStrictly(api, request).ok) requests.push(request);
  }
  const all: Compared[] = [];
  for (let step = 0; step <= STEPS && requests.length > 0; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const compared = await twins.compare(requests);
    all.push(...compared);
    requests = compared.flatMap(({ request, server }) => goingOn(request, server, random));
  }
  expect(all.length).toBeGreaterThan(SAMPLES);
  expect(reported(all, SHOW)).toBeGreaterThan(LEAST);
});

/** Few rows at a time, so that there is something left. */
function smallSteps(request: string, modules: readonly AnyModule[], random: Random): string {
  const parameters = new URLSearchParams(request);
  const names = new Set(
    ["list", "prop"].flatMap((group) => (parameters.get(group) ?? "").split("|")),
  );
  for (const { name, prefix, params } of modules) {
    if (!params["limit"]) continue;
    if (names.has(name)) parameters.set(`${prefix}limit`, random.pick(["1", "2", "3"]));
    if (parameters.get("generator") === name)
      parameters.set(`g${prefix}limit`, random.pick(["1", "2", "3"]));
  }
  return parameters.toString();
}

/** The request from where the answer ends; now and then, from where no answer has ended. */
function goingOn(request: string, answer: Json, random: Random): readonly string[] {
  const proceed = isJsonObject(answer) ? answer["continue"] : undefined;
  if (proceed === undefined || !isJsonObject(proceed)) return [];
  const parameters = new URLSearchParams(request);
  const isWrong = random.chance(0.08);
  for (const [name, value] of Object.entries(proceed))
    parameters.set(
      name,
      isWrong && name !== "continue"
        ? random.pick(["x", "1|x", "a|b|c|d|e", "5|6"])
        : wireText(value),
    );
  return [parameters.toString()];
}

function wireText(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
