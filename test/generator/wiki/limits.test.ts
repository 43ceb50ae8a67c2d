import { expect, it } from "vitest";
import { limitsFor, limitsWithoutTotal } from "../../../generator/wiki/environment.js";

it("a pull has the time of 20 responses, 5 tries and redirects, and 64 MiB a response", () => {
  const limits = { responseTime: 30_000, tries: 5, responseBytes: 67_108_864, redirects: 5 };
  expect(limitsFor(30)).toEqual({ ...limits, totalTime: 600_000 });
  expect(limitsWithoutTotal(30)).toEqual({ ...limits, totalTime: Infinity });
});
