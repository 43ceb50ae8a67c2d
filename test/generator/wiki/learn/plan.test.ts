import { describe, expect, it } from "vitest";
import type { WikiFacts } from "../../../../generator/wiki/learn/facts.js";
import {
  asGenerator,
  experimentsOn,
  firstExperiments,
  candidateGrounds,
} from "../../../../generator/wiki/learn/plan-experiments.js";
import { choice, moduleOf, parameter, things } from "./modules.js";

const GROUND = { sentParams: {}, around: {} };

const FACTS: WikiFacts = {
  server: "MediaWiki 1.39.17",
  namespaces: [0, 1],
  pages: ["Meadow", "Talk:Meadow"],
  redirects: ["Field"],
  files: ["File:Bee.png"],
  categories: ["Category:Plants"],
  templates: [],
  linked: ["Bee"],
  targets: ["Meadow"],
  deleted: [],
  users: ["Ada"],
  addresses: [],
  userids: ["1"],
  pageids: ["7"],
  revids: ["9"],
  hidden: ["8"],
  stashed: [],
  languages: [],
  interwikis: [],
  pageprops: ["noindex"],
  tags: [],
};

function sentParams(experiments: readonly { readonly sentParams: object }[]): readonly object[] {
  return experiments.map((each) => each.sentParams);
}

describe("the plan of experiments", () => {
  it("begins with what is usual, and everything", () => {
    expect(sentParams(firstExperiments(things, GROUND))).toEqual([
      {},
      { prop: "colour|size", type: "big|small" },
    ]);
  });

  it("tries everything without deprecated values too, since those go with nothing else", () => {
    const old = { ...choice("new", "old"), deprecatedvalues: ["old"] };
    const multi = { lowlimit: 50, highlimit: 500, allowsduplicates: false };
    const module = moduleOf("things", "list", [parameter("prop", old, { multi })]);
    expect(sentParams(firstExperiments(module, GROUND))).toEqual([
      {},
      { prop: "new" },
      { prop: "new|old" },
    ]);
  });

  it("tries of each list none and each, and each switch with what is usual, with all and with nothing", () => {
    const all = { prop: "colour|size", type: "big|small" };
    const found = sentParams(experimentsOn(things, GROUND));
    for (const value of ["", "colour", "size"]) expect(found).toContainEqual({ prop: value });
    expect(found).toContainEqual({ deep: "1" });
    expect(found).toContainEqual({ ...all, deep: "1" });
    expect(found).toContainEqual({ prop: "", type: "", deep: "1" });
  });

  it("varies nothing that its ground needs", () => {
    const found = experimentsOn(things, { sentParams: { deep: "1" }, around: {} });
    expect(found.every((each) => each.sentParams["deep"] === "1")).toBe(true);
  });

  it("tries generators with each thing that they show", () => {
    const found = asGenerator(things, GROUND);
    expect(found.every(({ role }) => role === "generator")).toBe(true);
    expect(sentParams(found)).toContainEqual({ prop: "size" });
  });

  it("asks about pages of every kind that the wiki has", () => {
    const links = moduleOf("links", "prop", []);
    const titles = candidateGrounds(links, FACTS).map(({ around }) => around["titles"]);
    expect(titles).toContain("Field");
    expect(titles).toContain("File:Bee.png");
    expect(titles.some((each) => each?.includes("No such page here"))).toBe(true);
    expect(titles).not.toContain("");
  });

  it("looks for what a module needs where the wiki has it", () => {
    const members = moduleOf("categorymembers", "list", []);
    expect(sentParams(candidateGrounds(members, FACTS))).toEqual([{ title: "Category:Plants" }]);
  });
});
