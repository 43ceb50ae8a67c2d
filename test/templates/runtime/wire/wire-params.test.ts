import { array, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { wireParams } from "../../../../templates/runtime/wire/wire-params.js";
import type { WireInput } from "../../../../templates/runtime/wire/wire-params.js";
import { assert } from "../../../random-runs.js";

function params(input: WireInput): readonly unknown[] {
  return [...wireParams(input)];
}

describe("the parameters of a request, as PHP hands them over,", () => {
  it("are the same from text, search parameters and a record", () => {
    const expected = [
      ["a", "1 2"],
      ["b", ""],
    ];
    expect(params("a=1+2&b=")).toEqual(expected);
    expect(params("?a=1%202&b")).toEqual(expected);
    expect(params(new URLSearchParams("a=1+2&b="))).toEqual(expected);
    expect(params({ a: "1 2", b: "" })).toEqual(expected);
    expect(
      params(
        new Map([
          ["a", "1 2"],
          ["b", ""],
        ]),
      ),
    ).toEqual(expected);
  });

  it("keep their order, numbers among them, and the place of the first of a repeated name", () => {
    expect(params("b=1&2=x&a=1&1=y&b=2")).toEqual([
      ["b", "2"],
      ["2", "x"],
      ["a", "1"],
      ["1", "y"],
    ]);
  });

  it("may have any name", () => {
    expect(params("__proto__=a&constructor=b")).toEqual([
      ["__proto__", "a"],
      ["constructor", "b"],
    ]);
  });

  it("have no space, dot or open bracket in their names", () => {
    expect(params("a.b=1&c+d=2&+e=3&f[g=4&a_b=5")).toEqual([
      ["a_b", "5"],
      ["c_d", "2"],
      ["e", "3"],
      ["f_g", "4"],
    ]);
  });

  it("are lists where they are written as arrays, which no parameter takes", () => {
    expect(params("a[]=1&a[]=2&b[x]=3")).toEqual([
      ["a", ["1", "2"]],
      ["b", ["3"]],
    ]);
  });

  it("end their names at a NUL and have none that is empty", () => {
    expect(params("a%00b=1&=2&&")).toEqual([["a", "1"]]);
  });

  it("keep an equals sign in the value", () => {
    expect(params("a=b=c")).toEqual([["a", "b=c"]]);
  });

  it("keep a percent sign that encodes nothing", () => {
    expect(params("a=100%25&b=100%&c=%zz%41")).toEqual([
      ["a", "100%"],
      ["b", "100%"],
      ["c", "%zzA"],
    ]);
  });

  it("hold bytes that are no text as halves of surrogate pairs", () => {
    expect(params("a=%C3%A9%FF%41")).toEqual([["a", "\uDCC3\uDCA9\uDCFFA"]]);
    expect(params("a=x%E2%82")).toEqual([["a", "x\uDCE2\uDC82"]]);
  });
});

describe("percent-encoded bytes", () => {
  /** Bytes that begin, continue and break sequences of UTF-8. */
  const BYTES = [
    0x00, 0x41, 0x7f, 0x80, 0x82, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe2,
    0xed, 0xef, 0xf0, 0xf1, 0xf4, 0xf5, 0xff,
  ];
  const byte = constantFrom(...BYTES);

  it("are text if they are UTF-8, and all distinguishable if not, as TextDecoder finds", () => {
    assert(
      property(array(byte, { minLength: 1, maxLength: 6 }), (bytes) => {
        const hex = bytes.map((each) => `%${each.toString(16).padStart(2, "0")}`).join("");
        let expected: string;
        try {
          expected = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
            Uint8Array.from(bytes),
          );
        } catch {
          expected = bytes
            .map((each) => String.fromCharCode(each < 0x80 ? each : 0xdc00 + each))
            .join("");
        }
        for (const encoded of [hex, hex.toUpperCase()])
          expect(params(`v=${encoded}`)).toEqual([["v", expected]]);
      }),
      { numRuns: 2000 },
    );
  });
});
