import { describe, expect, it } from "vitest";
import { prettyPage } from "../../../../templates/wiki/formats/pretty-page.js";

const SITE = { sitename: "A & B", text: '{ "a": "<b> & \'" }' };

function page(header: string): string {
  return `<!DOCTYPE html>
<html class="client-nojs" lang="en" dir="ltr">
<head>
<meta charset="UTF-8">
<title>API response - A &amp; B</title>
<meta name="robots" content="noindex,nofollow">
</head>
<body>
<h1 id="firstHeading">API response</h1>
${header}<pre class="api-pretty-content">{ "a": "&lt;b> &amp; '" }</pre>
</body>
</html>
`;
}

describe("A response for people", () => {
  it("links to the response without HTML", () => {
    const response = { ...SITE, format: "json", status: 200, plainAddress: "/api.php?a&b" };
    expect(prettyPage(response)).toBe(
      page(
        '<div class="api-pretty-header"><p>This page shows the response as JSON.</p><p>Programs send <a href="/api.php?a&amp;b"><kbd>format=json</kbd></a>.</p></div>',
      ),
    );
  });

  it("names another status, and has no link if the request was posted", () => {
    expect(prettyPage({ ...SITE, format: "xml", status: 503 })).toBe(
      page(
        '<div class="api-pretty-header"><p>This page shows the response as XML.</p><p>Programs send <kbd>format=xml</kbd>.</p></div><div class="api-pretty-header api-pretty-status">Status without HTML: 503</div>',
      ),
    );
  });

  it("is for debugging, if it is raw", () => {
    expect(prettyPage({ ...SITE, format: "raw", status: 200 })).toBe(
      page(
        '<div class="api-pretty-header"><p>This page shows the response with debugging data.</p></div>',
      ),
    );
  });
});
