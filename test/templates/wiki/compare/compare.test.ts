// The recording of compare has the properties, the errors and the warnings.
import { describe, expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { textOrEmpty } from "../../../../templates/wiki/values/row.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { clientOf } from "../actions/stub-client.js";

const wiki = createWiki({
  pages: [
    {
      title: "Page",
      revisions: [
        { text: "one", comment: "first", user: "Ann" },
        { text: "two\n\n== S ==\nx", comment: "second", user: "Ann", userhidden: true },
        { text: "three", texthidden: true },
        { text: "four" },
      ],
    },
    { title: "Other", text: "two" },
  ],
  users: [{ name: "Ann" }],
});
const client = clientOf(createParaminfoStub({ wiki }));
const [first, second, third] = (wiki.tables["revisions"] ?? []).map(({ revid }) => revid);

async function compare(params: Parameters<typeof client.get>[0]): Promise<JsonObject> {
  return client.get({ action: "compare", ...params });
}

describe("a comparison of revisions", () => {
  it("omits what is hidden from the caller", async () => {
    const { compare: found } = await compare({
      fromrev: first,
      torev: second,
      prop: "user|comment|rel|size",
    });
    expect(found).toEqual({
      fromuser: "Ann",
      fromuserid: 1,
      fromcomment: "first",
      fromparsedcomment: "first",
      fromsize: 3,
      touserhidden: true,
      tocomment: "second",
      toparsedcomment: "second",
      tosize: 14,
      next: third,
    });
  });
});

it("a text can replace a section of a revision", async () => {
  const { compare: found } = await compare({
    fromrev: second,
    toslots: "main",
    totitle: "Other",
    "totext-main": "two",
    prop: "diff",
    slots: "main",
    fromsection: 0,
  });
  // The revision before has only its first section here, which is the text.
  expect(found).toEqual({ fromuserhidden: true, bodies: { main: false } });
});

// Observed on MediaWiki 1.39 and 1.43.
it("a text is signed by who compares it", async () => {
  const { compare: found } = await compare({
    fromtitle: "Page",
    "fromtext-main": "a",
    fromslots: "main",
    "totext-main": "~~~",
    toslots: "main",
    totitle: "Page",
    topst: true,
  });
  const [, added] =
    /<ins class="diffchange diffchange-inline">([^<]*)</.exec(
      isJsonObject(found) ? textOrEmpty(found["body"]) : "",
    ) ?? [];
  expect(added).toBe(
    "[[Special:Contributions/127.0.0.1|127.0.0.1]] ([[User talk:127.0.0.1|talk]])",
  );
});

/** The HTML of a comparison of two texts, as the stub of the client responds to it. */
async function htmlOf(before: string, after: string, difftype = "table"): Promise<string> {
  const { compare: found } = await compare({
    fromslots: "main",
    "fromtext-main": before,
    toslots: "main",
    "totext-main": after,
    difftype,
  });
  return isJsonObject(found) ? textOrEmpty(found["body"]) : "no comparison";
}

it("a table has a row for each line, and marks changed words", async () => {
  expect(await htmlOf("a <b> c\n\nd\ne\nf", "a <i> c\n\nd\ne\nf\nnew &")).toMatchInlineSnapshot(`
    "<tr><td colspan="2" class="diff-lineno">Line 1:</td><td colspan="2" class="diff-lineno">Line 1:</td></tr>
    <tr><td class="diff-marker" data-marker="−"></td><td class="diff-deletedline diff-side-deleted"><div>a &lt;<del class="diffchange diffchange-inline">b</del>&gt; c</div></td><td class="diff-marker" data-marker="+"></td><td class="diff-addedline diff-side-added"><div>a &lt;<ins class="diffchange diffchange-inline">i</ins>&gt; c</div></td></tr>
    <tr><td class="diff-marker"></td><td class="diff-context diff-side-deleted"><br></td><td class="diff-marker"></td><td class="diff-context diff-side-added"><br></td></tr>
    <tr><td class="diff-marker"></td><td class="diff-context diff-side-deleted"><div>d</div></td><td class="diff-marker"></td><td class="diff-context diff-side-added"><div>d</div></td></tr>
    <tr><td class="diff-marker"></td><td class="diff-context diff-side-deleted"><div>e</div></td><td class="diff-marker"></td><td class="diff-context diff-side-added"><div>e</div></td></tr>
    <tr><td class="diff-marker"></td><td class="diff-context diff-side-deleted"><div>f</div></td><td class="diff-marker"></td><td class="diff-context diff-side-added"><div>f</div></td></tr>
    <tr><td colspan="2" class="diff-side-deleted"></td><td class="diff-marker" data-marker="+"></td><td class="diff-addedline diff-side-added"><div><ins class="diffchange">new &amp;</ins></div></td></tr>
    "
  `);
});

it.each(["table", "unified"])("texts without a difference are empty as a %s", async (difftype) => {
  expect(await htmlOf("a\r\nb\n", "a\nb\n", difftype)).toBe("");
  expect(await htmlOf("", "", difftype)).toBe("");
});

function longText(step: number): string {
  return Array.from({ length: 20_000 }, (_, index) => (index * step) % 97).join("\n");
}

it("long texts that have little in common are compared in bounded time", async () => {
  const html = await htmlOf(longText(7), longText(11));
  expect(html.match(/diff-addedline/g)).toHaveLength(20_000);
});
