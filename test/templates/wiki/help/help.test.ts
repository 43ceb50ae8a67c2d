import { describe, expect, it } from "vitest";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import type { ModuleTexts } from "../../../../templates/wiki/call/module-help.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { clientOf } from "../actions/stub-client.js";

const MODULE: AnyModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "x",
  select: { action: "query", list: "a" },
  generator: true,
  readrights: true,
  params: {
    limit: { type: "limit", default: 10, min: 1, max: 500 },
    sort: { type: "enum", values: ["up", "down"], multi: { lowlimit: 50, highlimit: 500 } },
    old: { type: "string", deprecated: true, default: "" },
  },
};

const TEXTS: ModuleTexts = {
  "query+a": {
    description: "Lists `a` & <b>.\n1. First.\n2. Second.",
    manual: "https://wiki.example/a",
    parameters: { sort: "The order:\n- up: Upwards.\n- other: An item." },
  },
};

const { modules, rules } = catalogueApi();
const api = { modules: new Map([...modules, [MODULE.path, MODULE]]), rules };
const client = clientOf(wikiStub({ api, results: [], help: TEXTS }, createWiki({})));

async function page(params: Readonly<Record<string, string>>): Promise<string> {
  const { help } = await client.get({ action: "help", wrap: 1, ...params });
  const text = isJsonObject(help) ? help["help"] : undefined;
  return typeof text === "string" ? text : "";
}

describe("action=help", () => {
  it("has the heading, the flags and the description of a module", async () => {
    const html = await page({ modules: "query+a" });
    expect(html).toContain(
      '<h2 class="apihelp-header apihelp-module-name" dir="ltr" lang="en" id="query+a">list=a (x)</h2><div class="apihelp-linktrail">(',
    );
    expect(html).toContain('| <b dir="ltr" lang="en">a</b>)</div>');
    expect(html).toContain('<span class="apihelp-flag-readrights">');
    expect(html).toContain('<span class="apihelp-flag-generator">');
    expect(html).toContain(
      "<p>Lists <kbd>a</kbd> &amp; &lt;b&gt;.\n</p><ol><li>First.</li>\n<li>Second.</li></ol>",
    );
    expect(html).toContain('<a href="https://wiki.example/a" dir="ltr">https://wiki.example/a</a>');
  });

  it("has the names, the texts and the notes of parameters", async () => {
    const html = await page({ modules: "query+a" });
    expect(html).toContain(
      '<dt><span dir="ltr" lang="en" id="query+a:xlimit">xlimit</span></dt><dd class="description"><span class="apihelp-empty">(no description)</span></dd><dd class="info">Type: integer, <kbd>max</kbd></dd><dd class="info">From 1 to 500</dd><dd class="info">Default: 10</dd>',
    );
    expect(html).toContain(
      '<dd class="description"><p>The order:\n</p><dl><dt><span dir="ltr" lang="en">up</span></dt>\n<dd>Upwards.</dd></dl><ul><li>other: An item.</li></ul></dd>',
    );
    expect(html).toContain(
      '<dd class="info"><strong class="apihelp-deprecated">Deprecated.</strong></dd>',
    );
    expect(html).toContain('<dd class="info">Default: empty</dd>');
  });

  it("has the modules below one, and theirs if requested", async () => {
    const direct = await page({ modules: "main", submodules: "1" });
    expect(direct).toContain('id="query"');
    expect(direct).not.toContain('id="query+a"');
    const html = await page({ recursivesubmodules: "1", toc: "1" });
    expect(html).toContain('<h4 class="apihelp-header apihelp-module-name"');
    expect(html).toMatch(
      /<li class="toclevel-3"><a href="#query\+a"><span class="tocnumber">1\.\d+\.\d+<\/span> <span class="toctext">list=a \(x\)<\/span><\/a><\/li>/,
    );
    expect(html).toContain('<h3 class="apihelp-header" id="main/datatypes">');
  });

  it("links to modules of the page, and to the API for others", async () => {
    const both = await page({ modules: "query+a|main" });
    expect(both).toContain('<a href="#main/datatypes">');
    const one = await page({ modules: "query+a" });
    expect(one).toContain('<a href="/api.php?action=help&amp;modules=main#main/datatypes">');
  });

  it("numbers a module that the page has twice", async () => {
    expect(await page({ modules: "query|main", submodules: "1" })).toContain('id="query|2"');
  });

  it("is a document without wrap, in every format", async () => {
    await expect(client.get({ action: "help", format: "xml" })).rejects.toThrow();
    const { headers, body } = client.last();
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-disposition"]).toBe("inline; filename=api-help.html");
    expect(body).toMatch(/^<!DOCTYPE html>/);
  });

  it("fails for a module that does not exist", async () => {
    expect(await client.get({ action: "help", modules: "query+nosuch" })).toMatchObject({
      error: { code: "badmodule" },
    });
  });
});
