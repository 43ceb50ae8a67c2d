import { describe, expect, it } from "vitest";
import { completeSite } from "../../../../templates/wiki/data/complete-site.js";
import type { WikiData } from "../../../../templates/wiki/data/wiki-data.js";

function completed(data: WikiData) {
  const issues: unknown[] = [];
  const site = completeSite(data, (pointer, message, help) => {
    issues.push([pointer, message, help]);
  });
  return { site, issues };
}

describe("the general facts of a site", () => {
  it.each([
    ["https://wiki.example", "wiki.example"],
    ["http://wiki.example:8080", "wiki.example"],
    ["//wiki.example", "wiki.example"],
    ["https://a.example/http://b", "a.example/http://b"],
    ["https://wiki.example:80a", "wiki.example:80a"],
  ])("at %s have the name %s, and the address of the main page", (server, servername) => {
    const { site } = completed({ site: { general: { server } } });
    expect(site.general).toMatchObject({
      server,
      servername,
      base: `${server}/index.php/Main_Page`,
    });
  });

  it("keep what is given of the address", () => {
    const general = {
      server: "https://wiki.example",
      servername: "own",
      base: "https://base.example/",
      mainpage: "First page",
      articlepath: "/w/$1",
    };
    expect(completed({ site: { general } }).site.general).toMatchObject(general);
    const { base: _base, servername: _name, ...rest } = general;
    expect(completed({ site: { general: rest } }).site.general).toMatchObject({
      base: "https://wiki.example/w/First_page",
      servername: "wiki.example",
    });
  });

  it("are those of the default site without an address", () => {
    const usual = completed({}).site.general;
    expect(completed({ site: { general: { sitename: "A" } } }).site.general).toEqual({
      ...usual,
      sitename: "A",
    });
    const { server } = usual;
    expect(completed({ site: { general: { server } } }).site.general).toEqual(usual);
  });
});

describe("namespaces that are added", () => {
  it("have defaults, and aliases", () => {
    const { site, issues } = completed({
      namespaces: [
        { id: 100, name: "Portal", aliases: ["P", "Po"] },
        { id: 101, name: "Portal talk", case: "case-sensitive", subpages: false, content: true },
      ],
    });
    expect(issues).toEqual([]);
    expect(site.namespaces["100"]).toMatchObject({ id: 100, name: "Portal", case: "first-letter" });
    expect(site.namespaces["101"]).toMatchObject({
      id: 101,
      name: "Portal talk",
      case: "case-sensitive",
      subpages: false,
      content: true,
    });
    expect(site.namespacealiases?.slice(-2)).toEqual([
      { id: 100, alias: "P" },
      { id: 100, alias: "Po" },
    ]);
  });

  it("have numbers and names of their own", () => {
    const namespaces = [
      { id: 100, name: "Portal" },
      { id: 1, name: "Word" },
      { id: 102, name: "PORTAL" },
    ];
    expect(completed({ namespaces }).issues).toEqual([
      ["/namespaces/1/id", "There is a namespace 1 already.", "Take another number."],
      [
        "/namespaces",
        'The namespaces 100 and 102 have the same name "PORTAL".',
        "Name each differently.",
      ],
    ]);
  });
});
