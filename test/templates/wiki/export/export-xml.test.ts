import { describe, expect, it } from "vitest";
import { exportXml } from "../../../../templates/wiki/export/export-xml.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";

const store = storeOf(
  createWiki({
    site: { general: { sitename: "A & B", generator: "MediaWiki 1.43.9" } },
    pages: [
      {
        title: "Rose",
        revisions: [
          { text: "one", user: "192.0.2.1", comment: 'a <b> "c"', minor: true },
          { text: "two", user: "Ann", texthidden: true, commenthidden: true },
          { text: "one", user: "Ann", userhidden: true, tags: ["mw-rollback"] },
        ],
      },
      { title: "Help:It's", text: "#REDIRECT [[Rose]]" },
      { title: "Empty", text: "" },
    ],
  }),
);

const exported = (title: string, options = {}): string =>
  exportXml(store, store.find("pages", "title", title), options);
const pageOf = (xml: string): string => xml.slice(xml.indexOf("  <page>"));

// The form is that of responses of MediaWiki 1.39, with which test/wiki/xml-export.test.ts compares.
describe("an export", () => {
  it("begins with the facts of the wiki", () => {
    const xml = exported("Nowhere");
    expect(xml).toMatch(
      /^<mediawiki xmlns="http:\/\/www\.mediawiki\.org\/xml\/export-0\.11\/" [^>]+ version="0\.11" xml:lang="en">\n {2}<siteinfo>\n {4}<sitename>A &amp; B<\/sitename>\n/,
    );
    expect(xml).toContain('      <namespace key="0" case="first-letter" />\n');
    expect(xml).toContain("<generator>MediaWiki 1.43.9</generator>");
    expect(xml.endsWith("  </siteinfo>\n</mediawiki>\n")).toBe(true);
  });

  it("has the current revision of a page", () => {
    expect(exported("Rose").match(/<id>\d+<\/id>\n {6}<parentid>/g)).toHaveLength(1);
  });

  it("has all revisions of a page on request, but nothing that is hidden", () => {
    const xml = exported("Rose", { history: "full" });
    expect(xml.match(/<revision>/g)).toHaveLength(3);
    expect(xml).toContain(
      '      <contributor>\n        <ip>192.0.2.1</ip>\n      </contributor>\n      <minor/>\n      <comment>a &lt;b&gt; "c"</comment>\n',
    );
    expect(xml).toContain('<comment deleted="deleted" />');
    expect(xml).toMatch(/<text bytes="3" sha1="\w{31}" deleted="deleted" \/>\n {6}<sha1\/>/);
    expect(xml).toContain('<contributor deleted="deleted" />');
  });

  it("names the revision that a text was saved with", () => {
    const origins = exported("Rose", { history: "full" }).match(/<origin>(\d+)/g);
    expect(origins?.[2]).toBe(origins?.[0]);
    expect(origins?.[1]).not.toBe(origins?.[0]);
  });

  it("has the target of a redirect, and an empty text", () => {
    expect(exported("Help:It's")).toContain('<redirect title="Rose" />');
    expect(exported("Empty")).toMatch(/<text bytes="0" sha1="\w{31}" xml:space="preserve" \/>/);
  });

  it("of the older schema has neither origins nor hashes of texts", () => {
    const xml = pageOf(exported("Empty", { schema: "0.10" }));
    expect(xml).not.toContain("<origin>");
    expect(xml).toContain('<text bytes="0" xml:space="preserve" />');
  });
});
