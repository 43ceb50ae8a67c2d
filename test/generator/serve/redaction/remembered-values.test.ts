import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../../generator/serve/redactor.js";

/** A value without other forms: it begins with a capital. */
function value(number: number): string {
  return `Secret-${String(number).padStart(5, "0")}`;
}

describe("The values that a redactor remembers", () => {
  it("are the latest 20000; then the older half is forgotten", () => {
    const { learnRequest, text } = createRedactor([]);
    const learn = (from: number, count: number): void => {
      const pairs = Array.from({ length: count }, (_, index) => `token=${value(from + index)}`);
      learnRequest({ method: "GET", url: `/?${pairs.join("&")}`, headers: {}, body: "" });
    };
    const remembered = (...numbers: readonly number[]): readonly boolean[] =>
      numbers.map((number) => text(value(number)) === "***");
    learn(0, 20_000);
    expect(remembered(0, 9999, 10_000, 19_999, 20_000)).toEqual([true, true, true, true, false]);
    learn(20_000, 1);
    expect(remembered(0, 9999, 10_000, 19_999, 20_000)).toEqual([false, false, true, true, true]);
  });
});
