import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  COMPANIONS,
  groundParameters,
  INFORMATIVE_VALUES,
  LIMITED_TO_ONE_PAGE,
  REVEALING,
  UNTESTED,
} from "../../../../generator/wiki/learn/hints.js";
import { REPOSITORY } from "../../support/places.js";
import { moduleOf } from "./modules.js";
import { FACTS } from "./observations.js";

/** The modules of the shipped catalogues, and their roots, as text. */
const CATALOGUES = ["paraminfo/catalogue", "actions/catalogue", "paraminfo/protocol"]
  .map((name) => readFileSync(join(REPOSITORY, "spec", `${name}.json`), "utf8"))
  .join("\n");

const WIKITEXT = expect.stringMatching(
  /^== Heading ==\n\[\[Main Page\]\] .*\n\[\[File:.*\{\{PAGENAME\}\}\n\[https:.*\n=== Another ===\n<nowiki>.*~~~~$/,
);

describe("the parameters with which actions have rows", () => {
  it.each<readonly [string, readonly object[]]>([
    ["checktoken", [{ type: "csrf", token: "no token+\\" }]],
    [
      "compare",
      [
        { fromrev: "3", torelative: "prev" },
        { fromslots: "main", "fromtext-main": "a\n\nb", toslots: "main", "totext-main": "a\n\nc" },
        { fromtitle: "Page", totitle: "Page" },
        { fromid: "2", toid: "2" },
        { fromrev: "3", torev: "3" },
        { fromrev: "3", torelative: "cur" },
        { fromtitle: "Page", toslots: "main", "totext-main": "Text" },
        { fromtitle: "No such page", totitle: "Page" },
      ],
    ],
    [
      "expandtemplates",
      [
        { text: WIKITEXT, prop: "wikitext" },
        { text: WIKITEXT, title: "Project:Page" },
        { text: "{{subst:PAGENAME}}" },
      ],
    ],
    ["feedcontributions", [{ user: "Ada" }]],
    ["help", [{}, { modules: "main" }, { modules: "edit|query+info", wrap: "1" }]],
    ["opensearch", [{ search: "Page" }, { search: "No such page" }]],
    [
      "parse",
      [
        { text: WIKITEXT, title: "Project:Page" },
        { page: "Page" },
        { page: "Redirect", redirects: "1" },
        { pageid: "2" },
        { oldid: "3" },
        { summary: "[[Main Page]] /* section */ text", prop: "" },
        { page: "No such page" },
      ],
    ],
    ["tokens", [{}]],
  ])("are for %s what its documentation names", (name, grounds) => {
    expect(groundParameters(moduleOf(name, "action", []), FACTS)).toEqual(grounds);
  });

  it("have defaults on a wiki without pages", () => {
    const empty = { ...FACTS, pages: [], pageids: [], revids: [], redirects: [] };
    const [, , titles, ids, revisions] = groundParameters(moduleOf("compare", "action", []), empty);
    expect([titles, ids, revisions]).toEqual([
      { fromtitle: "Main Page", totitle: "Main Page" },
      { fromid: "1", toid: "1" },
      { fromrev: "1", torev: "1" },
    ]);
    expect(groundParameters(moduleOf("parse", "action", []), empty)[1]).toEqual({
      page: "Main Page",
    });
  });

  it("are for paraminfo paths of the catalogues, and one that is none", () => {
    const paths = groundParameters(moduleOf("paraminfo", "action", []), FACTS).map(
      ({ modules = "" }) => modules.split("|"),
    );
    expect(paths.map((each) => each.length)).toEqual([7, 6, 1, 7]);
    const unknown = paths
      .flat()
      .filter((path) => !CATALOGUES.includes(`"path": ${JSON.stringify(path)}`));
    expect(unknown).toEqual(["no such module", "query+*"]);
  });
});

function isKnown(name: string): boolean {
  return CATALOGUES.includes(`"name": ${JSON.stringify(name)}`);
}

describe("the tables of parameters", () => {
  it.each([
    ["change the content", Object.keys(INFORMATIVE_VALUES), 18],
    ["need another one", Object.entries(COMPANIONS).flat(), 10],
    ["reveal more of values", [...REVEALING], 2],
    ["page the rows", [...UNTESTED], 5],
    ["are modules with a limit for a single page", [...LIMITED_TO_ONE_PAGE], 1],
  ])("have %s", (_, names, count) => {
    expect(names).toHaveLength(count);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it("have companions that change the content themselves, except flags", () => {
    expect(
      Object.values(COMPANIONS).filter((name) => !Object.hasOwn(INFORMATIVE_VALUES, name)),
    ).toEqual([]);
  });
});
