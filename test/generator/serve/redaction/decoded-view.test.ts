import { describe, expect, it } from "vitest";
import {
  decodedView,
  rangesInText,
  spellingsOf,
} from "../../../../generator/serve/decoded-view.js";

/** Each encoded text, and what it is decoded as. */
type Decodings = readonly (readonly [encoded: string, decoded: string])[];

/** The named character references of HTML (13.5) for U+00A0 to U+00FF, each beside its character. */
const LATIN_1 = `nbsp:\u00A0 iexcl:¡ cent:¢ pound:£ curren:¤ yen:¥ brvbar:¦ sect:§ uml:¨ copy:©
ordf:ª laquo:« not:¬ shy:\u00AD reg:® macr:¯ deg:° plusmn:± sup2:² sup3:³ acute:´ micro:µ para:¶
middot:· cedil:¸ sup1:¹ ordm:º raquo:» frac14:¼ frac12:½ frac34:¾ iquest:¿ Agrave:À Aacute:Á
Acirc:Â Atilde:Ã Auml:Ä Aring:Å AElig:Æ Ccedil:Ç Egrave:È Eacute:É Ecirc:Ê Euml:Ë Igrave:Ì Iacute:Í
Icirc:Î Iuml:Ï ETH:Ð Ntilde:Ñ Ograve:Ò Oacute:Ó Ocirc:Ô Otilde:Õ Ouml:Ö times:× Oslash:Ø Ugrave:Ù
Uacute:Ú Ucirc:Û Uuml:Ü Yacute:Ý THORN:Þ szlig:ß agrave:à aacute:á acirc:â atilde:ã auml:ä aring:å
aelig:æ ccedil:ç egrave:è eacute:é ecirc:ê euml:ë igrave:ì iacute:í icirc:î iuml:ï eth:ð ntilde:ñ
ograve:ò oacute:ó ocirc:ô otilde:õ ouml:ö divide:÷ oslash:ø ugrave:ù uacute:ú ucirc:û uuml:ü
yacute:ý thorn:þ yuml:ÿ`;

const REFERENCES: Decodings = [
  ["quot", '"'],
  ["amp", "&"],
  ["apos", "'"],
  ["lt", "<"],
  ["gt", ">"],
  ...LATIN_1.split(/[ \n]/).map((entry): readonly [string, string] => {
    const colon = entry.indexOf(":");
    return [entry.slice(0, colon), entry.slice(colon + 1)];
  }),
];

describe("a text in HTML", () => {
  it.each(REFERENCES)("has &%s; for %j", (name, character) => {
    expect(decodedView(`(&${name};)`, "highlighted-html").text).toBe(`(${character})`);
  });

  it.each<readonly [string, string]>([
    ["&#65;&#0065;&#x41;&#X41;&#x000041;", "AAAAA"],
    ["&#1114111;&#x10ffff;", "\u{10FFFF}\u{10FFFF}"],
    ["&#1114112;&#x110000;", "&#1114112;&#x110000;"],
    ["&#00000065;&#x0000041;", "&#00000065;&#x0000041;"],
    ["&#;&#x;&;&#A;&#xG;", "&#;&#x;&;&#A;&#xG;"],
    ["&lt &lt: &unknown; &LT; &l; &toString;", "&lt &lt: &unknown; &LT; &l; &toString;"],
    ["&amp;lt;", "&lt;"],
    ['a<b>c</b>d<br/>e<i class="x">', "acde"],
    ["1<2>3 <> </> < b> <ä>", "1<2>3 <> </> < b> <ä>"],
    ["<b<i>", "<b"],
    [`<b${" ".repeat(200)}>`, ""],
    [`<b${" ".repeat(201)}>`, `<b${" ".repeat(201)}>`],
    ["%41\\u0041", "%41\\u0041"],
  ])("is decoded from %j", (encoded, decoded) => {
    expect(decodedView(encoded, "highlighted-html").text).toBe(decoded);
  });
});

describe("a text in JSON", () => {
  it.each<readonly [string, string]>([
    [String.raw`\b\f\n\r\t\"\'\\\/`, "\b\f\n\r\t\"'\\/"],
    [String.raw`\u0041\u00e4\u00E4\uD83D\uDE00`, "Aää😀"],
    [String.raw`\x41\xe4\xE4`, "Aää"],
    [String.raw`\q`, "q"],
    ["\\", "\\"],
    ["&lt;%41<b>", "&lt;%41<b>"],
  ])("is decoded from %j", (encoded, decoded) => {
    expect(decodedView(encoded, "json").text).toBe(decoded);
  });
});

describe("a text in percent-encoding", () => {
  it.each<readonly [string, string]>([
    ["%00%41%7a%7A%7F", "\0Azz\u007F"],
    ["%C2%80%DF%bf", "\u0080\u07FF"],
    ["%E0%A0%80%EF%BF%BF", "\u0800\uFFFF"],
    ["%F0%90%80%80%f4%8f%bf%bf", "\u{10000}\u{10FFFF}"],
    ["%EF%BB%BFa", "\uFEFFa"],
    ["100%, %4, %4g, %g4", "100%, %4, %4g, %g4"],
    ["%C3%28", "%C3("],
    ["%C3(", "%C3("],
    ["%C3%C3%A4", "%C3ä"],
    ["%A4%80", "%A4%80"],
    ["%C0%80", "%C0%80"],
    ["%ED%A0%80", "%ED%A0%80"],
    ["%F4%90%80%80", "%F4%90%80%80"],
    ["%F8%88%80%80%80", "%F8%88%80%80%80"],
    ["a+b_c&lt;\\u0041", "a+b_c&lt;\\u0041"],
  ])("is decoded from %j", (encoded, decoded) => {
    expect(decodedView(encoded, "percent").text).toBe(decoded);
  });
});

describe("a decoded text", () => {
  it("has for each of its characters, and for its end, where it was", () => {
    expect(decodedView("a%C3%A4b%F0%9F%98%80", "percent")).toEqual({
      text: "aäb😀",
      at: [0, 1, 7, 8, 8, 20],
      ends: [1, 7, 8, 20, 20],
    });
    expect(decodedView("<b>x</b>&lt;", "highlighted-html")).toEqual({
      text: "x<",
      at: [3, 8, 12],
      ends: [4, 12],
    });
    expect(decodedView("", "json")).toEqual({ text: "", at: [0], ends: [] });
  });
});

describe("the texts that a text may stand for", () => {
  it.each<readonly [string, readonly string[]]>([
    ["a+b_c", []],
    ["%2B", ["+"]],
    [String.raw`\u0041`, ["A"]],
    ["<b>", [""]],
    ["<b>&lt;i>", ["<b><i>", "<i>", ""]],
    ["%3Cb%3E", ["<b>", ""]],
    ["%25C3%25A4", ["%C3%A4", "ä"]],
    ["&percnt;41&#37;41", ["&percnt;41%41", "&percnt;41A"]],
    ["&amp;#x41;", ["&#x41;", "A"]],
    [String.raw`\u0026lt\u003b`, ["&lt;", "<"]],
  ])("%j are itself and those that it is decoded as", (text, decoded) => {
    expect(spellingsOf(text).map((spelling) => spelling.text)).toEqual([text, ...decoded]);
  });

  it("are decoded in four encodings within each other", () => {
    expect(spellingsOf("%2525252541").map((spelling) => spelling.text)).toEqual([
      "%2525252541",
      "%25252541",
      "%252541",
      "%2541",
      "%41",
    ]);
  });

  it("have parts that are parts of the text", () => {
    const text = String.raw`x%5cu0041<b>yz`;
    const spelling = spellingsOf(text).find((each) => each.text === "xAyz");
    expect(spelling && rangesInText(text, spelling, [{ start: 1, end: 3 }])).toEqual([
      { start: 1, end: 13 },
    ]);
    expect(spelling && rangesInText(text, spelling, [{ start: 1, end: 2 }])).toEqual([
      { start: 1, end: 9 },
    ]);
  });
});
