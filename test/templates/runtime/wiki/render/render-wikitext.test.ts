import { expect, it } from "vitest";
import { parseTitle } from "../../../../../templates/runtime/wiki/data/title.js";
import {
  expandWikitext,
  renderWikitext,
} from "../../../../../templates/runtime/wiki/render/render-wikitext.js";
import { createWiki } from "../../../../../templates/runtime/wiki/seed/create-wiki.js";
import { storeOf } from "../../../../../templates/runtime/wiki/store/store.js";

const store = storeOf(
  createWiki({
    pages: [
      { title: "Main Page", text: "a" },
      { title: "Moved", text: "#REDIRECT [[Main Page]]" },
      { title: "Template:Note", text: "<noinclude>x</noinclude><span>{{{1|-}}}</span>" },
      { title: "Template:Parts", text: "o<includeonly>a</includeonly><noinclude>b</noinclude>c" },
      {
        title: "Template:Only",
        text: "x<onlyinclude>1</onlyinclude>y<onlyinclude>2</onlyinclude>",
      },
      { title: "Template:List", text: "* {{Note|{{{a}}}}}" },
    ],
  }),
);
const page = parseTitle(store.site, "Foo");

function render(text: string): ReturnType<typeof renderWikitext> {
  if (page.kind !== "title") throw new Error("Foo is a title.");
  return renderWikitext(store, page, text, { hasEditLinks: false, hasToc: true });
}

// The expected HTML was observed on MediaWiki 1.39 and 1.43.
it.each([
  ["a\nb\n\nc\n\n\nd", "<p>a\nb\n</p><p>c\n</p><p><br />\nd\n</p>"],
  ["a\n e\n  f\ng", "<p>a\n</p>\n<pre>e\n f\n</pre>\n<p>g\n</p>"],
  [
    "* a\n** b\n# c\n; d : e\n: f",
    "<ul><li>a\n<ul><li>b</li></ul></li></ul>\n<ol><li>c</li></ol>\n<dl><dt>d</dt>\n<dd>e</dd>\n<dd>f</dd></dl>",
  ],
  [
    "''a '''b''' c'' '''''d''''' l'''e'' '''' x\n'''g",
    "<p><i>a <b>b</b> c</i> <i><b>d</b></i> l<b>e<i> '</i></b><i> x</i>\n<b>g</b>\n</p>",
  ],
  [
    "<nowiki>''x'' [[y]] & <b></nowiki> & < > \" ' <!-- c --> z",
    "<p>''x'' [[y]] &amp; &lt;b&gt; &amp; &lt; &gt; \" '  z\n</p>",
  ],
  [
    "[http://b.example t] [http://c.example] http://a.example/x.",
    '<p><a rel="nofollow" class="external text" href="http://b.example">t</a> <a rel="nofollow" class="external autonumber" href="http://c.example">[1]</a> <a rel="nofollow" class="external free" href="http://a.example/x">http://a.example/x</a>.\n</p>',
  ],
  ["{{Note|1}} {{note}}", "<p><span>1</span> <span>-</span>\n</p>"],
  ["{{Parts}} {{Only}}", "<p>oac 12\n</p>"],
  ["[[Foo]] [[#y z]]", '<p><a class="mw-selflink selflink">Foo</a> <a href="#y_z">#y z</a>\n</p>'],
])("%j is rendered as the server does", (text, html) => {
  expect(render(text)).toMatchObject({ html, unrendered: [] });
});

it("links show whether their page exists, or leads to another", () => {
  const { html } = render("[[Main Page|x]]s [[Moved]] [[No such]]");
  expect(html.replaceAll(/href="[^"]*"/g, "href")).toBe(
    '<p><a href title="Main Page">xs</a> <a href class="mw-redirect" title="Moved">Moved</a> <a href class="new" title="No such (page does not exist)">No such</a>\n</p>',
  );
});

it("four headings make a table of contents, unless a magic word prevents it", () => {
  const text = "= A =\n== B ==\n== A ==\n= C =";
  const { sections, hasToc } = render(text);
  expect(sections.map(({ number, anchor, offset }) => [number, anchor, offset])).toEqual([
    ["1", "A", 0],
    ["1.1", "B", 6],
    ["1.2", "A_2", 14],
    ["2", "C", 22],
  ]);
  expect(hasToc).toBe(true);
  expect(render(`${text}\n__NOTOC__`).hasToc).toBe(false);
});

it("markup that is not rendered is escaped, and listed", () => {
  const { html, unrendered, images } = render('<div class="x">a</div> [[File:A.png|thumb]]');
  expect(html).toBe('<p>&lt;div class="x"&gt;a&lt;/div&gt; [[File:A.png|thumb]]\n</p>');
  expect(unrendered).toEqual(["<div>", "[[File:…]]"]);
  expect(images).toEqual(["A.png"]);
});

it("templates are expanded with their arguments, and lists begin on a line", () => {
  if (page.kind !== "title") throw new Error("Foo is a title.");
  const { wikitext, collected } = expandWikitext(store, page, "x {{List|a=[[b|c]]}} {{No}}", false);
  expect(wikitext).toBe("x \n* <span>[[b|c]]</span> [[:Template:No]]");
  expect([...collected.templates.keys()]).toEqual([
    "Template:List",
    "Template:Note",
    "Template:No",
  ]);
});

it("the switches in capitals only come after the others", () => {
  const { props, html } = render("__NEWSECTIONLINK____notoc____hiddencat__");
  expect(Object.keys(props)).toEqual(["notoc", "newsectionlink"]);
  expect(html).toContain("__hiddencat__");
});

it("links to domains that the wiki trusts are followed", () => {
  const trusting = storeOf(
    createWiki({ site: { general: { nofollowdomainexceptions: ["mediawiki.org"] } } }),
  );
  if (page.kind !== "title") throw new Error("Foo is a title.");
  const linksIn = (text: string): readonly string[] =>
    Array.from(
      renderWikitext(trusting, page, text, { hasEditLinks: false, hasToc: true }).html.matchAll(
        /<a (rel="nofollow" )?class="external/g,
      ),
      ([, rel]) => rel ?? "",
    );
  const nofollow = 'rel="nofollow" ';
  expect(
    linksIn(
      "https://www.mediawiki.org/a //mediawiki.org [//mediawiki.org b] http://xmediawiki.org https://a.example/mediawiki.org",
    ),
  ).toEqual(["", "", nofollow, nofollow]);
});
