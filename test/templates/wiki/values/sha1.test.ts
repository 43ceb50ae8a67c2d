import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeSha1 } from "../../../../templates/wiki/values/sha1.js";
import { assert } from "../../../random-runs.js";

const sha1 = makeSha1();
const ofText = (text: string): string => sha1(new TextEncoder().encode(text));
const byNode = (bytes: Uint8Array): string => createHash("sha1").update(bytes).digest("hex");

describe("SHA-1", () => {
  it("is that of the standard's examples", () => {
    expect(ofText("abc")).toBe("a9993e364706816aba3e25717850c26c9cd0d89d");
    expect(ofText("")).toBe("da39a3ee5e6b4b0d3255bfef95601890afd80709");
  });

  it("is Node's at every length around the ends of blocks, by one function in a row", () => {
    for (let length = 0; length < 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
      expect(sha1(bytes), `${length} bytes`).toBe(byNode(bytes));
    }
  });

  it("is Node's for any bytes", () => {
    assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        expect(sha1(bytes)).toBe(byNode(bytes));
      }),
    );
  });

  it("does not mistake more than 2 to the 29 bits", () => {
    const bytes = new Uint8Array(2 ** 26 + 3).fill(42);
    expect(sha1(bytes)).toBe(byNode(bytes));
  });
});
