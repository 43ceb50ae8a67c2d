import { describe, expect, it } from "vitest";
import { decodedView, isSpecial, spellingsAt } from "../../../../generator/serve/spellings.js";

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

/** Those for ASCII. */
const ASCII = `excl:! quot:" num:# dollar:$ percnt:% amp:& apos:' lpar:( rpar:) ast:* plus:+ comma:,
period:. sol:/ colon:: semi:; lt:< equals:= gt:> quest:? commat:@ lsqb:[ lbrack:[ bsol:\\ rsqb:]
rbrack:] Hat:^ lowbar:_ grave:\` lcub:{ lbrace:{ verbar:| vert:| rcub:} rbrace:}`;

const REFERENCES: Decodings = [
  ["Tab", "\t"],
  ["NewLine", "\n"],
  ...`${ASCII}\n${LATIN_1}`.split(/[ \n]/).map((entry): readonly [string, string] => {
    const colon = entry.indexOf(":");
    return [entry.slice(0, colon), entry.slice(colon + 1)];
  }),
];

describe("a text in HTML", () => {
  it.each(REFERENCES)("has &%s; for %j", (name, character) => {
    expect(decodedView(`(&${name};)`, "html").text).toBe(`(${character})`);
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
    expect(decodedView(encoded, "html").text).toBe(decoded);
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
    });
    expect(decodedView("<b>x</b>&lt;", "html")).toEqual({ text: "x<", at: [3, 8, 12] });
    expect(decodedView("", "json")).toEqual({ text: "", at: [0] });
  });
});

/** The texts that a text may begin with, each once, with where they end. */
function spellings(text: string, at = 0, layers?: number): readonly string[] {
  const found = spellingsAt(text, at, layers).map((each) => `${each.text}@${each.end}`);
  return [...new Set(found)].toSorted();
}

describe("the texts that a text may stand for", () => {
  it.each<readonly [string, readonly string[]]>([
    ["a", ["a@1"]],
    ["", ["@1"]],
    ["+", [" @1", "+@1"]],
    ["_", [" @1", "_@1"]],
    ["%2B", [" @3", "%@1", "+@3"]],
    ["%5f", [" @3", "%@1", "_@3"]],
    ["&lowbar;", [" @8", "&@1", "_@8"]],
    [String.raw`\u0041`, ["A@6", "\\@1"]],
    [String.raw`\\`, ["\\@1", "\\@2"]],
    ["<b>", ["<@1", "@3"]],
    ["%3Cb%3E", ["%@1", "<@3"]],
    ["%C3%A4", ["%@1", "ä@6"]],
    ["%25C3%25A4", ["%@1", "%@3", "ä@10"]],
    ["%%34%31", ["%@1", "A@7"]],
    ["%26lt;", ["%@1", "&@3", "<@6"]],
    ["&percnt;41", ["%@8", "&@1", "A@10"]],
    ["&amp;#x41;", ["&@1", "&@5", "A@10"]],
    [String.raw`\u0026lt\u003b`, ["&@6", "<@14", "\\@1"]],
    [String.raw`\u00e4`, ["\\@1", "ä@6"]],
  ])("%j are all that it may begin with", (text, expected) => {
    expect(spellings(text)).toEqual(expected);
  });

  it("are those from an index on", () => {
    expect(spellings("%41+", 3)).toEqual([" @4", "+@4"]);
    expect(spellings("%41", 3)).toEqual(["@4"]);
  });

  it("are decoded in four encodings within each other, or in fewer", () => {
    expect(spellings("%25252541")).toEqual(["%@1", "%@3", "%@5", "%@7", "A@9"]);
    expect(spellings("%2525252541")).toEqual(["%@1", "%@3", "%@5", "%@7", "%@9"]);
    expect(spellings("%2541", 0, 1)).toEqual(["%@1", "%@3"]);
    expect(spellings("%2541", 0, 0)).toEqual(["%@1"]);
  });

  it("are more than the character itself only behind these", () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
    expect(ascii.filter(isSpecial)).toEqual(["%", "&", "+", "<", "\\", "_"]);
  });
});
