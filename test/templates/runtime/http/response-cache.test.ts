import { describe, expect, it } from "vitest";
import { responseCache } from "../../../../templates/runtime/http/response-cache.js";

/** Holds two requests of one character with their responses of four. */
const MAX_LENGTH = 10;

describe("a cache of responses", () => {
  it("returns the response that a request had", () => {
    const cache = responseCache<number>(MAX_LENGTH);
    cache.set("a", 1, 4);

    expect(cache.get("a")).toBe(1);
    expect(cache.get("b")).toBeUndefined();
  });

  it("keeps its responses when it is full and other requests come once", () => {
    const cache = responseCache<number>(MAX_LENGTH);
    for (const [index, request] of ["a", "b", "c", "d", "e"].entries())
      cache.set(request, index, 4);

    expect(["a", "b", "c", "d", "e"].map((request) => cache.get(request))).toEqual([
      0,
      1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is emptied for a request that comes twice when it is full", () => {
    const cache = responseCache<number>(MAX_LENGTH);
    for (const [index, request] of ["a", "b", "c", "c"].entries()) cache.set(request, index, 4);

    expect(["a", "b", "c"].map((request) => cache.get(request))).toEqual([undefined, undefined, 3]);
    cache.set("d", 4, 4);
    expect(["c", "d"].map((request) => cache.get(request))).toEqual([3, 4]);
  });

  it("counts the characters of requests as well as those of responses", () => {
    const cache = responseCache<number>(MAX_LENGTH);
    cache.set("a long request", 1, 0);
    expect(cache.get("a long request")).toBeUndefined();
  });
});
