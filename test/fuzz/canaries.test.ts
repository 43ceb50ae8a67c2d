import { describe, expect, it } from "vitest";
import { canaryOf, ECHOES, foundIn } from "./canaries.js";
import { randomFrom } from "./random.js";

const random = randomFrom(22);
const canaries = Array.from({ length: 8 }, () => canaryOf(random));

describe("a canary", () => {
  it("is found in each encoding of an output, and in base64", () => {
    for (const canary of canaries) {
      for (const echo of ECHOES)
        expect(foundIn(`{"a":"${echo(canary.value)}"}`, canaries)).toBe(canary);
      const basic = Buffer.from(`bot:${canary.value}`).toString("base64");
      expect(foundIn(`authorization: Basic ${basic}`, canaries)).toBe(canary);
    }
  });

  it("is not found in an output without it", () => {
    const other = canaryOf(random);
    const text = ECHOES.map((echo) => echo(other.value)).join(" ");
    expect(foundIn(text, canaries)).toBeUndefined();
    expect(foundIn("", canaries)).toBeUndefined();
  });
});
