import { describe, expect, it } from "vitest";
import type { Staged } from "../../../generator/base/diagnostic.js";
import { parsePatterns } from "../../../generator/wiki/pull-modules.js";
import { pull, pullWithHelp } from "../../../generator/wiki/pull.js";
import type { Pulled } from "../../../generator/wiki/pull.js";
import { catalogue as validateCatalogue } from "../../../generator/spec/source/validators.js";
import { json, startServer } from "../support/http.js";
import type { Answerer, Reply, TestServer } from "../support/http.js";
import type { Json } from "../support/specs.js";
import {
  chooser,
  LIMITS,
  SMALL_WIKI,
  testClock,
  wikiApi,
  wikiModule,
} from "../support/wiki-api.js";

interface Run {
  readonly server: TestServer;
  readonly pulled: Staged<Pulled>;
  /** The paths of the catalogue's modules. */
  readonly paths: readonly string[];
  /** The paths that each request asked for. */
  readonly asked: readonly (readonly string[])[];
}

async function run(response: Answerer, modules: readonly string[], how = pull): Promise<Run> {
  const server = await startServer(response);
  const pulled = await how({
    address: new URL(`${server.origin}/api.php`),
    wanted: parsePatterns(modules),
    userAgent: "paramsmith/0 (a test)",
    limits: LIMITS,
    environment: testClock().environment,
  });
  const catalogue = pulled.value?.catalogue;
  const paths = validateCatalogue(catalogue)
    ? catalogue.paraminfo.modules.map(({ path }) => path)
    : [];
  const asked = server.received
    .filter(({ query }) => query["action"] === "paraminfo")
    .map(({ query }) => (query["modules"] ?? "").split("|"));
  return { server, pulled, paths, asked };
}

function findings({ pulled }: Run): readonly (readonly [code: string, message: string])[] {
  return pulled.diagnostics.map(({ code, message }) => [code, message]);
}

/** A wiki with one list whose parameter has an effective limit and values in some order. */
function wikiWith(limit: number, values: readonly string[]): readonly Json[] {
  const counts = { multi: "", lowlimit: 50, highlimit: 500, limit };
  return [
    chooser("main", "query", "json"),
    chooser("query", "query+a"),
    wikiModule("query+a", [{ index: 1, name: "p", type: values, ...counts }]),
    wikiModule("json"),
  ];
}

/** An API that knows itself, and answers so when it is asked for modules. */
function withParaminfo(reply: Reply): Answerer {
  return (request) =>
    request.query["action"] === "paraminfo" ? reply : wikiApi(SMALL_WIKI)(request);
}

/** An API that refuses one module. */
function refusing(path: string, reply: Reply): Answerer {
  return (request) =>
    request.query["modules"]?.includes(path) === true ? reply : wikiApi(SMALL_WIKI)(request);
}

describe("a pull", () => {
  it("takes the query modules and the roots, sorted by path, and the facts of the site", async () => {
    const { pulled, paths } = await run(wikiApi(SMALL_WIKI), ["query+*"]);
    expect(paths).toEqual(["json", "main", "query", "query+pages", "query+users"]);
    expect(pulled).toMatchObject({
      value: { modules: 5, site: { generator: "MediaWiki 1.39.17" } },
      diagnostics: [],
    });
  });

  it("asks for help texts only where they are wanted", async () => {
    const [without, withHelp] = await Promise.all([
      run(wikiApi(SMALL_WIKI), ["query+*"]),
      run(wikiApi(SMALL_WIKI), ["query+*"], pullWithHelp),
    ]);
    expect(without.pulled.value?.catalogue).toMatchObject({ paraminfo: { helpformat: "none" } });
    expect(withHelp.pulled.value?.catalogue).toMatchObject({ paraminfo: { helpformat: "plain" } });
    expect(withHelp.server.received.at(-1)?.query).toMatchObject({ helpformat: "html" });
  });

  it.each([
    [["query"], ["json", "main", "query"]],
    [["flow+reply"], ["flow", "flow+reply", "json", "main", "query"]],
    [["flow+*"], ["flow", "flow+reply", "json", "main", "query"]],
    [["main+*"], ["edit", "flow", "json", "main", "query"]],
    [
      ["main+**"],
      ["edit", "flow", "flow+reply", "json", "main", "query", "query+pages", "query+users"],
    ],
    [
      ["query+pages", "edit"],
      ["edit", "json", "main", "query", "query+pages"],
    ],
  ])("of %j takes %j", async (wanted, expected) => {
    const found = await run(wikiApi(SMALL_WIKI), wanted);
    expect(findings(found)).toEqual([]);
    expect(found.paths).toEqual(expected);
  });

  it("asks for each module once, level by level, at most fifty at a time", async () => {
    const lists = Array.from({ length: 120 }, (_, index) => `query+list${index}`);
    const modules = [
      chooser("main", "query", "json"),
      chooser("query", ...lists),
      wikiModule("json"),
      ...lists.map((path) => wikiModule(path)),
    ];
    const { asked, paths } = await run(wikiApi(modules), ["main+**", "query+*", "query+list7"]);
    expect(asked.map((batch) => batch.length)).toEqual([4, 50, 50, 19]);
    expect(new Set(asked.flat()).size).toBe(asked.flat().length);
    expect(paths).toHaveLength(123);
  });

  it("gives the same whatever the order and the limits of the server's answers are", async () => {
    const [one, other] = await Promise.all([
      run(wikiApi(wikiWith(50, ["x", "y"])), ["query+*"]),
      run(wikiApi(wikiWith(500, ["y", "x"]).toReversed()), ["query+*"]),
    ]);
    expect(JSON.stringify(other.pulled.value)).toBe(JSON.stringify(one.pulled.value));
  });
});

describe("a module that is not there", () => {
  it("is an error where it was named, and all of them are told", async () => {
    const found = await run(wikiApi(SMALL_WIKI), ["query+nonsense", "x+y", "edit+*", "query+*"]);
    expect(found.pulled.value).toBeUndefined();
    expect(findings(found)).toEqual([
      ["unknown-module", 'the wiki has no module "query+nonsense"'],
      ["unknown-module", 'the wiki has no module "x"'],
      ["unknown-module", 'the wiki has no module "x+y"'],
      ["no-submodules", '"edit+*" matches nothing: the module has no submodules'],
    ]);
  });

  it("is a warning where only the wiki names it", async () => {
    const wiki = SMALL_WIKI.filter(({ path }) => path !== "query+users");
    const found = await run(wikiApi(wiki), ["query+*"]);
    expect(found.paths).toEqual(["json", "main", "query", "query+pages"]);
    expect(findings(found)).toEqual([
      ["module-missing", 'the wiki lists the module "query+users" but does not describe it'],
    ]);
    const none = SMALL_WIKI.filter(({ path }) => !String(path).startsWith("query+"));
    expect((await run(wikiApi(none), ["query+*"])).pulled.diagnostics).toHaveLength(2);
  });

  it("is not taken where nobody asked for it", async () => {
    const everything = json({ paraminfo: { modules: SMALL_WIKI } });
    expect((await run(withParaminfo(everything), ["edit"])).paths).toEqual([
      "edit",
      "json",
      "main",
      "query",
    ]);
  });
});

describe("an API of another kind", () => {
  it("is told where its catalogue has the form of old wikis", async () => {
    const old = json({
      paraminfo: { modules: [{ name: "edit", parameters: [] }], querymodules: [] },
    });
    const found = await run(withParaminfo(old), ["query+*"]);
    expect(findings(found)).toEqual([
      [
        "response-no-catalogue",
        "the response does not match the schema of catalogues: /paraminfo/modules/0 must have required property 'path'",
      ],
    ]);
  });

  it("is told where it has no facts of a wiki, or paraminfo is no object", async () => {
    expect(findings(await run(() => json({ query: {} }), ["query+*"]))).toEqual([
      ["response-no-api", expect.any(String)],
    ]);
    const odd = withParaminfo(json({ paraminfo: [] }));
    expect(findings(await run(odd, ["query+*"]))).toEqual([
      ["response-no-catalogue", expect.any(String)],
    ]);
  });

  it("ends a pull halfway where it begins to refuse", async () => {
    const denied = json({ error: { code: "readapidenied", info: "No." } });
    const found = await run(refusing("query+pages", denied), ["query+*"]);
    expect(found.pulled.value).toBeUndefined();
    expect(findings(found)).toEqual([["api-private", "the wiki is private: No."]]);
  });
});
