import { describe, expect, it } from "vitest";
import type { Title } from "../../../../templates/wiki/data/title.js";
import { titleOf } from "../../../../templates/wiki/data/title.js";
import {
  anchorOf,
  interwikiAddress,
  oldAnchorOf,
  pageLink,
} from "../../../../templates/wiki/render/page-link.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import { storedPages } from "../../../../templates/wiki/render/page-source.js";
import { tinySite, tinyStore } from "../tiny-wiki.js";

function page(key: string, fragment = "", ns = 0): Title {
  return titleOf(tinySite(), ns, key, fragment);
}

describe("a link leads to", () => {
  it.each([
    ["a page", page("Pear_tree"), '<a href="/wiki/Pear_tree" title="Pear tree">L</a>'],
    ["a section", page("Apple", " a b "), '<a href="/wiki/Apple#a_b" title="Apple">L</a>'],
    ["a redirect", page("Old"), '<a href="/wiki/Old" class="mw-redirect" title="Old">L</a>'],
    [
      "the editor of a page that is missing",
      page("No", "x"),
      '<a href="/index.php?title=No&amp;action=edit&amp;redlink=1" class="new" title="No (page does not exist)">L</a>',
    ],
    [
      "a page of another namespace with the same name",
      page("Home", "", 1),
      '<a href="/index.php?title=Talk:Home&amp;action=edit&amp;redlink=1" class="new" title="Talk:Home (page does not exist)">L</a>',
    ],
    [
      "a special page, which is stored nowhere",
      page("AllPages", "", -1),
      '<a href="/wiki/Special:AllPages" title="Special:AllPages">L</a>',
    ],
    ["the page itself", page("Home"), '<a class="mw-selflink selflink">L</a>'],
    [
      "a section of the page itself",
      page("Home", "a b"),
      '<a class="mw-selflink-fragment" href="#a_b">L</a>',
    ],
    ["a section without a page", page("", "a b"), '<a href="#a_b">L</a>'],
  ])("%s", (_what, target, html) => {
    expect(pageLink(storedPages(tinyStore()), page("Home"), target, "L")).toBe(html);
  });

  it.each([["1.40.0", '<a class="mw-selflink-fragment" href="#a">L</a>']])(
    "a section of the page itself as version %s writes it",
    (version, html) => {
      const store = storeOf({
        site: {
          general: { server: "https://tiny.example", generator: `MediaWiki ${version}` },
          namespaces: { "0": { id: 0, name: "", case: "first-letter" } },
        },
        tables: { pages: [{ pageid: 1, ns: 0, title: "Home", redirect: false, length: 1 }] },
      });
      expect(pageLink(storedPages(store), page("Home"), page("Home", "a"), "L")).toBe(html);
    },
  );
});

it.each([
  ["de", "de:Foo bar's", "", "https://de.example/wiki/Foo_bar%27s"],
  ["de", "de:A $1", "b c", "https://de.example/wiki/A_$1#b_c"],
  ["xx", "xx:A", "b", undefined],
])(
  "the address in the wiki %s of %s with the fragment %j is %s",
  (interwiki, text, fragment, url) => {
    expect(
      interwikiAddress(storedPages(tinyStore()), { kind: "external", interwiki, text, fragment }),
    ).toBe(url);
  },
);

it.each([
  [" Two  words\t\n\f\r", "Two__words", "Two__words"],
  ["a: é%", "a:_é%", "a:_.C3.A9.25"],
  ["!'()*~-.", "!'()*~-.", ".21.27.28.29.2A.7E-."],
])("a heading %j has the id %s, and %s for old browsers", (text, anchor, old) => {
  expect(anchorOf(text)).toBe(anchor);
  expect(oldAnchorOf(anchor)).toBe(old);
});
