import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../generated/paraminfo/stub.js";

const ADDRESS = "https://wiki.example/w/api.php";

/** Cases in cases/files.txt import it. */
it("an export is the data of a wiki", async () => {
  const stub = createParaminfoStub({
    wiki: createWiki({
      pages: [
        { title: "Lily", revisions: [{ text: "a" }, { text: "b", user: "Bob", comment: "c" }] },
        { title: "Iris", revisions: [{ text: "x", texthidden: true, userhidden: true }] },
      ],
    }),
  });
  const request = "action=query&generator=allpages&export=1&format=json&formatversion=2";
  const { query } = await (await stub(new Request(`${ADDRESS}?${request}`))).json();
  const file = await stub(new Request(`${ADDRESS}?${request}&exportnowrap=1`));
  expect(file.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await file.text()).toBe(query.export);
  const hidden = { text: "", texthidden: true, userhidden: true, comment: "" };
  const last = { text: "b", user: "Bob", comment: "c" };
  const contentmodel = "wikitext";
  const pages = [
    { title: "Iris", revisions: [{ ...hidden, contentmodel, timestamp: "2024-01-01T11:00:00Z" }] },
    { title: "Lily", revisions: [{ ...last, contentmodel, timestamp: "2024-01-01T10:00:00Z" }] },
  ];
  expect(JSON.parse(query.export)).toEqual({ pages });
  expect(createWiki(JSON.parse(query.export)).tables.revisions).toHaveLength(2);
});
