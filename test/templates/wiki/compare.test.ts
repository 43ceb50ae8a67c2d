// The recording of compare has the properties, the errors and the warnings.
import { expect, it } from "vitest";
import { createParaminfoStub } from "../../../generated/paraminfo/stub.js";
import { clientOf } from "./actions/stub-client.js";

/** The HTML of a comparison of two texts. */
async function htmlOf(before: string, after: string): Promise<string> {
  const { compare } = await clientOf(createParaminfoStub()).get({
    action: "compare",
    fromslots: "main",
    "fromtext-main": before,
    toslots: "main",
    "totext-main": after,
  });
  return String(Object(compare).body);
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

function longText(step: number): string {
  return Array.from({ length: 20_000 }, (_, index) => (index * step) % 97).join("\n");
}

it("long texts that have little in common are compared in bounded time", async () => {
  const html = await htmlOf(longText(7), longText(11));
  expect(html.match(/diff-addedline/g)).toHaveLength(20_000);
});

function longLines(step: number): string {
  const line = longText(step).slice(0, 4000).replaceAll("\n", " ");
  return Array.from({ length: 200 }, () => line).join("\n");
}

it("long lines that have little in common are compared in bounded time", async () => {
  const html = await htmlOf(longLines(7), longLines(11));
  expect(html.match(/diff-addedline/g)).toHaveLength(200);
});
