import { describe, expect, it } from "vitest";
import { callStub, listIn } from "../../asking.js";

const ask = callStub({
  users: [{ name: "Ann" }, { name: "Bob" }],
  pages: [
    {
      title: "Rose",
      revisions: [
        { text: "A", user: "Ann", timestamp: "2024-01-01T00:00:00Z" },
        { text: "AB [http://flower.example/rose]", user: "Bob", timestamp: "2024-01-03T00:00:00Z" },
      ],
    },
    { title: "Tulip", text: "[https://flower.example/tulip] [//sub.flower.example/]" },
    { title: "Apple", text: "[[Category:Fruit|zz]]" },
    { title: "Pear", text: "[[Category:Fruit]]" },
    { title: "Quince", text: "[[Category:Fruit]]" },
  ],
  watchlist: [
    {
      owner: "Ann",
      title: "Rose",
      notificationtimestamp: "2024-01-02T00:00:00Z",
      expiry: "2030-01-01T00:00:00Z",
    },
    { owner: "Ann", title: "Tulip" },
  ],
});

/** What one name of each row holds. */
async function each(request: string, list: string, name: string, user?: string): Promise<unknown> {
  return listIn(await ask(request, user), list).map((row) => row[name]);
}

describe("changes of watched pages", () => {
  const request = "list=watchlist&wlallrev=1&wllimit=max";

  it("say what is new to who watches, and until when it is watched", async () => {
    const prop = "wlprop=title|timestamp|notificationtimestamp|expiry|user|userid|ids";
    const rows = listIn(await ask(`${request}&${prop}`, "Ann"), "watchlist");
    const rose = rows.filter(({ title }) => title === "Rose");
    expect(rose.length).toBeGreaterThan(1);
    for (const row of rose)
      expect(row).toMatchObject({
        notificationtimestamp: "2024-01-02T00:00:00Z",
        expiry: "2030-01-01T00:00:00Z",
      });
    expect(rows.find(({ title }) => title === "Tulip")).toMatchObject({
      notificationtimestamp: "",
      expiry: false,
    });
  });

  it("may be those that are new, or those that are not", async () => {
    const unread = await each(
      `${request}&wlprop=title|timestamp&wlshow=unread`,
      "watchlist",
      "timestamp",
      "Ann",
    );
    expect(unread).toEqual(["2024-01-03T00:00:00Z"]);
    const read = await each(`${request}&wlprop=title&wlshow=!unread`, "watchlist", "title", "Ann");
    expect(new Set(Object(read))).toEqual(new Set(["Rose", "Tulip"]));
  });

  it("name a user where that is asked, and give the number where only that is", async () => {
    const named = listIn(await ask(`${request}&wlprop=user|title`, "Ann"), "watchlist");
    expect(named.map(({ user }) => user)).toContain("Bob");
    const numbered = listIn(await ask(`${request}&wlprop=userid|title`, "Ann"), "watchlist");
    expect(numbered.every((row) => typeof row["user"] !== "string" || row["user"] !== "Bob")).toBe(
      true,
    );
  });
});

describe("links to other sites", () => {
  it("are found by the address, or the beginning of one", async () => {
    const found = (query: string): Promise<unknown> =>
      each(`list=exturlusage&euquery=${encodeURIComponent(query)}`, "exturlusage", "title");
    expect(await found("flower.example")).toEqual(["Rose", "Tulip"]);
    expect(await found("flower.example&euprotocol=https")).toEqual([]);
    expect(
      await each(
        "list=exturlusage&euquery=flower.example&euprotocol=https",
        "exturlusage",
        "title",
      ),
    ).toEqual(["Tulip"]);
    expect(await found("*.flower.example")).toContain("Rose");
  });

  it("are asked for by what can be an address", async () => {
    expect(await ask(`list=exturlusage&euquery=${encodeURIComponent("a b*c")}`)).toMatchObject({
      error: { code: expect.stringMatching(/^(?:badquery|invalidtitle)$/) },
    });
  });

  it("are those of a page that begin so", async () => {
    const answer = await ask("prop=extlinks&titles=Tulip&elquery=flower.example&elprotocol=https");
    expect(listIn(answer, "pages")[0]?.["extlinks"]).toEqual([
      { url: "https://flower.example/tulip" },
    ]);
  });
});

describe("members of a category", () => {
  const request = "list=categorymembers&cmtitle=Category:Fruit&cmsort=sortkey&cmlimit=max";

  it("stand in the order of their sort keys", async () => {
    expect(await each(request, "categorymembers", "title")).toEqual(["Pear", "Quince", "Apple"]);
    expect(await each(`${request}&cmdir=descending`, "categorymembers", "title")).toEqual([
      "Apple",
      "Quince",
      "Pear",
    ]);
  });

  it("begin and end at a sort key, as text or as the bytes of one", async () => {
    expect(await each(`${request}&cmstartsortkeyprefix=q`, "categorymembers", "title")).toEqual([
      "Quince",
      "Apple",
    ]);
    const hex = Buffer.from("QUINCE").toString("hex");
    expect(await each(`${request}&cmstarthexsortkey=${hex}`, "categorymembers", "title")).toEqual([
      "Quince",
      "Apple",
    ]);
    expect(await each(`${request}&cmendhexsortkey=${hex}`, "categorymembers", "title")).toContain(
      "Pear",
    );
    expect(await ask(`${request}&cmstarthexsortkey=zz`)).toMatchObject({
      error: { code: expect.stringMatching(/^badvalue_cmstarthexsortkey$/) },
    });
  });
});
