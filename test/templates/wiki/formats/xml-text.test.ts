import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { xmlText } from "../../../../templates/wiki/formats/xml-text.js";

/** A query whose page has one revision. */
function pageWith(revision: JsonObject): JsonObject {
  return { query: { pages: [{ revisions: [revision] }] } };
}

const HEAD = '<?xml version="1.0"?>';

describe("a response in XML", () => {
  it("has scalars as attributes, true as an empty one, and neither false nor null", () => {
    const body = { batchcomplete: true, a: 1, b: "<'\"&\n>", no: false, none: null };
    expect(xmlText({ body })).toBe(
      `${HEAD}<api batchcomplete="" a="1" b="&lt;&#039;&quot;&amp;&#10;&gt;" />`,
    );
  });

  it("has lists as elements of the server's names, or of _v", () => {
    const body = { query: { allpages: [{ pageid: 1 }], other: ["x", true] } };
    expect(xmlText({ body })).toBe(
      `${HEAD}<api><query><allpages><p pageid="1" /></allpages><other><_v>x</_v><_v>true</_v></other></query></api>`,
    );
  });

  it("has pages with their numbers, in the order in which they were found", () => {
    const pages = [
      ["9", { title: "B" }],
      ["3", { title: "A" }],
    ] as const;
    expect(
      xmlText({ body: { query: { pages: {} } }, pages: { kind: "ordered", members: pages } }),
    ).toBe(
      `${HEAD}<api><query><pages><page _idx="9" title="B" /><page _idx="3" title="A" /></pages></query></api>`,
    );
  });

  it("has a member as the content, and as an element beside others", () => {
    const revision = { revid: 5, content: " a < b" };
    expect(xmlText({ body: pageWith(revision) })).toContain(
      '<rev revid="5" xml:space="preserve"> a &lt; b</rev>',
    );
    expect(xmlText({ body: pageWith({ ...revision, tags: ["x"] }) })).toContain(
      '<rev revid="5"><tags><tag>x</tag></tags><content xml:space="preserve"> a &lt; b</content></rev>',
    );
  });

  it("has the names of slots as attributes", () => {
    const slots = { main: { contentmodel: "wikitext", content: "x" } };
    expect(xmlText({ body: { query: { pages: [{ revisions: [{ slots }] }] } } })).toContain(
      '<slots><slot contentmodel="wikitext" role="main" xml:space="preserve">x</slot></slots>',
    );
  });

  it("has names that XML does not allow with the numbers of their characters", () => {
    expect(xmlText({ body: { "1x": 1, "a b": 2, "": 3 } })).toBe(
      `${HEAD}<api _1x="1" _a.20.b="2" _="3" />`,
    );
  });

  it("begins each element in a line of its own for people", () => {
    expect(xmlText({ body: { query: { tags: [{ name: "a" }] } }, isPretty: true })).toBe(
      `${HEAD}\n<api>\n  <query>\n    <tags>\n      <tag name="a" />\n    </tags>\n  </query>\n</api>`,
    );
  });
});
