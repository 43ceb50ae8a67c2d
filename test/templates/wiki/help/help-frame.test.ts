import { expect, it } from "vitest";
import { helpPageOf } from "../../../../templates/wiki/help/help-frame.js";

it("the page of help has the name of the wiki, its software and its address", () => {
  const frame = {
    sitename: "A & B",
    generator: 'MediaWiki "1.43"',
    address: "https://wiki.example/?a&b",
  };
  expect(helpPageOf("<p>x</p>", frame)).toBe(`<!DOCTYPE html>
<html class="client-nojs" lang="en" dir="ltr">
<head>
<meta charset="UTF-8">
<title>MediaWiki API help - A &amp; B</title>
<meta name="generator" content="MediaWiki &quot;1.43&quot;">
<meta name="robots" content="noindex,nofollow">
</head>
<body class="mediawiki ltr sitedir-ltr ns--1 ns-special mw-special-ApiHelp skin-apioutput action-view"><div class="mw-body" role="main">
\t<h1 id="firstHeading">MediaWiki API help</h1>
\t<div class="mw-body-content">
\t\t<div id="mw-content-text" class="mw-body-content"><p>x</p>
<div class="printfooter" data-nosnippet="">Retrieved from "<a dir="ltr" href="https://wiki.example/?a&amp;b">https://wiki.example/?a&amp;b</a>"</div></div>
\t</div>
</div>
</body>
</html>
`);
});
