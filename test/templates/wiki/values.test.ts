/** The values of a wiki: titles, IP addresses, times, URLs, and texts that are merged. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expiryMoment } from "../../../templates/wiki/data/expiry-moment.js";
import { addressRange, rangeOf } from "../../../templates/wiki/data/ip-address.js";
import { siteOf } from "../../../templates/wiki/data/site.js";
import { parseTitle, titleOf, titleOfPart } from "../../../templates/wiki/data/title.js";
import { fileFacts } from "../../../templates/wiki/media/file-facts.js";
import { createWiki } from "../../../templates/wiki/seed/create-wiki.js";
import { compareTexts } from "../../../templates/wiki/values/compare.js";
import { durationText } from "../../../templates/wiki/values/duration.js";
import { urlIndexes } from "../../../templates/wiki/values/url-index.js";
import { mergeLines } from "../../../templates/wiki/writes/edit-text.js";
import { assert } from "../../random-runs.js";

const site = siteOf(
  createWiki({
    namespaces: [{ id: 100, name: "word", case: "case-sensitive" }],
    site: {
      namespacealiases: [{ id: 6, alias: "Image" }],
      interwikimap: [
        { prefix: "de", url: "https://de.example/wiki/$1", language: "Deutsch" },
        { prefix: "home", url: "https://home.example/wiki/$1", localinterwiki: true },
      ],
    },
  }).site,
);

/** The title as answers show it, with its fragment; what is none as a sign of what it is. */
function read(text: string): string {
  const title = parseTitle(site, text);
  switch (title.kind) {
    case "title":
      return `${title.ns} ${title.text}${title.fragment === "" ? "" : `#${title.fragment}`}`;
    case "external":
      return `${title.interwiki}> ${title.text}${title.fragment === "" ? "" : `#${title.fragment}`}`;
    case "invalid":
      return "invalid";
    default:
      return title satisfies never;
  }
}

describe("a title", () => {
  it.each([
    ["begins with a capital", "apple", "0 Apple"],
    ["begins with a capital beyond ASCII", "élan", "0 Élan"],
    ["begins with the title case of a letter", "ßeta", "0 Sseta"],
    ["begins with the title case of a digraph", "ǆin", "0 ǅin"],
    ["keeps a small letter where its namespace does", "word:apple", "100 word:apple"],
    ["has spaces for underscores, one at a time", "_Pear__ tree_", "0 Pear tree"],
    ["is without marks of direction", "Ap\u200Eple", "0 Apple"],
    ["has its fragment apart", "Apple#The_taste", "0 Apple#The taste"],
    ["is a fragment of the page that one is on", "#Taste", "0 #Taste"],
    ["has the namespace's own name", "project:x", "4 Project:X"],
    ["is found by an alias of the namespace", "IMAGE : leaf.png", "6 File:Leaf.png"],
    ["is in the main namespace after a colon", ":apple", "0 Apple"],
    ["keeps what only looks like a namespace", "Nothing: here", "0 Nothing: here"],
    ["has addresses of users in one form", "User:::1", "2 User:0:0:0:0:0:0:0:1"],
    ["leads to another wiki, as it is written", "DE:apple_b#c", "de> de:apple b#c"],
    ["leads to another wiki's first page", "de:", "de> de:"],
    ["leads home by a prefix that does", "home:talk:apple", "1 Talk:Apple"],
    ["is the main page by such a prefix alone", "home:", "0 Main Page"],
    ["has character references read", "A&amp;b", "0 A&b"],
    ["has at most 255 bytes", "é".repeat(127), `0 É${"é".repeat(126)}`],
    [
      "has more bytes where it is special",
      `Special:${"x".repeat(300)}`,
      `-1 Special:X${"x".repeat(299)}`,
    ],
  ])("%s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["nothing", ""],
    ["half a surrogate pair", "A\uD800"],
    ["spaces alone", " _ "],
    ["a colon alone", ":"],
    ["a namespace alone", "Talk:"],
    ["a namespace and a fragment", "Talk:#x"],
    ["talk of a page with a prefix", "Talk:File:x"],
    ["talk of a page elsewhere", "Talk:de:x"],
    ["two colons in front", "::Apple"],
    ["brackets", "A[b]"],
    ["control characters", "a\tb"],
    ["an escaped byte", "%41"],
    ["a reference to no character", "&nothing;"],
    ["the folder itself", "."],
    ["a way up", "a/../b"],
    ["a signature", "~~~"],
    ["too many bytes", "é".repeat(128)],
    ["too many bytes for a special page", `Special:${"x".repeat(513)}`],
    ["brackets elsewhere", "de:[x]"],
  ])("is not %s", (_, text) => {
    expect(read(text)).toBe("invalid");
  });

  it("is the same when its text is read again", () => {
    const pieces = fc.constantFrom(
      ..."talk: Image: word: User: Special: de: home: : # _ / apple Ä ß ǆ 1 ::1 . ~ &amp; % & x; 𝒜".split(
        " ",
      ),
      " ",
      "\u3000",
    );
    assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const title = parseTitle(site, parts.join(""));
        if (title.kind === "invalid") return;
        const { fragment } = title;
        const again = parseTitle(site, `${title.text}${fragment === "" ? "" : `#${fragment}`}`);
        // No title is nothing, but a fragment without a name may be that, too.
        if (title.text !== "" || fragment !== "") expect(again).toEqual(title);
      }),
      { numRuns: 2000 },
    );
  });
});

it("the title of a key has its namespace, and no fragment unless one is given", () => {
  expect(titleOf(site, 1, "A_b:c")).toEqual({
    kind: "title",
    ns: 1,
    key: "A_b:c",
    text: "Talk:A b:c",
    fragment: "",
  });
  expect(titleOf(site, 0, "A", "x").fragment).toBe("x");
  expect(titleOf(site, 99, "A").text).toBe("A");
});

describe("a part of a title", () => {
  it.each([
    ["is a key without its end", "pear t", 0, "Pear_t"],
    ["may end with a space", "pear ", 0, "Pear_"],
    ["may be nothing", "", 0, ""],
    ["keeps a prefix within another namespace", "talk:x", 14, "Talk:x"],
    ["is a small letter where its namespace has them", "pear", 100, "pear"],
  ])("%s", (_, part, ns, key) => {
    expect(titleOfPart(site, part, ns)?.key).toBe(key);
  });

  it.each([
    ["of another namespace", "Talk:x", 0],
    ["of another wiki", "de:x", 0],
    ["with a fragment", "x#y", 0],
    ["with what titles cannot have", "[", 0],
    ["of a talk page that cannot be", "File:x", 1],
  ])("is none %s", (_, part, ns) => {
    expect(titleOfPart(site, part, ns)?.key).toBeUndefined();
  });
});

const NOW = "2026-11-23T22:26:35Z";

// Results of strtotime of PHP 8.2.
it.each([
  ["never", "infinity"],
  ["Indefinite", "infinity"],
  ["2 weeks", "2026-12-07T22:26:35Z"],
  ["1 day", "2026-11-24T22:26:35Z"],
  ["1month", "2026-12-23T22:26:35Z"],
  ["1 month 2 days", "2026-12-25T22:26:35Z"],
  ["next week", "2026-11-30T22:26:35Z"],
  ["3 hours", "2026-11-24T01:26:35Z"],
  ["tomorrow", "2026-11-24T00:00:00Z"],
  ["yesterday", "2026-11-22T00:00:00Z"],
  ["2030-01-01", "2030-01-01T00:00:00Z"],
  ["2030-01-01T10:00:00Z", "2030-01-01T10:00:00Z"],
  ["99 months", "2035-02-23T22:26:35Z"],
  // Observed on MediaWiki 1.45: the last day of the year 9999 is too late.
  ["9999-12-30T23:59:59Z", "9999-12-30T23:59:59Z"],
  ["9999-12-31", undefined],
  ["9000 years", undefined],
  ["999999 years", undefined],
  ["garbage", undefined],
  ["1 fortnight of", undefined],
  ["", undefined],
])("the expiry %j is %s", (text, moment) => {
  expect(expiryMoment(text, NOW)).toBe(moment);
});

describe("addressRange", () => {
  it("reads addresses and ranges of both families", () => {
    expect(addressRange("192.0.2.1")).toEqual({
      family: 4,
      bits: 32,
      first: "v4-C0000201",
      last: "v4-C0000201",
    });
    expect(addressRange("192.0.2.99/24")).toMatchObject({
      first: "v4-C0000200",
      last: "v4-C00002FF",
    });
    expect(addressRange("2001:db8::1/32")).toMatchObject({
      family: 6,
      first: `v6-20010DB8${"0".repeat(24)}`,
      last: `v6-20010DB8${"F".repeat(24)}`,
    });
    expect(addressRange("::")?.first).toBe(`v6-${"0".repeat(32)}`);
    expect(addressRange("2001:DB8:0:0:0:0:0:11")).toEqual(addressRange("2001:db8::11"));
  });

  it.each(["", "Bea", "1.2.3", "1.2.3.256", "1.2.3.4/33", "1.2.3.4/", "1::2::3", "1:2", "::g"])(
    "reads %j as none",
    (text) => {
      expect(addressRange(text)).toBeUndefined();
    },
  );
});

it.each([
  ["192.0.2.17", "192.0.2.17", "192.0.2.17"],
  ["198.51.100.77/24", "198.51.100.0", "198.51.100.255"],
  ["10.0.0.0/9", "10.0.0.0", "10.127.255.255"],
  ["2001:DB8:0:0:0:0:0:0/64", "2001:DB8:0:0:0:0:0:0", "2001:DB8:0:0:FFFF:FFFF:FFFF:FFFF"],
  ["2001:DB8:0:0:0:0:0:1", "2001:DB8:0:0:0:0:0:1", "2001:DB8:0:0:0:0:0:1"],
])("the ends of %s are %s and %s", (value, start, end) => {
  expect(rangeOf(value)).toEqual({ start, end });
});

// The texts are those of `duration-l10n` in responses of list=blocks on MediaWiki 1.45.
it.each([
  ["2024-01-01T00:00:00Z", "2024-01-01T00:00:00Z", "0 seconds"],
  ["2024-01-01T00:00:00Z", "2024-01-01T00:00:01Z", "1 second"],
  [
    "2024-01-01T00:00:00Z",
    "2025-03-04T05:06:07Z",
    "1 year, 2 months, 3 days, 5 hours, 6 minutes and 7 seconds",
  ],
  ["2024-01-09T12:00:00Z", "2090-03-01T12:00:00Z", "6 decades, 6 years, 1 month and 20 days"],
  ["2000-01-01T00:00:00Z", "3111-01-01T00:00:00Z", "1 millennium, 1 century, 1 decade and 1 year"],
  ["2024-01-31T00:00:00Z", "2024-03-01T00:00:00Z", "30 days"],
  ["2023-10-31T10:00:00Z", "2024-03-01T09:00:00Z", "3 months, 29 days and 23 hours"],
])("the time from %s to %s is %s", (start, end, text) => {
  expect(durationText(start, end)).toBe(text);
  expect(durationText(end, start)).toBe(text);
});

it.each([
  ["http://www.example.org/a?b=1", ["http://org.example.www./a?b=1"]],
  ["https://x.example", ["https://example.x./"]],
  ["HTTPS://X.Example/Path", ["https://example.x./Path"]],
  ["http://x.example:8080/a", ["http://example.x.:8080/a"]],
  ["http://x.example?q=1", ["http://example.x./?q=1"]],
  ["//x.example", ["http://example.x./", "https://example.x./"]],
  ["http://192.0.2.1/a", ["http://V4.192.0.2.1./a"]],
  ["mailto:somebody@x.example", ["mailto:example.x.@somebody"]],
  ["mailto:x.example", ["mailto:@x.example"]],
  ["tel:x.example", ["tel:example.x."]],
  ["no protocol", ["no protocol"]],
])("lists %s under %j", (url, indexes) => {
  expect(urlIndexes(url)).toEqual(indexes);
});

describe("two changes of one text", () => {
  it.each([
    ["of lines that are apart", "1\n2\n3", "x\n2\n3", "1\n2\ny", "x\n2\ny"],
    ["that are the same", "1\n2", "1\nx", "1\nx", "1\nx"],
    ["one of which adds", "1\n2\n3", "1\n2\n3\n4", "0\n1\n2\n3", "0\n1\n2\n3\n4"],
    ["one of which removes", "1\n2\n3\n4", "1\n3\n4", "1\n2\n3\nx", "1\n3\nx"],
    ["of the same line", "1\n2\n3", "1\nx\n3", "1\ny\n3", undefined],
    ["of lines side by side", "1\n2\n3", "x\n2\n3", "1\ny\n3", undefined],
    ["at the same place", "1", "1\nx", "1\ny", undefined],
  ])("%s", (_name, base, mine, theirs, merged) => {
    expect(mergeLines(base, mine, theirs)).toBe(merged);
    expect(mergeLines(base, theirs, mine)).toBe(merged);
  });

  it("of which one is none give the other", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "c", ""), { maxLength: 8 })
      .map((lines) => lines.join("\n"));
    assert(
      fc.property(text, text, (base, mine) => {
        expect(mergeLines(base, mine, base)).toBe(mine);
        expect(mergeLines(base, mine, mine)).toBe(mine);
      }),
    );
  });
});

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

it("orders texts by their code points, which is not the order of their UTF-16 units", () => {
  const inOrder = ["", "Z", "a", "ab", "é", "\uFFFD", "😀", "😀a", "😁"];
  expect(inOrder.toReversed().toSorted(compareTexts)).toEqual(inOrder);
});
