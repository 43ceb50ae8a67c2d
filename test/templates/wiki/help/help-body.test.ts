import { describe, expect, it } from "vitest";
import { helpBody } from "../../../../templates/wiki/help/help-body.js";
import type { HelpOptions } from "../../../../templates/wiki/help/help-body.js";
import { MODULES, TEXTS } from "./described-modules.js";

function body(
  paths: readonly string[],
  options: Partial<HelpOptions> = {},
  hasAnchors = true,
): string {
  return helpBody(
    paths.flatMap((path) => MODULES.get(path) ?? []),
    { submodules: false, recursive: false, toc: false, ...options },
    {
      modules: MODULES,
      texts: TEXTS,
      namespaces: [0],
      special: (title) => `/wiki/Special:${title}`,
      hasAnchors,
      script: "/w/api.php",
    },
  );
}

const MANUAL = "https://www.mediawiki.org/wiki/Special:MyLanguage/API:Main_page";
const LEAD = `<p>This page documents the modules of the API.
</p><p>Manual: <a class="external free" href="${MANUAL}">${MANUAL}</a>
</p>`;
const FLAGS = '<div class="apihelp-block apihelp-flags"><ul>';
const LICENSE =
  '<li><span class="apihelp-source">Source: <span dir="ltr" lang="en">MediaWiki</span></span></li><li><span class="apihelp-license">License: <a href="/wiki/Special:Version/License/MediaWiki" title="Special:Version/License/MediaWiki"><span dir="ltr" lang="en">GPL-2.0-or-later</span></a></span></li></ul></div>';
const HEAD = 'class="apihelp-header apihelp-module-name" dir="ltr" lang="en"';
const OTHERS =
  '<div class="apihelp-block-header">The parameters of the main module also apply.</div>';
const NONE = '<dd class="description"><span class="apihelp-empty">(no description)</span></dd>';

function trail(path: string): string {
  const name = path.slice(path.lastIndexOf("+") + 1);
  return `<a href="/wiki/Special:ApiHelp/${path}" class="apihelp-linktrail" dir="ltr" lang="en">${name}</a>`;
}

function here(name: string): string {
  return `<b dir="ltr" lang="en">${name}</b>`;
}

function flag(name: string, text: string): string {
  return `<li><span class="apihelp-flag-${name}">${text}</span></li>`;
}

const MODULE_B = `<h3 ${HEAD} id="query+b">list=b (b&lt;)</h3><div class="apihelp-linktrail">(${trail("main")} | ${trail("query")} | ${trail("query+b")})</div>
${FLAGS}${flag("deprecated", "Deprecated.")}${flag("writerights", "For users who can change the wiki.")}${LICENSE}




`;

/** With the elements and classes of `ApiHelp::getHelpInternal` of MediaWiki. */
describe("The help", () => {
  it("of a module has its flags, its text, its manual and its parameters", () => {
    expect(body(["go"]))
      .toBe(`${LEAD}<h2 ${HEAD} id="go">action=go (g)</h2><div class="apihelp-linktrail">(${trail("main")} | ${here("go")})</div>
${FLAGS}${flag("mustbeposted", "Send requests by POST.")}${LICENSE}
<p>Goes.
</p><ul><li>away</li></ul>
<div class="apihelp-block apihelp-help-urls"><ul><li><a href="https://go.example/?a&amp;b" dir="ltr">https://go.example/?a&amp;b</a></li></ul></div>
<div class="apihelp-block apihelp-parameters"><div class="apihelp-block-head">Parameters</div>${OTHERS}<dl><dt><span dir="ltr" lang="en" id="go:gto">gto</span></dt><dd class="info"><strong class="apihelp-deprecated">Deprecated.</strong></dd>${NONE}<dt><span dir="ltr" lang="en" id="go:ga-x">ga-x</span></dt><dd class="description"><p>The <kbd>a</kbd> of a slot.
</p></dd><dt><span dir="ltr" lang="en" id="go:ga-{slot}">ga-{slot}</span></dt><dd class="description"><p>The <kbd>a</kbd> of a slot.
</p></dd><dd class="info">In this <a href="/w/api.php?action=help&amp;modules=main#main/templatedparams">templated parameter</a>, <var>&#123;slot&#125;</var> is a value of <var>gto</var>.</dd><dd class="info">Default: empty</dd></dl></div>

`);
  });

  it("has the modules below one, by the parameters that select them, and links to them", () => {
    const link = '<span dir="ltr" lang="en"><a href="#query+a">a</a></span>';
    const other = '<span dir="ltr" lang="en"><a href="#query+b">b</a></span>';
    expect(body(["query"], { submodules: true }, false))
      .toBe(`${LEAD}<h2 ${HEAD} id="query">action=query</h2><div class="apihelp-linktrail">(${trail("main")} | ${trail("query")})</div>
${FLAGS}${LICENSE}
<p>Asks.
</p>

<div class="apihelp-block apihelp-parameters"><div class="apihelp-block-head">Parameters</div>${OTHERS}<dl><dt><span dir="ltr" lang="en">list</span></dt><dd class="description"><p>What:
</p><dl><dt><span dir="ltr" lang="en">a</span></dt>
<dd>It.</dd></dl></dd><dd class="info">Values, separated by <kbd>|</kbd> (<a href="/w/api.php?action=help&amp;modules=main#main/datatypes">details</a>): ${other}, ${link}, c</dd><dt><span dir="ltr" lang="en">generator</span></dt>${NONE}<dd class="info">Value: ${link}, b</dd></dl></div>

<h3 ${HEAD} id="query+a">list=a</h3><div class="apihelp-linktrail">(${trail("main")} | ${trail("query")} | ${trail("query+a")})</div>
${FLAGS}${flag("generator", "Also a generator.")}${LICENSE}




${MODULE_B}`);
  });

  it("of the root alone has no links to the modules above", () => {
    const text = body(["main"]);
    expect(text.slice(0, text.indexOf("<h3")))
      .toBe(`${LEAD}<h2 class="apihelp-header" id="main">Main module</h2>
${FLAGS}${flag("readrights", "For users who can read the wiki.")}${LICENSE}


<div class="apihelp-block apihelp-parameters"><div class="apihelp-block-head">Parameter</div><dl><dt><span dir="ltr" lang="en" id="main:action">action</span></dt>${NONE}<dd class="info">Value: <span dir="ltr" lang="en"><a href="/w/api.php?action=help&amp;modules=query">query</a></span>, <span dir="ltr" lang="en"><a href="/w/api.php?action=help&amp;modules=go">go</a></span>, b</dd></dl></div>

`);
    expect(text).toContain('<h3 class="apihelp-header" id="main/datatypes">Data types</h3><p>');
    expect(text).toMatch(
      /\n<h3 class="apihelp-header" id="main\/templatedparams">Templated parameters<\/h3><p>.*<kbd>text-main<\/kbd>\.\n<\/p>$/,
    );
  });

  it.each<readonly [string, readonly string[], Partial<HelpOptions>, readonly string[]]>([
    ["nothing below", ["query", "go"], {}, ["2 query", "2 go"]],
    [
      "what is below, not below that",
      ["main"],
      { submodules: true },
      ["2 main", "3 go", "3 query", "3 main/datatypes", "3 main/templatedparams"],
    ],
    [
      "all below",
      ["main"],
      { recursive: true },
      [
        "2 main",
        "3 go",
        "3 query",
        "4 query+a",
        "4 query+b",
        "3 main/datatypes",
        "3 main/templatedparams",
      ],
    ],
    [
      "a module several times, with numbers",
      ["go", "main", "go"],
      { submodules: true },
      [
        "2 go",
        "2 main",
        "3 go|2",
        "3 query",
        "3 main/datatypes",
        "3 main/templatedparams",
        "2 go|3",
      ],
    ],
  ])("has sections with %s", (_, paths, options, sections) => {
    const headings = body(paths, options).matchAll(/<h(\d) [^>]* id="([^"]*)">/g);
    expect([...headings].map(([, level, id]) => `${level} ${id}`)).toEqual(sections);
  });

  it("has a table of contents if it is wanted", () => {
    const [, toc] = body(["main", "query+b"], { recursive: true, toc: true }).split(
      '<div id="toc"',
    );
    const items = (toc ?? "").matchAll(
      /<li class="([^"]*)"><a href="#([^"]*)"><span class="tocnumber">([^<]*)<\/span> <span class="toctext">([^<]*)</g,
    );
    expect([...items].map(([, ...parts]) => parts.join(" "))).toEqual([
      "toclevel-1 main 1 Main module",
      "toclevel-2 go 1.1 action=go (g)",
      "toclevel-2 query 1.2 action=query",
      "toclevel-3 query+a 1.2.1 list=a",
      "toclevel-3 query+b 1.2.2 list=b (b&lt;)",
      "toclevel-2 main/datatypes 1.3 Data types",
      "toclevel-2 main/templatedparams 1.4 Templated parameters",
      "toclevel-1 query+b|2 2 list=b (b&lt;)",
    ]);
    expect(body(["main"])).not.toContain('id="toc"');
  });
});
