import { describe, expect, it } from "vitest";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import {
  allowedExtensions,
  isFitting,
  uploadName,
  usualExtension,
} from "../../../../templates/wiki/writes/upload-name.js";
import { tinySite } from "../tiny-wiki.js";

const SITE = siteOf({ ...tinySite().facts, fileextensions: [{ ext: "png" }, { ext: "jpg" }] });

function facts(mime: string) {
  const pixels = { width: 1, height: 1, bitdepth: 8 };
  return { mime, mediatype: "BITMAP", ...pixels, metadata: null };
}

const LONG = "A".repeat(236);

/** As `UploadBase::getTitle` of MediaWiki reads names. */
describe("The name of an upload", () => {
  it.each([
    ["a b.png", "File:A b.png", "png"],
    ["File:a.png", "File:A.png", "png"],
    ["image:a.png", "File:A.png", "png"],
    ["User:a.png", "File:User-a.png", "png"],
    ["Talk:File:a.png", "File:Talk-File-a.png", "png"],
    ["a/b\\c#d<e>[f]{g}|h.png", "File:A-b-c-d-e--f--g--h.png", "png"],
    ["ä%!\"$&'()*,-;=?@^_`~+.png", "File:Ä%!\"$&'()*,-;=?@^ `~+.png", "png"],
    ["a.exe.PNG", "File:A.exe.PNG", "PNG"],
    ["a", "File:A.jpg", "jpg"],
    [`${LONG}.png`, `File:${LONG}.png`, "png"],
  ])("%s is read as %s", (written, text, extension) => {
    expect(uploadName(SITE, written, facts("image/jpeg"))).toMatchObject({
      kind: "title",
      title: { ns: 6, text },
      extension,
    });
  });

  it.each([
    ["filetype-missing", "<", "-", ""],
    ["filetype-missing", "a", "A", ""],
    ["filetype-banned", "a.png.exe", "A.png.exe", "exe"],
    ["filename-tooshort", ".png", ".png", "png"],
    ["filename-toolong", `${LONG}a.png`, `${LONG}a.png`, ""],
    ["filename-toolong", `${"ä".repeat(119)}.png`, `${"ä".repeat(119)}.png`, ""],
    ["illegal-filename", "a&amp;lt;b.png", "a&amp;lt;b.png", ""],
  ])("has the error %s: %s", (code, written, name, extension) => {
    expect(uploadName(SITE, written, undefined)).toEqual({ kind: "wrong", code, name, extension });
  });

  it("has an ending of an unknown type if it is there", () => {
    expect(uploadName(SITE, "a", facts("image/x-unknown"))).toMatchObject({
      code: "filetype-missing",
    });
    expect(uploadName(SITE, "a.jpg", facts("image/x-unknown"))).toMatchObject({ extension: "jpg" });
  });
});

describe("The ending of a name", () => {
  it("is one that the wiki allows", () => {
    expect(allowedExtensions(SITE)).toEqual(["png", "jpg"]);
    expect(allowedExtensions(tinySite())).toEqual([]);
  });

  /** The types of `MimeMap` of MediaWiki. */
  it.each([
    ["image/png", ["png", "apng"]],
    ["image/gif", ["gif"]],
    ["image/jpeg", ["jpg", "jpeg", "jpe"]],
    ["image/webp", ["webp"]],
    ["image/svg+xml", ["svg"]],
    ["text/plain", ["txt"]],
    ["application/pdf", ["pdf"]],
    ["application/ogg", ["ogx", "ogg", "ogm", "ogv", "oga", "spx", "opus"]],
    ["video/webm", ["webm"]],
  ])("of a file of the type %s is one of %j, in any letter case", (mime, endings) => {
    expect(usualExtension(facts(mime))).toBe(endings[0]);
    for (const ending of endings) expect(isFitting(ending.toUpperCase(), facts(mime))).toBe(true);
    expect(isFitting("exe", facts(mime))).toBe(false);
  });

  it("of a file of another type is any", () => {
    expect([usualExtension(facts("a/b")), isFitting("exe", facts("a/b"))]).toEqual(["", true]);
  });
});
