import { describe, expect, it } from "vitest";
import {
  effectiveValues,
  wireParameters,
} from "../../../../generator/wiki/learn/plan-experiments.js";
import { choice, moduleOf, parameter, things } from "./modules.js";

describe("an experiment", () => {
  it("is a request to its module, with what stands beside", () => {
    const sentParams = { prop: "size", deep: "1" };
    expect(
      wireParameters({ role: "module", module: things, sentParams, around: { titles: "A" } }),
    ).toEqual({ action: "query", list: "things", titles: "A", thprop: "size", thdeep: "1" });
  });

  it("is a request to pages that its module generates", () => {
    expect(
      wireParameters({ role: "generator", module: things, sentParams: { deep: "1" }, around: {} }),
    ).toEqual({ action: "query", generator: "things", gthdeep: "1" });
  });

  it("asks for defaults where it gives nothing, and for all values where it gives what stands for them", () => {
    const counts = { lowlimit: 50, highlimit: 500, allowsduplicates: false };
    const multi = { multi: { ...counts, allspecifier: "*" } };
    const module = moduleOf("things", "list", [
      parameter("type", choice("big", "small"), { ...multi, default: ["big"] }),
      parameter("from", { kind: "string" }),
    ]);
    const asked = (sentParams: Readonly<Record<string, string>>): unknown =>
      Object.fromEntries(effectiveValues({ role: "module", module, sentParams, around: {} }));
    expect(asked({})).toEqual({ type: ["big"] });
    expect(asked({ type: "" })).toEqual({ type: [] });
    expect(asked({ type: "*", from: "A" })).toEqual({ type: ["big", "small"], from: true });
  });
});
