import { describe, expect, it } from "vitest";
import { fileFacts } from "../../../../templates/wiki/media/file-facts.js";

const fromHex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "hex"));
const fromText = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("the facts of a file", () => {
  it("of a PNG are in its header", () => {
    const head = "89504e470d0a1a0a0000000d494844520000012c000000c80806000000";
    expect(fileFacts(fromHex(head))).toMatchObject({
      mime: "image/png",
      mediatype: "BITMAP",
      width: 300,
      height: 200,
      bitdepth: 8,
    });
  });

  it("of a GIF are in its header", () => {
    const gif = fromHex("4749463839610400050080000001020304050621");
    expect(fileFacts(gif)).toMatchObject({ mime: "image/gif", width: 4, height: 5 });
  });

  it("of a JPEG are in its frame", () => {
    const jpeg =
      "ffd8ffe000104a46494600010100000100010000ffc00011080007000603012200021101031101ffd9";
    expect(fileFacts(fromHex(jpeg))).toMatchObject({ mime: "image/jpeg", width: 6, height: 7 });
  });

  it.each([
    ['<svg width="30" height="20px"/>', 30, 20],
    ['<?xml version="1.0"?>\n<!-- a --><svg viewBox="0 0 200 100"/>', 200, 100],
    ["<svg xmlns='http://www.w3.org/2000/svg'></svg>", 512, 512],
    ['<svg width="50%" height="1in" viewBox="0 0 10 20"/>', 48, 96],
    ['<svg height="10" viewBox="0 0 30 10"/>', 30, 10],
  ])("of the SVG %s are its size", (text, width, height) => {
    expect(fileFacts(fromText(text))).toMatchObject({ mime: "image/svg+xml", width, height });
  });

  it.each([
    ["a text", fromText("a <svg> ä\n"), "text/plain", "TEXT"],
    ["a PDF", fromText("%PDF-1.4\u0001"), "application/pdf", "OFFICE"],
    ["an Ogg file", fromText("OggS\u0000\u0002"), "application/ogg", "AUDIO"],
    ["a WebP image", fromText("RIFF\u001a\u0000\u0000\u0000WEBP"), "image/webp", "BITMAP"],
    ["a WebM film", fromHex("1a45dfa39f42"), "video/webm", "VIDEO"],
    ["other bytes", fromHex("00ff00"), "unknown/unknown", "UNKNOWN"],
    ["the beginning of a GIF", fromText("GIF89a"), "text/plain", "TEXT"],
  ])("of %s are its type", (_, bytes, mime, mediatype) => {
    expect(fileFacts(bytes)).toMatchObject({ mime, mediatype, width: 0, height: 0 });
  });
});
