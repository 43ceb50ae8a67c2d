/** The errors of MediaWiki for requests, which the parser finds in the same order. */
import { describe, expect, it } from "vitest";
import * as actions from "../../../../generated/actions/index.js";
import * as queries from "../../../../generated/paraminfo/index.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { isObject } from "../../../../templates/runtime/model/json.js";
import { sentBy } from "../../../../templates/runtime/parse/method.js";
import {
  parseRequest,
  parseRequestStrictly,
} from "../../../../templates/runtime/parse/parsed-request.js";
import type { ParsedRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import { UNPOSTED_REQUESTS } from "./method-requests.js";
import { GET_REQUESTS, PAGE_SET_REQUESTS } from "./page-set-requests.js";
import {
  CONTINUE_REQUESTS,
  FINISHED_REQUESTS,
  PAGE_SOURCE_REQUESTS,
} from "./page-source-requests.js";

function isModule(value: unknown): value is AnyModule {
  return isObject(value) && "path" in value && "select" in value;
}

/** As the catalogue of a wiki without tags has it. */
const { revisiondeleteModule } = actions;
const tags = {
  type: "enum",
  values: [],
  unlisted: "badtags",
  multi: { lowlimit: 50, highlimit: 500 },
} as const;
const untagged: AnyModule = {
  ...revisiondeleteModule,
  params: { ...revisiondeleteModule.params, tags },
};
const ALL = [queries, actions].flatMap((each) => Object.values<unknown>({ ...each }));
const API = {
  rules: allRules,
  modules: new Map([...ALL.filter(isModule), untagged].map((module) => [module.path, module])),
};

/** `module code` of each error. */
function errorsIn({ issues }: ParsedRequest): readonly string[] {
  return issues
    .filter(({ severity }) => severity === "error")
    .map(({ module, code }) => `${module} ${code}`);
}

describe("a request has the error of a wiki", () => {
  it.each([...PAGE_SOURCE_REQUESTS, ...CONTINUE_REQUESTS, ...FINISHED_REQUESTS])(
    "query: %s %s",
    (query, error) => {
      expect(errorsIn(parseRequest(API, `action=query&format=json&${query}`))).toEqual(
        error ? [error] : [],
      );
    },
  );

  it.each(PAGE_SET_REQUESTS)("action: %s %s", (request, error) => {
    const parsed = parseRequest(API, `format=json&action=${request}`);
    expect([parsed.ok, errorsIn(parsed)]).toEqual([error === undefined, error ? [error] : []]);
  });

  it.each(GET_REQUESTS)("GET: %s %s", (request, error) => {
    const parsed = parseRequest(API, `format=json&action=${request}`, { method: "GET" });
    expect(errorsIn(parsed)).toEqual(error ? [error] : []);
  });

  // The parser does not know the user.
  const parsed = UNPOSTED_REQUESTS.filter(({ error }) => error !== "main assertuserfailed");
  it.each(parsed)("$method: $address with $body $error", ({ method, address, body, error }) => {
    const sent = sentBy(method, address);
    expect(errorsIn(parseRequest(API, `${address}&${body}&format=json`, sent))).toEqual([error]);
  });

  it.each(["ids=1|2|", "ids=", "ids=|", "ids=%1F%1F"])(
    "accepts a required text that is empty: %s",
    (ids) => {
      const request = `format=json&action=revisiondelete&type=revision&hide=user&token=x&${ids}`;
      expect(parseRequest(API, request).issues).toEqual([]);
    },
  );
});

describe("a request", () => {
  it("has its modules in the order in which they run, each with its arguments", () => {
    const query =
      "action=query&meta=siteinfo&list=allusers|allpages&prop=revisions&generator=allpages&gaplimit=5&aplimit=6";
    const { selected, main } = parseRequest(API, query);
    expect(main).toMatchObject({ action: "query", errorformat: "bc" });
    expect(
      selected.map(({ module, asGenerator, args }) => [module.name, asGenerator, args["limit"]]),
    ).toEqual([
      ["allpages", true, 5],
      ["revisions", false, undefined],
      ["allusers", false, 10],
      ["allpages", false, 6],
      ["siteinfo", false, undefined],
    ]);
  });

  it("has the arguments of an action and of its generator", () => {
    const request = "format=json&action=purge&generator=allpages&gaplimit=5&aplimit=6&titles=A|B";
    const { selected, issues } = parseRequest(API, request);
    expect(selected.map(({ module: { path }, asGenerator }) => [path, asGenerator])).toEqual([
      ["purge", false],
      ["query+allpages", true],
    ]);
    expect(selected.map(({ args }) => args)).toMatchObject([
      { titles: ["A", "B"], redirects: false },
      { limit: 5 },
    ]);
    expect(issues).toMatchObject([
      { parameter: "aplimit", code: "unrecognizedparams", severity: "warning" },
    ]);
  });

  it("has no modules of another action", () => {
    expect(
      parseRequest(API, "action=opensearch&search=A&list=allpages").selected.map(
        ({ module }) => module.path,
      ),
    ).toEqual(["opensearch"]);
  });

  it("has all issues at once if it is parsed strictly, and only deprecations are warnings", () => {
    const query =
      "action=query&format=json&list=allpages|allusers&prop=revisions&rvparse=1&apminsize=x&aplimit=0&aulimit=0&revids=1&titles=A&zzz=1";
    const { ok, issues } = parseRequestStrictly(API, query);
    expect([ok, issues.map(({ severity, code }) => `${severity} ${code}`)]).toEqual([
      false,
      [
        "error multisource",
        "warning deprecation",
        "error badinteger",
        "error outofrange",
        "error outofrange",
        "error unrecognizedparams",
      ],
    ]);
    expect(parseRequestStrictly(API, "action=query&format=json&prop=revisions&rvparse=1").ok).toBe(
      true,
    );
    const logout = parseRequestStrictly(API, "action=logout", sentBy("GET", "action=logout"));
    expect(logout.issues.map(({ code }) => code)).toEqual(["missingparam", "mustbeposted"]);
  });

  it("has a deprecated module as a warning, unless its parameters are wrong", () => {
    const module = { ...queries.allusersModule, deprecated: true } as const;
    const api = { ...API, modules: new Map([...API.modules, [module.path, module] as const]) };
    const codes = (query: string) =>
      parseRequest(api, `action=query&format=json&list=allusers&${query}`).found.map(
        ({ code }) => code,
      );
    expect([codes(""), codes("aulimit=x")]).toEqual([["deprecation"], ["badinteger"]]);
  });

  it("has the limits of its user", () => {
    const query = "action=query&format=json&list=allpages&aplimit=600";
    expect(parseRequest(API, query, { highLimits: true }).issues).toEqual([]);
  });

  it("names every parameter in the address that must be in the body", () => {
    const address = "action=login&lgpassword=x&lgtoken=y";
    expect(parseRequest(API, address, sentBy("POST", address)).issues).toMatchObject([
      {
        parameter: "lgpassword",
        message: "lgpassword, lgtoken: must be in the body of a POST request",
      },
    ]);
    const body = parseRequest(API, `${address}&lgname=A`, sentBy("POST", "action=login"));
    expect(body.ok).toBe(true);
    expect(sentBy("HEAD", "action=purge")).toEqual({ method: "GET" });
  });
});
