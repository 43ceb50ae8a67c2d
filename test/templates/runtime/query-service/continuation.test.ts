import { describe, expect, it } from "vitest";
import {
  buildContinue,
  buildRawContinue,
  parseContinue,
} from "../../../../templates/runtime/query-service/continuation.js";
import type {
  ContinueParams,
  GeneratorContinuation,
  ModuleContinuation,
  ParsedContinue,
} from "../../../../templates/runtime/query-service/continuation.js";

function module(name: string, group: string, params: ContinueParams): ModuleContinuation {
  return { name, onPages: group === "prop", params };
}

function generator(next: ContinueParams, position: ContinueParams = {}): GeneratorContinuation {
  return { name: "allpages", next, position };
}

const START: ParsedContinue = {
  isGeneratorFinished: false,
  finished: new Set(),
  generatorParams: {},
};

describe("the continuation of a query", () => {
  it("is absent if every module is finished", () => {
    expect(buildContinue([], undefined, START)).toEqual({ batchcomplete: true });
    expect(buildContinue([module("info", "prop", {})], generator({}), START)).toEqual({
      batchcomplete: true,
    });
  });

  it("has the parameters of unfinished lists, which do not concern the pages", () => {
    const lists = [module("allusers", "list", { aufrom: "B" }), module("tags", "list", { tgc: 1 })];
    expect(buildContinue(lists, undefined, START)).toEqual({
      batchcomplete: true,
      continue: { aufrom: "B", tgc: 1, continue: "-||" },
    });
  });

  it("names the finished modules", () => {
    const lists = [module("allusers", "list", { aufrom: "B" }), module("tags", "list", {})];
    expect(buildContinue(lists, undefined, START)).toEqual({
      batchcomplete: true,
      continue: { aufrom: "B", continue: "-||tags" },
    });
  });

  it("is that of the generator if the batch of pages is complete", () => {
    const modules = [module("info", "prop", {})];
    expect(buildContinue(modules, generator({ gapfrom: "B" }), START)).toEqual({
      batchcomplete: true,
      continue: { gapfrom: "B", continue: "gapfrom||" },
    });
  });

  it("is that of a module that has more about the same pages", () => {
    const modules = [module("links", "prop", { plcontinue: "1|0|X" })];
    expect(buildContinue(modules, generator({ gapfrom: "B" }), START)).toEqual({
      continue: { plcontinue: "1|0|X", continue: "||" },
    });
  });

  it("keeps the generator at the pages of the request, or where the generator says it is", () => {
    const modules = [module("links", "prop", { plcontinue: "x" })];
    const parsed = { ...START, generatorParams: { gapfrom: "B" } };
    expect(buildContinue(modules, generator({ gapfrom: "C" }), parsed)).toEqual({
      continue: { plcontinue: "x", gapfrom: "B", continue: "gapfrom||" },
    });
    expect(buildContinue(modules, generator({}, { grncontinue: "7" }), START)).toEqual({
      continue: { plcontinue: "x", grncontinue: "7", continue: "grncontinue||" },
    });
  });

  it("has the parameters of several modules", () => {
    const modules = [
      module("links", "prop", { plcontinue: "x" }),
      module("info", "prop", {}),
      module("allusers", "list", { aufrom: "B" }),
    ];
    expect(buildContinue(modules, generator({}), START)).toEqual({
      continue: { plcontinue: "x", aufrom: "B", continue: "||info" },
    });
  });

  it("has the parameters of each module by its name in the old form", () => {
    const modules = [module("info", "prop", {}), module("allusers", "list", { aufrom: "B" })];
    expect(buildRawContinue(modules, generator({ gapfrom: "C" }, { gaplimit: 1 }))).toEqual({
      "query-noncontinue": { allpages: { gaplimit: 1 } },
      "query-continue": { allusers: { aufrom: "B" }, allpages: { gapfrom: "C" } },
    });
    expect(buildRawContinue([], generator({}))).toEqual({});
  });
});

describe("the parameter `continue`", () => {
  const WIRE = new Map([
    ["gapfrom", "B"],
    ["plcontinue", "x"],
  ]);

  it("starts a query if it is absent or empty", () => {
    expect(parseContinue(undefined, WIRE, ["info"])).toEqual({ kind: "ok", value: START });
    expect(parseContinue("", WIRE, ["info"])).toEqual({ kind: "ok", value: START });
  });

  it("names the parameters of the generator, and the finished modules", () => {
    expect(parseContinue("gapfrom|other||info|tags", WIRE, ["info", "links"])).toEqual({
      kind: "ok",
      value: {
        isGeneratorFinished: false,
        finished: new Set(["info", "tags"]),
        generatorParams: { gapfrom: "B" },
      },
    });
  });

  it("finishes all modules about pages with the generator", () => {
    expect(parseContinue("-||tags", WIRE, ["info", "links"])).toEqual({
      kind: "ok",
      value: {
        isGeneratorFinished: true,
        finished: new Set(["tags", "info", "links"]),
        generatorParams: {},
      },
    });
  });

  it.each(["odd", "-", "-||a||b", "|"])("is an error in another form: %s", (text) => {
    expect(parseContinue(text, WIRE, [])).toMatchObject({ kind: "refused", code: "badcontinue" });
  });
});
