import { describe, expect, it } from "vitest";
import { effectiveValues } from "../../../../generator/wiki/learn/plan-experiments.js";
import { conditionsOf } from "../../../../generator/wiki/learn/infer-condition.js";
import type { Presence } from "../../../../generator/wiki/learn/infer-condition.js";
import { choice, parameter, things } from "./modules.js";

/** How often the field was there among so many rows, where a request gave these parameters. */
function presence(
  sentParams: Readonly<Record<string, string>>,
  has: number,
  rows: number = 20,
): Presence {
  return {
    settings: effectiveValues({ role: "module", module: things, sentParams, around: {} }),
    rows,
    has,
  };
}

describe("the conditions of a field", () => {
  it("are none where it is there whatever was settings", () => {
    const presences = [presence({ prop: "" }, 20), presence({ prop: "size" }, 20)];
    expect(conditionsOf("id", presences, things)).toEqual({ when: {}, isAlways: true });
  });

  it("are none where it is on some rows, whatever was settings", () => {
    const presences = [presence({ prop: "" }, 3), presence({ prop: "size" }, 1)];
    expect(conditionsOf("hidden", presences, things)).toEqual({ when: {}, isAlways: false });
  });

  it("are the value of a list that brings it by itself", () => {
    const presences = [
      presence({ prop: "" }, 0),
      presence({ prop: "colour" }, 0),
      presence({ prop: "size" }, 20),
      presence({ prop: "colour|size" }, 20),
    ];
    expect(conditionsOf("bytes", presences, things)).toEqual({
      when: { prop: ["size"] },
      isAlways: true,
    });
  });

  it("count the default of a list that was not given", () => {
    const presences = [presence({}, 20), presence({ prop: "size" }, 0)];
    expect(conditionsOf("hue", presences, things).when).toEqual({ prop: ["colour"] });
  });

  it("are not a default that no request with the other conditions varied", () => {
    const { parameters, ...rest } = things;
    const style = parameter("style", choice("full", "brief", "none"), { default: "full" });
    const styled = { ...rest, parameters: [style, ...parameters] };
    const at = (sentParams: Readonly<Record<string, string>>, has: number): Presence => ({
      settings: effectiveValues({ role: "module", module: styled, sentParams, around: {} }),
      rows: 20,
      has,
    });
    const presences = [at({ style: "brief" }, 0), at({ style: "none" }, 0), at({}, 0)];
    const { when } = conditionsOf("inner", [...presences, at({ deep: "1" }, 20)], styled);
    expect(when).toEqual({ deep: true });
    const varied = [...presences, at({ deep: "1" }, 20), at({ deep: "1", style: "brief" }, 0)];
    expect(conditionsOf("inner", varied, styled).when).toEqual({ style: ["full"], deep: true });
  });

  it("are a switch that it never came without", () => {
    const presences = [
      presence({}, 0),
      presence({ deep: "1" }, 20),
      presence({ deep: "1", prop: "" }, 20),
    ];
    expect(conditionsOf("inner", presences, things)).toEqual({
      when: { deep: true },
      isAlways: true,
    });
  });

  it("are several parameters where it needs all of them", () => {
    const presences = [
      presence({ prop: "size" }, 0),
      presence({ width: "60" }, 0),
      presence({ prop: "size", width: "60" }, 12),
    ];
    expect(conditionsOf("thumb", presences, things)).toEqual({
      when: { prop: ["size"], width: true },
      isAlways: false,
    });
  });

  it("are not seen in what may be chance: a rare field that few rows lack", () => {
    const presences = [presence({}, 0, 5), presence({ deep: "1" }, 1, 20)];
    expect(conditionsOf("rare", presences, things)).toEqual({ when: {}, isAlways: false });
  });

  it("are the value of its own name where nothing was tried without it", () => {
    const presences = [presence({ prop: "colour|size" }, 1, 1)];
    expect(conditionsOf("size", presences, things).when).toEqual({ prop: ["size"] });
  });

  it("are none for a field that a value of another name might have brought", () => {
    const presences = [presence({ prop: "colour|size" }, 1, 1)];
    expect(conditionsOf("bytes", presences, things).when).toEqual({});
  });
});
