import { expect, it } from "vitest";
import { titleOf } from "../../../../templates/wiki/data/title.js";
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
      { title: "Template:Self", text: "a {{Self}}" },
      { title: "Template:Titled", text: "== T ==" },
      { title: "Template:Private", text: "\uE0001\uE001" },
      ...chain("Chain", (next) => `${next}${next}`),
      ...chain("Deep", (next) => next),
      { title: "Template:List", text: "* {{Note|{{{a}}}}}" },
    ],
  }),
);
const page = titleOf(store.site, 0, "Foo");

function render(text: string): ReturnType<typeof renderWikitext> {
  return renderWikitext(store, page, text, { hasEditLinks: false });
}

// The HTML of other markup is in the recording of parse.
it.each([
  ["[[/Sub]] [[/Sub/]]", "/Sub (page does not exist)"],
  ["{{Parts}} {{Only}}", "<p>oac 12\n</p>"],
  ["{{Private}}", "<p>\uFFFD1\uFFFD\n</p>"],
  ["''a'' '''b''' '''''c''''' ''d", "<p><i>a</i> <b>b</b> <i><b>c</b></i> <i>d</i>\n"],
  ["''a '''b''' c'' '''d ''e'' f''' g''''h", "<i>a <b>b</b> c</i> <b>d <i>e</i> f</b> g'<b>h"],
  ["'''''a''' b'' ''c '''d'''''", "<p><i><b>a</b> b</i> <i>c <b>d</b></i>\n"],
  ["{{Self}}", '<p>a <span class="error">This template includes itself: '],
  ["== {{Note|a}} ==\n{{Titled}}", "title=Template:Titled&amp;action=edit&amp;section=T-1"],
  [
    "{{CURRENTYEAR}}-{{CURRENTMONTH}}-{{CURRENTDAY2}} {{CURRENTDAYNAME}} {{CURRENTWEEK}}",
    "<p>2024-0",
  ],
  ["{{CURRENTTIMESTAMP}} {{LOCALTIME}} {{CURRENTMONTHNAME}}", "<p>2024"],
  [
    "<div onclick='x' style='background:url(x)'>a</div>",
    '<div style="/* insecure input */">a</div>',
  ],
  ['<b title="<script>">a</b>', '&lt;b title="&lt;script&gt;"&gt;a'],
  [
    "<a href=javascript:x>a</a><img src=x onerror=y>",
    "&lt;a href=javascript:x&gt;a&lt;/a&gt;&lt;img",
  ],
  // Values of attributes are neither wikitext nor parts that are rendered.
  [
    "<b title=\"[[A]] http://a ''b'' {{No}}\">a</b>",
    "<b title=\"[[A]] http://a ''b'' [[:Template:No]]\">a",
  ],
  ['<b title="<nowiki>" onclick="</nowiki>">a</b>', '<b title="">a'],
  ['{|\n|title="<nowiki>" onclick="</nowiki>"|[[A]]\n|}', '<td title=""><a'],
  ['<pre title="x">a</pre><b title="&#xE000;0&#xE001;">b</b>', '<b title="\uFFFD0\uFFFD">b'],
  ['<pre title="x">a</pre>[[:&#xE000;0&#xE001;]]', 'title="\uFFFD0\uFFFD (page does not exist)"'],
  ["<nowiki>a</nowiki><nowiki>&#xE000;0&#xE001;</nowiki>", "<p>a\uFFFD0\uFFFD\n"],
  ["<nowiki>a</nowiki>{{&#xE000;0&#xE001;}}", "<p>a[[:Template:\uFFFD0\uFFFD]]"],
  ['<b style="background:\\75 rl(x)">a</b>', '<b style="/* insecure input */">a'],
  ["<b style=\"background:image-set('x')\">a</b>", '<b style="/* insecure input */">a'],
  [
    "{| onclick=x\n| onmouseover=y | a\n|}",
    "<table>\n<tbody><tr>\n<td>a\n</td></tr></tbody></table>",
  ],
])("%j is rendered with %j", (text, html) => {
  expect(renderWikitext(store, page, text, { hasEditLinks: true }).html).toContain(html);
});

it("a page with four headings has a table of contents, unless a magic word prevents it", () => {
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
  expect([...unrendered]).toEqual(["<foo>", "[[File:…]]"]);
  expect([...images]).toEqual(["A.png"]);
});

it("templates are expanded with their arguments, and lists begin on a line", () => {
  const { wikitext, collected } = expandWikitext(store, page, "x {{List|a=[[b|c]]}} {{No}}", false);
  expect(wikitext).toBe("x \n* <span>[[b|c]]</span> [[:Template:No]]");
  expect([...collected.templates.keys()]).toEqual([
    "Template:List",
    "Template:Note",
    "Template:No",
  ]);
});

it.each([
  ["{{DISPLAYTITLE:''foo''}}", "<i>foo</i>"],
  ['{{DISPLAYTITLE:<b onclick="x">Foo</b>}}', "<b>Foo</b>"],
  ["{{DISPLAYTITLE:Bar}}", undefined],
  ["{{DISPLAYTITLE:<script>Foo</script>}}", undefined],
])("%s makes %j the display title", (text, title) => {
  expect(render(text).props.get("displaytitle")).toBe(title);
});

it("the switches in capitals only come after the others", () => {
  const { props, html } = render("__NEWSECTIONLINK____notoc____hiddencat__");
  expect([...props.keys()]).toEqual(["notoc", "newsectionlink"]);
  expect(html).toContain("__hiddencat__");
});

it("magic words of a wiki can have the names of members that objects inherit", () => {
  const names = ["constructor", "currentconstructor", "valueOf"];
  const magicwords = names.map((name) => ({ name, aliases: [name], "case-sensitive": true }));
  const site = { magicwords, variables: names, functionhooks: [] };
  const inherited = storeOf(createWiki({ site }));
  const text = names.map((name) => `{{${name}}}`).join("");
  expect(expandWikitext(inherited, page, text, false).wikitext).toBe(text);
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
  ["opened templates around others", "{{a|{{Short}}".repeat(8_000)],
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
  expect([...warnings.keys()]).toContain(warning);
  expect(html).toContain(`<span class="error">${warning}</span>`);
});

it("characters for private use are not the marks of rendered parts", () => {
  const { html } = render("[[A|\uE0000\uE001]] {{Private}}");
  expect(html.replaceAll(/<a .*?>/g, "<a>")).toBe("<p><a>\uFFFD0\uFFFD</a> \uFFFD1\uFFFD\n</p>");
});
