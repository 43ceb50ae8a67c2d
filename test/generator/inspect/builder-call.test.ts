import { describe, expect, it } from "vitest";
import { builderCalls } from "../../../generator/inspect/builder-call.js";
import { collectParameters } from "../../../generator/inspect/request-parameters.js";
import { inspectAsServer, inspectStrictly } from "../../../generator/inspect/verdict.js";
import { moduleWith } from "../../templates/runtime/one-parameter.js";
import { buildersFrom, catalogueApi } from "./catalogue-api.js";

const api = catalogueApi();
const builders = buildersFrom(api, "pkg");

function calls(request: string): string {
  const { parsed } = inspectAsServer(api, request, {});
  return builderCalls(parsed, collectParameters(api, request, parsed), builders).join("\n");
}

describe("the code for a request", () => {
  it("is a call of the module's builder, with the roots' parameters as options", () => {
    expect(calls("action=query&meta=siteinfo&siprop=general|namespaces&maxlag=5")).toBe(`
import { siteinfo } from "pkg/siteinfo";

siteinfo({ prop: ["general", "namespaces"] }, { maxlag: 5 });`);
  });

  it("composes the request of several modules", () => {
    const request =
      "action=query&list=allpages|random&meta=siteinfo&aplimit=max&maxlag=5&titles=A|B";
    expect(calls(request)).toBe(`
import { allpages } from "pkg/allpages";
import { random } from "pkg/random";
import { siteinfo } from "pkg/siteinfo";
import { query } from "pkg/query";

query(
  [allpages({ limit: "max" }), random(), siteinfo()],
  {
    maxlag: 5,
    titles: ["A", "B"],
  },
);`);
  });

  it("has the generator where it belongs, and imports a builder once", () => {
    const request =
      "action=query&generator=allpages&gapnamespace=1&list=allpages&aplimit=5&apprefix=a";
    expect(calls(request)).toBe(`
import { allpages } from "pkg/allpages";
import { query } from "pkg/query";

query(
  [allpages({ limit: 5, prefix: "a" })],
  {
    generator: allpages({ namespace: 1 }),
  },
);`);
  });

  it("keeps the maximum and the value for all values, which depend on the user and the wiki", () => {
    expect(calls("action=query&list=watchlistraw&wrnamespace=*&wrlimit=max")).toContain(
      'watchlistraw({ namespace: "*", limit: "max" });',
    );
    expect(calls("action=query&meta=tokens&type=*")).toContain('tokens({ type: "*" });');
  });

  it.each([
    [
      "list=recentchanges&rcstart=now&rcend=20240131090000",
      'start: "now", end: "2024-01-31T09:00:00Z"',
    ],
    [
      "list=allusers&auactiveusers=0&auwitheditsonly=false",
      "activeusers: true, witheditsonly: true",
    ],
    ["list=allpages&apprlevel=%7C&apprtype=", 'prlevel: ["", ""], prtype: []'],
    ["list=logevents&letype=&lelimit=max", 'type: "", limit: "max"'],
    ["list=users&ususers=%1FA%7CB", 'users: ["A|B"]'],
    [
      "prop=revisions&rvslots=*&rvcontentformat-main=text/x-wiki",
      'slots: "*", "contentformat-main": "text/x-wiki"',
    ],
    ["generator=allpages&gaplimit=max&gapnamespace=00", 'limit: "max", namespace: 0'],
  ])("of %s has the values that the server reads", (request, values) => {
    expect(calls(`action=query&${request}`)).toContain(`({ ${values} })`);
  });

  it("keeps the words that times and expiries are written in", () => {
    const at = { type: "timestamp", multi: { lowlimit: 50, highlimit: 500 } } as const;
    const module = moduleWith({ end: { type: "expiry" }, at });
    const query = api.modules.get("query");
    const list = { type: "enum", values: ["example"], multi: at.multi } as const;
    const modules = new Map(api.modules).set(module.path, module);
    if (query) modules.set("query", { ...query, params: { ...query.params, list } });
    const own = { ...api, modules };
    const request = "action=query&list=example&xend=infinite&xat=now%7C20240131090000";
    const { parsed } = inspectAsServer(own, request, {});
    const given = collectParameters(own, request, parsed);
    const builder = { name: "example", from: "pkg/example" };
    expect(builderCalls(parsed, given, new Map([[module.path, builder]])).at(-1)).toBe(
      'example({ end: "infinite", at: ["now", "2024-01-31T09:00:00Z"] });',
    );
  });

  it("leaves out what an error kept from being read", () => {
    expect(calls("action=query&list=allpages&aplimit=x&apprefix=a")).toContain(
      'allpages({ prefix: "a" });',
    );
  });

  it.each([
    ["is missing", "action=query&list=search"],
    ["is empty", "action=query&list=search&srsearch="],
    ["of one of several modules is missing", "action=query&list=allpages|search"],
  ])("is none if a required parameter %s, because it would not compile", (_, request) => {
    expect(calls(request)).toBe("");
  });

  it("leaves out what the server rejects beside another parameter that names pages", () => {
    const request = "action=query&pageids=1&prop=info|links&titles=A&revids=2";
    const { parsed } = inspectStrictly(api, request, {});
    const given = collectParameters(api, request, parsed);
    expect(builderCalls(parsed, given, builders).join("\n")).toBe(`
import { info } from "pkg/info";
import { links } from "pkg/links";
import { query } from "pkg/query";

query(
  [info(), links()],
  {
    titles: ["A"],
  },
);`);
  });

  it("writes text as TypeScript does", () => {
    expect(calls('action=query&list=allpages&apprefix="%0A\\')).toContain(
      String.raw`allpages({ prefix: '"\n\x5c' });`,
    );
  });

  it("is none where no module is selected", () => {
    expect(calls("action=query&titles=A")).toBe("");
    expect(calls("")).toBe("");
  });
});
