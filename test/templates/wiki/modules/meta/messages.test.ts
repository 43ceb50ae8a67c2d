import { describe, expect, it } from "vitest";
import { callStub, listIn } from "../../asking.js";

const ask = callStub({
  pages: [{ title: "MediaWiki:Sitenotice", text: "Mine" }],
  tables: {
    messages: [
      { name: "aboutsite", normalizedname: "aboutsite", content: "About" },
      { name: "mainpage", normalizedname: "mainpage", content: "Main Page" },
      {
        name: "sitenotice",
        normalizedname: "sitenotice",
        content: "Mine",
        default: "-",
        customised: true,
      },
      {
        name: "own",
        normalizedname: "own",
        content: "Own",
        defaultmissing: true,
        customised: true,
      },
    ],
  },
});

async function messages(more: string): Promise<readonly object[]> {
  return listIn(await ask(`meta=allmessages&${more}`), "allmessages");
}

async function names(more: string): Promise<readonly unknown[]> {
  return (await messages(more)).map((each) => Object(each).name);
}

describe("messages", () => {
  it("are all of them, in the order of their names", async () => {
    expect(await names("")).toEqual(["aboutsite", "mainpage", "own", "sitenotice"]);
    expect(await names("amfrom=mainpage&amto=own")).toEqual(["mainpage", "own"]);
    expect(await names("amfrom=nosuch")).toEqual([]);
  });

  it("are those that are named, with what they are called, or missing", async () => {
    expect(await messages("ammessages=Mainpage|no such")).toEqual([
      { name: "Mainpage", normalizedname: "mainpage", content: "Main Page" },
      { name: "no such", normalizedname: "no_such", missing: true },
    ]);
    expect(await messages("ammessages=mainpage&amnocontent=1")).toEqual([
      { name: "mainpage", normalizedname: "mainpage" },
    ]);
  });

  it("are those that begin so, hold a text, or are the wiki's own", async () => {
    expect(await names("amprefix=m")).toEqual(["mainpage"]);
    expect(await names("amfilter=site")).toEqual(["aboutsite", "sitenotice"]);
    expect(await messages("amcustomised=modified&amnocontent=1")).toEqual([
      { name: "own", normalizedname: "own", customised: true },
      { name: "sitenotice", normalizedname: "sitenotice", customised: true },
    ]);
    expect(await names("amcustomised=unmodified")).toEqual(["aboutsite", "mainpage"]);
  });

  it("show what the software has where that is another text, or that it has none", async () => {
    expect(await messages("amprop=default&ammessages=sitenotice|own|mainpage")).toEqual([
      { name: "sitenotice", normalizedname: "sitenotice", content: "Mine", default: "-" },
      { name: "own", normalizedname: "own", content: "Own", defaultmissing: true },
      { name: "mainpage", normalizedname: "mainpage", content: "Main Page" },
    ]);
  });

  it("are of a language, whose code may not be just any text", async () => {
    expect(await ask("meta=allmessages&amlang=a/b")).toMatchObject({
      error: { code: "invalidlang" },
    });
    expect(await names("amlang=de&ammessages=mainpage")).toEqual(["mainpage"]);
  });
});
