import { expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";

const wiki = createWiki({
  pages: [
    ...["Rose", "Rosemary", "Talk:Rose", "User:Rose"].map((title) => ({ title, text: "a" })),
    { title: "Rosa", text: "#REDIRECT [[Rose]]" },
    { title: "Rosé", text: "#REDIRECT [[Rose]]" },
  ],
  site: {
    specialpagealiases: [
      { realname: "Mypage", aliases: ["MyPage"] },
      { realname: "Allpages", aliases: ["AllPages", "Allow"] },
    ],
  },
});
const stub = createParaminfoStub({ wiki });

it.each([
  [{ search: " Rosem" }, ["Rosemary"]],
  [{ search: "Rosem \t\n" }, ["Rosemary"]],
  [{ search: "ROSE" }, []],
  [{ search: "User:" }, ["User:Rose"]],
  [{ search: "Ros", limit: "2", redirects: "resolve" }, ["Rose"]],
  [{ search: "Rose", namespace: "2|1|0" }, ["Rose", "Talk:Rose", "User:Rose", "Rosemary"]],
  [{ search: "talk:r", namespace: "0" }, ["Talk:Rose"]],
  [{ search: "special:mypa" }, ["Special:MyPage"]],
  [{ search: "SPECIAL:all" }, ["Special:AllPages"]],
  [{ search: "Rosemary", nosuch: "1" }, ["Rosemary"]],
])("the suggestions for %j are %j", async (params, titles) => {
  const query = new URLSearchParams({ action: "opensearch", format: "json", ...params });
  const url = `/api.php?${query.toString()}`;
  const { body } = await stub.service({ method: "GET", url, headers: {}, body: "" });
  expect(JSON.parse(body)).toMatchObject({ 1: titles });
});
