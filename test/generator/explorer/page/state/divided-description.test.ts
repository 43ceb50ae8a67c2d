import { describe, expect, it } from "vitest";
import { divideDescription } from "../../../../../generator/explorer/page/prose.js";

describe("The description of a parameter", () => {
  it("is divided into its text and the texts of its values", () => {
    const text = 'Order.\n- newer: Oldest first.\n- "": Any.\n- other: Not a value.\nEnd.';
    const { text: rest, values } = divideDescription(text, ["newer", "older", ""]);
    expect(rest).toBe("Order.\n- other: Not a value.\nEnd.");
    expect([...values]).toEqual([
      ["newer", "Oldest first."],
      ["", "Any."],
    ]);
  });
});
