import { array, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { wireParams } from "../../../../templates/runtime/wire/wire-params.js";
import type { WireInput } from "../../../../templates/runtime/wire/wire-params.js";
import { assert } from "../../../random-runs.js";

function params(input: WireInput): readonly unknown[] {
  return [...wireParams(input)];
}

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
