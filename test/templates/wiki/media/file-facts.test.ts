import { describe, expect, it } from "vitest";
import { commonMetadata } from "../../../../templates/wiki/media/extended-metadata.js";
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
      metadata: expect.arrayContaining([{ name: "colorType", value: "truecolour-alpha" }]),
    });
  });

  // The metadata is that of MediaWiki 1.39 for the same bytes.
  it("of a GIF count its frames", () => {
    const gif =
      "4749463839610400050080000001020304050621ff0b4e45545343415045322e3003010000002" +
      "1f904000a0000002c000000000100010000020244010021f904000a0000002c00000000010001000002024401003b";
    expect(fileFacts(fromHex(gif))).toEqual({
      mime: "image/gif",
      mediatype: "BITMAP",
      width: 4,
      height: 5,
      bitdepth: 1,
      duration: 0.2,
      metadata: [
        { name: "frameCount", value: 2 },
        { name: "looped", value: true },
        { name: "duration", value: 0.2 },
        { name: "metadata", value: [{ name: "_MW_GIF_VERSION", value: 1 }] },
      ],
    });
  });

  it("of a JPEG are in its frame", () => {
    const jpeg =
      "ffd8ffe000104a46494600010100000100010000ffc00011080007000603012200021101031101ffd9";
    expect(fileFacts(fromHex(jpeg))).toMatchObject({ mime: "image/jpeg", width: 6, height: 7 });
  });

  it.each([
    ['<svg width="30" height="20px"/>', 30, 20],
    ['<?xml version="1.0"?>\n<!-- a --><svg viewBox="0 0 200 100"/>', 512, 256],
    ["<svg xmlns='http://www.w3.org/2000/svg'></svg>", 512, 512],
    ['<svg width="50%" height="1in" viewBox="0,0,10,20"/>', 256, 90],
    ['<svg height="10" viewBox="0 0 30 10"/>', 30, 10],
  ])("of the SVG %s are its size", (text, width, height) => {
    expect(fileFacts(fromText(text))).toMatchObject({ mime: "image/svg+xml", width, height });
  });

  it("of an SVG have its texts, its languages and whether it moves", () => {
    const svg =
      '<svg width="12"><title> A </title><g><title>b</title><text systemLanguage="de-CH, en">x</text><animate/></g><desc>C</desc></svg>';
    const { metadata } = fileFacts(fromText(svg));
    expect(commonMetadata(metadata)).toEqual([
      { name: "ObjectName", value: "A" },
      { name: "ImageDescription", value: "C" },
    ]);
    expect(metadata).toEqual([
      { name: "version", value: 2 },
      { name: "width", value: 12 },
      { name: "height", value: 12 },
      { name: "originalWidth", value: "12" },
      { name: "originalHeight", value: "100%" },
      { name: "title", value: "A" },
      { name: "animated", value: true },
      { name: "description", value: "C" },
      {
        name: "translations",
        value: [
          { name: "de-CH", value: 2 },
          { name: "en", value: 2 },
          { name: "de", value: 1 },
        ],
      },
    ]);
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
