import { describe, expect, it } from "vitest";
import { resultsByArguments } from "../../../../../templates/runtime/openapi/stub/cache.js";
import type {
  OpenApiCall,
  OpenApiResult,
} from "../../../../../templates/runtime/openapi/service.js";

const request = (): Request => new Request("http://localhost/");

function callWith(args: OpenApiCall["args"], name = "list"): OpenApiCall {
  const endpoint = { operationId: name, method: "GET", path: "/", params: {} } as const;
  return { name, endpoint, args, bodyText: "", headers: {}, url: "/", base: "", request };
}

/** Results that are numbered in the order in which they are made. */
function numbered(version: () => number) {
  const known = resultsByArguments({ version });
  let made = 0;
  const make = (): OpenApiResult => ({ kind: "json", text: String((made += 1)) });
  return (args: OpenApiCall["args"], name?: string): string => {
    const result = known(callWith(args, name), make);
    return result.kind === "json" ? result.text : "";
  };
}

describe("results by the arguments of calls", () => {
  it("are made once for equal arguments", () => {
    const textOf = numbered(() => 1);
    expect(textOf({ page: 1, name: "a" })).toBe("1");
    expect(textOf({ page: 1, name: "a", size: undefined })).toBe("1");
    expect(textOf({ page: 2, name: "a" })).toBe("2");
    expect(textOf({ page: 1, name: "a" }, "other")).toBe("3");
  });

  it("are made again after a change of the store", () => {
    let version = 1;
    const textOf = numbered(() => version);
    expect(textOf({})).toBe("1");
    version = 2;
    expect(textOf({})).toBe("2");
  });

  it("differ for arguments that look alike", () => {
    const textOf = numbered(() => 1);
    const all = [
      { a: 1 },
      { a: "1" },
      { a: true },
      { a: "true" },
      { a: "1 b number 1 1" },
      { a: "1", b: 1 },
      { a: "" },
      {},
    ];
    const texts = [...all, ...all].map((each) => textOf(each));
    const expected = all.map((_args, index) => String(index + 1));
    expect(texts).toEqual([...expected, ...expected]);
  });

  it.each([[{ a: [1] }], [{ a: 1n }], [{ a: null }], [{ a: { b: 1 } }]])(
    "are made each time for %o",
    (args) => {
      const textOf = numbered(() => 1);
      expect([textOf(args), textOf(args)]).toEqual(["1", "2"]);
    },
  );

  it("are made each time if they are no JSON", () => {
    const known = resultsByArguments({ version: () => 1 });
    const problem = { kind: "problem", status: 400, problem: { detail: "no page" } } as const;
    expect(known(callWith({}), () => problem)).toBe(problem);
    expect(known(callWith({}), () => ({ kind: "empty" }))).toEqual({ kind: "empty" });
  });
});
