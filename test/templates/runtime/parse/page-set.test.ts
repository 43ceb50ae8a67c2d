import { describe, expect, it } from "vitest";
import { catalogueApi } from "../../../../generator/inspect/catalogue-api.js";
import {
  finishedPaths,
  OTHER_PART,
  PAGE_PART,
  queryPaths,
} from "../../../../templates/runtime/parse/page-set.js";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import { catalogueModel, module, parameter } from "../../../generator/support/specs.js";
import type { Json } from "../../../generator/support/specs.js";
import { GET_REQUESTS, PAGE_SET_REQUESTS } from "./page-set-requests.js";

const PAGES: readonly Json[] = [
  parameter("titles", "string", { multi: true }),
  parameter("pageids", "integer", { multi: true }),
  parameter("revids", "integer", { multi: true }),
  parameter("generator", ["allpages"], { submodules: { allpages: "query+allpages" } }),
  parameter("redirects", "boolean"),
  parameter("converttitles", "boolean"),
];

function action(name: string, parameters: readonly Json[]): Json {
  return module(name, parameters, { path: name, ...POSTED });
}

const TOKEN = parameter("token", "string", { required: true, tokentype: "csrf" });
const CONTINUE = parameter("continue", "string");
const POSTED = { group: "action", prefix: "", mustbeposted: true };

const API = catalogueApi(
  catalogueModel(
    action("purge", [parameter("forcelinkupdate", "boolean"), CONTINUE, ...PAGES]),
    action("setnotificationtimestamp", [parameter("timestamp", "timestamp"), ...PAGES, TOKEN]),
    action("revisiondelete", [
      parameter("type", ["revision"]),
      parameter("ids", "string", { multi: true, required: true }),
      parameter("tags", [], { multi: true }),
      TOKEN,
    ]),
    module("allpages", [parameter("limit", "limit", { max: 500, highmax: 5000 })], {
      prefix: "ap",
      generator: true,
    }),
  ),
);

/** Texts that the server accepts, although they are required and some are empty. */
const EMPTY_TEXTS: readonly string[] = ["ids=1|2|", "ids=", "ids=|", "ids=%1F%1F"];

describe("an action on pages", () => {
  it.each(PAGE_SET_REQUESTS)("%s has the error %s, as on a wiki", (request, error) => {
    const { ok, issues } = parseRequest(API, `format=json&action=${request}`);
    const errors = issues.filter(({ severity }) => severity === "error");
    expect(errors.map(({ module: path, code }) => `${path} ${code}`)).toEqual(error ? [error] : []);
    expect(ok).toBe(error === undefined);
  });

  it.each(GET_REQUESTS)(
    "%s has the error %s, as on a wiki, if the method is GET",
    (request, error) => {
      const { issues } = parseRequest(API, `format=json&action=${request}`, { method: "GET" });
      const errors = issues.filter(({ severity }) => severity === "error");
      expect(errors.map(({ module: path, code }) => `${path} ${code}`)).toEqual(
        error ? [error] : [],
      );
    },
  );

  it("has the arguments of its generator", () => {
    const request = "format=json&action=purge&generator=allpages&gaplimit=5&aplimit=6";
    const { selected, issues } = parseRequest(API, request);
    expect(selected.map(({ module: { path }, asGenerator }) => [path, asGenerator])).toEqual([
      ["purge", false],
      ["query+allpages", true],
    ]);
    expect(selected[1]?.args).toMatchObject({ limit: 5 });
    expect(issues.map(({ parameter: name, code }) => `${name} ${code}`)).toEqual([
      "aplimit unrecognizedparams",
    ]);
  });

  it.each(EMPTY_TEXTS)("accepts %s", (ids) => {
    const { issues } = parseRequest(API, `format=json&action=revisiondelete&token=x&${ids}`);
    expect(issues).toEqual([]);
  });

  it("has its arguments, those that name the pages included", () => {
    const { selected } = parseRequest(API, "format=json&action=purge&titles=A|B&forcelinkupdate=1");
    expect(selected.map(({ args }) => args)).toEqual([
      { forcelinkupdate: true, titles: ["A", "B"], redirects: false, converttitles: false },
    ]);
  });
});

describe("the modules of a query", () => {
  it("run by their groups: properties, lists, and facts of the wiki", () => {
    const query = {
      meta: ["siteinfo"],
      list: ["search", 1],
      prop: ["info", "links"],
      titles: ["A"],
    };
    expect(queryPaths(query)).toEqual([
      "query+info",
      "query+links",
      "query+search",
      "query+siteinfo",
    ]);
    expect(queryPaths({ prop: "info" })).toEqual([]);
  });

  it.each([
    [undefined, []],
    ["-||search", ["query+search", "query+info", "query+links"]],
    ["gapcontinue||info|search", ["query+info", "query+search"]],
    ["gapcontinue", []],
  ])("of which %j finishes %j", (text, paths) => {
    const query = { continue: text, prop: ["info", "links"], list: ["search"] };
    expect([...finishedPaths(query)]).toEqual(paths);
  });
});

describe("the parts of a module", () => {
  it.each(["titles", "pageids", "revids", "redirects", "converttitles"])(
    "%s is of the pages",
    (name) => {
      const param = { type: "boolean" } as const;
      expect(PAGE_PART.descriptor(name, param)).toBe(param);
      expect(OTHER_PART.descriptor(name, param)).toBeUndefined();
    },
  );

  it("take any text for a generator at first, and leave all else to the other part", () => {
    const param = { type: "enum", values: ["allpages"] } as const;
    expect(PAGE_PART.descriptor("generator", param)).toEqual({ type: "string" });
    expect(OTHER_PART.descriptor("generator", param)).toBeUndefined();
    expect(PAGE_PART.descriptor("prop", param)).toBeUndefined();
    expect(OTHER_PART.descriptor("prop", param)).toBe(param);
    expect([PAGE_PART.name, OTHER_PART.name]).toEqual(["pages", "others"]);
  });
});
