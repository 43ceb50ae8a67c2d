import { describe, expect, it } from "vitest";
import { textOrEmpty } from "../../../../../templates/wiki/values/row.js";
import { allOf, callStub, listIn } from "../../asking.js";

const SHA1 = "0123456789012345678901234567890123456789";
const ask = callStub({
  users: [{ name: "Ann" }],
  pages: [
    { title: "File:Wide.png", text: "", file: [{ width: 400, height: 100 }] },
    { title: "File:Text.txt", text: "", file: [{ width: 0, height: 0, mime: "text/plain" }] },
    { title: "File:Link.png", text: "#REDIRECT [[File:Wide.png]]" },
    { title: "File:A.png", text: "", file: [{ sha1: SHA1 }] },
    { title: "File:B.png", text: "", file: [{ sha1: SHA1 }] },
    { title: "File:C.png", text: "", file: [{ sha1: SHA1 }] },
    {
      title: "File:Old.png",
      text: "",
      file: [
        { timestamp: "2024-01-01T00:00:00Z" },
        { timestamp: "2024-01-02T00:00:00Z" },
        { timestamp: "2024-01-03T00:00:00Z" },
      ],
    },
  ],
});

async function versions(title: string, more: string): Promise<unknown> {
  const answer = await ask(`prop=imageinfo&titles=${encodeURIComponent(title)}&${more}`);
  return listIn(answer, "pages")[0]?.["imageinfo"];
}

describe("a smaller picture", () => {
  it.each([
    ["iiurlwidth=100", 100, 25],
    ["iiurlheight=50&iiurlwidth=400", 200, 50],
    ["iiurlwidth=1", 1, 1],
  ])("keeps its proportions (%s)", async (more, thumbwidth, thumbheight) => {
    expect(await versions("File:Wide.png", `iiprop=url&${more}`)).toMatchObject([
      {
        thumbwidth,
        thumbheight,
        thumburl: expect.stringMatching(
          new RegExp(String.raw`/images/thumb/.*/${thumbwidth}px-[^/]*$`),
        ),
      },
    ]);
  });

  it("is the picture itself where it would be larger", async () => {
    const [shown] = Object(await versions("File:Wide.png", "iiprop=url&iiurlwidth=800"));
    expect(shown).toMatchObject({ thumbwidth: 400, thumbheight: 100 });
    expect(shown.thumburl).toBe(shown.url);
  });

  it("is not told of what has no size, of what is not asked for, and where nobody asks for addresses", async () => {
    for (const [title, more] of [
      ["File:Text.txt", "iiprop=url&iiurlwidth=100"],
      ["File:Wide.png", "iiprop=url"],
      ["File:Wide.png", "iiprop=size&iiurlwidth=100"],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect(await versions(title, more)).toEqual([
        expect.not.objectContaining({ thumburl: expect.anything() }),
      ]);
  });
});

describe("versions of a file", () => {
  it("are those of the file that a redirect leads to", async () => {
    expect(await versions("File:Link.png", "iiprop=size")).toMatchObject([{ width: 400 }]);
  });

  it("are those between two moments", async () => {
    const more = "iiprop=timestamp&iilimit=max&iistart=2024-01-02T00:00:00Z";
    expect(await versions("File:Old.png", `${more}&iiend=2024-01-02T00:00:00Z`)).toEqual([
      { timestamp: "2024-01-02T00:00:00Z" },
    ]);
  });

  it("go on where an answer said, and nowhere else", async () => {
    const request = "prop=imageinfo&titles=File:Old.png&iiprop=timestamp";
    for (const proceed of ["Old.png", "Old.png|20240102000000|x"])
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect(await ask(`${request}&iicontinue=${encodeURIComponent(proceed)}`)).toMatchObject({
        error: { code: "badcontinue" },
      });
    const [page] = listIn(
      await ask(
        `${request}&iilimit=max&iicontinue=${encodeURIComponent("Old.png|20240102000000")}`,
      ),
      "pages",
    );
    expect(page?.["imageinfo"]).toMatchObject([
      { timestamp: "2024-01-02T00:00:00Z" },
      { timestamp: "2024-01-01T00:00:00Z" },
    ]);
  });
});

describe("what is known of files that are not there", () => {
  it("is where they would be", async () => {
    const request =
      "prop=imageinfo&iiprop=uploadwarning|canonicaltitle|url|badfile&titles=File:None.png";
    expect(listIn(await ask(request), "pages")[0]).toMatchObject({
      imagerepository: "",
      badfile: false,
      imageinfo: [
        {
          html: "",
          canonicaltitle: "File:None.png",
          descriptionurl: expect.stringMatching(/File:None\.png$/),
          filemissing: true,
        },
      ],
    });
  });
});

/** The names of the duplicates of each file. */
async function named(request: string): Promise<unknown> {
  return listIn(await ask(request), "pages").map(({ title, duplicatefiles }) => [
    title,
    (Array.isArray(duplicatefiles) ? duplicatefiles : []).map((each: object) => Object(each).name),
  ]);
}

describe("files with the same bytes", () => {
  const request = "prop=duplicatefiles&titles=File:A.png|File:B.png";

  it("are named for each file, in either order", async () => {
    expect(await named(request)).toEqual([
      ["File:A.png", ["B.png", "C.png"]],
      ["File:B.png", ["A.png", "C.png"]],
    ]);
    expect(await named(`${request}&dfdir=descending`)).toEqual([
      ["File:A.png", ["C.png", "B.png"]],
      ["File:B.png", ["C.png", "A.png"]],
    ]);
  });

  it("are each there once on the way through", async () => {
    const steps = await allOf(ask, `${request}&dflimit=1`, "pages");
    const found = steps
      .flat()
      .flatMap(({ title, duplicatefiles }) =>
        (Array.isArray(duplicatefiles) ? duplicatefiles : []).map(
          (each: object) => `${textOrEmpty(title)} ${Object(each).name}`,
        ),
      );
    expect(found.toSorted()).toEqual([
      "File:A.png B.png",
      "File:A.png C.png",
      "File:B.png A.png",
      "File:B.png C.png",
    ]);
  });

  it("can be the pages that are asked about", async () => {
    const answer = await ask("generator=duplicatefiles&titles=File:A.png&gdflimit=1&prop=info");
    expect(listIn(answer, "pages").map(({ title }) => title)).toEqual(["File:B.png"]);
    expect(answer["continue"]).toMatchObject({ gdfcontinue: expect.any(String) });
  });

  it("go on only where an answer said", async () => {
    for (const proceed of ["A.png", "A.png|B.png|C.png"])
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect(await ask(`${request}&dfcontinue=${encodeURIComponent(proceed)}`)).toMatchObject({
        error: { code: "badcontinue" },
      });
  });
});
