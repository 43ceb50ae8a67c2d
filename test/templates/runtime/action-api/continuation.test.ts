import { describe, expect, it } from "vitest";
import { continuation } from "../../../../templates/runtime/action-api/continuation.js";
import type { Continuing, Proceed } from "../../../../templates/runtime/action-api/continuation.js";
import { moduleWith } from "../one-parameter.js";

function module(name: string, group: string, proceed: Proceed, asGenerator = false): Continuing {
  return { selected: { module: moduleWith({}, { name, group }), asGenerator, args: {} }, proceed };
}

function generator(proceed: Proceed): Continuing {
  return module("allpages", "list", proceed, true);
}

const NONE = new Map<string, string>();

describe("how a query goes on", () => {
  it("is not said where every module is done", () => {
    expect(continuation([], NONE)).toEqual({ batchcomplete: true });
    expect(continuation([generator({}), module("info", "prop", {})], NONE)).toEqual({
      batchcomplete: true,
    });
  });

  it("is where its lists go on, which does not concern the pages", () => {
    const lists = [module("allusers", "list", { aufrom: "B" }), module("tags", "list", { tgc: 1 })];
    expect(continuation(lists, NONE)).toEqual({
      batchcomplete: true,
      continue: { aufrom: "B", tgc: 1, continue: "-||" },
    });
  });

  it("is where its generator goes on, when all is said of the pages", () => {
    const modules = [generator({ gapfrom: "B" }), module("info", "prop", {})];
    expect(continuation(modules, NONE)).toEqual({
      batchcomplete: true,
      continue: { gapfrom: "B", continue: "gapfrom||" },
    });
  });

  it("is where a module goes on about the same pages", () => {
    const modules = [generator({ gapfrom: "B" }), module("links", "prop", { plcontinue: "1|0|X" })];
    expect(continuation(modules, NONE)).toEqual({
      batchcomplete: false,
      continue: { plcontinue: "1|0|X", continue: "||" },
    });
  });

  it("keeps the generator where the request has it while the pages are the same", () => {
    const modules = [generator({ gapfrom: "C" }), module("links", "prop", { plcontinue: "x" })];
    const wire = new Map([["gapfrom", "B"]]);
    expect(continuation(modules, wire)).toEqual({
      batchcomplete: false,
      continue: { plcontinue: "x", gapfrom: "B", continue: "gapfrom||" },
    });
  });

  it("is where several modules go on", () => {
    const modules = [
      generator({}),
      module("links", "prop", { plcontinue: "x" }),
      module("info", "prop", {}),
      module("allusers", "list", { aufrom: "B" }),
    ];
    expect(continuation(modules, NONE)).toEqual({
      batchcomplete: false,
      continue: { plcontinue: "x", aufrom: "B", continue: "||" },
    });
  });
});
