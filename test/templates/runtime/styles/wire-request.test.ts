import { describe, expect, it } from "vitest";
import {
  decoded,
  decodedQuery,
  isWireRequest,
  rawRequest,
  rawTexts,
  splitPairs,
} from "../../../../templates/runtime/styles/wire-request.js";

describe("A request", () => {
  it("is split into names, decoded, and texts as they were sent", () => {
    const raw = rawRequest(
      "?a+b=c%20d&&e&=f&g=h=i",
      { id: "%41" },
      {
        Cookie: " x%20y=1; z=2 ",
        "X-A": " b ",
        "X-B": undefined,
      },
    );
    expect(raw.query).toEqual([
      ["a b", "c%20d"],
      ["e", ""],
      ["", "f"],
      ["g", "h=i"],
    ]);
    expect(raw.cookies).toEqual([
      ["x y", "1"],
      ["z", "2"],
    ]);
    expect(raw.path).toEqual({ id: "%41" });
    expect([...raw.headers]).toEqual([
      ["cookie", "x%20y=1; z=2"],
      ["x-a", "b"],
    ]);
    expect(rawRequest("a=1", {}, {}).query).toEqual([["a", "1"]]);
    expect(rawRequest("a=1", {}, {}).cookies).toEqual([]);
  });

  it.each<readonly [label: string, input: Parameters<typeof rawTexts>[0]]>([
    ["a query string", "?A=b%20c&d=e%26f&d=g"],
    ["search parameters", new URLSearchParams("A=b+c&d=e%26f&d=g")],
    [
      "a map",
      new Map<string, string | readonly string[]>([
        ["A", "b c"],
        ["d", ["e&f", "g"]],
      ]),
    ],
  ])("may be %s alone, whose texts are in any part", (_, input) => {
    const raw = rawTexts(input);
    const pairs = [
      ["A", "b%20c"],
      ["d", "e%26f"],
      ["d", "g"],
    ];
    expect(raw.query).toEqual(pairs);
    expect(raw.cookies).toEqual(pairs);
    expect(raw.path).toEqual({ A: "b%20c", d: "g" });
    expect([...raw.headers]).toEqual([
      ["a", "b c"],
      ["d", "g"],
    ]);
  });

  it("may be an object of texts", () => {
    expect(rawTexts({ A: "b c" }).query).toEqual([["A", "b%20c"]]);
  });

  it("is complete if it has headers", () => {
    expect(isWireRequest({ path: "/", search: "", headers: {} })).toBe(true);
    expect(isWireRequest({ headers: "a parameter of this name" })).toBe(false);
    expect(isWireRequest({ a: "b" })).toBe(false);
    expect(isWireRequest("headers=1")).toBe(false);
  });

  it("is decoded as a form in queries only, and stays as it is where it is no encoding", () => {
    expect(decodedQuery("a+b%2B")).toBe("a b+");
    // WHATWG URL, percent-decode: bytes that are no UTF-8 become U+FFFD.
    expect(decodedQuery("a+%FF")).toBe("a \uFFFD");
    expect(decoded("a+b%2B")).toBe("a+b+");
    expect(decoded("%FF%41")).toBe("%FF%41");
    expect(decoded("\uD800")).toBe("\uFFFD");
    expect(splitPairs("a=%FF;b", ";", decoded)).toEqual([
      ["a", "%FF"],
      ["b", ""],
    ]);
  });
});
