import { describe, expect, it } from "vitest";
import { prettyPage } from "../../../../templates/wiki/formats/pretty-page.js";

const SITE = { sitename: "A & B", text: '{ "a": "<b> & \'" }' };

function page(header: string): string {
  return `<!DOCTYPE html>
<html class="client-nojs" lang="en" dir="ltr">
<head>
<meta charset="UTF-8">
<title>MediaWiki API result - A &amp; B</title>
<meta name="robots" content="noindex,nofollow">
</head>
<body>
<h1 id="firstHeading">MediaWiki API result</h1>
${header}<pre class="api-pretty-content">{ "a": "&lt;b> &amp; '" }</pre>
</body>
</html>
`;
}

/** With the messages `api-format-prettyprint-*` of MediaWiki. */
describe("A response for people", () => {
  it("links to the response without HTML", () => {
    const response = { ...SITE, format: "json", status: 200, plainAddress: "/api.php?a&b" };
    expect(prettyPage(response)).toBe(
      page(
        '<div class="api-pretty-header"><p>This is the HTML representation of the JSON format. HTML is good for debugging, but is unsuitable for application use.</p><p>Specify the <var>format</var> parameter to change the output format. To see the non-HTML representation of the JSON format, set <a href="/api.php?a&amp;b"><kbd>format=json</kbd></a>.</p></div>',
      ),
    );
  });

  it("names another status, and has no link if the request was posted", () => {
    expect(prettyPage({ ...SITE, format: "xml", status: 503 })).toBe(
      page(
        '<div class="api-pretty-header"><p>This is the HTML representation of the XML format. HTML is good for debugging, but is unsuitable for application use.</p><p>Specify the <var>format</var> parameter to change the output format. To see the non-HTML representation of the XML format, set <kbd>format=xml</kbd>.</p></div><div class="api-pretty-header api-pretty-status">This response would be returned with HTTP status 503.</div>',
      ),
    );
  });

  it("is for debugging, if it is raw", () => {
    expect(prettyPage({ ...SITE, format: "raw", status: 200 })).toBe(
      page(
        '<div class="api-pretty-header"><p>This is an HTML representation intended for debugging, and is unsuitable for application use.</p></div>',
      ),
    );
  });
});
