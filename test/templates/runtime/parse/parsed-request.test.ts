import { describe, expect, it } from "vitest";
import { allpagesModule } from "../../../../generated/paraminfo/allpages.js";
import { allusersModule } from "../../../../generated/paraminfo/allusers.js";
import { jsonModule } from "../../../../generated/paraminfo/json.js";
import { mainModule } from "../../../../generated/paraminfo/main.js";
import { queryModule } from "../../../../generated/paraminfo/query.js";
import { revisionsModule } from "../../../../generated/paraminfo/revisions.js";
import { siteinfoModule } from "../../../../generated/paraminfo/siteinfo.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import {
  parseRequest,
  parseRequestStrictly,
} from "../../../../templates/runtime/parse/parsed-request.js";
import type { Api, ParsedRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import {
  CONTINUE_REQUESTS,
  FINISHED_REQUESTS,
  PAGE_SOURCE_REQUESTS,
} from "./page-source-requests.js";

const MODULES: readonly AnyModule[] = [
  mainModule,
  jsonModule,
  queryModule,
  allpagesModule,
  allusersModule,
  revisionsModule,
  siteinfoModule,
];
const API: Api = { modules: new Map(MODULES.map((each) => [each.path, each])), rules: allRules };

/** The same, where one of the modules is on its way out. */
const DEPRECATED: Api = {
  ...API,
  modules: new Map([...API.modules, ["query+allusers", { ...allusersModule, deprecated: true }]]),
};

function labels(issues: ParsedRequest["issues"]): readonly string[] {
  return issues.map(({ code, parameter, module }) => `${module} ${parameter} ${code}`);
}

function found(query: string): readonly string[] {
  return labels(parseRequest(API, query).issues);
}

describe("the modules of a request", () => {
  it("are the generator, then those of prop, list and meta, as they are written", () => {
    const query =
      "action=query&meta=siteinfo&list=allusers%7Callpages&prop=revisions&generator=allpages";
    const { selected } = parseRequest(API, query);
    expect(selected.map(({ module, asGenerator }) => `${module.name} ${asGenerator}`)).toEqual([
      "allpages true",
      "revisions false",
      "allusers false",
      "allpages false",
      "siteinfo false",
    ]);
  });

  it("have each their own arguments, as a generator and as a list", () => {
    const query = "action=query&generator=allpages&list=allpages&gaplimit=5&aplimit=6";
    const { selected } = parseRequest(API, query);
    expect(selected.map(({ args }) => args["limit"])).toEqual([5, 6]);
  });

  it("are none of another action", () => {
    const reading = parseRequest(API, "action=parse&list=allpages");
    expect(reading).toMatchObject({ ok: true, selected: [], query: {} });
  });
});

describe("the roots of a request", () => {
  it("have their arguments, with defaults applied", () => {
    const reading = parseRequest(
      API,
      "action=query&format=json&formatversion=2&titles=A%7CB&maxlag=5",
    );
    expect(reading.main).toMatchObject({ action: "query", maxlag: 5, errorformat: "bc" });
    expect(reading.query).toMatchObject({ titles: ["A", "B"], redirects: false });
    expect(reading.format).toMatchObject({ formatversion: "2" });
  });

  it("may have a format that nobody knows", () => {
    const reading = parseRequest(API, "action=query&format=xml&formatversion=2");
    expect(reading.format).toEqual({});
    expect(labels(reading.issues)).toEqual(["main formatversion unrecognizedparams"]);
  });
});

describe("the parameters that name pages", () => {
  it.each([...PAGE_SOURCE_REQUESTS, ...CONTINUE_REQUESTS, ...FINISHED_REQUESTS])(
    "of %s have the error %s, as on a wiki",
    (query, error) => {
      const { ok, issues } = parseRequest(API, `action=query&format=json&${query}`);
      const errors = issues.filter(({ severity }) => severity === "error");
      expect(errors.map(({ module, code }) => `${module} ${code}`)).toEqual(error ? [error] : []);
      expect(ok).toBe(error === undefined);
    },
  );

  it("are refused with the name of the second, after which a strict reader goes on", () => {
    const query = "action=query&format=json&revids=1&titles=A&list=allpages&aplimit=x";
    expect(parseRequest(API, query).issues).toEqual([
      {
        severity: "error",
        code: "multisource",
        parameter: "revids",
        module: "query",
        message: 'revids: cannot be used with "titles"',
      },
    ]);
    expect(labels(parseRequestStrictly(API, query).issues)).toEqual([
      "query revids multisource",
      "query+allpages aplimit badinteger",
    ]);
  });
});

describe("the issues of a request", () => {
  it("come in the order of the modules, the unknown names last", () => {
    const query =
      "zzz=1&action=query&format=json&siprop=x&aulimit=0&aplimit=0&gaplimit=0&rvprop=x&list=allpages%7Callusers" +
      "&meta=siteinfo&generator=allpages&prop=revisions&maxage=-1&titles=e%CC%81&aaa=1";
    expect(found(query)).toEqual([
      "main maxage outofrange",
      "query titles badutf8",
      "query+allpages gaplimit outofrange",
      "query+revisions rvprop unrecognizedvalues",
      "query+allpages aplimit outofrange",
      "query+allusers aulimit outofrange",
      "query+siteinfo siprop unrecognizedvalues",
      "main zzz unrecognizedparams",
      "main aaa unrecognizedparams",
    ]);
  });

  it("end with the first error, after which no module is read", () => {
    const query = "action=query&format=json&list=allpages%7Callusers&aplimit=x&aulimit=0&zzz=1";
    expect(found(query)).toEqual(["query+allpages aplimit badinteger"]);
    expect(found("action=query&format=json&maxlag=x&list=allpages&aplimit=x")).toEqual([
      "main maxlag badinteger",
    ]);
    expect(found("action=query&format=json&pageids=x&list=allpages&aplimit=x")).toEqual([
      "query pageids badinteger",
    ]);
  });

  it("say with what the same module warns of besides", () => {
    const query =
      "action=query&format=json&list=allpages%7Callusers&apminsize=x&aplimit=0&aulimit=0";
    const reading = parseRequest(API, query);
    expect(labels(reading.issues)).toEqual(["query+allpages apminsize badinteger"]);
    expect(labels(reading.found)).toEqual([
      "query+allpages apminsize badinteger",
      "query+allpages aplimit outofrange",
    ]);
  });

  it("name what is not a parameter of any selected module", () => {
    expect(found("action=query&format=json&list=allpages&aulimit=5&gaplimit=5")).toEqual([
      "main aulimit unrecognizedparams",
      "main gaplimit unrecognizedparams",
    ]);
  });

  it("say of such a name that no module has it, which stops nothing", () => {
    const { ok, issues } = parseRequest(API, "action=query&format=json&list=allpages&aulimit=5");
    expect(ok).toBe(true);
    expect(issues).toMatchObject([
      { severity: "warning", message: "aulimit: no selected module has this parameter" },
    ]);
  });

  it("name what PHP makes of a name", () => {
    expect(found("action=query&format=json&a.b=1&c+d=2&a_b=3")).toEqual([
      "main a_b unrecognizedparams",
      "main c_d unrecognizedparams",
    ]);
  });

  it("name an array, which is not read", () => {
    const reading = parseRequest(API, "action=query&format=json&list=allpages&aplimit[]=5");
    expect(labels(reading.issues)).toEqual(["query+allpages aplimit unsupportedarray"]);
    expect(reading.selected[0]?.args["limit"]).toBe(10);
  });

  it("name a deprecated choice with the feature that it is", () => {
    const { issues } = parseRequest(API, "action=query&format=json&prop=revisions&rvparse=1");
    expect(issues).toMatchObject([
      { code: "deprecation", data: { feature: "action=query&prop=revisions&rvparse" } },
    ]);
  });

  it("name a deprecated module once its parameters are right", () => {
    const { issues } = parseRequest(DEPRECATED, "action=query&format=json&list=allusers");
    expect(issues).toMatchObject([
      { code: "deprecation", parameter: "list", module: "query+allusers" },
    ]);
    const wrong = parseRequest(DEPRECATED, "action=query&format=json&list=allusers&aulimit=x");
    expect(labels(wrong.found)).toEqual(["query+allusers aulimit badinteger"]);
  });

  it("depend on who asks", () => {
    const query = "action=query&format=json&list=allpages&aplimit=600";
    expect(found(query)).toEqual(["query+allpages aplimit outofrange"]);
    expect(parseRequest(API, query, { highLimits: true }).issues).toEqual([]);
  });
});

describe("a request that is read strictly", () => {
  it("has every issue at once, and only deprecations are warnings", () => {
    const query =
      "action=query&format=json&list=allpages%7Callusers&prop=revisions&rvparse=1&apminsize=x&aplimit=0&aulimit=0&zzz=1";
    const { ok, issues } = parseRequestStrictly(API, query);
    expect(ok).toBe(false);
    expect(issues.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      "warning deprecation",
      "error badinteger",
      "error outofrange",
      "error outofrange",
      "error unrecognizedparams",
    ]);
  });

  it("is fine where there is nothing to say but deprecations", () => {
    const query = "action=query&format=json&prop=revisions&rvparse=1";
    expect(parseRequestStrictly(API, query).ok).toBe(true);
  });
});
