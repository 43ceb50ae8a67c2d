import { afterEach, describe, expect, it, vi } from "vitest";
import { exploredSpecs } from "../../../../generator/cli/explored-specs.js";
import { jobOptions } from "../../../../generator/cli/options.js";
import { resolveSpecs } from "../../../../generator/cli/resolve-job.js";
import { catalogueContext } from "../../../../generator/explorer/page/catalogue-request.js";
import {
  continuedQuery,
  requestCatalogue,
} from "../../../../generator/explorer/page/run-catalogue.js";
import type { RunTarget } from "../../../../generator/explorer/page/targets.js";
import { writeFiles } from "../../support/files.js";
import { scratchFolder } from "../../support/places.js";
import { catalogue, module, parameter } from "../../support/specs.js";
import { storeOf } from "./stores.js";

afterEach(() => vi.unstubAllGlobals());

/** What the page has of another wiki's catalogue. */
function composed() {
  const folder = scratchFolder();
  const parameters = [parameter("from", "string"), parameter("odd", "string")];
  const spec = catalogue(module("allpages", parameters, { prefix: "ap" }));
  writeFiles(folder, [{ path: "wiki.json", text: JSON.stringify(spec) }]);
  const options = jobOptions(folder, ["wiki.json"], undefined);
  const { value: job } = resolveSpecs(options);
  const [explored] = (job && exploredSpecs(job, options).value) ?? [];
  if (!explored) throw new Error("The catalogue is invalid.");
  const context = catalogueContext(storeOf(explored));
  if (!context) throw new Error("The spec is an OpenAPI document.");
  return context;
}

/** Runs a query on the stub in the page. */
async function responseTo(query: string, method: "GET" | "POST" = "GET") {
  return requestCatalogue(composed(), { kind: "stub" }, { method, query });
}

describe("The stub in the page of another wiki's catalogue", () => {
  const ALL_PAGES = "action=query&list=allpages&format=json&formatversion=2";

  it("lists pages, as the wiki knows the module", async () => {
    expect(await responseTo(`${ALL_PAGES}&apfrom=A`)).toMatchObject({
      json: { query: { allpages: expect.arrayContaining([expect.objectContaining({ ns: 0 })]) } },
    });
  });

  it("refuses parameters that the wiki does not know", async () => {
    expect(await responseTo(`${ALL_PAGES}&apodd=x`)).toMatchObject({
      json: { error: { code: "notimplemented" } },
    });
  });

  it("takes a query in the body of a request", async () => {
    const [sent, posted] = await Promise.all([
      responseTo(`${ALL_PAGES}&apfrom=M`),
      responseTo(`${ALL_PAGES}&apfrom=M`, "POST"),
    ]);
    expect(posted.status).toBe(200);
    expect(posted.json).toMatchObject({
      query: { allpages: expect.arrayContaining([expect.objectContaining({ ns: 0 })]) },
    });
    expect(posted).toEqual(sent);
  });
});

describe("A request to a server", () => {
  const [SERVICE, WIKI]: readonly RunTarget[] = [
    { kind: "service", address: "https://docs.example/api.php" },
    { kind: "wiki", address: "https://w.example/w/api.php" },
  ];
  const FORM = "application/x-www-form-urlencoded";

  it.each<readonly [target: RunTarget | undefined, method: "GET" | "POST", sent: object]>([
    [
      SERVICE,
      "GET",
      { address: "https://docs.example/api.php?action=query&titles=A", method: "GET", headers: {} },
    ],
    [
      SERVICE,
      "POST",
      {
        address: "https://docs.example/api.php",
        method: "POST",
        headers: { "content-type": FORM },
        body: "action=query&titles=A",
      },
    ],
    [
      WIKI,
      "GET",
      {
        address: "https://w.example/w/api.php?origin=*&action=query&titles=A",
        method: "GET",
        headers: {},
      },
    ],
    [
      WIKI,
      "POST",
      {
        address: "https://w.example/w/api.php?origin=*",
        method: "POST",
        headers: { "content-type": FORM },
        body: "action=query&titles=A",
      },
    ],
  ])("at %j by %s is sent without credentials", async (target, method, expected) => {
    const sent: object[] = [];
    vi.stubGlobal("fetch", async (address: string, init: object) => {
      sent.push({ address, ...init });
      return new Response("No JSON.", { status: 503, headers: { "content-type": "text/plain" } });
    });
    if (!target) throw new Error("There is no target.");
    const query = "action=query&titles=A";
    expect(await requestCatalogue(composed(), target, { method, query })).toEqual({
      status: 503,
      contentType: "text/plain",
      text: "No JSON.",
    });
    expect(sent).toEqual([{ ...expected, credentials: "omit" }]);
  });
});

describe("The query that continues another one", () => {
  it("has the members of the response's continuation", () => {
    const response = { continue: { apcontinue: "B|1", continue: "-||", offset: 5 } };
    expect(continuedQuery("action=query&apcontinue=A&x=1", response)).toBe(
      "action=query&apcontinue=B%7C1&x=1&continue=-%7C%7C&offset=5",
    );
  });

  it.each([[undefined], ["continue"], [{}], [{ continue: "yes" }], [{ batchcomplete: true }]])(
    "does not exist after %j",
    (response) => {
      expect(continuedQuery("action=query", response)).toBeUndefined();
    },
  );
});
