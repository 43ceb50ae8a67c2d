import { describe, expect, it } from "vitest";
import { allOf, callStub, listIn } from "../../asking.js";

const ask = callStub({
  users: [{ name: "Ann" }],
  pages: [
    { title: "Rose", text: "" },
    { title: "Bed", text: "[[Rose]]" },
    { title: "Talk:Bed", text: "[[Rose]]" },
    { title: "Flower", text: "#REDIRECT [[Rose]]" },
    { title: "Talk:Bloom", text: "#REDIRECT [[Rose]]" },
    { title: "Vase", text: "[[Flower]] [[Talk:Bloom]]" },
    { title: "Talk:Vase", text: "[[Flower]]" },
    { title: "Twice", text: "#REDIRECT [[Flower]]" },
    { title: "File:Bee.png", text: "", file: [{}] },
    { title: "File:Old bee.png", text: "#REDIRECT [[File:Bee.png]]" },
    { title: "Hive", text: "[[File:Bee.png]]" },
    { title: "Comb", text: "[[File:Old bee.png]]" },
  ],
});

interface Row {
  readonly title?: unknown;
  readonly redirlinks?: unknown;
}

/** Titles, each with those of what leads there by it. */
function titles(rows: readonly Row[]): readonly unknown[] {
  return rows.map(({ title, redirlinks }) =>
    Array.isArray(redirlinks) ? [title, ...redirlinks.map((each: Row) => each.title)] : title,
  );
}

async function links(more: string): Promise<readonly unknown[]> {
  return titles(listIn(await ask(`list=backlinks&bltitle=Rose&${more}`), "backlinks"));
}

describe("backlinks", () => {
  it("are pages that link to a page, in the order of their ids", async () => {
    expect(await links("")).toEqual(["Bed", "Talk:Bed", "Flower", "Talk:Bloom"]);
    expect(await links("bldir=descending")).toEqual(["Talk:Bloom", "Flower", "Talk:Bed", "Bed"]);
  });

  it("are of one kind, or of some namespaces, where that is asked", async () => {
    expect(await links("blfilterredir=redirects")).toEqual(["Flower", "Talk:Bloom"]);
    expect(await links("blfilterredir=nonredirects")).toEqual(["Bed", "Talk:Bed"]);
    expect(await links("blnamespace=1")).toEqual(["Talk:Bed", "Talk:Bloom"]);
    expect(await links("blnamespace=0|1")).toEqual(["Bed", "Flower", "Talk:Bed", "Talk:Bloom"]);
  });

  it("are those of redirects too, below each redirect", async () => {
    expect(await links("blredirect=1")).toEqual([
      "Bed",
      "Talk:Bed",
      ["Flower", "Vase", "Talk:Vase", "Twice"],
      ["Talk:Bloom", "Vase"],
    ]);
    expect(await links("blredirect=1&blfilterredir=redirects")).toEqual([
      ["Flower", "Twice"],
      "Talk:Bloom",
    ]);
    expect(await links("blredirect=1&blfilterredir=nonredirects")).toEqual([
      "Bed",
      "Talk:Bed",
      ["Flower", "Vase", "Talk:Vase"],
      ["Talk:Bloom", "Vase"],
    ]);
  });

  it.each([
    ["", "bllimit=1"],
    ["", "bllimit=3&bldir=descending"],
    ["blnamespace=0|1", "blnamespace=0|1&bllimit=1"],
  ])("are each there once on the way through %j, %j", async (whole, parts) => {
    const steps = await allOf(ask, `list=backlinks&bltitle=Rose&${parts}`, "backlinks");
    const expected = await links(`${whole}&${parts.includes("desc") ? "bldir=descending" : ""}`);
    expect(titles(steps.flat())).toEqual(expected);
    expect(steps.length).toBeGreaterThan(1);
  });

  it.each(["", "&blnamespace=0|1"])(
    "of redirects are each there once on the way through%s",
    async (more) => {
      const request = `list=backlinks&bltitle=Rose&blredirect=1&bllimit=2${more}`;
      const steps = await allOf(ask, request, "backlinks");
      const through = steps
        .flat()
        .flatMap((row) => (Array.isArray(row["redirlinks"]) ? row["redirlinks"] : []))
        .map((each: Row) => String(each.title));
      expect(through.toSorted()).toEqual(["Talk:Vase", "Twice", "Vase", "Vase"]);
      const direct = new Set(titles(steps.flat()).flat());
      expect(direct).toEqual(
        new Set(["Bed", "Talk:Bed", "Flower", "Talk:Bloom", "Vase", "Talk:Vase", "Twice"]),
      );
    },
  );

  it("can be the pages that are asked about", async () => {
    const answer = await ask("generator=backlinks&gbltitle=Rose&gblredirect=1&prop=info");
    expect(new Set(listIn(answer, "pages").map(({ title }) => title))).toEqual(
      new Set(["Bed", "Talk:Bed", "Flower", "Talk:Bloom", "Vase", "Talk:Vase", "Twice"]),
    );
  });

  it.each(["x", "1|x", "0|1|0|A|x|1", "0|1|2", "0|01", "0|1|0|A|0|1|2|3|4"])(
    "do not go on at %s, which no answer said",
    async (proceed) => {
      expect(
        await ask(`list=backlinks&bltitle=Rose&blcontinue=${encodeURIComponent(proceed)}`),
      ).toMatchObject({ error: { code: "badcontinue" } });
    },
  );
});

describe("uses of an image", () => {
  it("are found by its redirects too", async () => {
    const request = "list=imageusage&iutitle=File:Bee.png";
    expect(titles(listIn(await ask(request), "imageusage"))).toContain("Hive");
    const rows = titles(listIn(await ask(`${request}&iuredirect=1`), "imageusage"));
    expect(rows).toContain("Hive");
  });

  it("are of files only", async () => {
    expect(await ask("list=imageusage&iutitle=Rose")).toMatchObject({
      error: { code: "bad_image_title" },
    });
  });
});
