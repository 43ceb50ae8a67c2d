import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../../templates/runtime/model/json.js";
import { callStub, listIn } from "../../asking.js";

const revisionsOf = (...users: readonly string[]): readonly { text: string; user: string }[] =>
  users.map((user, index) => ({ text: `${index}`, user }));

const ask = callStub({
  users: [
    { userid: 7, name: "Ann" },
    { userid: 5, name: "Ben", groups: ["sysop"] },
    { userid: 9, name: "Cid", groups: ["bot"] },
  ],
  pages: [
    {
      title: "Rose",
      revisions: revisionsOf("Ann", "Ben", "192.0.2.1", "Ann", "192.0.2.2", "192.0.2.1", "Cid"),
    },
    { title: "Lily", revisions: revisionsOf("192.0.2.1") },
    { title: "Iris", revisions: [{ text: "x", user: "Ann", userhidden: true }] },
  ],
});

/** The contributors of pages by their titles: names with numbers, and how many have no account. */
function shown(response: JsonObject): readonly unknown[] {
  return listIn(response, "pages").map(({ title, contributors, anoncontributors }) => [
    title,
    contributors,
    anoncontributors,
  ]);
}

const BEN = { userid: 5, name: "Ben" };
const ANN = { userid: 7, name: "Ann" };
const CID = { userid: 9, name: "Cid" };

describe("the contributors of pages", () => {
  it("are each account once, by number, and the count of the others", async () => {
    expect(shown(await ask("prop=contributors&titles=Rose|Lily|Iris|Gone"))).toEqual([
      ["Gone", undefined, undefined],
      ["Rose", [BEN, ANN, CID], 2],
      ["Lily", undefined, 1],
      ["Iris", undefined, undefined],
    ]);
  });

  it.each([
    ["pcgroup=sysop", [BEN]],
    ["pcexcludegroup=sysop", [ANN, CID]],
    ["pcrights=bot", [CID]],
    ["pcexcluderights=bot", [BEN, ANN]],
    ["pcgroup=sysop|bot", [BEN, CID]],
  ])("are limited by %s", async (query, contributors) => {
    expect(shown(await ask(`prop=contributors&titles=Rose&${query}`))).toEqual([
      ["Rose", contributors, 2],
    ]);
  });

  it("are continued by page and number", async () => {
    const first = await ask("prop=contributors&titles=Rose|Lily&pclimit=1");
    expect(first["continue"]).toEqual({ pccontinue: "1|7", continue: "||" });
    const second = await ask("prop=contributors&titles=Rose|Lily&pclimit=1&pccontinue=1|7");
    expect(second["continue"]).toEqual({ pccontinue: "1|9", continue: "||" });
    expect(shown(second)[0]).toEqual(["Rose", [ANN], 2]);
    expect(shown(await ask("prop=contributors&titles=Rose|Lily&pccontinue=2|0"))).toEqual([
      ["Rose", undefined, undefined],
      ["Lily", undefined, 1],
    ]);
  });

  it.each(["1", "1|2|3", "x"])("are not continued at %j", async (value) => {
    expect(await ask(`prop=contributors&titles=Rose&pccontinue=${value}`)).toMatchObject({
      error: { code: "badcontinue" },
    });
  });
});
