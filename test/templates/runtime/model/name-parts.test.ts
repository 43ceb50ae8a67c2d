import { describe, expect, it } from "vitest";
import { isMadeOf } from "../../../../templates/runtime/model/name-parts.js";

describe("a text that is made of parts", () => {
  it.each([
    ["a", ["a"]],
    ["a-b", ["a-", ""]],
    ["a-", ["a-", ""]],
    ["axbxc", ["a", "b", "c"]],
    ["abc", ["a", "b", "c"]],
    ["abbc", ["a", "b", "bc"]],
    ["", ["", ""]],
    ["anything", ["", ""]],
    ["a\nb", ["a", "b"]],
  ])("has them in their order: %j of %j", (text, parts) => {
    expect(isMadeOf(text, parts, 0)).toBe(true);
  });

  it.each([
    ["ab", ["a"]],
    ["a", ["a", "a"]],
    ["aba", ["ab", "ba"]],
    ["abc", ["a", "b", "bc"]],
    ["acb", ["a", "b", "c"]],
    ["", ["a", ""]],
  ])("is none where they are missing, or would share characters: %j of %j", (text, parts) => {
    expect(isMadeOf(text, parts, 0)).toBe(false);
  });

  it("has as much between them as is asked for", () => {
    expect(isMadeOf("a-b", ["a-", "b"], 0)).toBe(true);
    expect(isMadeOf("a-b", ["a-", "b"], 1)).toBe(false);
    expect(isMadeOf("a-xb", ["a-", "b"], 1)).toBe(true);
    expect(isMadeOf("axbb", ["a", "b", ""], 1)).toBe(true);
    expect(isMadeOf("axb", ["a", "b", ""], 1)).toBe(false);
  });

  it("is told in no time, however many parts there are", () => {
    const parts = Array.from({ length: 200 }, () => "a");
    expect(isMadeOf(`${"a".repeat(5000)}b`, parts, 0)).toBe(false);
  });
});
