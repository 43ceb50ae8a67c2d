import { describe, expect, it } from "vitest";
import { siteOf } from "../../../../../templates/wiki/data/site.js";
import { fileDanger } from "../../../../../templates/wiki/writes/files/file-dangers.js";

const older = siteOf({ general: { generator: "MediaWiki 1.39.17" } });
const newer = siteOf({ general: { generator: "MediaWiki 1.43.9" } });
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><title>A</title></svg>';
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Observed on MediaWiki 1.39 and 1.43. */
describe("a file that an upload sends", () => {
  it.each([
    [
      "an SVG with a title named as a picture",
      DRAWING,
      "png",
      ["filetype-bad-ie-mime", "text/html"],
      undefined,
    ],
    ["an SVG with a title", DRAWING, "svg", undefined, undefined],
    ["an SVG with a script", SCRIPT, "svg", ["uploadscripted"], ["uploadscripted"]],
    [
      "an SVG with a script named as a text",
      SCRIPT,
      "txt",
      ["filetype-bad-ie-mime", "text/html"],
      ["uploadscripted"],
    ],
    [
      "XML named as a text",
      "<?xml version='1.0'?><a/>",
      "txt",
      ["filetype-bad-ie-mime", "text/xml"],
      undefined,
    ],
    ["a text", "A note.", "txt", undefined, undefined],
  ])("%s", (_, text, extension, before, since) => {
    const file = { bytes: bytesOf(text), mime: "text/plain", extension };
    expect(fileDanger(file, older)).toEqual(before);
    expect(fileDanger(file, newer)).toEqual(since);
  });

  it("is searched for scripts in its first 1024 bytes if it is not text", () => {
    const file = { bytes: bytesOf(`${" ".repeat(1024)}${SCRIPT}`), extension: "bin" };
    expect(fileDanger({ ...file, mime: "unknown/unknown" }, newer)).toBe(undefined);
    expect(fileDanger({ ...file, mime: "text/plain" }, newer)).toEqual(["uploadscripted"]);
  });
});
