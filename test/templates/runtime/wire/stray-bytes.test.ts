import { describe, expect, it } from "vitest";
import {
  asUtf8,
  asWindows1252,
  strayBytes,
} from "../../../../templates/runtime/wire/stray-bytes.js";
import { wireParams } from "../../../../templates/runtime/wire/wire-params.js";
import { serverIssues, asServer, USUAL } from "../one-parameter.js";

/** Text as it is percent-encoded in an address. */
function sent(encoded: string): string {
  const value = wireParams(`v=${encoded}`).get("v");
  return typeof value === "string" ? value : "";
}

describe("bytes that are no text", () => {
  it("are told from characters", () => {
    expect(strayBytes([0x61, 0xe9, 0x80])).toBe("a\uDCE9\uDC80");
    expect(sent("a%E9%80")).toBe("a\uDCE9\uDC80");
  });

  it("may be as many as a body has", () => {
    expect(sent("%FF".repeat(300_000))).toBe("\uDCFF".repeat(300_000));
  });

  it("make all of a value Windows-1252, as observed on MediaWiki 1.39", () => {
    expect(asWindows1252(sent("caf%E9"))).toBe("café");
    expect(asWindows1252(sent("%FF"))).toBe("ÿ");
    expect(asWindows1252(sent("%80"))).toBe("€");
    expect(asWindows1252(sent("caf%E9%C3%A9%81"))).toBe("caféÃ©");
    expect(asWindows1252(sent("%80%8C%9F%A0"))).toBe("€ŒŸ\u00A0");
    expect(asWindows1252(sent("%81%8D%8F%90%9D"))).toBe("");
    expect(asWindows1252(`${sent("%E9")}é`)).toBe("éÃ©");
  });

  it("are read as UTF-8 where the separator leads, as observed on MediaWiki 1.39", () => {
    expect(asUtf8(sent("caf%E9"))).toBe("caf\uFFFD");
    expect(asUtf8(sent("a%E2%82b"))).toBe("a\uFFFDb");
    expect(asUtf8(sent("%FF%FE"))).toBe("\uFFFD\uFFFD");
    expect(asUtf8(sent("%FF%C3%A9%F0%9F%98%80%80"))).toBe("\uFFFDé😀\uFFFD");
  });

  it("are told of", () => {
    const titles = { type: "string", multi: USUAL } as const;
    expect(asServer({ type: "string" }, sent("caf%E9"))).toEqual({
      value: "café",
      found: ["warning badutf8"],
    });
    expect(asServer(titles, sent("%1Fcaf%E9%1F%C3%A9"))).toEqual({
      value: ["caf\uFFFD", "é"],
      found: ["warning badutf8"],
    });
    expect(serverIssues({ type: "raw" }, sent("caf%E9"))).toEqual([]);
  });
});

describe("characters of several halves", () => {
  it.each(["😀", "\u{12080}", "a\u{1DC80}b"])("are no bytes: %s", (text) => {
    expect(asWindows1252(text)).toBe(text);
    expect(asUtf8(text)).toBe(text);
    expect(asServer({ type: "string", multi: USUAL }, `\u001F${text}\u001F|`)).toEqual({
      value: [text, "|"],
      found: [],
    });
  });
});
