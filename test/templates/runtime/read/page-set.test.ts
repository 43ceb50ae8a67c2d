import { describe, expect, it } from "vitest";
import { catalogueApi } from "../../../../generator/inspect/api.js";
import { readRequest } from "../../../../templates/runtime/read/parsed-request.js";
import { catalogueModel, module, parameter } from "../../../generator/support/specs.js";
import type { Json } from "../../../generator/support/specs.js";
import { PAGE_SET_REQUESTS } from "./page-set-requests.js";

const PAGES: readonly Json[] = [
  parameter("titles", "string", { multi: true }),
  parameter("pageids", "integer", { multi: true }),
  parameter("revids", "integer", { multi: true }),
  parameter("generator", ["allpages"], { submodules: { allpages: "query+allpages" } }),
  parameter("redirects", "boolean"),
  parameter("converttitles", "boolean"),
];

function action(name: string, parameters: readonly Json[]): Json {
  return module(name, parameters, { path: name, group: "action", prefix: "" });
}

const TOKEN = parameter("token", "string", { required: true });

const API = catalogueApi(
  catalogueModel(
    action("purge", [parameter("forcelinkupdate", "boolean"), ...PAGES]),
    action("setnotificationtimestamp", [parameter("timestamp", "timestamp"), ...PAGES, TOKEN]),
    action("revisiondelete", [
      parameter("type", ["revision"]),
      parameter("ids", "string", { multi: true, required: true }),
      TOKEN,
    ]),
    module("allpages", [], { prefix: "ap", generator: true }),
  ),
);

/** Texts that the server accepts, although they are required and some are empty. */
const EMPTY_TEXTS: readonly string[] = ["ids=1|2|", "ids=", "ids=|", "ids=%1F%1F"];

describe("an action on pages", () => {
  it.each(PAGE_SET_REQUESTS)("%s has the error %s, as on a wiki", (request, error) => {
    const { ok, issues } = readRequest(API, `format=json&action=${request}`);
    const errors = issues.filter(({ severity }) => severity === "error");
    expect(errors.map(({ module: path, code }) => `${path} ${code}`)).toEqual(error ? [error] : []);
    expect(ok).toBe(error === undefined);
  });

  it.each(EMPTY_TEXTS)("accepts %s", (ids) => {
    const { issues } = readRequest(API, `format=json&action=revisiondelete&token=x&${ids}`);
    expect(issues).toEqual([]);
  });

  it("has its arguments, those that name the pages included", () => {
    const { selected } = readRequest(API, "format=json&action=purge&titles=A|B&forcelinkupdate=1");
    expect(selected.map(({ args }) => args)).toEqual([
      { forcelinkupdate: true, titles: ["A", "B"], redirects: false, converttitles: false },
    ]);
  });
});
