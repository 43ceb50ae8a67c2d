import { describe, expect, it } from "vitest";
import { queryResult } from "../../../../generated/paraminfo/results/query.js";
import { revisionsResult } from "../../../../generated/paraminfo/results/revisions.js";
import { revisions } from "../../../../generated/paraminfo/revisions.js";
import {
  responseIssues,
  validateResponse,
} from "../../../../templates/runtime/response/response-validator.js";
import type { ResponseIssue } from "../../../../templates/runtime/response/response-issue.js";
import type { CheckedRequest } from "../../../../templates/runtime/response/response-validator.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import type {
  FieldDescriptors,
  ResultDescriptor,
} from "../../../../templates/runtime/model/result-descriptor.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { results as resultFiles } from "../../../generator/support/results.js";
import { moduleWith } from "../one-parameter.js";
import { moduleRequest } from "../of-any-module.js";

const api = catalogueApi();

/** The results of the fixture as generated code has them. */
const results = resultFiles.map(({ response, ...result }): ResultDescriptor => ({
  ...result,
  response: response,
}));

/** `code path` of each issue that an response to a request has, by the results of the fixture. */
function found(request: string, response: unknown): readonly string[] {
  const wire = `action=query&format=json&${request}`;
  return validateResponse(response, parseRequest(api, wire), results).map(short);
}

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

function inQuery(name: string): (value: unknown) => object {
  return (value) => ({ query: { [name]: value } });
}

/** A revision of a page, in format version 2. */
function revision(row: object): object {
  return { query: { pages: [{ title: "A", revisions: [row] }] } };
}

/** Two pages in format version 1, one of them with a slot. */
function slotInVersion1(main: object): object {
  return {
    query: {
      pages: { 1: { title: "A", revisions: [{ slots: { main } }] }, "-1": { missing: "" } },
    },
  };
}

const V2 = "formatversion=2";

function changes(...rows: readonly object[]): object {
  return { batchcomplete: true, query: { recentchanges: rows } };
}

describe("an response of one module", () => {
  const request = `${V2}&list=recentchanges&rcprop=title|flags`;
  const row = { type: "edit", ns: 0, title: "A", bot: false };

  it("has no issues where it is as learned", () => {
    expect(found(request, changes(row, { type: "log", ns: -1, bot: true }))).toEqual([]);
    expect(found(request, changes())).toEqual([]);
  });

  it("has one for a field that was never observed", () => {
    expect(found(request, changes({ ...row, colour: "red" }))).toEqual([
      "unknown-field query.recentchanges.0.colour",
    ]);
    expect(found(request, { ...changes(row), colour: "red" })).toEqual(["unknown-field colour"]);
    expect(found(request, { query: { recentchanges: [], colour: {} } })).toEqual([
      "unknown-field query.colour",
    ]);
  });

  it("has one for a field that is always there, and is not", () => {
    expect(found(request, changes({ type: "edit", ns: 0, title: "A" }))).toEqual([
      "missing-field query.recentchanges.0.bot",
    ]);
    expect(found(request, { query: {} })).toEqual(["missing-field query.recentchanges"]);
    expect(found(request, {})).toEqual(["missing-field query.recentchanges"]);
  });

  it("has none for a field that is missing and was only there sometimes", () => {
    expect(found(request, changes({ type: "log", ns: 0, bot: false }))).toEqual([]);
  });

  it("has one for a value of another type", () => {
    expect(found(request, changes({ ...row, ns: "0" }, { ...row, bot: "" }))).toEqual([
      "wrong-type query.recentchanges.0.ns",
      "wrong-type query.recentchanges.1.bot",
    ]);
    expect(found(request, { query: { recentchanges: {} } })).toEqual([
      "wrong-type query.recentchanges",
    ]);
    expect(found(request, "text")).toEqual(["wrong-type "]);
    expect(found(request, null)).toEqual(["wrong-type "]);
  });

  it("has one for a value that the parameter does not have", () => {
    expect(found(request, changes({ ...row, type: "move" }))).toEqual([
      "unknown-value query.recentchanges.0.type",
    ]);
    expect(found(request, changes({ ...row, type: 1 }))).toEqual([
      "wrong-type query.recentchanges.0.type",
    ]);
  });

  it("has one for a field that was not asked for", () => {
    expect(found(request, changes({ ...row, tags: [] }))).toEqual([
      "unasked-field query.recentchanges.0.tags",
    ]);
  });

  it("is held to the default where the request does not say what it wants", () => {
    const bare = { type: "edit", ns: 0, title: "A", timestamp: "2001-01-15T00:00:00Z", revid: 1 };
    expect(found(`${V2}&list=recentchanges`, changes(bare))).toEqual([]);
    expect(found(`${V2}&list=recentchanges`, changes({ ...bare, revid: undefined }))).toEqual([
      "wrong-type query.recentchanges.0.revid",
    ]);
    expect(found(`${V2}&list=recentchanges&rcprop=`, changes({ type: "edit" }))).toEqual([]);
  });

  it("is held to any of the values that bring a field", () => {
    const anon = { type: "edit", anon: true };
    expect(found(`${V2}&list=recentchanges&rcprop=userid`, changes(anon))).toEqual([]);
    expect(found(`${V2}&list=recentchanges&rcprop=flags`, changes({ ...anon, bot: true }))).toEqual(
      ["unasked-field query.recentchanges.0.anon"],
    );
  });

  it("is held to several conditions at once", () => {
    const slots = { main: { contentmodel: "wikitext", content: "A" } };
    const response = revision;
    const content = `${V2}&titles=A&prop=revisions&rvprop=content`;
    expect(found(`${content}&rvslots=main`, response({ slots }))).toEqual([]);
    expect(found(`${content}&rvslots=*`, response({ slots }))).toEqual([]);
    expect(found(`${content}&rvslots=main`, response({}))).toEqual([
      "missing-field query.pages.0.revisions.0.slots",
    ]);
    expect(found(content, response({ slots }))).toEqual([
      "unasked-field query.pages.0.revisions.0.slots",
    ]);
  });

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
    const reading = parseRequest(api, `action=query&format=json&${request}`);
    const [first, ...others] = validateResponse(
      changes({ ...row, ns: "x".repeat(60), "odd name": 1, tags: [] }, { ...row, bot: undefined }),
      reading,
      results,
    );
    expect(first?.modules).toEqual(["query+recentchanges"]);
    expect([first, ...others].map((issue) => issue?.message)).toEqual([
      `query.recentchanges[0].ns is "${"x".repeat(39)}…, not the number of a namespace.`,
      `query.recentchanges[0]["odd name"] was never observed.`,
      "query.recentchanges[0].tags is present, but was observed only with prop=tags.",
      "query.recentchanges[1].bot is nothing, not true or false.",
    ]);
  });
});

describe("maps, objects and alternatives", () => {
  it("hold every entry of a map to the same", () => {
    const request = `${V2}&meta=languageinfo&liprop=code`;
    const response = inQuery("languageinfo");
    expect(found(request, response({ de: { code: "de" }, en: { code: "en" } }))).toEqual([]);
    expect(found(request, response({ de: { code: "de" }, en: {} }))).toEqual([
      "missing-field query.languageinfo.en.code",
    ]);
    expect(found(request, response([]))).toEqual([]);
    expect(found(request, response([{ code: "de" }]))).toEqual(["wrong-type query.languageinfo"]);
  });

  it("take any of the alternatives, and tell why the closest does not fit", () => {
    const request = `${V2}&list=codexicons&names=a`;
    const icons = inQuery("codexicons");
    const response = (a: unknown): object => icons({ a });
    expect(found(request, response("<path/>"))).toEqual([]);
    expect(found(request, response({ ltr: "<path/>" }))).toEqual([]);
    expect(found(request, response({}))).toEqual(["missing-field query.codexicons.a.ltr"]);
    expect(found(request, response(5))).toEqual(["wrong-type query.codexicons.a"]);
  });

  it("know the object that query itself is", () => {
    const general = { sitename: "A", fallback: [] };
    expect(found(`${V2}&meta=siteinfo`, { query: { general } })).toEqual([]);
    expect(found(`${V2}&meta=siteinfo&siprop=namespaces`, { query: { general } })).toEqual([
      "unasked-field query.general",
      "missing-field query.namespaces",
    ]);
  });

  it("do not take the empty list of format version 2 for a record where none was seen", () => {
    expect(found(`${V2}&meta=siteinfo`, { query: { general: [] } })).toEqual([
      "wrong-type query.general",
    ]);
  });
});

describe("an response of several modules", () => {
  const request = `${V2}&titles=a&prop=info|revisions&rvprop=ids&inprop=url&list=watchlistraw`;
  const page = {
    pageid: 1,
    ns: 0,
    title: "A",
    contentmodel: "wikitext",
    length: 1,
    fullurl: "x",
    revisions: [{ revid: 1 }],
  };
  const response = {
    batchcomplete: true,
    watchlistraw: [{ title: "A" }],
    query: { normalized: [{ from: "a", to: "A" }], pages: [page] },
  };

  it("may have on each page what any of them puts there", () => {
    expect(found(request, response)).toEqual([]);
  });

  it("must have what each of them always puts there", () => {
    const { contentmodel: _, ...rest } = page;
    expect(found(request, { ...response, query: { pages: [rest] } })).toEqual([
      "missing-field query.pages.0.contentmodel",
    ]);
    expect(found(request, { query: { pages: [page] } })).toEqual(["missing-field watchlistraw"]);
  });

  it("has an issue for what none of them puts there", () => {
    const pages = [{ ...page, colour: "red" }];
    expect(found(request, { ...response, query: { pages } })).toEqual([
      "unknown-field query.pages.0.colour",
    ]);
  });

  it("has what the query action itself is asked for", () => {
    const query = { pageids: ["1"], pages: [{ title: "A" }] };
    expect(found(`${V2}&titles=A&indexpageids=1`, { query })).toEqual([]);
    expect(found(`${V2}&titles=A`, { query })).toEqual(["unasked-field query.pageids"]);
  });

  it("has on each page what a generator adds, and not its rows", () => {
    const generator = `${V2}&generator=recentchanges&prop=info`;
    const found1 = found(generator, {
      query: { pages: [{ title: "A", index: 1, contentmodel: "wikitext" }] },
    });
    expect(found1).toEqual([]);
    expect(found(generator, { query: { recentchanges: [] } })).toEqual([
      "unknown-field query.recentchanges",
    ]);
  });

  it("has pages where the request names some, and need not where a generator finds none", () => {
    expect(found(`${V2}&generator=recentchanges&prop=info`, { batchcomplete: true })).toEqual([]);
    expect(found(`${V2}&titles=A&prop=info`, { batchcomplete: true })).toEqual([
      "missing-field query.pages",
    ]);
    // The pages of a `prop` generator are what the named pages lead to, which may be nothing.
    const generator = `${V2}&titles=A&generator=revisions&prop=info`;
    expect(found(generator, { batchcomplete: true })).toEqual([]);
  });
});

describe("an response that goes on", () => {
  const request = `${V2}&titles=A|B&prop=info|revisions&rvprop=ids`;
  const page = { title: "A", revisions: [{ revid: 1 }] };

  it("may lack what is still to come on a page", () => {
    const proceed = { rvcontinue: "2", continue: "||" };
    expect(found(request, { continue: proceed, query: { pages: [page] } })).toEqual([]);
    expect(found(request, { batchcomplete: true, query: { pages: [page] } })).toEqual([
      "missing-field query.pages.0.contentmodel",
    ]);
  });

  it("may not lack what its rows always have", () => {
    const response = { continue: { continue: "||" }, query: { pages: [{ revisions: [{}] }] } };
    expect(found(request, response)).toEqual(["missing-field query.pages.0.revisions.0.revid"]);
  });

  it("has nothing of the modules that were done before", () => {
    const response = { batchcomplete: true, query: { pages: [page] } };
    expect(found(`${request}&rvcontinue=2&continue=||info`, response)).toEqual([]);
    expect(found(`${request}&rvcontinue=2&continue=||`, response)).toEqual([
      "missing-field query.pages.0.contentmodel",
    ]);
  });

  it("has names and values in its continue", () => {
    expect(found(request, { continue: { continue: {} }, query: { pages: [] } })).toEqual([
      "wrong-type continue.continue",
    ]);
  });
});

describe("an response in format version 1", () => {
  const request = "list=recentchanges&rcprop=title|flags|loginfo";

  it("has flags that are empty texts, or missing", () => {
    const row = { type: "edit", ns: 0, title: "A" };
    const response = (more: object) => ({
      batchcomplete: "",
      query: { recentchanges: [{ ...row, ...more }] },
    });
    expect(found(request, response({}))).toEqual([]);
    expect(found(request, response({ bot: "" }))).toEqual([]);
    expect(found(request, response({ bot: true }))).toEqual([
      "wrong-type query.recentchanges.0.bot",
    ]);
    expect(found(request, response({ logparams: [] }))).toEqual([]);
  });

  it("has pages by their numbers, and other names for some fields", () => {
    const content = "titles=A&prop=revisions&rvprop=content&rvslots=main";
    const response = slotInVersion1;
    expect(found(content, response({ contentmodel: "wikitext", "*": "A" }))).toEqual([]);
    expect(found(content, response({ contentmodel: "wikitext", content: "A" }))).toEqual([
      "unknown-field query.pages.1.revisions.0.slots.main.content",
      "missing-field query.pages.1.revisions.0.slots.main.*",
    ]);
  });

  it("is not taken for one in format version 2", () => {
    expect(found(`${V2}&titles=A`, { query: { pages: { 1: { title: "A" } } } })).toEqual([
      "wrong-type query.pages",
    ]);
  });
});

describe("what format version 1 writes instead", () => {
  const record: FieldDescriptors = {
    gone: { is: "boolean", formatversion1: { as: "absent" } },
    number: { is: "integer", formatversion1: { as: "string" } },
    open: { is: "string", formatversion1: { as: "unknown" } },
    values: { is: { map: "integer" }, formatversion1: { as: "list" } },
    parts: { is: { record: { a: { is: "string" } } }, formatversion1: { as: "list" } },
  };

  function inVersion(formatversion: 1 | 2, act: object): readonly string[] {
    const module = moduleWith({}, { name: "act", path: "act", select: { action: "act" } });
    const result: ResultDescriptor = { module: "act", response: { act: { is: { record } } } };
    return responseIssues({ act }, [{ module, args: {}, result }], { formatversion }).map(short);
  }

  it("is told by the marks of a field", () => {
    const one = { number: "1", open: [], values: [1, 2], parts: ["x"] };
    const two = { gone: true, number: 1, open: "", values: { a: 1 }, parts: { a: "x" } };
    expect(inVersion(1, one)).toEqual([]);
    expect(inVersion(2, two)).toEqual([]);
    expect(inVersion(1, two)).toEqual([
      "unknown-field act.gone",
      "wrong-type act.number",
      "wrong-type act.values",
      "wrong-type act.parts",
    ]);
    expect(inVersion(2, one)).toEqual([
      "wrong-type act.number",
      "wrong-type act.open",
      "wrong-type act.values",
      "wrong-type act.parts",
      "missing-field act.gone",
    ]);
  });
});

describe("the envelope of a response", () => {
  it.each<readonly [version: 1 | 2, right: object, wrong: object]>([
    [1, { batchcomplete: "" }, { batchcomplete: true }],
    [2, { batchcomplete: true }, { batchcomplete: "" }],
    [2, { continue: { rccontinue: "a|1", continue: "-||", sroffset: 1 } }, { continue: "a" }],
    [2, { "query-continue": { info: { a: 1 } } }, { "query-continue": { info: 1 } }],
    [2, { limits: { recentchanges: 500 } }, { limits: { recentchanges: "500" } }],
    [2, { warnings: { main: {} } }, { warnings: "a" }],
    [2, { warnings: [{ code: "a" }] }, { warnings: 1 }],
    [2, { requestid: "a" }, { requestid: 1 }],
    [2, { servedby: "a" }, { servedby: 1 }],
    [2, { curtimestamp: "2024-01-01T00:00:00Z" }, { curtimestamp: 1 }],
    [2, { uselang: "en" }, { uselang: 1 }],
    [2, { errorlang: "en" }, { errorlang: 1 }],
  ])("may have in format version %i: %j", (version, right, wrong) => {
    const request = `formatversion=${version}&list=recentchanges`;
    const query = { recentchanges: [] };
    expect(found(request, { query, ...right })).toEqual([]);
    const codes = found(request, { query, ...wrong }).map((each) => each.split(" ")[0]);
    expect(codes).toEqual(["wrong-type"]);
  });

  it("has the address of the documentation of errors, which format version 1 writes as content", () => {
    const errors = [{ code: "badvalue" }];
    const inVersion = (version: 1 | 2, more: object): readonly string[] =>
      found(`formatversion=${version}&list=recentchanges`, { errors, ...more });
    expect(inVersion(1, { "*": "See" })).toEqual([]);
    expect(inVersion(2, { docref: "See" })).toEqual([]);
    expect(inVersion(1, { docref: "See" })).toEqual(["unknown-field docref"]);
    expect(inVersion(2, { "*": "See" })).toEqual(["unknown-field *"]);
    expect(inVersion(2, { docref: 1 })).toEqual(["wrong-type docref"]);
  });
});

describe("an response that is an error", () => {
  it("has nothing of the modules", () => {
    const error = { code: "badvalue", info: "Bad.", docref: "See" };
    expect(found(`${V2}&list=recentchanges`, { error, servedby: "a" })).toEqual([]);
    const errors = [{ code: "badvalue", text: "Bad." }];
    expect(found(`${V2}&list=recentchanges`, { errors, docref: "See" })).toEqual([]);
  });

  it("has an issue for anything beside it", () => {
    expect(found(`${V2}&list=recentchanges`, { error: {}, query: {} })).toEqual([
      "unknown-field query",
    ]);
  });
});

describe("a module that nobody learned", () => {
  it("is an issue, and keeps what it may have added from being one", () => {
    const request = `${V2}&list=recentchanges|allusers&rcprop=`;
    const response = { query: { recentchanges: [{ type: "edit", colour: 1 }], allusers: [] } };
    expect(found(request, response)).toEqual([
      "unknown-module ",
      "unknown-field query.recentchanges.0.colour",
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
