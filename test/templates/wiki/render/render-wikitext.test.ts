import { expect, it } from "vitest";
import { parseTitle } from "../../../../templates/wiki/data/title.js";
import {
  expandWikitext,
  renderWikitext,
} from "../../../../templates/wiki/render/render-wikitext.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { savedText } from "../../../../templates/wiki/wikitext/saved-text.js";
import type { WikiPageData } from "../../../../templates/wiki/data/wiki-data.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";

/** Templates of which each includes the next one. */
function chain(name: string, text: (next: string) => string): WikiPageData[] {
  return Array.from({ length: 45 }, (_, index) => ({
    title: `Template:${name}${index}`,
    text: text(`{{${name}${index + 1}}}`),
  }));
}

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
      { title: "Template:Double", text: "{{{1}}}{{{1}}}" },
      { title: "Template:Short", text: "b" },
      { title: "Template:Private", text: "\uE0001\uE001" },
      ...chain("Chain", (next) => `${next}${next}`),
      ...chain("Deep", (next) => next),
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
  ["a<br>b<br/>c<br />d<br  >e", "<p>a<br />b<br />c<br />d<br />e\n</p>"],
  [
    "<b>x</b> <u>z</u> <big>1</big><sub>2</sub><sup>3</sup><small>4</small><s>5</s><code>6</code><em>7</em>",
    "<p><b>x</b> <u>z</u> <big>1</big><sub>2</sub><sup>3</sup><small>4</small><s>5</s><code>6</code><em>7</em>\n</p>",
  ],
  [
    "a : b ! « c » d ? e ; f % g 10 %x",
    "<p>a&#160;: b&#160;! «&#160;c&#160;» d&#160;? e&#160;; f&#160;% g 10 %x\n</p>",
  ],
  [
    "&nbsp;x&apos;y&amp;z &lt; &quot; &#65; &#x41; &",
    "<p>&#160;x&#39;y&amp;z &lt; &quot; &#65; &#x41; &amp;\n</p>",
  ],
  [
    "[[/Sub]] [[/Sub/]]",
    '<p><a href="/index.php?title=/Sub&amp;action=edit&amp;redlink=1" class="new" title="/Sub (page does not exist)">/Sub</a> <a href="/index.php?title=/Sub/&amp;action=edit&amp;redlink=1" class="new" title="/Sub/ (page does not exist)">/Sub/</a>\n</p>',
  ],
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
  const { html, unrendered, images } = render('<foo class="x">a</foo> [[File:A.png|thumb]]');
  expect(html).toBe('<p>&lt;foo class="x"&gt;a&lt;/foo&gt; [[File:A.png|thumb]]\n</p>');
  expect(unrendered).toEqual(["<foo>", "[[File:…]]"]);
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

const subpageLink = (shown: string): string =>
  `<a href="/index.php?title=User:Foo/Sub&amp;action=edit&amp;redlink=1" class="new" title="User:Foo/Sub (page does not exist)">${shown}</a>`;

// Observed on MediaWiki 1.43.
it("links with a slash are of pages below the page, in namespaces that have them", () => {
  const user = parseTitle(store.site, "User:Foo");
  if (user.kind !== "title") throw new Error("User:Foo is a title.");
  const { html } = renderWikitext(store, user, "[[/Sub]] [[/Sub/|x]]", {
    hasEditLinks: false,
    hasToc: true,
  });
  expect(html).toBe(`<p>${subpageLink("/Sub")} ${subpageLink("x")}\n</p>`);
});

/** Wikitext whose expansion or rendering is large, or took a time that grew faster than the text. */
const EXPENSIVE: readonly (readonly [what: string, text: string])[] = [
  ["opened templates", "{{Double|".repeat(20_000)],
  ["parameters in parameters", `${"{{{1|".repeat(20_000)}${"}}}".repeat(20_000)}`],
  ["links in links", "[[A|".repeat(40_000)],
  ["brackets in brackets", `${"[[ ".repeat(40_000)}${"]] ".repeat(40_000)}`],
  ["addresses without an end", "[//".repeat(60_000)],
  ["comments without an end", `x${"<!--\n".repeat(30_000)}`],
  ["unparsed text without an end", "<nowiki>".repeat(20_000)],
  ["hidden parts without an end", `x${"<includeonly>".repeat(15_000)}`],
  ["tags without an end", "<nowiki ".repeat(30_000)],
  ["brackets in headings", "== {{ [[\n".repeat(20_000)],
  ["elements in elements", "<b>".repeat(40_000)],
  ["elements that end others", `${"<span><div>".repeat(20_000)}${"</span>".repeat(20_000)}`],
  ["tables in tables", "{|\n|a\n".repeat(20_000)],
  ["headings", "== A ==\n".repeat(5_000)],
  ["quotes", "a ''' b '' ".repeat(20_000)],
  ["terms without a definition", `${";".repeat(40_000)}${"a".repeat(40_000)}`],
  ["categories in lines", "x\n[[Category:A]]\n".repeat(10_000)],
  ["templates", "{{Short}}".repeat(20_000)],
];

it.each(EXPENSIVE)("many %s are rendered in bounded time", (_what, text) => {
  expect(render(text).html).not.toBe("");
  expect(savedText(text, "wikitext", { user: "Ann" }, "2026-01-01T00:00:00Z")).not.toBe("");
});

it.each([
  ["include size", `${"{{Double|".repeat(30)}x${"}}".repeat(30)}`],
  ["include size", "{{Chain0}}"],
  ["expansion depth", `${"{{{1|".repeat(200)}x${"}}}".repeat(200)}`],
  ["template depth", "{{Deep0}}"],
  ["node count", "{{Short}}".repeat(340_000)],
])("the %s of templates is limited, with a warning", (limit, text) => {
  const { html, warnings } = render(text);
  const warning = `The limit on the ${limit} of templates is exceeded.`;
  expect(warnings).toContain(warning);
  expect(html).toContain(`<span class="error">${warning}</span>`);
});

it("characters for private use are not the marks of rendered parts", () => {
  const { html } = render("[[A|\uE0000\uE001]] {{Private}}");
  expect(html.replaceAll(/<a .*?>/g, "<a>")).toBe("<p><a>\uFFFD0\uFFFD</a> \uFFFD1\uFFFD\n</p>");
});
