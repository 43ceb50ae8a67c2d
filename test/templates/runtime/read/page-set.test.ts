import { describe, expect, it } from "vitest";
import { catalogueApi } from "../../../../generator/inspect/api.js";
import { readRequest } from "../../../../templates/runtime/read/parsed-request.js";
import { catalogueModel, module, parameter } from "../../../generator/support/specs.js";
import type { Json } from "../../../generator/support/specs.js";

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
    action("revisiondelete", [parameter("ids", "string", { multi: true, required: true }), TOKEN]),
    module("allpages", [], { prefix: "ap", generator: true }),
  ),
);

/** `module code` of the error of MediaWiki 1.39.17 and 1.45.0 to the action; undefined if none. */
const OBSERVED: readonly (readonly [request: string, error: string | undefined])[] = [
  ["purge&titles=A&pageids=1", "purge multisource"],
  ["purge&pageids=x", "purge badinteger"],
  ["purge&titles=A&revids=x", "purge badinteger"],
  ["purge&generator=zzz", "purge badgenerator"],
  ["purge&generator=siteinfo", "purge badgenerator"],
  ["purge&titles=A&pageids=1&generator=zzz", "purge badgenerator"],
  ["purge&titles=A&pageids=1&generator=allpages", "query multisource"],
  ["purge&titles=A&redirects=1", undefined],
  ["setnotificationtimestamp&titles=A&pageids=1", "setnotificationtimestamp missingparam"],
  ["setnotificationtimestamp&pageids=x", "setnotificationtimestamp missingparam"],
  ["setnotificationtimestamp&pageids=x&timestamp=x", "setnotificationtimestamp badtimestamp"],
  ["revisiondelete&token=x&ids=1|2|", undefined],
  ["revisiondelete&token=x&ids=", undefined],
  ["revisiondelete&token=x&ids=|", undefined],
  ["revisiondelete&token=x&ids=%1F%1F", undefined],
  ["revisiondelete&ids=1|2|", "revisiondelete missingparam"],
  ["revisiondelete&token=x", "revisiondelete missingparam"],
];

describe("an action on pages", () => {
  it.each(OBSERVED)("%s has the error %s, as on a wiki", (request, error) => {
    const { ok, issues } = readRequest(API, `format=json&action=${request}`);
    const errors = issues.filter(({ severity }) => severity === "error");
    expect(errors.map(({ module: path, code }) => `${path} ${code}`)).toEqual(error ? [error] : []);
    expect(ok).toBe(error === undefined);
  });

  it("has its arguments, those that name the pages included", () => {
    const { selected } = readRequest(API, "format=json&action=purge&titles=A|B&forcelinkupdate=1");
    expect(selected.map(({ args }) => args)).toEqual([
      { forcelinkupdate: true, titles: ["A", "B"], redirects: false, converttitles: false },
    ]);
  });
});
