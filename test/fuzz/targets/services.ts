import { createAllianceHandler } from "../../../generated/alliance/handlers.js";
import { createAllianceStub } from "../../../generated/alliance/stub.js";
import { paraminfoApi } from "../../../generated/paraminfo/handlers.js";
import { catalogueHandler } from "../../../templates/runtime/query-service/catalogue-handler.js";
import type { HandlerContext } from "../../../templates/runtime/query-service/handler.js";
import { allRules } from "../../../templates/runtime/rules/all.js";
import { createParaminfoStub } from "../../../generated/paraminfo/stub.js";
import type { Service } from "../../../templates/runtime/http/service.js";
import { askedOf, requestIn } from "../services.js";
import { holds, jsonOf, same } from "../target.js";
import type { Target } from "../target.js";
import { queries } from "../queries.js";

/** Made anew for each part of the process, and asked many times, as a server is. */
const SERVICES: Readonly<Record<string, Service>> = {
  wiki: createParaminfoStub().service,
  strict: createParaminfoStub({ strict: true, jsonp: true }).service,
  alliances: createAllianceStub({ basePath: "/api" }).service,
  bare: createAllianceStub({ envelope: "bare", firstPage: 1 }).service,
  handlers: catalogueHandler(paraminfoApi, allRules, {
    allpages: ({ limit }: { readonly limit: number }, { continueWith }: HandlerContext) => {
      continueWith({ apcontinue: String(limit) });
      return [{ pageid: 1, ns: 0, title: "A" }];
    },
    info: () => [{ pageid: 1, title: "A", touched: "2024-01-31T00:00:00Z" }],
    siteinfo: () => ({ general: { a: true, b: false } }),
  }).service,
  operations: createAllianceHandler({
    listAlliances: ({ size = 1 }) => ({ _embedded: { alliances: [] }, size }),
  }).service,
};

/** One request to a service of stubs or of handlers. */
export const target: Target = {
  name: "services",
  form: "json",
  seeds: () => [
    ...queries.map((query) => JSON.stringify({ of: "wiki", url: `/api.php?${query}&format=json` })),
    ...queries
      .slice(0, 8)
      .map((query) => JSON.stringify({ of: "handlers", url: `/api.php?${query}` })),
    ...queries
      .slice(4, 12)
      .map((query) => JSON.stringify({ of: "strict", url: `/api.php?${query}` })),
    ...HTTP.map((each) => JSON.stringify(each)),
  ],
  run: async (input) => {
    const value = jsonOf(input);
    const request = requestIn(value);
    if (!request) return;
    const of: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "of") : "";
    const service = SERVICES[typeof of === "string" && Object.hasOwn(SERVICES, of) ? of : "wiki"];
    if (!service) return;
    const answer = await askedOf(service, request);
    // Each request for a session begins another.
    if (!answer.cookies)
      same(await service(request), answer, "The same request has another answer");
    const { status, headers } = await askedOf(service, { ...request, method: "HEAD" });
    if (request.method !== "GET") return;
    same(status, answer.status, "HEAD has another status than GET");
    holds(
      headers["content-length"] === undefined ||
        Number(headers["content-length"]) === Buffer.byteLength(answer.body),
      () =>
        `HEAD says ${headers["content-length"]} bytes, GET has ${Buffer.byteLength(answer.body)}.`,
    );
  },
};

const FORM = { "content-type": "application/x-www-form-urlencoded" };

const HTTP: readonly unknown[] = [
  {
    of: "wiki",
    method: "POST",
    url: "/api.php",
    headers: FORM,
    body: "action=query&list=allpages&aplimit=2",
  },
  {
    of: "wiki",
    method: "POST",
    url: "/api.php?format=json",
    headers: FORM,
    body: "action=login&lgname=Alice&lgpassword=x&lgtoken=a",
  },
  {
    of: "wiki",
    method: "OPTIONS",
    url: "/api.php?origin=*",
    headers: { origin: "https://a.example" },
    body: "",
  },
  {
    of: "wiki",
    url: "/api.php?action=query&meta=userinfo&origin=https://a.example",
    headers: { origin: "https://a.example", cookie: "stubsession=Alice" },
  },
  { of: "wiki", url: "/api.php", headers: { accept: "text/html" } },
  {
    of: "wiki",
    url: "/api.php?action=query&maxlag=-1&assert=user&assertuser=Alice&curtimestamp&requestid=1&servedby&responselanginfo&uselang=de",
  },
  { of: "strict", url: "/api.php?action=query&list=allpages&callback=f&format=json" },
  { of: "wiki", method: "DELETE", url: "/api.php", headers: { "content-length": "0" }, body: "x" },
  {
    of: "alliances",
    url: "/api/alliances?size=20&page=1",
    headers: { accept: "application/hal+json;q=0.5, application/json" },
  },
  {
    of: "alliances",
    url: "/api/alliances/search/findByName?name=North",
    headers: { "if-none-match": 'W/"a", "b", *' },
  },
  { of: "alliances", url: "/alliances" },
  { of: "bare", url: "/alliances?size=2&page=1", headers: { accept: "text/html, */*;q=0.1" } },
  { of: "bare", url: "/alliances/search/findByName?name=%2f%00&name=b" },
  { of: "operations", url: "http://a.example/alliances?size=5#x", headers: { host: "a.example" } },
];
