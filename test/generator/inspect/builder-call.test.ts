import { describe, expect, it } from "vitest";
import { builderCalls } from "../../../generator/inspect/builder-call.js";
import { givenParameters } from "../../../generator/inspect/given.js";
import { inspectAsServer } from "../../../generator/inspect/verdict.js";
import { buildersFrom, catalogueApi } from "./catalogue-api.js";

const api = catalogueApi();
const builders = buildersFrom(api, "pkg");

function calls(request: string): string {
  const { parsed } = inspectAsServer(api, request, {});
  return builderCalls(parsed, givenParameters(api, request, parsed), builders).join("\n");
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

  it("leaves out what an error kept from being read", () => {
    expect(calls("action=query&list=allpages&aplimit=x&apprefix=a")).toContain(
      'allpages({ prefix: "a" });',
    );
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
