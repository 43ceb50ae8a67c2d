import { describe, expect, it } from "vitest";
import { savedText } from "../../../../templates/wiki/wikitext/saved-text.js";

const ANN = { user: "Ann" };
const TIME = "2026-11-03T18:23:45Z";

function saved(text: string): string | undefined {
  return savedText(text, "wikitext", ANN, TIME);
}

describe("A text that is saved", () => {
  it.each([
    ["a\r\nb\rc\n", "a\nb\nc"],
    [" a \n\t ", " a"],
    ["~~~", "[[User:Ann|Ann]] ([[User talk:Ann|talk]])"],
    ["~~~~", "[[User:Ann|Ann]] ([[User talk:Ann|talk]]) 18:23, 3 November 2026 (UTC)"],
    ["~~~~~", "18:23, 3 November 2026 (UTC)"],
    ["~~", "~~"],
    ["~~~~~ ~~~~~", "18:23, 3 November 2026 (UTC) 18:23, 3 November 2026 (UTC)"],
    [
      "<nowiki>~~~~</nowiki>[[a|]]<pre>[[b|]]</pre><!-- ~~~\n -->",
      "<nowiki>~~~~</nowiki>[[a|a]]<pre>[[b|]]</pre><!-- ~~~\n -->",
    ],
    ["<nowiki>~~~~~", "<nowiki>18:23, 3 November 2026 (UTC)"],
    ["[[Apple|]]", "[[Apple|Apple]]"],
    ["[[Help:Links|]] [[:Help:Links|]]", "[[Help:Links|Links]] [[:Help:Links|Links]]"],
    ["[[:Apple|]] [[:|]]", "[[:Apple|Apple]] [[:|:]]"],
    ["[[Help:|]]", "[[Help:|Help:]]"],
    ["[[a:b:c|]]", "[[a:b:c|b:c]]"],
    ["[[Links (more)|]] [[Links(more)|]]", "[[Links (more)|Links]] [[Links(more)|Links]]"],
    ["[[Help:Links (more)|]]", "[[Help:Links (more)|Links]]"],
    [
      "[[Links ()|]] [[(more)|]] [[L(m) x|]]",
      "[[Links ()|Links ()]] [[(more)|(more)]] [[L(m) x|L(m) x]]",
    ],
    ["[[a (b) (c)|]] [[a (b)c)|]]", "[[a (b) (c)|a (b)]] [[a (b)c)|a (b)c)]]"],
    ["[[ (b)|]]", "[[ (b)| ]]"],
    ["[[Bern, Ohio|]] [[Bern,Ohio|]]", "[[Bern, Ohio|Bern]] [[Bern,Ohio|Bern,Ohio]]"],
    ["[[Bern, Ohio (city)|]]", "[[Bern, Ohio (city)|Bern]]"],
    ["[[a，b|]] [[a、b|]] [[a，|]] [[，b|]]", "[[a，b|a]] [[a、b|a]] [[a，|a，]] [[，b|，b]]"],
    ["[[a|b]] [[a{|]] [[|]]", "[[a|b]] [[a{|]] [[|]]"],
  ])("as wikitext has signatures and the labels of links: %j", (text, expected) => {
    expect(saved(text)).toBe(expected);
  });

  it("of somebody without an account is signed with the contributions", () => {
    const signer = { user: "192.0.2.1", anon: true } as const;
    expect(savedText("~~~", "wikitext", signer, TIME)).toBe(
      "[[Special:Contributions/192.0.2.1|192.0.2.1]] ([[User talk:192.0.2.1|talk]])",
    );
  });

  it("in another content model keeps its markup", () => {
    expect(savedText("~~~~ [[a|]]\r\n", "text", ANN, TIME)).toBe("~~~~ [[a|]]");
  });

  it.each(["css", "javascript"])("as %s has the labels of links", (contentmodel) => {
    expect(savedText("[[Help:a|]]", contentmodel, ANN, TIME)).toBe("[[Help:a|a]]");
  });

  it("as JSON is indented, and has no characters of markup", () => {
    expect(savedText('{"a":["<b>&"],"c":{}}', "json", ANN, TIME)).toBe(
      '{\n\t"a": [\n\t\t"\\u003Cb\\u003E\\u0026"\n\t],\n\t"c": {}\n}',
    );
    expect(savedText("{", "json", ANN, TIME)).toBeUndefined();
  });
});
