import { describe, expect, it } from "vitest";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import { codexicons } from "../../../../generated/paraminfo/codexicons.js";
import { info } from "../../../../generated/paraminfo/info.js";
import { links } from "../../../../generated/paraminfo/links.js";
import { query } from "../../../../generated/paraminfo/query.js";
import { recentchanges } from "../../../../generated/paraminfo/recentchanges.js";
import { revisions } from "../../../../generated/paraminfo/revisions.js";
import { siteinfo } from "../../../../generated/paraminfo/siteinfo.js";
import { tokens } from "../../../../generated/paraminfo/tokens.js";
import { watchlistraw } from "../../../../generated/paraminfo/watchlistraw.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { queryRequest } from "../../../../templates/runtime/request/query.js";
import type { QueryRequest } from "../../../../templates/runtime/request/query.js";
import type { QueryPart } from "../../../../templates/runtime/request/query-types.js";
import { toRequest, toRequestInit } from "../../../../templates/runtime/request/to-request.js";
import { moduleRequest } from "../of-any-module.js";

const DEFAULTS = [
  ["format", "json"],
  ["formatversion", "2"],
  ["errorformat", "plaintext"],
];

/** What a program writes that the compiler does not see through. */
function unchecked(parts: readonly QueryPart[], options: object = {}) {
  return queryRequest<readonly QueryPart[], unknown, "2">(parts, options, {
    defaults: {},
    lists: ["titles"],
  });
}

function part(
  name: string,
  prefix: string,
  params: object,
  more: Partial<AnyModule> = {},
): QueryPart {
  const names = Object.keys(params);
  const module = {
    name,
    path: `query+${name}`,
    prefix,
    select: { action: "query", list: name },
    generator: false,
    params: Object.fromEntries(names.map((each) => [each, { type: "string" } as const])),
    ...more,
    group: "list",
  } as const;
  return moduleRequest(module, params, {});
}

/** Code and place of each issue. */
function issuesOf({ issues }: Pick<QueryRequest<unknown, unknown, unknown>, "issues">) {
  return issues.map(({ code, about }) => `${code} ${about}`);
}

describe("the entries of a composed request", () => {
  it("have the options of a part that the request leaves open", () => {
    const request = unchecked([info({}, { titles: "A" })], { titles: undefined });
    expect(request.toRecord()).toMatchObject({ titles: "A" });
    expect(request.issues).toEqual([]);
  });

  it("have the defaults that the request leaves open", () => {
    const given: object = { titles: "A", format: undefined };
    const request = queryRequest([info()], given, { defaults: { format: "json" }, lists: [] });
    expect(request.toRecord()).toMatchObject({ format: "json" });
  });

  it("are the selection by group, the generator's parameters with g, those of the parts, and the root's", () => {
    const request = query(
      [info({ prop: ["url"] }), recentchanges({ limit: 3 }), links({ limit: "max" }), siteinfo()],
      { generator: allpages({ from: "A", limit: 5 }), maxlag: 5, redirects: true },
    );
    expect(request.entries()).toEqual([
      ["action", "query"],
      ["generator", "allpages"],
      ["prop", "info|links"],
      ["list", "recentchanges"],
      ["meta", "siteinfo"],
      ["gapfrom", "A"],
      ["gaplimit", "5"],
      ["inprop", "url"],
      ["rclimit", "3"],
      ["pllimit", "max"],
      ...DEFAULTS,
      ["maxlag", "5"],
      ["redirects", ""],
    ]);
    expect(request.issues).toEqual([]);
    expect(new URLSearchParams(request.toRecord()).toString()).toBe(
      request.toSearchParams().toString(),
    );
  });

  it("name pages as any list does", () => {
    expect(query([info()], { titles: ["A", "B|C"] }).toRecord()["titles"]).toBe("\u001FA\u001FB|C");
    expect(query([info()], { pageids: [1, 2] }).toRecord()["pageids"]).toBe("1|2");
  });

  it("have the options of the parts, unless the request has its own", () => {
    const parts = [info({}, { maxlag: 5, titles: "A" }), recentchanges({}, { maxlag: 5 })] as const;
    expect(query(parts).toRecord()).toMatchObject({ maxlag: "5", titles: "A" });
    expect(query(parts, { maxlag: 9 }).toRecord()).toMatchObject({ maxlag: "9" });
    expect(query([info({}, { formatversion: "1" })], {}).toRecord()["formatversion"]).toBe("1");
  });

  it("are those of a module as generator and as part at once", () => {
    const request = query([links()], { generator: links({ limit: 2 }), titles: "A" });
    expect(request.toRecord()).toMatchObject({ generator: "links", prop: "links", gpllimit: "2" });
    expect(request.issues).toEqual([]);
  });

  it("are those of the action alone where no module is asked for", () => {
    expect(query([], { titles: "A" }).entries()).toEqual([
      ["action", "query"],
      ...DEFAULTS,
      ["titles", "A"],
    ]);
  });
});

describe("the issues of a composed request", () => {
  it("tell of a module that is there twice", () => {
    const twice = [info(), info({ prop: "url" })];
    const request = unchecked(twice, { titles: "A" });
    expect(issuesOf(request)).toEqual(["moduletwice info", "moduletwice info"]);
    expect(request.toRecord()["prop"]).toBe("info");
  });

  it("tell of several selectors of pages", () => {
    expect(issuesOf(unchecked([info()], { titles: "A", revids: 5 }))).toEqual([
      "multisource titles,revids",
    ]);
  });

  it("tell of a generator that cannot be one", () => {
    expect(issuesOf(unchecked([info()], { generator: siteinfo() }))).toEqual([
      "badgenerator siteinfo",
    ]);
  });

  it("tell of a wire name that two modules read, though one is not given it", () => {
    expect(issuesOf(query([codexicons({ names: "add" }), tokens({ type: "csrf" })]))).toEqual([]);
    const one = part("a", "", { type: "x" });
    const other = part("b", "", { type: undefined });
    expect(issuesOf(unchecked([one, other]))).toEqual(["samewirename type"]);
    expect(issuesOf(unchecked([part("a", "x", { yz: "1" }), part("b", "xy", { z: "1" })]))).toEqual(
      ["samewirename xyz", "samewirename xyz"],
    );
    expect(issuesOf(unchecked([part("a", "", { maxlag: "1" })], { maxlag: 5 }))).toEqual([
      "samewirename maxlag",
    ]);
  });

  it("pass over an option of the request that is left open or false", () => {
    const one = part("a", "", { maxlag: "1" });
    expect(issuesOf(unchecked([one], { maxlag: undefined }))).toEqual([]);
    expect(issuesOf(unchecked([one], { maxlag: false }))).toEqual([]);
  });

  it("tell of a prop module without pages, as a generator too, but not beside a generator", () => {
    expect(issuesOf(query([info()]))).toEqual(["nopages info"]);
    expect(query([info()]).issues[0]?.severity).toBe("warning");
    expect(issuesOf(query([info()], { generator: links() }))).toEqual(["nopages links"]);
    expect(issuesOf(query([info()], { generator: allpages() }))).toEqual([]);
    expect(issuesOf(query([allpages()]))).toEqual([]);
  });

  it("tell of an option that the parts give two values", () => {
    const parts = [info({}, { maxlag: 5 }), recentchanges({}, { maxlag: 6 })] as const;
    expect(issuesOf(query(parts, { titles: "A" }))).toEqual(["sameoption maxlag"]);
    expect(issuesOf(query(parts, { titles: "A", maxlag: 7 }))).toEqual([]);
  });

  it("tell of pages that a part names and the request names others", () => {
    const parts = [info({}, { titles: "A" })] as const;
    expect(issuesOf(query(parts, { titles: "B" }))).toEqual(["sameoption titles"]);
    expect(issuesOf(query(parts, { titles: "A" }))).toEqual([]);
    expect(issuesOf(query(parts))).toEqual([]);
  });

  it("let parts say the same twice, in a list of their own or in another form", () => {
    const parts = [info({}, { titles: ["A"] }), recentchanges({}, { titles: ["A"] })] as const;
    expect(issuesOf(query(parts))).toEqual([]);
    expect(issuesOf(query([info({}, { maxlag: 5 })], { titles: "A" }))).toEqual([]);
    expect(issuesOf(query([info({}, { titles: ["A", "B"] })], { titles: ["A"] }))).toEqual([
      "sameoption titles",
    ]);
  });

  it("are found without writing options that cannot be written", () => {
    for (const value of ["\u001Fa", { toString: 1 }]) {
      const own = part("a", "", { names: "x" });
      const named = unchecked([own], { names: [value] });
      expect(issuesOf(named)).toEqual(["samewirename names"]);
      expect(() => named.toString()).toThrow();
      const twice = unchecked([info({}, Object.fromEntries([["titles", [value]]]))], {
        titles: "A",
      });
      expect(issuesOf(twice)).toEqual(["sameoption titles"]);
    }
  });

  it("say in words what is wrong", () => {
    expect(query([info()]).issues[0]?.message).toBe("info has no pages.");
  });
});

describe("the method of a composed request", () => {
  it("is POST where a module must be posted or a parameter is sensitive, of the generator too", () => {
    expect(query([info()], { titles: "A" }).method).toBe("GET");
    expect(query([watchlistraw({ token: "secret" })]).method).toBe("POST");
    expect(query([], { generator: watchlistraw({ token: "secret" }) }).method).toBe("POST");
    expect(unchecked([part("a", "", {}, { mustbeposted: true })]).method).toBe("POST");
  });
});

describe("a composed request for fetch", () => {
  const ENDPOINT = "https://wiki.example/w/api.php";

  it("is a GET with its parameters in the address", async () => {
    const request = query([info()], { titles: "A&B" });
    const sent = toRequest(request, ENDPOINT);
    expect([sent.method, sent.url]).toEqual(["GET", request.url(ENDPOINT)]);
    expect(toRequestInit(request, ENDPOINT)).toEqual({
      url: request.url(ENDPOINT),
      init: { method: "GET" },
    });
  });

  it("is a POST with a form body once the address is longer than the limit, and not before", async () => {
    const request = query([info()], { titles: "A&B" });
    const { length } = request.url(ENDPOINT);
    expect(toRequest(request, ENDPOINT, { maxUrl: length }).method).toBe("GET");
    const sent = toRequest(request, ENDPOINT, { maxUrl: length - 1 });
    expect([sent.method, sent.url]).toEqual(["POST", ENDPOINT]);
    expect(sent.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await sent.text()).toBe(request.toSearchParams().toString());
  });

  it("has 2000 characters as its limit unless told otherwise", () => {
    const titled = (length: number) => {
      const empty = query([info()], { titles: "" }).url(ENDPOINT).length;
      return query([info()], { titles: "x".repeat(length - empty) });
    };
    expect(toRequest(titled(2000), ENDPOINT).method).toBe("GET");
    expect(toRequest(titled(2001), ENDPOINT).method).toBe("POST");
  });

  it("is a POST where a parameter is sensitive", async () => {
    const sent = toRequest(query([watchlistraw({ token: "secret" })]), ENDPOINT);
    expect([sent.method, sent.url.includes("secret")]).toEqual(["POST", false]);
    expect(await sent.text()).toContain("wrtoken=secret");
  });

  it("tells the same pages with templated parameters", () => {
    const request = query([revisions({ slots: "main", "contentformat-main": "text/x-wiki" })], {
      titles: "A",
    });
    expect(request.toRecord()["rvcontentformat-main"]).toBe("text/x-wiki");
  });
});
