import { describe, expect, it } from "vitest";
import {
  firstPaths,
  parsePatterns,
  patternText,
  includesSubmodules,
} from "../../../generator/wiki/pull-modules.js";

describe("what is wanted", () => {
  it("is read from words, with commas or bars between patterns", () => {
    expect(parsePatterns(["query+*", "edit,parse|flow+**", " "])).toEqual([
      { kind: "children", path: "query" },
      { kind: "module", path: "edit" },
      { kind: "module", path: "parse" },
      { kind: "descendants", path: "flow" },
    ]);
  });

  it("does not name main above other modules, as the paths of a wiki do not", () => {
    expect(parsePatterns(["main", "main+edit", "main+query+*", "main+*", "main+**"])).toEqual([
      { kind: "module", path: "main" },
      { kind: "module", path: "edit" },
      { kind: "children", path: "query" },
      { kind: "children", path: "main" },
      { kind: "descendants", path: "main" },
    ]);
  });

  it("is written as it was given", () => {
    expect(parsePatterns(["edit", "query+*", "main+**"]).map(patternText)).toEqual([
      "edit",
      "query+*",
      "main+**",
    ]);
  });

  it("begins with the roots and with what is above a module", () => {
    expect(firstPaths(parsePatterns(["flow+reply", "query+*"]))).toEqual([
      "main",
      "query",
      "json",
      "flow",
      "flow+reply",
    ]);
  });

  it("goes one level down for one star and all the way for two", () => {
    const wanted = parsePatterns(["query+*", "flow+**"]);
    const below = ["main", "query", "query+pages", "flow", "flow+reply", "flowers"];
    expect(below.filter((path) => includesSubmodules(wanted, path))).toEqual([
      "query",
      "flow",
      "flow+reply",
    ]);
    expect(below.every((path) => includesSubmodules(parsePatterns(["main+**"]), path))).toBe(true);
    expect(includesSubmodules(parsePatterns(["query"]), "query")).toBe(false);
  });
});
