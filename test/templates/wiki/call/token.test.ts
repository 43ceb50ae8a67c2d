import { describe, expect, it } from "vitest";
import { isTokenOf, secondsOf, tokenOf } from "../../../../templates/wiki/call/token.js";
import type { Caller } from "../../../../templates/wiki/store/caller.js";

const ANYBODY: Caller = { name: "127.0.0.1", id: 0, groups: ["*"], rights: new Set() };
const NEW_YEAR = "2024-01-01T00:00:00Z";

function caller(session: string): Caller {
  return { ...ANYBODY, id: 1, session };
}

function token(type: string, session: string, time = NEW_YEAR): string {
  return tokenOf(type, caller(session), time);
}

describe("a token", () => {
  it("depends on the session, the type and the time", () => {
    expect(token("csrf", "a")).toMatch(/^[0-9a-f]{40}\+\\$/);
    const others = [
      token("csrf", "b"),
      token("watch", "a"),
      token("csrf", "a", "2024-01-01T00:00:01Z"),
    ];
    expect(new Set([token("csrf", "a"), ...others]).size).toBe(4);
    expect(token("csrf", "a")).toBe(token("csrf", "a"));
  });

  it("is valid for its session and type whenever it was made", () => {
    const later = token("csrf", "a", "2024-06-01T00:00:00Z");
    expect(isTokenOf("csrf", caller("a"), later)).toBe(true);
    expect(isTokenOf("csrf", caller("b"), later)).toBe(false);
    expect(isTokenOf("watch", caller("a"), later)).toBe(false);
    expect(isTokenOf("csrf", caller("a"), `${later.slice(0, 32)}00000000+\\`)).toBe(false);
    expect(isTokenOf("csrf", caller("a"), undefined)).toBe(false);
  });

  it("has the second in which it was made", () => {
    expect(secondsOf(token("csrf", "a"))).toBe(1_704_067_200);
    expect(["+\\", "", "x", `${"g".repeat(40)}+\\`].map(secondsOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is the same for all without an account, but for the types that begin a session", () => {
    expect(tokenOf("csrf", ANYBODY, NEW_YEAR)).toBe("+\\");
    expect(isTokenOf("csrf", ANYBODY, "+\\")).toBe(true);
    expect(tokenOf("login", { ...ANYBODY, session: "a" }, NEW_YEAR)).not.toBe("+\\");
  });
});
