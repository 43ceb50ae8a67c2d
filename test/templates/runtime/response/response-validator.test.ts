import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { queryResult } from "../../../../generated/paraminfo/results/query.js";
import { revisionsResult } from "../../../../generated/paraminfo/results/revisions.js";
import { revisions } from "../../../../generated/paraminfo/revisions.js";
import { validateResponse } from "../../../../templates/runtime/response/response-validator.js";
import type { ResponseIssue } from "../../../../templates/runtime/response/response-issue.js";
import type { CheckedRequest } from "../../../../templates/runtime/response/response-validator.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import type { ResultDescriptor } from "../../../../templates/runtime/model/result-descriptor.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { results as resultFiles } from "../../../generator/support/results.js";
import { moduleRequest } from "../of-any-module.js";

const api = catalogueApi();

/** The results of the fixture as generated code has them. */
const results = resultFiles.map(({ response, ...result }): ResultDescriptor => ({
  ...result,
  response: response,
}));

/** The requests of queries with responses, and the `code path` of each issue. */
const TABLE = readFileSync(new URL("responses.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, request = "", response = "", issues = ""] =
      /^([^#|]\S*) \| (.*) = (.*)$/.exec(line) ?? [];
    return request === "" ? [] : [{ request, response, issues: issues.replace("no issues", "") }];
  });

it.each(TABLE)("$request $response: $issues", ({ request, response, issues }) => {
  const parsed = parseRequest(api, `action=query&format=json&${request}`);
  const found = validateResponse(JSON.parse(response), parsed, results).map(short);
  expect(found.map((each) => each.trim()).join(", ")).toBe(issues);
});

function short({ code, path }: ResponseIssue): string {
  return `${code} ${path.join(".")}`;
}

/** The issues of a row of revisions, by the shipped results. */
function issuesOf(request: CheckedRequest, row: object): readonly string[] {
  const page = { pageid: 1, ns: 0, title: "A", revisions: [row] };
  const issues = validateResponse({ query: { pages: [page] } }, request, [
    revisionsResult,
    queryResult,
  ]);
  return issues.map(short);
}

function changes(...rows: readonly object[]): object {
  return { batchcomplete: true, query: { recentchanges: rows } };
}

describe("a response", () => {
  it("is held to the absence of a parameter", () => {
    const whole = revisions({ prop: "content" }, { titles: "A" });
    const bySlot = revisions({ prop: "content", slots: "main" }, { titles: "A" });
    expect(issuesOf(whole, { content: "A" })).toEqual([]);
    expect(issuesOf(bySlot, { slots: { main: { content: "A" } } })).toEqual([]);
    expect(issuesOf(bySlot, { content: "A" })).toEqual([
      "unasked-field query.pages.0.revisions.0.content",
      "missing-field query.pages.0.revisions.0.slots",
    ]);
    expect(issuesOf(whole, { slots: { main: { content: "A" } } })).toEqual([
      "unasked-field query.pages.0.revisions.0.slots",
    ]);
  });

  it("says in words what is wrong and where", () => {
    const row = { type: "edit", ns: 0, title: "A", bot: false };
    const reading = parseRequest(
      api,
      `action=query&format=json&formatversion=2&list=recentchanges&rcprop=title|flags`,
    );
    const [first, ...others] = validateResponse(
      changes({ ...row, ns: "x".repeat(60), "odd name": 1, tags: [] }, { ...row, bot: undefined }),
      reading,
      results,
    );
    expect(first?.modules).toEqual(["query+recentchanges"]);
    expect([first, ...others].map((issue) => issue?.message)).toEqual([
      `query.recentchanges[0].ns is "${"x".repeat(39)}…, not a namespace number.`,
      `query.recentchanges[0]["odd name"] was never observed.`,
      "query.recentchanges[0].tags is present, but was observed only with prop=tags.",
      "query.recentchanges[1].bot is nothing, not true or false.",
    ]);
  });
});

function named(path: string): AnyModule {
  const module = api.modules.get(path);
  if (!module) throw new Error(`The catalogue has no ${path}.`);
  return module;
}

describe("a composed request", () => {
  it("is read with all of its modules, and its generator", () => {
    const request = {
      modules: [
        { module: named("query+recentchanges"), params: { prop: "title" } },
        { module: named("query+revisions"), params: { prop: "ids" } },
      ],
      generator: { module: named("query+allpages"), params: {} },
      options: { formatversion: "2" },
    };
    const page = { title: "A", revisions: [{ revid: 1 }] };
    const recentchanges = [{ type: "edit", ns: 0, title: "A" }];
    const response = { query: { recentchanges, pages: [page] } };
    const codes = (value: unknown): readonly string[] =>
      validateResponse(value, request, results)
        .filter(({ code }) => code !== "unknown-module")
        .map(short);
    expect(codes(response)).toEqual([]);
    expect(codes({ query: { recentchanges: [{ type: "edit" }], pages: [page] } })).toEqual([
      "missing-field query.recentchanges.0.ns",
    ]);
  });
});

describe("a request as its builder gives it", () => {
  const module = api.modules.get("query+recentchanges");
  if (!module) throw new Error("The catalogue has no recent changes.");

  it("is read with its defaults and its root parameters", () => {
    const request = moduleRequest<AnyModule, object>(
      module,
      { prop: "title" },
      { formatversion: "2" },
    );
    const response = changes({ type: "edit", ns: 0, title: "A" });
    expect(validateResponse(response, request, results)).toEqual([]);
    const bare = moduleRequest<AnyModule, object>(module, undefined, { formatversion: "2" });
    expect(validateResponse(response, bare, results).map(short)).toEqual([
      "missing-field query.recentchanges.0.timestamp",
      "missing-field query.recentchanges.0.revid",
    ]);
  });

  it("has the results that it is given, and no others", () => {
    const request = moduleRequest<AnyModule, object>(module, {}, { formatversion: "2" });
    expect(validateResponse({}, request, []).map(short)).toEqual([
      "unknown-module ",
      "unknown-module ",
    ]);
  });

  it("is in format version 1 where it says nothing, as the server takes it", () => {
    const request = moduleRequest<AnyModule, object>(module, { prop: "flags" }, {});
    expect(
      validateResponse(changes({ type: "edit", bot: "" }), request, results).map(short),
    ).toEqual(["wrong-type batchcomplete"]);
  });
});
