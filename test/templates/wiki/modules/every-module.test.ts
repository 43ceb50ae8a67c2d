import { beforeAll, describe, expect, it } from "vitest";
import { validateResponse } from "../../../../templates/runtime/response/response-validator.js";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { Json } from "../../../../templates/runtime/model/json.js";
import {
  parseRequest,
  parseRequestStrictly,
} from "../../../../templates/runtime/parse/parsed-request.js";
import { textOrEmpty } from "../../../../templates/wiki/values/row.js";
import { sampleWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { selections } from "../../../../templates/wiki/selections/registry.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedRequest, poolOf } from "../../../wiki/learned-requests.js";
import type { Pool } from "../../../wiki/learned-requests.js";
import { learnedResults } from "../../../wiki/learned.js";
import { Random, SEED } from "../../../wiki/random.js";
import { askStub } from "../../../wiki/twins.js";

const SAMPLES = 40;

const api = catalogueApi();
const results = learnedResults();
const wiki = sampleWiki();
const modules = [...api.modules.values()].filter(({ path }) => path.startsWith("query+"));
let pool: Pool;

beforeAll(async () => {
  const stub = wikiStub({ api, results }, wiki);
  const batch = async (requests: readonly string[]): Promise<unknown[]> =>
    Promise.all(requests.map(async (each) => askStub(stub, `${each}&format=json`, "Admin")));
  const found = await poolOf({ batch });
  pool = { ...found, stashed: ["1234abcd.x.1.png"], address: ["192.0.2.1", "2001:db8::1"] };
});

describe("the stub, asked anything that is right,", () => {
  it("knows every module of the catalogue", () => {
    expect(modules.map(({ path }) => path).filter((path) => !selections.has(path))).toEqual([]);
    expect(modules.length).toBe(63);
  });

  describe.each([
    { who: "nobody", headers: {}, known: results },
    { who: "an administrator", headers: { cookie: "paramsmith_user=Admin" }, known: results },
    { who: "nobody, without learned results", headers: {}, known: [] },
  ])("by $who", ({ headers, known }) => {
    const stub = wikiStub({ api, results: known }, wiki);
    it.each(modules)("answers for $name what was learned of it", async (module) => {
      const random = new Random(SEED + 3);
      const asked: string[] = [];
      for (let tries = 0; asked.length < SAMPLES && tries < SAMPLES * 25; tries += 1) {
        const request = `${learnedRequest({ modules: [module], pool, random, generators: modules })}&format=json`;
        if (parseRequestStrictly(api, request).ok) asked.push(request);
      }
      expect(asked).toHaveLength(SAMPLES);
      const faults: unknown[] = [];
      for (const request of asked) {
        const url = `/api.php?${request}`;
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const { status, body } = await stub.service({ method: "GET", url, headers, body: "" });
        const answer = parsed(body);
        const issues =
          known.length === 0 ? [] : validateResponse(answer, parseRequest(api, request), known);
        const code = errorCode(answer);
        if (status !== 200 || issues.length > 0 || BROKEN.has(code))
          faults.push({ request: decodeURIComponent(request), status, code, issues });
      }
      expect(faults).toEqual([]);
    });
  });
});

/** Codes of a stub that cannot answer, not of a request that may not be answered. */
const BROKEN: ReadonlySet<string> = new Set(["notimplemented", "internal", "internal_api_error"]);

function errorCode(answer: Json): string {
  const error = isJsonObject(answer) ? answer["error"] : undefined;
  return isJsonObject(error) ? textOrEmpty(error["code"]) : "";
}

function parsed(text: string): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON.parse gives is JSON
  return JSON.parse(text) as Json;
}
