import { array, constantFrom, oneof, property, string, uint8Array } from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCorpus, decodeInput, encodeCorpus, encodeInput } from "./corpus.mjs";
import { bytesOf } from "./target.js";
import { assert } from "../random-runs.js";

const anyInput = oneof(
  uint8Array({ maxLength: 40 }),
  string({ unit: "binary", maxLength: 40 }).map(bytesOf),
  constantFrom("", "\uFEFF{}", "a\r\nb\n", "\u2028", "\u202E", '{"base64":"AA=="}').map(bytesOf),
);

describe("A line of a corpus", () => {
  it("is a JSON string if the input is UTF-8", () => {
    expect(encodeInput(bytesOf('{ "a": "\\n" }\n'))).toBe(String.raw`"{ \"a\": \"\\n\" }\n"`);
  });

  it("escapes what is not printable ASCII", () => {
    expect(encodeInput(bytesOf("\uFEFFé\u2028\u{1F600}\u007F\0"))).toBe(
      String.raw`"\ufeff\u00e9\u2028\ud83d\ude00\u007f\u0000"`,
    );
  });

  it("is base64 in an object if the input is not UTF-8", () => {
    expect(encodeInput(Uint8Array.of(0xff, 0x00, 0x80))).toBe('{"base64":"/wCA"}');
  });

  it("is refused if it is neither", () => {
    expect(() => decodeInput("[1]")).toThrow(TypeError);
    expect(() => decodeInput('{"base64":1}')).toThrow(TypeError);
    expect(() => decodeInput("null")).toThrow(TypeError);
    expect(() => decodeInput("{")).toThrow(SyntaxError);
  });

  it("gives the bytes of the input back", () => {
    assert(
      property(anyInput, (input) => {
        const line = encodeInput(input);
        expect(line).toMatch(/^[ -~]+$/);
        expect([...decodeInput(line)]).toEqual([...input]);
      }),
    );
  });
});

describe("A corpus", () => {
  it("has sorted lines, each once", () => {
    const inputs = ["b", "a", "b", "a\nb", ""].map(bytesOf);
    expect(encodeCorpus(inputs)).toBe('""\n"a"\n"a\\nb"\n"b"\n');
  });

  it("gives every input back once, whatever the order", () => {
    assert(
      property(array(anyInput), (inputs) => {
        const text = encodeCorpus(inputs);
        expect(setOf(decodeCorpus(text))).toEqual(setOf(inputs));
        expect(encodeCorpus(inputs.toReversed())).toBe(text);
      }),
    );
  });
});

function setOf(inputs: readonly Uint8Array[]): ReadonlySet<string> {
  return new Set(inputs.map((input) => Buffer.from(input).toString("hex")));
}
