import { describe, expect, it } from "vitest";
import { isTemplate, propsOf } from "../../../../templates/wiki/wikitext/words.js";

const NOTHING = { links: [], braces: [], gallery: [], urls: [], switches: [] };

/** By MediaWiki's help of magic words. */
const WORDS = `PAGENAME PAGENAMEE FULLPAGENAME FULLPAGENAMEE BASEPAGENAME SUBPAGENAME ROOTPAGENAME
  TALKPAGENAME SUBJECTPAGENAME ARTICLEPAGENAME TALKSPACE SUBJECTSPACE ARTICLESPACEE NAMESPACE
  NAMESPACEE NAMESPACENUMBER PAGEID SITENAME SERVER SERVERNAME SCRIPTPATH STYLEPATH CONTENTLANGUAGE
  PAGELANGUAGE CURRENTYEAR CURRENTDAY2 LOCALTIMESTAMP REVISIONID REVISIONMONTH1 NUMBEROFPAGES ! =`;
const FUNCTIONS = `anchorencode bidi canonicalurl canonicalurle defaultcategorysort defaultsort
  defaultsortkey displaytitle filepath formatnum fullurl fullurle gender grammar int language lc lcfirst
  localurl localurle ns nse padleft padright pagesincategory pagesize plural protectionexpiry
  protectionlevel raw subst safesubst msg msgnw tag uc ucfirst urlencode pagename fullpagename
  basepagename namespace talkpagename`;

function listOf(text: string): readonly string[] {
  return text.split(/\s+/);
}

describe("A name in braces", () => {
  it.each([
    ...listOf(WORDS),
    "#if:a",
    "#",
    ...listOf(FUNCTIONS).map((name) => `${name}:x`),
    "LC :x",
  ])("is no template: %s", (name) => {
    expect(isTemplate(name)).toBe(false);
  });

  it.each(["Rose", "pagename", "lc", "XPAGENAME", "PAGENAMES", "User:lc:x", ":Rose", "if:#"])(
    "is a template: %s",
    (name) => {
      expect(isTemplate(name)).toBe(true);
    },
  );
});

describe("The properties of a page", () => {
  it.each([
    "notoc",
    "nogallery",
    "forcetoc",
    "toc",
    "noeditsection",
    "newsectionlink",
    "nonewsectionlink",
    "hiddencat",
    "expectunusedcategory",
    "index",
    "noindex",
    "staticredirect",
  ])("have the switch %s, empty", (name) => {
    expect(propsOf({ ...NOTHING, switches: [name, "other"] })).toEqual({ [name]: "" });
  });

  it("have the values of words, of which the last one counts", () => {
    const braces = [
      "DISPLAYTITLE: A:\nb ",
      "defaultsort:x",
      "DefaultSort:y",
      "lc:z",
      "xdefaultsort:q",
    ];
    expect(propsOf({ ...NOTHING, braces })).toEqual({ displaytitle: "A:\nb", defaultsort: "y" });
  });
});
