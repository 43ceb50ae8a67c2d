import { describe, expect, it, vi } from "vitest";
import {
  parseRequest,
  parseRequestStrictly,
} from "../../../../templates/runtime/parse/parsed-request.js";
import type { Api, ParsedRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import { requestCache } from "../../../../templates/runtime/parse/request-cache.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { mixedRequests } from "../../../wiki/mixed-requests.js";
import { Random } from "../../../wiki/random.js";

const { modules, rules } = catalogueApi();
const api: Api = { modules, rules };

const cachingApi = (): Api => ({ ...api, requests: requestCache(modules, rules) });

/** A parsed request as it is without a cache. */
function uncached({ queryKey: _key, ...parsed }: ParsedRequest): ParsedRequest {
  return parsed;
}

/** The request as it is parsed when it comes for the third time: the cache keeps what comes twice. */
function readOften(caching: Api, request: string): ParsedRequest {
  parseRequest(caching, request);
  parseRequest(caching, request);
  return parseRequest(caching, request);
}

describe("a cache of parsed requests", () => {
  it("does not change how requests are parsed, whatever came before", () => {
    const caching = cachingApi();
    const requests = mixedRequests(api, new Random(11), 1000);
    const others = requests.flatMap((each) =>
      [1, 2, 3].map((number) => `${each}&requestid=${number}&other=${number}`),
    );
    for (const request of [...requests, ...others])
      for (const options of [
        {},
        { highLimits: true },
        { method: "GET" },
        { method: "POST" },
      ] as const)
        expect(uncached(parseRequest(caching, request, options))).toEqual(
          parseRequest(api, request, options),
        );
  });

  it("does not change how requests are parsed strictly", () => {
    const caching = cachingApi();
    const requests = mixedRequests(api, new Random(12), 300);
    const others = requests.flatMap((each) => [1, 2, 3].map((number) => `${each}&other=${number}`));
    for (const request of [...requests, ...others])
      expect(uncached(parseRequestStrictly(caching, request))).toEqual(
        parseRequestStrictly(api, request),
      );
  });

  it("is used by requests that differ in texts that the root repeats, and in unknown parameters", () => {
    const caching = cachingApi();
    const parse = (request: string): ParsedRequest => parseRequest(caching, request);
    parse("action=query&requestid=0&titles=A&other=x&prop=info&uselang=de");
    const first = parse("action=query&requestid=1&titles=A&other=x&prop=info&uselang=de");
    const second = parse("action=query&requestid=2&titles=A&other=y&prop=info&uselang=fr");
    expect(second.query).toBe(first.query);
    expect(first.main).toMatchObject({ requestid: "1", uselang: "de" });
    expect(second.main).toMatchObject({ requestid: "2", uselang: "fr" });
    expect(second.issues).toMatchObject([{ code: "unrecognizedparams", parameter: "other" }]);
  });

  it("finds equal queries in requests with other parameters", () => {
    const caching = cachingApi();
    const others = ["", "&format=xml", "&maxlag=5&servedby=", "&other=x", "&action=query"];
    const keys = others.map((each) => readOften(caching, `titles=A&action=query${each}`).queryKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toEqual(expect.any(String));
  });

  it("parses texts of the root again that are not plain", () => {
    const caching = cachingApi();
    for (const id of ["a", "b", "%E9", "%1F", "b%00", "e%CC%81"]) {
      const request = `action=query&requestid=${id}&titles=A`;
      expect(uncached(parseRequest(caching, request))).toEqual(parseRequest(api, request));
    }
  });

  it.each([
    ["another value", "titles=A", "titles=B"],
    ["a parameter of a module", "list=allpages", "list=allpages&apfrom=A"],
    ["a parameter of a generator", "generator=allpages", "generator=allpages&gaplimit=1"],
    [
      "the expansion of a template",
      "prop=revisions&rvslots=main",
      "prop=revisions&rvslots=main&rvcontentformat-main=text/x-wiki",
    ],
    [
      "two values that look like one",
      "list=allpages&apprefix=a&apfrom=b",
      "list=allpages&apprefix=aapfrom%001%00b",
    ],
    ["the order", "titles=A&list=allpages", "list=allpages&titles=A"],
  ])("keeps queries apart that differ in %s", (_difference, one, other) => {
    const caching = cachingApi();
    const keys = [one, other].map((each) => readOften(caching, `action=query&${each}`).queryKey);
    expect(keys).toEqual([expect.any(String), expect.any(String)]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("does not keep times that depend on the clock", () => {
    const caching = cachingApi();
    const request =
      "action=query&list=recentchanges&rcstart=Wednesday,%2031-Jan-80%2009:00:00%20GMT";
    const yearReadIn = (year: number): string => {
      vi.useFakeTimers({ now: Date.UTC(year, 0, 1) });
      const { selected, queryKey } = readOften(caching, request);
      vi.useRealTimers();
      expect(queryKey).toBeUndefined();
      return String(selected[0]?.args["start"]).slice(0, 4);
    };
    expect(yearReadIn(2024)).toBe("1980");
    expect(yearReadIn(2035)).toBe("2080");
  });

  it("has no part in other actions, or after an error in the root", () => {
    const caching = cachingApi();
    for (const request of ["action=login&titles=A", "titles=A", "action=query&maxlag=x&titles=A"])
      expect(readOften(caching, request).queryKey).toBeUndefined();
  });

  it("does not keep what comes once", () => {
    const caching = cachingApi();
    expect(parseRequest(caching, "action=query&titles=A").queryKey).toBeUndefined();
    expect(parseRequest(caching, "action=query&titles=B").queryKey).toBeUndefined();
    expect(parseRequest(caching, "action=query&titles=A").queryKey).toEqual(expect.any(String));
  });
});
