import { expect, it } from "vitest";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import { textOrEmpty } from "../../../../templates/wiki/values/row.js";
import { ask } from "../revision-wiki.js";

/** The revisions of the pages of a response, and its warnings but for those of deprecated parameters. */
async function found(request: string): Promise<object> {
  const { query, warnings = [] } = await ask(`prop=revisions&${request}`);
  const pages = isJsonObject(query) && Array.isArray(query["pages"]) ? query["pages"] : [];
  return {
    revisions: pages.filter(isJsonObject).map(({ revisions }) => revisions),
    warnings: Array.isArray(warnings)
      ? warnings
          .filter(isJsonObject)
          .flatMap(({ code, text }) =>
            textOrEmpty(code).startsWith("deprecation") ? [] : [[code, text]],
          )
      : [],
  };
}

const SCRIPT = 'The content model of "User:Bea/x.js" does not have this format.';
const TREE = "<root>One</root>";
const TEXT = { contentformat: "text/x-wiki", contentmodel: "wikitext" };

/** The fields and the codes of `ApiQueryRevisionsBase` of MediaWiki. */
it.each<readonly [request: string, revisions: readonly object[], warnings: readonly unknown[]]>([
  ["revids=2&rvprop=content", [{ ...TEXT, content: "One two" }], []],
  ["revids=2&rvprop=content&rvcontentformat=text/x-wiki", [{ ...TEXT, content: "One two" }], []],
  [
    "revids=2&rvprop=content&rvcontentformat=text/css",
    [{ badcontentformat: true }],
    [["badformat", 'The content model of "Apple" does not have this format.']],
  ],
  [
    "revids=1&rvprop=content&rvparse=1",
    [
      {
        content:
          '<div class="mw-content-ltr mw-parser-output" lang="en" dir="ltr"><p>One\n</p></div>',
      },
    ],
    [],
  ],
  ["revids=1&rvprop=content&rvexpandtemplates=1", [{ content: "One" }], []],
  [
    "titles=User:Bea/x.js&rvprop=content&rvexpandtemplates=1",
    [{ badcontentformat: true }],
    [["templateexpansion-notwikitext", SCRIPT]],
  ],
  ["revids=1&rvprop=content&rvgeneratexml=1", [{ ...TEXT, content: "One", parsetree: TREE }], []],
  ["revids=1&rvprop=size&rvgeneratexml=1", [{ size: 3 }], []],
  ["revids=1&rvprop=parsetree", [{ parsetree: TREE }], []],
  [
    "titles=User:Bea/x.js&rvprop=parsetree",
    [{ badcontentformatforparsetree: true }],
    [["parsetree-notwikitext", "Only wikitext has a parse tree."]],
  ],
  [
    "revids=1&rvprop=size&rvdiffto=prev",
    [{ size: 3, diff: { from: false, to: 1, body: expect.stringContaining("One") } }],
    [],
  ],
  [
    "revids=1&rvprop=size&rvdiffto=next",
    [{ size: 3, diff: { from: 1, to: 2, body: expect.stringContaining("two") } }],
    [],
  ],
  [
    "revids=1&rvprop=size&rvdiffto=cur",
    [{ size: 3, diff: { from: 1, to: 3, body: expect.stringContaining("Lead") } }],
    [],
  ],
  [
    "revids=1&rvprop=size&rvdiffto=2",
    [{ size: 3, diff: { from: 1, to: 2, body: expect.stringContaining("two") } }],
    [],
  ],
  ["revids=1&rvprop=size&rvdifftotext=One", [{ size: 3, diff: { body: "" } }], []],
  [
    "titles=Apple&rvlimit=2&rvprop=size&rvdiffto=cur",
    [
      { size: 37, diff: { from: 3, to: 3, body: "" } },
      { size: 7, diff: { from: 2, to: 3, body: expect.stringContaining("Lead") } },
    ],
    [],
  ],
])("revisions in a deprecated form: %s", async (request, revisions, warnings) => {
  expect(await found(request)).toEqual({ revisions: [revisions], warnings });
});
