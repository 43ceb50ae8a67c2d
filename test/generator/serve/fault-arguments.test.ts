import { describe, expect, it } from "vitest";
import { parseFaults, parseLatency } from "../../../generator/serve/fault-arguments.js";

describe("parseLatency", () => {
  it.each([
    ["20", { kind: "fixed", milliseconds: 20 }],
    ["0", { kind: "fixed", milliseconds: 0 }],
    ["0.5", { kind: "fixed", milliseconds: 0.5 }],
    ["10-200", { kind: "uniform", min: 10, max: 200 }],
    ["p50=20,p99=400", { kind: "long tail", p50: 20, p99: 400 }],
  ])("reads %s", (text, value) => {
    expect(parseLatency(text)).toEqual(value);
  });

  it.each([
    ["", "expected milliseconds"],
    ["fast", "expected milliseconds"],
    ["-5", "expected milliseconds"],
    ["10-", "expected milliseconds"],
    ["10ms", "expected milliseconds"],
    ["1e3", "expected milliseconds"],
    ["p50=20", "expected milliseconds"],
    ["200-10", "must not be greater"],
    ["p50=400,p99=20", "must not be greater"],
    ["p50=0,p99=20", "p50 must be greater than 0"],
    ["60001", "at most 60000 milliseconds"],
  ])("says what is wrong with %j", (text, message) => {
    expect(() => parseLatency(text)).toThrow(message);
  });
});

describe("parseFaults", () => {
  it("reads every kind, with what Retry-After says", () => {
    const words = [
      "503:0.1",
      "500:.05:30",
      "maxlag:0.05:7",
      "ratelimited:0.05",
      "reset:0",
      "truncate:0.01",
    ];
    expect(parseFaults(words)).toEqual([
      { kind: "status", status: 503, rate: 0.1 },
      { kind: "status", status: 500, rate: 0.05, retryAfter: 30 },
      { kind: "maxlag", rate: 0.05, retryAfter: 7 },
      { kind: "ratelimited", rate: 0.05 },
      { kind: "reset", rate: 0 },
      { kind: "truncate", rate: 0.01 },
    ]);
  });

  it("takes rates that add up to 1, however they round", () => {
    // The sum of these numbers is greater than 1.
    expect(parseFaults(["500:0.2", "501:0.4", "502:0.3", "reset:0.1"])).toHaveLength(4);
    expect(parseFaults(["maxlag:1"])).toHaveLength(1);
  });

  it.each([
    ["503", "expected a rate from 0 to 1"],
    ["503:", "expected a rate from 0 to 1"],
    ["503:2", "expected a rate from 0 to 1"],
    ["503:-0.1", "expected a rate from 0 to 1"],
    ["503:10%", "expected a rate from 0 to 1"],
    ["503:0.1:3:4", "expected a rate from 0 to 1"],
    ["503:0.1:soon", "the value of Retry-After"],
    ["reset:0.1:3", "omit the third part"],
    ["404:0.1", "expected a status from 500 to 599"],
    ["lag:0.1", "expected a status from 500 to 599"],
  ])("says what is wrong with %s", (text, message) => {
    expect(() => parseFaults([text])).toThrow(message);
  });

  it("says that rates add up to too much", () => {
    expect(() => parseFaults(["503:0.6", "reset:0.6"])).toThrow("add up to 1.2");
  });
});
