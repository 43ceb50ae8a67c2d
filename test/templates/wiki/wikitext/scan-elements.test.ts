import { describe, expect, it } from "vitest";
import { scanMarkup } from "../../../../templates/wiki/wikitext/scan.js";

/** The elements of a text, without the kinds that it has none of. */
function elements(text: string): object {
  return Object.fromEntries(Object.entries(scanMarkup(text)).filter(([, list]) => list.length > 0));
}

const A = { links: [{ target: "A" }] };

describe("The elements of a text", () => {
  it.each(
    "http https ftp ftps sftp irc ircs git gopher mms nntp redis ssh svn telnet worldwind".split(
      " ",
    ),
  )("are URLs with the protocol %s://", (protocol) => {
    expect(elements(`${protocol}://a.example ${protocol}:b x${protocol}://c`)).toEqual({
      urls: [`${protocol}://a.example`],
    });
    expect(elements(`(${protocol.toUpperCase()}://a)`)).toEqual({
      urls: [`${protocol.toUpperCase()}://a`],
    });
  });

  it.each("bitcoin geo magnet mailto matrix news sip sips sms tel urn xmpp".split(" "))(
    "are URLs with the protocol %s:",
    (protocol) => {
      expect(elements(`${protocol}:a ${protocol}://b x${protocol}:c ${protocol}:`)).toEqual({
        urls: [`${protocol}:a`],
      });
    },
  );

  it.each(["<", ">", "[", "]", '"', "{", "}", "|", " ", "\n", "\u0000", "\u007F", "\u3000"])(
    "are URLs up to %j",
    (end) => {
      expect(elements(`http://a/b${end}c`)).toEqual({ urls: ["http://a/b"] });
    },
  );

  it.each([
    ["http://a,", "http://a"],
    ["http://a;", "http://a"],
    ["http://a.", "http://a"],
    ["http://a:", "http://a"],
    ["http://a!", "http://a"],
    ["http://a?", "http://a"],
    ["http://a..", "http://a."],
    ["http://a-", "http://a-"],
    ["http://a)", "http://a"],
    ["http://a(b)", "http://a(b)"],
    ["[http://a) b]", "http://a"],
    ["[//a", "//a"],
  ])("are URLs without the punctuation behind them: %j", (text, url) => {
    expect(elements(text)).toEqual({ urls: [url] });
  });

  it.each(["[//]", "[/a]", "[ //a]", "http:// a", "http:/a", "http://.", "mailto: a", "a:b"])(
    "are no URLs without a host: %j",
    (text) => {
      expect(elements(text)).toEqual({});
    },
  );

  it.each(["nowiki", "pre", "syntaxhighlight", "source", "math", "includeonly"])(
    "are not in the element %s",
    (tag) => {
      expect(elements(`<${tag}>[[B]]{{C}}__TOC__ http://d</${tag}>[[A]]`)).toEqual(A);
      expect(elements(`<${tag}>[[A]]`)).toEqual(A);
      expect(elements(`<${tag}x>[[A]]</${tag}>`)).toEqual(A);
    },
  );

  it.each<readonly [text: string, found: object]>([
    ["<!-- [[B]] -->[[A]]", A],
    ["<!-->[[B]]-->[[A]]", A],
    ["<!- [[A]]", A],
    ["<b>[[A]]</b>", A],
    ["<gallery>\n B.png | c\n|d\n</gallery>[[A]]", { ...A, gallery: ["B.png"] }],
    ["<GALLERY mode='x'>B.png\nC.png</gallery>[[A]]", { ...A, gallery: ["B.png", "C.png"] }],
    ["<gallery\n>B.png</gallery>", { gallery: ["B.png"] }],
    ["<galleryx>[[A]]</gallery>", A],
    ["x <gallery>[[A]]", A],
    ["[[A|b]]", { links: [{ target: "A", label: "b" }] }],
    ["[[A|]]", { links: [{ target: "A", label: "" }] }],
    ["[[A|b", { links: [{ target: "A", label: "b" }] }],
    ["[[A|b\nc]]", { links: [{ target: "A", label: "b" }] }],
    ["[[A]", {}],
    ["[[A} b]]", {}],
    ["[[B<C]] [[A]]", A],
    ["[[ |[[A]]", A],
    ["[A]", {}],
    ["{{A}}", { braces: ["A"] }],
    ["{{ A\n|b}}", { braces: ["A"] }],
    ["{{A|{{B}}}}", { braces: ["A", "B"] }],
    ["{{{A}}} {{{{A}}}} {A}", {}],
    ["{{ }} {{|A}} {{A", {}],
    ["{{A[[B]]}}", { links: [{ target: "B" }] }],
    ["__A__", { switches: ["a"] }],
    ["___A__ __b__", { switches: ["a", "b"] }],
    ["__A_ _A__ ____ __A B__ __1__", {}],
    ["__A__B__", { switches: ["a"] }],
  ])("are found in %j", (text, found) => {
    expect(elements(text)).toEqual(found);
  });
});
