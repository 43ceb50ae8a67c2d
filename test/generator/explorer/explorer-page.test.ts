import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { explorerPage } from "../../../generator/explorer/explorer-page.js";
import { catalogueModel, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

function pageOf(...modules: readonly Json[]): string {
  const model = catalogueModel(...modules);
  return explorerPage([{ name: "wiki", model, builders: new Map() }], { script: "start();" });
}

/** The escapes of a text in a script. */
const ESCAPED = String.raw`\u00e9 \u00b7 \u65e5\u672c \ud83d\ude00`;

/** The block of a part of the only spec. */
function operationIn(page: string, part: string) {
  return blockIn(page, `operation-0-${blockIn(page, "explorer").specs[0].parts.indexOf(part)}`);
}

/** The source expression of a text in a policy. */
function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The JSON of a block. */
function blockIn(page: string, id: string) {
  const [, json] = new RegExp(`id="${id}">(.*?)</script>`, "s").exec(page) ?? [];
  return JSON.parse(json ?? "null");
}

describe("The page of the explorer", () => {
  it("allows its own style and script only", () => {
    const page = pageOf(module("things"));
    const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `style-src ${hash(style)}`,
      `script-src ${hash("start();")}`,
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(page.match(/<script>/g)).toHaveLength(1);
  });

  it("lists all parts before its script runs", () => {
    const page = pageOf(module("things"), module("others", [], { group: "meta" }));
    expect(page).toContain('<a href="#/wiki/things">things</a>');
    expect(page).toContain('<h3>Meta <span class="number">1</span></h3>');
    expect(page.indexOf('href="#/wiki/others"')).toBeLessThan(page.indexOf("<script>"));
  });

  it("has a block for each operation, without positions and format version 1", () => {
    const page = pageOf(module("things", [parameter("dir", ["up"])]), module("others"));
    expect(operationIn(page, "others")).toMatchObject({
      name: "others",
      origin: { file: "", pointer: "" },
    });
    expect(operationIn(page, "things")).not.toHaveProperty("version1");
  });

  it("connects to the given sources only", () => {
    const model = catalogueModel(module("things"));
    const page = explorerPage([{ name: "wiki", model, builders: new Map() }], {
      script: "",
      isServed: true,
      connect: ["'self'"],
    });
    expect(page).toContain("connect-src 'self';");
    expect(blockIn(page, "explorer").served).toBe(true);
  });

  it("escapes what would end the element of its script, or begin a comment", () => {
    const model = catalogueModel(module("things"));
    const specs = [{ name: "wiki", model, builders: new Map() }];
    const page = explorerPage(specs, { script: "['</script>', '<!--', /<script/]" });
    expect(page).toContain(String.raw`<script>['\x3c/script>', '\x3c!--', /\x3cscript/]</script>`);
  });

  it("is ASCII, whose texts take one byte per character while the page is read", () => {
    const other = "é · 日本 \u{1F600}";
    const model = catalogueModel(
      module(other, [parameter("dir", [other])], { description: other, group: other }),
    );
    const specs = [{ name: other, model, builders: new Map() }];
    const page = explorerPage(specs, { script: `start("${other}", /${other}/u);` });
    expect(page).toMatch(/^[\0-\x7F]*$/);
    expect(page).toContain("<title>&#233; &#183; &#26085;&#26412; &#128512;: API explorer</title>");
    expect(operationIn(page, other)).toMatchObject({
      description: other,
      parameters: [{ type: { values: [other] } }],
    });
    const [, script = ""] = /<script>(.*)<\/script>/s.exec(page) ?? [];
    expect(script).toBe(String.raw`start("${ESCAPED}", /${ESCAPED}/u);`);
    expect(page).toContain(`script-src ${hash(script)}`);
  });
});
