import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diagnostic } from "../../../../generator/base/diagnostic.js";
import { noJournal } from "../../../../generator/wiki/learn/journal.js";
import { learn } from "../../../../generator/wiki/learn/learn.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import { model } from "../../support/model.js";
import { addressPosition } from "../../../../generator/wiki/address.js";
import type { Client } from "../../../../generator/wiki/client.js";
import { isObject } from "../../../../generator/base/json.js";
import type { Result } from "../../../../generator/spec/source/types.js";
import { result as validateResult } from "../../../../generator/spec/source/validators.js";
import { sampleWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { learnedResults } from "../../../wiki/learned.js";
import { catalogueApi } from "../../inspect/catalogue-api.js";
import { REPOSITORY } from "../../support/places.js";

const SPEC = join(REPOSITORY, "spec", "paraminfo");
const RESULTS = join(SPEC, "results");
const stub = wikiStub({ api: catalogueApi(), results: learnedResults() }, sampleWiki());

/** Asks the stub in this process. */
const client: Client = {
  async request(parameters) {
    const query = new URLSearchParams({ format: "json", formatversion: "1", ...parameters });
    const { body } = await stub.service({
      method: "GET",
      url: `/api.php?${query}`,
      headers: { cookie: "paramsmith_user=Admin" },
      body: "",
    });
    const response: unknown = JSON.parse(body);
    if (!isObject(response)) throw new Error(body);
    const { error } = response;
    if (!isObject(error)) return { value: response, diagnostics: [] };
    const { code, info } = error;
    const at = addressPosition(new URL("http://wiki.example/api.php"));
    return {
      value: undefined,
      errorCode: String(code),
      diagnostics: [diagnostic("api-error", { name: String(code), detail: String(info) }, at)],
    };
  },
  requestBody: async () => ({ value: undefined, diagnostics: [] }),
};

function operations(): readonly ModuleOperation[] {
  const file = join(SPEC, "catalogue.json");
  const { value } = model({
    kind: "catalogue",
    name: "paraminfo",
    source: "spec/paraminfo/catalogue.json",
    spec: { file, bytes: readFileSync(file) },
    protocol: { file: "protocol.json", bytes: readFileSync(join(SPEC, "protocol.json")) },
    results: [],
  });
  if (value?.kind !== "catalogue") throw new Error("spec/paraminfo has errors.");
  return value.operations;
}

/** What was learned from a real wiki, without what was corrected by hand. */
function known(): ReadonlyMap<string, Result> {
  return new Map(
    readdirSync(RESULTS).flatMap((name) => {
      const result: Result = JSON.parse(readFileSync(join(RESULTS, name), "utf8"));
      return result.module === undefined ? [] : [[result.module, result] as const];
    }),
  );
}

/** Modules of every kind, but for those whose hundreds of experiments show the same again. */
const MODULES: ReadonlySet<string> = new Set([
  "query",
  ...[
    ["allfileusages", "allmessages", "allpages", "authmanagerinfo", "backlinks", "blocks"],
    ["categoryinfo", "codexicons", "deletedrevs", "embeddedin", "filearchive"],
    ["filerepoinfo", "imageinfo", "images", "imageusage", "iwbacklinks", "langlinks"],
    ["languageinfo", "links", "mystashedfiles", "pagepropnames", "pageprops", "pageswithprop"],
    ["prefixsearch", "protectedtitles", "querypage", "random", "siteinfo", "stashimageinfo"],
    ["tags", "tokens", "userinfo", "users", "watchlistraw"],
  ]
    .flat()
    .map((name) => `query+${name}`),
]);

describe("learning from the stub", () => {
  it("finds nothing that contradicts what was learned from a real wiki", async () => {
    const modules = operations().filter(({ path }) => MODULES.has(path));
    expect(modules).toHaveLength(MODULES.size);
    const said: string[] = [];
    const { value, diagnostics } = await learn({
      sessions: [{ client, journal: noJournal }],
      modules,
      site: {
        generator: "MediaWiki 1.39.17",
        namespaces: [0, 1, 2, 6, 10, 14].map((id) => ({ id })),
      },
      known: known(),
      corrections: [],
      progress: (line) => said.push(line),
    });
    // The stub has no stash unless it is given one.
    expect(value?.withoutData).toEqual(["query+stashimageinfo"]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["nothing-new-learned"]);
    const learned = value?.results ?? [];
    expect(learned.map(({ module }) => module).toSorted()).toEqual(
      [...MODULES].filter((path) => path !== "query+stashimageinfo").toSorted(),
    );
    for (const result of learned)
      expect([result.module, validateResult(result)]).toEqual([result.module, true]);
    expect(said).toContain("requesting pages, files and users");
    expect(said.some((line) => /^query\+backlinks: \d+ of \d+ experiments$/.test(line))).toBe(true);
  }, 120_000);
});
