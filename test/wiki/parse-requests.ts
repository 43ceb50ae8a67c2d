/** The properties that follow from the text and the wiki. */
const PROPS =
  "text|langlinks|categories|links|templates|images|externallinks|sections|revid|displaytitle|iwlinks|wikitext|properties|parsewarnings|indicators|modules|jsconfigvars|headitems|parsewarningshtml";

function parse(parameters: Readonly<Record<string, string | number>>, action = "parse"): string {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `action=${action}&formatversion=2&${query.join("&")}`;
}

const APOSTROPHES = ["''", "'''", "'''''"];

/** Lines with each sequence of three marks of italic and bold text, and with longer ones. */
const MARKS: readonly string[] = [
  ...APOSTROPHES.flatMap((first) =>
    APOSTROPHES.flatMap((second) => APOSTROPHES.map((third) => `a ${first}b${second} c ${third}d`)),
  ),
  ...APOSTROPHES.flatMap((first) =>
    APOSTROPHES.flatMap((second) => [`${first}a${second}`, `a${first}b c${second}d e`]),
  ),
  ...[4, 6, 7, 9].flatMap((count) => [
    `a${"'".repeat(count)}b`,
    `a ${"'".repeat(count)}b${"'".repeat(count)} c''d`,
  ]),
  "a'''b c'''d e'''f g''h",
  "a '''b c '''d ''e",
  "'''a b'''c ''d",
];

/** Texts of the markup that the stub renders. */
const TEXTS: readonly string[] = [
  "",
  "a",
  "a\nb\n\nc\n\n\nd\n\n\n\ne\n",
  " pre\n  more\nafter\n\n pre",
  "* a\n** b\n* c\n*# d\n# e\n\n# f\ntext\n; t : d\n: d\n:: e\n;; x",
  "a '' b ''' c '''''d''''' e'' f'' g''' '''' h\n'''x\n''y",
  ...[0, 10, 20, 30, 40, 50].map((from) => MARKS.slice(from, from + 10).join("\n\n")),
  "l'''e'' x''' a ''b '''c'' d",
  "[[Main Page]] [[main page|x]]s [[No such]]page [[ Foo ]] [[Foo#x]] [[#y z]] [[Anemone#a b]]",
  "[[Special:Search]] [[:Category:X]] [[:File:No.png]] [[Short 0]] [[Talk:Nowhere|''q'']] [[User:Admin]]",
  "[[]] [[|]] [[a{b]] [[a|b [[c]] d]] ]] [[ [x]",
  "x [[Category:X]]\n[[de:Y]] [[de:Z]]\nb\n[[Category:Plants|k]] {{DEFAULTSORT:s}} [[Category:Q]] end",
  "[[:de:Y]] [[elsewhere:X y|there]] [[elsewhere:A#b c]] [[otherwiki:X]]",
  "http://a.example/x, (http://b.example/a_(b)) [http://c.example t ''i''] [http://d.example] [//e.example x] [mailto:a@b.example m] [x] http://",
  "http://a.example/?a=b&c=d&amp;e [https://x.example/&lt;i q]",
  "== A ==\nx\n=== B & c ===\ny\n== A ==\n== ''Q'' [[Main Page]] ==\nz\n==D==\n====== E ======\n===== é ü =====\n= T =",
  "intro\n== A ==\n== B ==\n== C ==\n== D ==\n__NOTOC__",
  "__FORCETOC__ a\n\n=== A ===\n== B ==\n==== C ====\n=== D ===\n== E ==\ntext",
  "== A ==\n__NOEDITSECTION__\n=x=y=\n==\n===\n== a == b ==",
  "<nowiki>''x'' [[y]] {{z}} & <b></nowiki> a ! b ; c « d » &#233; &nbsp; &amp; & < > \" ' <!-- c --> z <span>s</span> <b>b</b> a<br>b<br />c",
  "a\n<!-- c -->\nb <!-- d\n e --> f",
  "{{Note|1}} {{note}} {{Note|1=x=y}} {{Missing template|a}} {{:No such}} {{Template:Note|[[a|b]]}}",
  "{{SITENAME}} {{PAGENAME}} {{FULLPAGENAME}} {{NAMESPACE}} {{!}} {{{1}}} {{{1|d}}} {{{|x}}}",
  "#REDIRECT [[Main Page]]\n[[A]] text",
  "#redirect [[Short 1]]",
  "__HIDDENCAT__ __NEWSECTIONLINK__ __NOINDEX__",
  '{| class="wikitable" style="color:red"\n|+ Cap\n! H1 !! H2\n! H3\n|-\n| a || b\n| style="x:1" | c\n|- class="r"\n! scope="row" | r\n| [[A|b]]\n|}',
  "text\n{|\n| a\n* l\n* m\n| b\n{| class=n\n| inner\n|}\n|}\nafter",
  "{|\n|}\nx\n{|\n|-\n| a\n\nb\n|}",
  ":{|\n| a\n|}\nb",
  "{|\n| a",
  "{| border=1 onclick=x data-a=\"b\" id='q' bogus=1\n|+ align=\"bottom\" | ''C''\n| a\n|}",
  '<div class="x" onclick="y">a</div> <div>\na\n\nb\n</div>\nc',
  '<span style="color:red" id="q">s</span> <b class=x>t</b> <font color=red>f</font> <abbr title="a &amp; b">z</abbr> <kbd>k</kbd>',
  "<blockquote>q\nr</blockquote>\n<ul><li>a</li><li>b</li></ul>\n<table><tr><td>a</td></tr></table>",
  "<script>x</script> <img src=x> <foo>y</foo> <a href=x>z</a> <b>unclosed</i>",
  "a\n----\nb<hr>c\n<p>para</p> text",
  "<pre class=\"x\">p ''q''\n\n r</pre>\n<nowiki a=b>[[x]]</nowiki><nowiki/> <code class=\"a\">x</code><tt>m</tt>",
  '<div style="background:url(javascript:x)">a</div><center>c</center>',
  "{{lc:ABC É}} {{UC:abc}} {{lcfirst:ABC}} {{ucfirst:{{lc:ABC}}}} {{lc:}} {{LC:A}}",
  ...[
    "PAGENAME",
    "FULLPAGENAME",
    "BASEPAGENAME",
    "SUBPAGENAME",
    "ROOTPAGENAME",
    "TALKPAGENAME",
    "SUBJECTPAGENAME",
    "NAMESPACE",
    "TALKSPACE",
  ].map(
    (name) =>
      `{{${name}}} {{${name}E}} {{${name}:User talk:a b/c d}} {{${name}E:Help:a?b}} {{${name}:[}}`,
  ),
  "{{NAMESPACENUMBER}} {{SERVERNAME}} {{CONTENTLANGUAGE}} {{CURRENTVERSION}} {{PAGEID}} {{=}} {{pagename}}",
  "{{ns:2}} {{ns:User talk}} {{nse:4}} {{ns:99}} {{urlencode:a b&c}} {{anchorencode:a b}} {{localurl:A b}} {{localurl:A b|x=y}} {{padleft:7|3}} {{padright:7|3|x}}",
  "{{#if:a|b}} {{{1|{{Note|a}}}}} {{Note|{{Note|[[a|b]]}}}} {{unclosed|[[a}} {{Note|1=a|1=b}}",
  "{{Absent|[[Unseen]]}} {{:Special:Version}} {{Special:Version}}",
  "== a == <!-- c -->\n== b {{Note|x}} ==\n{{Note|\n== c ==\n}}\n==x{{unclosed==",
  "[[a|b [[c]] d]] [[[x]] [[[[Foo]]]] [[A|b\nc]] [[a\nb]]",
];

/** Each kind of node of a parse tree. */
const TREE =
  '{{a|b|c=d|{{x}}}} [[a|b]] {{{{{1}}}}} {{{a}} {{unclosed\n <!-- x -->\n<noinclude>n</noinclude><includeonly>i</includeonly>\n==x{{y}}== \n<nowiki/><pre class="x">q</pre><gallery>\nx\n</gallery> <ref>q</ref> &amp; "q" \'\n{{b}}';

const SUMMARIES = [
  "a [[Main Page|x]] <b> [[No such]]",
  "/* A b */ more [[Foo]]",
  "/* A */",
  "before /* A b */",
];

/** Requests to parse, expand templates and fail. */
export function parseRequests(pages: readonly string[]): readonly string[] {
  return [
    ...TEXTS.flatMap((text) => [
      parse({ title: "Foo", text, contentmodel: "wikitext", prop: PROPS, disablelimitreport: 1 }),
      parse({ text, prop: "wikitext|volatile|modules|jsconfigvars" }, "expandtemplates"),
    ]),
    ...pages.map((page) => parse({ page, prop: PROPS, disablelimitreport: 1 })),
    ...SUMMARIES.flatMap((summary) => [
      parse({ title: "Foo", text: "", summary, prop: "" }),
      parse({ title: "Foo", text: "", section: "new", sectiontitle: "S", summary, prop: "" }),
    ]),
    ...[
      { page: "Anemone", section: 1, prop: "text|sections|wikitext", disablelimitreport: 1 },
      { page: "Anemone", section: 0, prop: "wikitext" },
      { page: "Anemone", section: 99, prop: "wikitext" },
      { page: "Anemone", section: "x" },
      { page: "Anemone", section: "new" },
      { page: "Anemone", prop: "" },
      {
        page: "Anemone",
        disableeditsection: 1,
        wrapoutputclass: "x",
        prop: "text",
        disablelimitreport: 1,
      },
      { page: "Anemone", prop: "text", wrapoutputclass: "", disablelimitreport: 1 },
      { page: "Anemone", text: "x" },
      { page: "Anemone", title: "x" },
      { page: "Anemone", pageid: 1 },
      { page: "[" },
      { page: "de:X" },
      { page: "Special:Version" },
      { page: "No such page" },
      { page: "Shorter", redirects: 1, prop: "revid" },
      { page: "Anemone", redirects: 1, prop: "" },
      { pageid: 1, prop: "revid|displaytitle" },
      { pageid: 99_999 },
      { oldid: 99_999 },
      { oldid: 1, prop: "wikitext" },
      { oldid: 1, section: "new" },
      { title: "[", text: "a" },
      { title: "Foo", prop: "wikitext" },
      { title: "Foo", prop: "" },
      { text: "a", prop: "wikitext" },
      { text: "a", revid: 99_999 },
      { text: "a", title: "Foo", section: 3 },
      {
        text: "a",
        title: "Foo",
        section: "new",
        sectiontitle: "S",
        prop: "text|parsewarnings",
        disablelimitreport: 1,
      },
      { text: "[[Help:A (b)|]] ", title: "Foo", pst: 1, prop: "wikitext" },
      { text: "[[Help:A (b)|]] ", title: "Foo", onlypst: 1, prop: "wikitext" },
      { text: "a<b", title: "Foo.css", contentmodel: "css", prop: "text", disablelimitreport: 1 },
      { text: "a", title: "User:Admin/x.js", prop: "text", disablelimitreport: 1 },
      { title: "Foo", text: "a", prop: "modules" },
      { page: "Template:Note", prop: "parsetree" },
      { title: "Foo.css", contentmodel: "css", text: "a", prop: "parsetree" },
      { title: "Foo", text: TREE, contentmodel: "wikitext", prop: "parsetree" },
      { title: "Foo", text: "{{a}}", contentmodel: "wikitext", generatexml: 1 },
      {},
    ].map((parameters) => parse({ prop: "displaytitle", ...parameters })),
    ...[
      { text: "a", title: "[" },
      { text: "a", revid: 99_999 },
      { text: "a <!-- c --> b", includecomments: 1, prop: "wikitext" },
      { text: "a", prop: "ttl" },
      { text: "a {{Note|b}}" },
      { text: "a {{Note|b}}", generatexml: 1 },
      { text: TREE, prop: "parsetree" },
      { text: "[[Category:A|k]] {{Categorized}}", prop: "categories" },
      {},
    ].map((parameters) => parse(parameters, "expandtemplates")),
  ];
}
