import { describe, expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { textOrEmpty } from "../../../../templates/wiki/values/row.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { clientOf } from "../actions/stub-client.js";

const wiki = createWiki({
  pages: [
    {
      title: "Page",
      revisions: [
        { text: "one", comment: "first", user: "Ann" },
        { text: "two\n\n== S ==\nx", comment: "second", user: "Ann", userhidden: true },
        { text: "three", texthidden: true },
        { text: "four" },
      ],
    },
    { title: "Other", text: "two" },
  ],
  users: [{ name: "Ann" }],
});
const client = clientOf(createParaminfoStub({ wiki }));
const [first, second, third, fourth] = (wiki.tables["revisions"] ?? []).map(({ revid }) => revid);

async function compare(params: Parameters<typeof client.get>[0]): Promise<JsonObject> {
  return client.get({ action: "compare", ...params });
}

describe("a comparison of revisions", () => {
  it("has the ids and titles of both, and the difference", async () => {
    expect(await compare({ fromrev: first, torelative: "next" })).toEqual({
      compare: {
        fromid: 1,
        fromrevid: first,
        fromns: 0,
        fromtitle: "Page",
        toid: 1,
        torevid: second,
        touserhidden: true,
        tons: 0,
        totitle: "Page",
        body: expect.stringContaining('<td class="diff-deletedline diff-side-deleted">'),
      },
    });
  });

  it("omits what is hidden from the caller", async () => {
    const { compare: found } = await compare({
      fromrev: first,
      torev: second,
      prop: "user|comment|rel|size",
    });
    expect(found).toEqual({
      fromuser: "Ann",
      fromuserid: 1,
      fromcomment: "first",
      fromparsedcomment: "first",
      fromsize: 3,
      touserhidden: true,
      tocomment: "second",
      toparsedcomment: "second",
      tosize: 14,
      next: third,
    });
  });

  it("has an empty text before the first revision, and a warning", async () => {
    const response = await compare({
      fromrev: first,
      torelative: "prev",
      prop: "ids|rel",
      errorformat: "plaintext",
    });
    expect(response["compare"]).toEqual({ toid: 1, torevid: first, next: second });
    expect(response["warnings"]).toEqual([expect.objectContaining({ code: "compare-no-prev" })]);
  });

  it("without properties is an empty list, as PHP writes it", async () => {
    const { compare: found } = await compare({ fromrev: first, torev: fourth, prop: "" });
    expect(found).toEqual([]);
  });
});

// In the order of the server's checks, and with its codes.
it.each([
  [{ torev: 1 }, "missingparam"],
  [{ fromrev: 1 }, "missingparam"],
  [{ fromtext: "a", fromslots: "main", torev: 1 }, "invalidparammix"],
  [{ fromtitle: "[", totitle: "[" }, "invalidtitle"],
  [{ fromtitle: "Nowhere", totitle: "Page" }, "missingtitle"],
  [{ fromid: 99, totitle: "Page" }, "nosuchpageid"],
  [{ fromrev: 9999, torev: 9998 }, "nosuchrevid"],
  [{ fromtext: "a", torelative: "prev" }, "compare-relative-to-nothing"],
  [{ fromslots: "main", totitle: "Page" }, "compare-maintextrequired"],
  [{ fromtext: "a", totext: "b", topst: 1 }, "compare-no-title"],
  [{ fromtitle: "Page", fromsection: 7, totitle: "Other" }, "nosuchfromsection"],
  [
    { fromtext: "a", toslots: "main", "totext-main": "b", "tosection-main": 1 },
    "compare-notorevision",
  ],
])("a comparison of %j is refused with %s", async (params, code) => {
  const { errors } = await compare({ ...params, errorformat: "plaintext" });
  expect(errors).toEqual([expect.objectContaining({ code, module: "compare" })]);
});

it("a revision whose text is hidden cannot be compared", async () => {
  const { error } = await compare({ fromrev: third, totitle: "Other" });
  expect(isJsonObject(error) && error["code"]).toBe("missingcontent");
});

it("a text can replace a section of a revision", async () => {
  const { compare: found } = await compare({
    fromrev: second,
    toslots: "main",
    totitle: "Other",
    "totext-main": "two",
    prop: "diff",
    slots: "main",
    fromsection: 0,
  });
  // The revision before has only its first section here, which is the text.
  expect(found).toEqual({ fromuserhidden: true, bodies: { main: false } });
});

// Observed on MediaWiki 1.39 and 1.43.
it("a text is signed by who compares it", async () => {
  const { compare: found } = await compare({
    fromtitle: "Page",
    "fromtext-main": "a",
    fromslots: "main",
    "totext-main": "~~~",
    toslots: "main",
    totitle: "Page",
    topst: true,
  });
  const [, added] =
    /<ins class="diffchange diffchange-inline">([^<]*)</.exec(
      isJsonObject(found) ? textOrEmpty(found["body"]) : "",
    ) ?? [];
  expect(added).toBe(
    "[[Special:Contributions/127.0.0.1|127.0.0.1]] ([[User talk:127.0.0.1|talk]])",
  );
});
