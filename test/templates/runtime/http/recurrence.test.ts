import { describe, expect, it } from "vitest";
import { recurrence } from "../../../../templates/runtime/http/recurrence.js";

describe("recurrence", () => {
  it("tells texts that came before from those that did not", () => {
    const cameBefore = recurrence();

    expect(["a", "b", "a", "", "", "b"].map(cameBefore)).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it("is of each function alone", () => {
    const cameBefore = recurrence();
    cameBefore("a");

    expect(recurrence()("a")).toBe(false);
  });

  it("forgets texts after many others", () => {
    const cameBefore = recurrence();
    cameBefore("a");
    for (let index = 0; index < 100_000; index += 1) cameBefore(`other ${index}`);

    expect(cameBefore("a")).toBe(false);
  });
});
