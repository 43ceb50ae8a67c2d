/* oxlint-disable no-await-in-loop -- a request finds what the ones before it left in the caches */
import { describe, expect, it } from "vitest";
import type {
  ServiceHandler,
  ServiceResponse,
} from "../../../../templates/runtime/http/service.js";
import type { Handlers } from "../../../../templates/runtime/query-service/handler.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { seededWiki } from "../../../../templates/wiki/seed/seeded-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";
import { mixedRequests } from "../../../wiki/mixed-requests.js";
import { Random } from "../../../wiki/random.js";

const parts = { api: catalogueApi(), results: learnedResults() };
/** A stub with a handler caches nothing, since handlers may return something else each time. */
const NO_CACHE: Handlers = new Map([["query+none", () => ({})]]);
const AS_ADMIN = { cookie: "paramsmith_user=Admin" };

type Headers = Readonly<Record<string, string>>;

async function send(
  { service }: ServiceHandler,
  query: string,
  headers: Headers = {},
): Promise<Omit<ServiceResponse, "issues">> {
  const { issues: _issues, ...response } = await service({
    method: "GET",
    url: `/api.php?${query}`,
    headers,
    body: "",
  });
  return response;
}

/** What requests have besides their query: parameters of the root and of formats, and unknown ones. */
const OTHERS = [
  "format=json&formatversion=2",
  "format=json&formatversion=2&requestid=1",
  "requestid=caf%C3%A9%22&format=json&formatversion=2&curtimestamp=1",
  "format=json",
  "format=json&requestid=2&servedby=1&_=3",
  "format=json&formatversion=2&_=4&responselanginfo=1&uselang=de",
  "format=json&formatversion=2&errorformat=plaintext&_=5",
  "format=json&formatversion=2&origin=*&requestid=3",
  "format=json&formatversion=2&maxlag=5&assert=anon",
];

/** Each three times, with another unknown parameter: results are kept of what comes twice. */
const REPEATED = OTHERS.flatMap((each) => [6, 7, 8].map((number) => `${each}&pass=${number}`));

describe("cached results of queries", () => {
  it("do not change any response", async () => {
    const wiki = seededWiki(1);
    const [caching, other] = [wikiStub(parts, wiki), wikiStub(parts, wiki, NO_CACHE)];
    for (const query of mixedRequests(parts.api, new Random(5), 60))
      for (const others of REPEATED)
        expect(await send(caching, `${query}&${others}`)).toEqual(
          await send(other, `${query}&${others}`),
        );
  });

  it.each([
    "list=allpages&aplimit=2",
    "prop=info|links&titles=Main%20Page&pllimit=max",
    "generator=allpages&gaplimit=2&prop=info",
    "meta=siteinfo|userinfo|tokens&uiprop=rights",
    "list=random&rnlimit=3",
    "titles=Main%20Page&export=1",
    "titles=Main%20Page&export=1&exportnowrap=1",
    "titles=Missing|Main%20Page|%3C&indexpageids=1",
    "pageids=1",
    "generator=allpages&gaplimit=1&prop=info&continue=requestid||&rawcontinue=",
    "list=watchlistraw",
  ])("do not change responses to %s", async (query) => {
    const wiki = seededWiki(1);
    const [caching, other] = [wikiStub(parts, wiki), wikiStub(parts, wiki, NO_CACHE)];
    for (const headers of [{}, AS_ADMIN])
      for (const others of [...OTHERS, ...REPEATED]) {
        const request = `action=query&${query}&${others}`;
        expect(await send(caching, request, headers)).toEqual(await send(other, request, headers));
      }
  });

  it("are of one user", async () => {
    const wiki = createWiki({ users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }] });
    const stub = wikiStub(parts, wiki);
    const nameOf = async (id: number, headers: Headers): Promise<string> => {
      const query = `action=query&meta=userinfo&format=json&formatversion=2&requestid=${id}`;
      return /"name":"([^"]+)"/.exec((await send(stub, query, headers)).body)?.[1] ?? "";
    };
    const ann = { cookie: "paramsmith_user=Ann" };
    for (const first of [1, 5, 9]) {
      expect(await nameOf(first, AS_ADMIN)).toBe("Admin");
      expect(await nameOf(first + 1, ann)).toBe("Ann");
      expect(await nameOf(first + 2, AS_ADMIN)).toBe("Admin");
      expect(await nameOf(first + 3, {})).toBe("127.0.0.1");
    }
  });

  it("are of the wiki before a change", async () => {
    const wiki = createWiki({ pages: [{ title: "Rose", text: "Red." }] });
    const stub = wikiStub(parts, writableWiki(wiki));
    const query = "action=query&titles=Rose|Tulip&format=json&formatversion=2";
    const isMissing = async (id: number): Promise<boolean> =>
      (await send(stub, `${query}&requestid=${id}`)).body.includes('"missing":true');
    const before = [await isMissing(1), await isMissing(2), await isMissing(3)];
    expect(before).toEqual([true, true, true]);
    await stub.service({
      method: "POST",
      url: "/api.php",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `action=edit&title=Tulip&text=Yellow.&token=${encodeURIComponent("+\\")}&format=json`,
    });
    expect([await isMissing(4), await isMissing(5)]).toEqual([false, false]);
  });
});
