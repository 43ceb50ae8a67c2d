import { describe, expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";

const wiki = createWiki({
  pages: [
    { title: "Rose", text: "One." },
    { title: "Rosemary", text: "Two." },
    { title: "Rosa", text: "#REDIRECT [[Rose]]" },
    { title: "Rosé", text: "#REDIRECT [[Rose]]" },
    { title: "Talk:Rose", text: "Three." },
    { title: "User:Rose", text: "Four." },
  ],
  site: {
    specialpagealiases: [
      { realname: "Mypage", aliases: ["MyPage"] },
      { realname: "Allpages", aliases: ["AllPages", "Allow"] },
    ],
  },
});

async function send(params: Readonly<Record<string, string>>) {
  const { service } = createParaminfoStub({ wiki });
  const query = new URLSearchParams({ action: "opensearch", ...params }).toString();
  return service({ method: "GET", url: `/api.php?${query}`, headers: {}, body: "" });
}

async function titles(params: Readonly<Record<string, string>>) {
  const { body } = await send({ format: "json", ...params });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a suggestion has this form
  const [, found] = JSON.parse(body) as [string, string[], string[], string[]];
  return found;
}

describe("action=opensearch", () => {
  it("lists the search, the titles, empty descriptions and addresses", async () => {
    const { body } = await send({ search: " rose", format: "json" });
    expect(JSON.parse(body)).toEqual([
      " rose",
      ["Rose", "Rosemary"],
      ["", ""],
      ["http://127.0.0.1:8080/index.php/Rose", "http://127.0.0.1:8080/index.php/Rosemary"],
    ]);
  });

  it("replaces redirects by their targets, each once", async () => {
    expect(await titles({ search: "Ros", limit: "2", redirects: "resolve" })).toEqual(["Rose"]);
  });

  it.each([" Rosem", "Rosem \t\n"])(
    "ignores blanks around a search, as PHP's trim does: %j",
    async (search) => {
      expect(await titles({ search })).toEqual(["Rosemary"]);
    },
  );

  it("orders titles by key and namespace", async () => {
    expect(await titles({ search: "Rose", namespace: "2|1|0" })).toEqual([
      "Rose",
      "Talk:Rose",
      "User:Rose",
      "Rosemary",
    ]);
  });

  it("compares letters after the first with their case", async () => {
    expect(await titles({ search: "ROSE" })).toEqual([]);
  });

  it("searches the namespace that the text begins with", async () => {
    expect(await titles({ search: "talk:r", namespace: "0" })).toEqual(["Talk:Rose"]);
    expect(await titles({ search: "User:" })).toEqual(["User:Rose"]);
  });

  it("completes the names of special pages in any letter case", async () => {
    expect(await titles({ search: "special:mypa" })).toEqual(["Special:MyPage"]);
    expect(await titles({ search: "SPECIAL:all" })).toEqual(["Special:AllPages"]);
  });

  it("omits warnings, or fails with them", async () => {
    expect(await titles({ search: "Rosemary", nosuch: "1" })).toEqual(["Rosemary"]);
    const { body, headers } = await send({
      search: "R",
      nosuch: "1",
      warningsaserror: "1",
      format: "json",
      errorformat: "none",
    });
    expect(headers["mediawiki-api-error"]).toBe("warnings");
    expect(JSON.parse(body)).toMatchObject({
      errors: [
        {
          code: "warnings",
          data: { warnings: [{ code: "unrecognizedparams", module: "main" }] },
          module: "json",
        },
      ],
    });
  });
});
