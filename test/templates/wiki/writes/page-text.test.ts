import { describe, expect, it } from "vitest";
import { accountWiki } from "./account-wiki.js";

const PAGES = [
  { title: "Apple", text: "[[Category:Fruit]]" },
  { title: "Category:Fruit", text: "__HIDDENCAT__" },
  { title: "Category:Sweet", text: "[[Category:Fruit]]" },
  { title: "File:Leaf.png", text: "[[Category:Fruit]]" },
];

async function start() {
  const { wiki, admin } = await accountWiki({ pages: PAGES });
  return {
    tables: () => wiki.current().tables,
    edit: async (title: string, text: string) => admin("edit", { title, text }),
    remove: async (title: string) => admin("delete", { title, reason: "x" }),
    move: async (from: string, to: string) => admin("move", { from, to, noredirect: true }),
    /** Name, size, pages, files and categories in it, and whether it is hidden. */
    categories: () =>
      wiki
        .current()
        .tables.categories.map(
          ({ category, size, pages, files, subcats, hidden }) =>
            `${category}: ${size} = ${pages} + ${files} + ${subcats}${hidden ? ", hidden" : ""}`,
        ),
  };
}

function fruit(size: number, pages: number, files: number, subcats: number): string {
  return `Fruit: ${size} = ${pages} + ${files} + ${subcats}, hidden`;
}

/** A page of a category has a row of its own. */
const SWEET = "Sweet: 0 = 0 + 0 + 0";

/** The software lists hidden categories in another one. */
const HIDDEN = "Hidden categories: 1 = 0 + 0 + 1";

describe("categories after changes", () => {
  it("count the pages, files and categories that enter and leave them", async () => {
    const { edit, categories } = await start();
    expect(categories()).toEqual([fruit(3, 1, 1, 1), HIDDEN, SWEET]);
    await edit("Pear", "[[Category:Fruit|p]]");
    expect(categories()).toEqual([fruit(4, 2, 1, 1), HIDDEN, SWEET]);
    await edit("Apple", "[[Category:Plant]]");
    expect(categories()).toEqual([fruit(3, 1, 1, 1), HIDDEN, SWEET, "Plant: 1 = 1 + 0 + 0"]);
    await edit("File:Leaf.png", "none");
    expect(categories()).toEqual([fruit(2, 1, 0, 1), HIDDEN, SWEET, "Plant: 1 = 1 + 0 + 0"]);
    await edit("Category:Sweet", "[[Category:Plant]]");
    expect(categories()).toEqual([fruit(1, 1, 0, 0), HIDDEN, SWEET, "Plant: 2 = 1 + 0 + 1"]);
  });

  it("are hidden as soon as their page says so", async () => {
    const { edit, categories } = await start();
    await edit("Apple", "[[Category:Plant]]");
    await edit("Category:Plant", "x __HIDDENCAT__");
    expect(categories()).toEqual([
      fruit(2, 0, 1, 1),
      "Hidden categories: 2 = 0 + 0 + 2",
      SWEET,
      "Plant: 1 = 1 + 0 + 0, hidden",
    ]);
    await edit("Category:Plant", "x");
    expect(categories().at(-1)).toBe("Plant: 1 = 1 + 0 + 0");
    await edit("Category:Fruit", "x");
    expect(categories()[0]).toBe("Fruit: 2 = 0 + 1 + 1");
  });

  it("stay when they are empty, as long as they have a page", async () => {
    const { edit, remove, categories } = await start();
    for (const title of ["Apple", "Category:Sweet", "File:Leaf.png"])
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await remove(title);
    expect(categories()).toEqual(["Fruit: 0 = 0 + 0 + 0, hidden", HIDDEN]);
    await remove("Category:Fruit");
    expect(categories()).toEqual([]);
    await edit("Pear", "[[Category:Nut]]");
    await edit("Pear", "x");
    expect(categories()).toEqual([]);
  });

  it("have a row from the creation of their page on", async () => {
    const { edit, categories } = await start();
    await edit("Category:Empty", "x");
    expect(categories()).toEqual([fruit(3, 1, 1, 1), HIDDEN, SWEET, "Empty: 0 = 0 + 0 + 0"]);
  });
});

describe("links after changes", () => {
  it("keep the numbers of external links and the times of categories that stay", async () => {
    const { edit, tables } = await start();
    const external = (): readonly string[] =>
      tables().extlinks.map(({ id, url }) => `${id} ${url}`);
    await edit("Apple", "https://a.example/ https://b.example/ [[Category:Fruit]]");
    expect(external()).toEqual(["1 https://a.example/", "2 https://b.example/"]);
    const entered = tables().categorylinks.find(({ pageid }) => pageid === 1);
    await edit("Apple", "https://c.example/ https://b.example/ [[Category:Fruit]] x");
    expect(external()).toEqual(["3 https://c.example/", "2 https://b.example/"]);
    expect(tables().categorylinks.find(({ pageid }) => pageid === 1)).toEqual(entered);
  });

  it("are in the order of pages, and gone with their page", async () => {
    const { edit, remove, tables } = await start();
    const links = (): readonly string[] =>
      tables().pagelinks.map(({ pageid, title }) => `${pageid} ${title}`);
    await edit("Category:Sweet", "[[Pear]]");
    await edit("Apple", "[[Plum]] [[Nut]]");
    expect(links()).toEqual(["1 Nut", "1 Plum", "3 Pear"]);
    await edit("Apple", "[[Plum]]");
    expect(links()).toEqual(["1 Plum", "3 Pear"]);
    await remove("Apple");
    expect(links()).toEqual(["3 Pear"]);
  });

  it.each([
    ["[[Pear]] [[Talk:Apple]]", ["Pear", "Talk:Apple"]],
    ["[[Apple]] [[apple|x]] [[Pear]]", ["Pear"]],
    ["[[Apple#Taste]]", []],
    ["#REDIRECT [[Apple]]", ["Apple"]],
    ["#REDIRECT [[Pear]]\n[[Apple]]", ["Pear"]],
  ])("of the text %j are %j", async (text, links) => {
    const { edit, tables } = await start();
    await edit("Apple", text);
    expect(tables().pagelinks.map(({ title }) => title)).toEqual(links);
  });
});
