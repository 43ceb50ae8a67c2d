import { describe, expect, it } from "vitest";
import { integerShape, textShape } from "../../../../generator/wiki/learn/infer-shape.js";
import { choice, moduleOf, parameter, things, vocabulary } from "./modules.js";

const TIME = "2022-01-17T15:58:30Z";

function shape(name: string, ...texts: readonly string[]): unknown {
  return textShape(name, texts, vocabulary(things));
}

describe("the shape of texts", () => {
  it.each<readonly [string, string, readonly string[]]>([
    ["timestamp", "title", [TIME, TIME]],
    ["expiry", "title", [TIME, "infinity"]],
    ["expiry", "x", ["infinity"]],
    ["expiry", "x", ["infinite", "indefinite", "never", TIME]],
    ["string", "x", [TIME, "today"]],
    ["string", "x", ["forever"]],
    ["title", "title", ["infinity", "Unheard of"]],
    ["user", "user", ["Nobody"]],
    ["title", "to", ["Meadow", "Talk:Meadow", "Meadow"]],
    ["string", "to", ["Meadow", "Meadow"]],
    ["string", "to", ["Meadow", "Talk:Meadow", "Other"]],
    ["user", "by", ["Ada", "Grace"]],
    ["string", "by", ["Ada", "Grace", "Other"]],
    ["string", "by", ["Ada", "Meadow"]],
  ])("is %s for %s: %j", (expected, name, texts) => {
    expect(shape(name, ...texts)).toBe(expected);
  });

  it.each([
    `x${TIME}`,
    `${TIME}x`,
    "2022-01-17 15:58:30Z",
    "2022-01-17T15:58:30",
    "22-01-17T15:58:30Z",
    "2022-1-17T15:58:30Z",
    "2022-01-1T15:58:30Z",
    "2022-01-17T5:58:30Z",
    "2022-01-17T15:5:30Z",
    "2022-01-17T15:58:3Z",
    "yyyy-01-17T15:58:30Z",
  ])("is no timestamp for %s", (text) => {
    expect(shape("x", text)).toBe("string");
  });

  it("is the choice of the same name, also in the singular, that has all texts", () => {
    const module = moduleOf("a", "list", [
      parameter("sort", { kind: "string" }),
      parameter("kind", choice("big", "small", "Meadow", "Talk:Meadow")),
    ]);
    const choiceOf = (name: string, ...texts: readonly string[]): unknown =>
      textShape(name, texts, vocabulary(module));
    expect(choiceOf("kind", "big", "small")).toEqual({ enumOf: "kind" });
    expect(choiceOf("kinds", "big", "small")).toEqual({ enumOf: "kind" });
    expect(choiceOf("kind", "Meadow", "Talk:Meadow")).toEqual({ enumOf: "kind" });
    expect(choiceOf("kin", "big", "small")).toBe("string");
    expect(choiceOf("kind", "big", "huge")).toBe("string");
    expect(choiceOf("kind", "big", "big")).toBe("string");
    expect(choiceOf("sort", "big", "small")).toBe("string");
  });
});

describe("the shape of integers", () => {
  it("is a namespace under the name of one, if the wiki has all of them", () => {
    expect(integerShape("ns", [0, 1], vocabulary(things))).toBe("namespace");
    expect(integerShape("ns", [0, 2], vocabulary(things))).toBe("integer");
    expect(integerShape("size", [0, 1], vocabulary(things))).toBe("integer");
  });
});
