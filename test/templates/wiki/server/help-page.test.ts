import { describe, expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import type { ModuleHelp } from "../../../../templates/wiki/call/module-help.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";

const MODULE = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: true,
  params: {},
};

async function pageOf(stub: ReturnType<typeof createParaminfoStub>): Promise<string> {
  const headers = { accept: "text/html" };
  const { body } = await stub.service({ method: "GET", url: "/api.php", headers, body: "" });
  return body;
}

function pageWith(help: Readonly<Record<string, ModuleHelp>>): Promise<string> {
  const api = { modules: new Map([[MODULE.path, MODULE]]), rules: {} };
  return pageOf(wikiStub({ api, results: [], help }, createWiki({})));
}

describe("the page that a stub shows in a browser", () => {
  it("has the description of each module and a link to its manual page", async () => {
    const page = await pageOf(createParaminfoStub());
    expect(page).toContain("<td>Lists the pages of a namespace in the order of their titles.</td>");
    expect(page).toContain('<a href="https://www.mediawiki.org/wiki/API:Allpages">manual</a>');
    expect(page).toContain("<code>displaytitle</code>");
  });

  it("shows texts of a wiki as text", async () => {
    const page = await pageWith({
      "query+a": { description: "<b>`<i>`</b>", manual: 'https://wiki.example/"><script>' },
    });
    expect(page).toContain("<td>&lt;b&gt;<code>&lt;i&gt;</code>&lt;/b&gt;</td>");
    expect(page).toContain('<a href="https://wiki.example/&quot;&gt;&lt;script&gt;">manual</a>');
    expect(page).not.toContain("<script>");
  });

  it("has the descriptions of parameters, by the names that a request has", async () => {
    const page = await pageWith({
      "query+a": {
        description: "Lists pages.",
        parameters: { from: "Title to start at.", "x-{s}": '<i>Of `s`.\n- b: "B".' },
      },
    });
    expect(page).toContain(
      "<td>Lists pages.<details><summary>Parameters</summary><dl>" +
        "<dt><code>afrom</code></dt><dd>Title to start at.</dd>" +
        '<dt><code>ax-{s}</code></dt><dd>&lt;i&gt;Of <code>s</code>.\n- b: "B".</dd>' +
        "</dl></details></td>",
    );
  });

  it("has no list of parameters without descriptions", async () => {
    const help = { description: "Lists pages.", parameters: {} };
    expect(await pageWith({ "query+a": help })).not.toContain("<details>");
  });

  it("has a module without a description, too", async () => {
    expect(await pageWith({})).toContain(">query+a</a></td><td>list</td><td>generator</td></tr>");
  });
});
