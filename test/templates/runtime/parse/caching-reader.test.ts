import { describe, expect, it, vi } from "vitest";
import { cachingParser } from "../../../../templates/runtime/parse/caching-parser.js";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { mixedRequests } from "../../../wiki/mixed-requests.js";
import { Random } from "../../../wiki/random.js";

const api = catalogueApi();

describe("a reader that remembers", () => {
  it("makes the same of requests as one that does not, whatever came before", () => {
    const remembering = { ...api, read: cachingParser() };
    const requests = mixedRequests(api, new Random(7), 1500);
    for (const request of [...requests, ...requests]) {
      for (const highLimits of [false, true])
        expect(parseRequest(remembering, request, { highLimits })).toEqual(
          parseRequest(api, request, { highLimits }),
        );
    }
  });

  it("keeps values apart that would look alike side by side", () => {
    const remembering = { ...api, read: cachingParser() };
    const first = "action=query&titles=A%0Apageids%3D1%3A1";
    const second = "action=query&titles=A&pageids=1";
    expect(parseRequest(remembering, first).query).toMatchObject({ titles: [expect.any(String)] });
    expect(parseRequest(remembering, second).query).toMatchObject({ titles: ["A"], pageids: [1] });
  });

  it("reads times anew, because some depend on the clock", () => {
    const remembering = { ...api, read: cachingParser() };
    const request =
      "action=query&list=recentchanges&rcstart=Wednesday,%2031-Jan-80%2009:00:00%20GMT";
    const yearReadIn = (year: number): string => {
      vi.useFakeTimers({ now: Date.UTC(year, 0, 1) });
      const [module] = parseRequest(remembering, request).selected;
      vi.useRealTimers();
      return String(module?.args["start"]).slice(0, 4);
    };
    expect(yearReadIn(2024)).toBe("1980");
    expect(yearReadIn(2035)).toBe("2080");
  });

  it("applies texts that are read as they are sent, whatever the cached ones were", () => {
    const remembering = { ...api, read: cachingParser() };
    for (const text of ["first", "second", "", "caf%C3%A9", "third"]) {
      const request = `action=query&requestid=${text}&titles=A`;
      expect(parseRequest(remembering, request)).toEqual(parseRequest(api, request));
    }
  });

  it("gives each request arguments of its own", () => {
    const remembering = { ...api, read: cachingParser() };
    const argsOf = (): object => parseRequest(remembering, "action=query&list=allpages").main;
    const [first, second] = [argsOf(), argsOf()];
    Object.assign(first, { action: "changed" });
    Object.assign(second, { action: "changed" });
    expect(argsOf()).toMatchObject({ action: "query" });
  });

  it("stays right when it forgets", () => {
    const remembering = { ...api, read: cachingParser() };
    for (let n = 0; n < 6000; n += 1) {
      const { query } = parseRequest(remembering, `action=query&titles=Page ${n % 5500}`);
      expect(query["titles"]).toEqual([`Page ${n % 5500}`]);
    }
  });
});
