import { expect, it } from "vitest";
import { completeSite } from "../../../../templates/wiki/data/complete-site.js";
import type { WikiData, WikiFacts } from "../../../../templates/wiki/data/wiki-data.js";

function completed(data: WikiData) {
  const issues: unknown[] = [];
  const site = completeSite(data, (...issue) => {
    issues.push(issue);
  });
  return { site, issues };
}

const general = (facts: WikiFacts) => completed({ site: { general: facts } }).site.general;

it.each([
  ["https://wiki.example", "wiki.example"],
  ["http://wiki.example:8080", "wiki.example"],
  ["//wiki.example", "wiki.example"],
  ["https://a.example/http://b", "a.example/http://b"],
  ["https://wiki.example:80a", "wiki.example:80a"],
])("the server %s has the name %s, and the address of the main page", (server, servername) => {
  const base = `${server}/index.php/Main_Page`;
  expect(general({ server })).toMatchObject({ server, servername, base });
});

it("general facts are those of the data, and others follow or have defaults", () => {
  const server = "https://wiki.example";
  const given = { server, mainpage: "First page", articlepath: "/w/$1" };
  const address = { base: `${server}/w/First_page`, servername: "wiki.example" };
  expect(general(given)).toMatchObject({ ...given, ...address });
  const own = { ...given, base: "https://base.example/", servername: "own" };
  expect(general(own)).toMatchObject(own);
  const usual = completed({}).site.general;
  expect(general({ sitename: "A" })).toEqual({ ...usual, sitename: "A" });
  expect(general({ server: usual["server"] ?? "" })).toEqual(usual);
});

it("added namespaces have defaults, and aliases", () => {
  const talk = { id: 101, name: "Portal talk", subpages: false, content: true };
  const { site, issues } = completed({
    namespaces: [
      { id: 100, name: "Portal", aliases: ["P", "Po"] },
      { ...talk, case: "case-sensitive" },
    ],
  });
  expect(issues).toEqual([]);
  expect(site.namespaces["100"]).toMatchObject({ id: 100, name: "Portal", case: "first-letter" });
  expect(site.namespaces["101"]).toMatchObject({ ...talk, case: "case-sensitive" });
  expect(site.namespacealiases?.slice(-2).map(({ alias }) => alias)).toEqual(["P", "Po"]);
});

it("added namespaces have numbers and names of their own", () => {
  const names: readonly (readonly [number, string])[] = [
    [100, "Portal"],
    [1, "Word"],
    [102, "PORTAL"],
  ];
  const taken = 'The namespaces 100 and 102 have the same name "PORTAL".';
  expect(completed({ namespaces: names.map(([id, name]) => ({ id, name })) }).issues).toEqual([
    ["/namespaces/1/id", "There is a namespace 1 already.", "Take another number."],
    ["/namespaces", taken, "Name each differently."],
  ]);
});
