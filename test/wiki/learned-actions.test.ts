import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resultDescriptor } from "../../generator/emit/parts/result-descriptor.ts";
import { model } from "../generator/support/model.ts";
import type { AnyModule } from "../../templates/runtime/model/descriptor.ts";
import type { ResultDescriptor } from "../../templates/runtime/model/result-descriptor.ts";
import { validateResponse } from "../../templates/runtime/response/response-validator.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { apiFrom } from "./catalogue.ts";
import { poolOf } from "./learned-requests.ts";
import { Random, SEED } from "./random.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const SPEC = fileURLToPath(new URL("../../spec/", import.meta.url));

/** Requests that are held against what was learned from another content; `ANSWERS` in the environment. */
const ANSWERS = Number(process.env["ANSWERS"] ?? 150);

let wiki: Wiki;

beforeAll(async () => {
  wiki = await startFilledWiki("second");
});
afterAll(async () => {
  await wiki?.stop();
});

function source(path: string): { readonly file: string; readonly bytes: Uint8Array } {
  return { file: path, bytes: readFileSync(SPEC + path) };
}

function shippedResults(): readonly ResultDescriptor[] {
  const { value } = model({
    kind: "catalogue",
    name: "actions",
    source: "spec/actions/catalogue.json",
    spec: source("actions/catalogue.json"),
    protocol: source("paraminfo/protocol.json"),
    results: readdirSync(`${SPEC}actions/results`).map((name) => source(`actions/results/${name}`)),
  });
  if (value?.kind !== "catalogue") throw new Error("spec/actions has errors.");
  return value.operations.flatMap(({ path, result }) =>
    result ? [resultDescriptor(path, result)] : [],
  );
}

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
  const api = apiFrom(JSON.parse(readFileSync(`${SPEC}actions/catalogue.json`, "utf8")));
  const results = shippedResults();
  const pool = await poolOf(wiki);
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
  const requests = Array.from({ length: ANSWERS }, (_, index) => {
    const ground = grounds[index % grounds.length]?.() ?? {};
    const module = api.modules.get(ground["action"] ?? "");
    if (!module) throw new Error(`No action ${ground["action"] ?? ""}.`);
    return new URLSearchParams({ format: "json", ...ground, ...output(module, random) }).toString();
  });
  const answers = await wiki.batch(requests, { user: "Admin" });
  const exceptions: string[] = [];
  let held = 0;
  for (const [index, response] of answers.entries()) {
    if (typeof response === "object" && response !== null && "error" in response) continue;
    held += 1;
    const request = requests[index] ?? "";
    const issues = validateResponse(response, parseRequestStrictly(api, request), results);
    if (issues.length > 0)
      exceptions.push(`${request}\n  ${issues.map(({ message }) => message).join("\n  ")}`);
  }
  console.log(
    `${held} of ${ANSWERS} responses without an error: ${exceptions.length} are not as learned`,
  );
  expect(held).toBeGreaterThan(ANSWERS / 2);
  expect(exceptions).toEqual([]);
});
