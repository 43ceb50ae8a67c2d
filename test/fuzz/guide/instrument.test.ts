import { describe, expect, it } from "vitest";
import { instrumented } from "./instrument.mjs";

/** Runs a function with counters, and gives what it returned with the counts. */
function counted(
  source: string,
  ...args: readonly unknown[]
): { readonly value: unknown; readonly counts: readonly number[] } {
  const { text } = instrumented("a.js", `${source}\nreturn f;`);
  const counts: number[] = [];
  // oxlint-disable-next-line typescript/no-implied-eval -- a text of this test with counters in it
  const make: unknown = new Function("globalThis", text.replace(/\bexport /g, ""))({
    paramsmithCounters: (_: string, size: number) => {
      counts.push(...Array.from({ length: size }, () => 0));
      return counts;
    },
  });
  const value: unknown = typeof make === "function" ? make(...args) : undefined;
  return { value, counts };
}

describe("counters", () => {
  it.each([
    ["function f(a) { if (a) return 1; return 2; }", true, 1],
    ["function f(a) { if (a) return 1; return 2; }", false, 2],
    ["function f(a) { if (a) if (a > 1) return 1; else return 2; else return 3; return 4; }", 1, 2],
    ["function f(a) { if (a) if (a > 1) return 1; return 4; }", 1, 4],
    ["const f = (a) => a ? { b: [a] } : a ?? 5;", undefined, 5],
    ["const f = (a) => (b) => a && b || 7;", 0, undefined],
    [
      "function f(a) { let n = 0; for (const b of a) n += b; while (n < 10) n++; do n++; while (n < 12); return n; }",
      [1, 2],
      12,
    ],
    ["function f(a) { switch (a) { case 1: case 2: return 'x'; default: return 'y'; } }", 2, "x"],
    [
      "function f(a) { try { a.b.c; } catch { return 1; } finally { a = 2; } return 3; }",
      undefined,
      1,
    ],
    ["function f(a) { let x; x ??= a; x ||= 4; x &&= 5; return x; }", 0, 5],
    ["const f = (a) => [a].map((b) => ({ b }))[0].b;", 3, 3],
    [
      "class C { #x = 1; get x() { return this.#x; } static of(a) { return a ? new C().x : 0; } } const f = C.of;",
      1,
      1,
    ],
  ])("do not change what %s does", (source, argument, expected) => {
    const { value } = counted(source, argument);
    if (typeof value !== "function") expect(value).toEqual(expected);
  });

  it("tell one way through from another", () => {
    const source = "function f(a) { return a ? 1 : 2; }";
    const [yes, no] = [counted(source, true).counts, counted(source, false).counts];
    expect(yes).toEqual([1, 1, 0]);
    expect(no).toEqual([1, 0, 1]);
  });

  it("tell that a condition did not hold", () => {
    const source = "function f(a) { if (a) a = 1; }";
    expect(counted(source, true).counts).not.toEqual(counted(source, false).counts);
  });

  it("come with the texts that are compared with", () => {
    expect(instrumented("a.js", "a === 'apcontinue'; b(`no`);").words).toEqual(["apcontinue"]);
  });
});
