/** Requests that are nearly right: each has a response. */
import { asyncProperty, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { paraminfoApi } from "../../generated/paraminfo/handlers.js";
import { createAllianceStub } from "../../generated/alliance/stub.js";
import { createParaminfoStub } from "../../generated/paraminfo/stub.js";
import { isObject } from "../../generator/base/json.js";
import { builderCalls } from "../../generator/inspect/builder-call.js";
import { explain } from "../../generator/inspect/explain.js";
import { collectParameters } from "../../generator/inspect/request-parameters.js";
import { inspectAsServer, inspectStrictly } from "../../generator/inspect/verdict.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { allRules } from "../../templates/runtime/rules/all.js";
import { assert } from "../random-runs.js";
import { answered, requestIn } from "./answered.js";
import { disturbed, disturbedBytes } from "./disturbed.js";
import { queries } from "./queries.js";
import { expectCode, expectPlain } from "./expectations.js";

const RUNS = { seed: 17, numRuns: 100 };

const wiki = createParaminfoStub().service;
const services = {
  wiki,
  strict: createParaminfoStub({ strict: true, jsonp: true }).service,
  alliances: createAllianceStub({ basePath: "/api" }).service,
  bare: createAllianceStub({ envelope: "bare", firstPage: 1 }).service,
};
const form = { "content-type": "application/x-www-form-urlencoded" };
const REQUESTS: readonly object[] = [
  ...queries.map((each) => ({ url: `/api.php?${each}&format=json`, headers: { origin: "x" } })),
  { method: "POST", url: "/api.php", headers: form, body: "action=query&list=allpages&aplimit=2" },
  { method: "OPTIONS", url: "/api.php?origin=*", headers: { origin: "https://a.example" } },
  { url: "/api.php?action=query&maxlag=-1&assert=user&curtimestamp&requestid=1&uselang=de" },
  { url: "/api/alliances?size=20&page=1", headers: { accept: "application/hal+json;q=0.5, */*" } },
  { url: "/alliances/search/findByName?name=%2f%00&name=b", headers: { "if-none-match": 'W/"a"' } },
];

describe("a request that was edited in any way", () => {
  it.each(Object.entries(services))(
    "has a response of %s, and HEAD its head",
    async (_, service) => {
      await assert(
        asyncProperty(disturbed(REQUESTS), async (value) => {
          const request = requestIn(value);
          const answer = await answered(service, request);
          if (!answer.cookies) expect(await service(request)).toEqual(answer);
          const head = await answered(service, { ...request, method: "HEAD" });
          if (request.method !== "GET") return;
          const length = head.headers["content-length"] ?? String(Buffer.byteLength(answer.body));
          expect([head.status, length]).toEqual([
            answer.status,
            String(Buffer.byteLength(answer.body)),
          ]);
        }),
        RUNS,
      );
    },
  );

  it("does not walk in circles", async () => {
    const lists = [
      ["list=allpages&aplimit=1", "apcontinue", "A"],
      ["list=categorymembers&cmtitle=Category:A&cmlimit=1", "cmcontinue", "page|41|1"],
      ["generator=allpages&gaplimit=1&prop=links&pllimit=1", "plcontinue", "1|0|A"],
      ["list=recentchanges&rclimit=1", "rccontinue", "20240101000000|1"],
      ["list=backlinks&bltitle=A&bllimit=1&blredirect", "blcontinue", "0|1|0|1"],
      ["list=usercontribs&ucuser=Alice|Bob&uclimit=1", "uccontinue", "Alice|20240101000000|1"],
      ["list=search&srsearch=a&srlimit=1", "sroffset", "1"],
      ["prop=contributors&titles=A&pclimit=1", "pccontinue", "1|1"],
    ].map(([first, name = "", text]) => ({ first, next: { [name]: text } }));
    await assert(
      asyncProperty(disturbed(lists), async (value) => {
        const seen = new Set<string>();
        let next = propertyOf(value, "next");
        for (let step = 0; step < 25 && isObject(next); step += 1) {
          const own = Object.entries(next).map(([name, text]) => [name, String(text)]);
          const url = `/api.php?format=json&action=query&${String(propertyOf(value, "first"))}&${new URLSearchParams(own)}`;
          // oxlint-disable-next-line no-await-in-loop -- one after the other shows the one that fails
          const { body, headers } = await answered(wiki, requestIn({ url }));
          next = headers["content-type"]?.includes("json")
            ? propertyOf(JSON.parse(body), "continue")
            : undefined;
          const place = JSON.stringify(next) ?? String(step);
          expect([...seen]).not.toContain(place);
          seen.add(place);
        }
      }),
      RUNS,
    );
  });

  it("is explained as a server or a strict one reads it", () => {
    const modules = Object.values(paraminfoApi);
    const api = { modules: new Map(modules.map((each) => [each.path, each])), rules: allRules };
    const builders = new Map(
      modules.map(({ path }) => [path, { name: "build", from: "paramsmith/paraminfo" }]),
    );
    assert(
      property(disturbedBytes([...queries]), (bytes) => {
        const request = Buffer.from(bytes).toString();
        const inspection = inspectAsServer(api, request, { highLimits: false });
        const { verdict, parsed } = inspection;
        const errors = parsed.issues.filter(({ severity }) => severity === "error");
        expect(errors.length).toBe(verdict.ok ? 0 : 1);
        explain(api, inspection, builders).forEach(expectPlain);
        const calls = builderCalls(parsed, collectParameters(api, request, parsed), builders);
        expectCode(calls.join("\n"));
        const strict = inspectStrictly(api, request, { highLimits: false }).verdict;
        expect(verdict.ok || !strict.ok).toBe(true);
      }),
      { ...RUNS, numRuns: 300 },
    );
  });
});
