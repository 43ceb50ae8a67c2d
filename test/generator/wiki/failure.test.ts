import { describe, expect, it } from "vitest";
import { classifyFailure } from "../../../generator/wiki/client.js";
import type { FailureContext } from "../../../generator/wiki/client.js";
import { limitsFor, limitsWithoutTotal } from "../../../generator/wiki/environment.js";
import { failure, retryLater } from "../../../generator/wiki/response.js";
import { diagnostic } from "../../../generator/base/diagnostic.js";

const AT = { file: "wiki.example", line: 1, column: 1 };

function context(hasResponded: boolean, time = 30_000): FailureContext {
  return { at: AT, limits: limitsFor(30), time, hasResponded };
}

describe("a request without a response", () => {
  it("that takes too long is repeated once the server has responded", () => {
    expect(classifyFailure({ kind: "late" }, context(true))).toEqual({
      kind: "again",
      diagnostic: diagnostic("time-limit", { seconds: 30 }, AT),
      wait: undefined,
    });
    expect(classifyFailure({ kind: "late" }, context(false, 1260))).toEqual({
      kind: "failed",
      diagnostic: diagnostic("time-limit", { seconds: 1.3 }, AT),
    });
  });

  it.each<
    readonly [isUnreachable: boolean, isTemporary: boolean, hasResponded: boolean, kind: string]
  >([
    [false, true, false, "again"],
    [false, true, true, "again"],
    [true, true, true, "again"],
    [true, true, false, "failed"],
    [false, false, true, "failed"],
    [true, false, true, "failed"],
  ])(
    "unreachable %s, temporary %s, after a response %s is %s",
    (isUnreachable, isTemporary, hasResponded, kind) => {
      const detail = "the connection was closed";
      const found = classifyFailure(
        { kind: "unreached", failure: { detail, isUnreachable, isTemporary } },
        context(hasResponded),
      );
      expect(found).toMatchObject({
        kind,
        diagnostic: diagnostic("server-unreachable", { detail }, AT),
      });
    },
  );

  it("fails for good if the response is too large, or redirects are wrong", () => {
    expect(classifyFailure({ kind: "too-large" }, context(true))).toEqual(
      failure(diagnostic("response-too-large", { bytes: 32 * 1024 * 1024 }, AT)),
    );
    expect(classifyFailure({ kind: "too-many-redirects", target: "b" }, context(true))).toEqual(
      failure(diagnostic("too-many-redirects", { count: 5, name: "b" }, AT)),
    );
    expect(
      classifyFailure({ kind: "bad-redirect", target: "b", detail: "c" }, context(true)),
    ).toEqual(failure(diagnostic("bad-redirect", { name: "b", detail: "c" }, AT)));
  });
});

describe("an outcome", () => {
  const found = diagnostic("api-disabled", {}, AT);

  it("has the code of an error, if there is one", () => {
    expect(failure(found)).toEqual({ kind: "failed", diagnostic: found });
    expect(failure(found, "x")).toEqual({ kind: "failed", diagnostic: found, errorCode: "x" });
    expect(Object.keys(failure(found))).toEqual(["kind", "diagnostic"]);
    expect(retryLater(found, 5, "x")).toEqual({
      kind: "again",
      diagnostic: found,
      wait: 5,
      errorCode: "x",
    });
    expect(Object.keys(retryLater(found))).toEqual(["kind", "diagnostic", "wait"]);
  });
});

describe("the limits of a pull", () => {
  it("are for 20 responses in all, five tries and redirects, and 32 MiB", () => {
    const limits = {
      responseTime: 7000,
      totalTime: 140_000,
      longestWait: 140_000,
      tries: 5,
      responseBytes: 33_554_432,
      totalBytes: 268_435_456,
      redirects: 5,
    };
    expect(limitsFor(7)).toEqual(limits);
    expect(limitsWithoutTotal(7)).toEqual({
      ...limits,
      totalTime: Infinity,
      totalBytes: Infinity,
    });
  });
});
