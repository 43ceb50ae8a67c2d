import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";

const wiki = createWiki({
  users: [{ name: "Ann Lee" }, { name: "Bob" }, { name: "Admin", groups: ["sysop"] }],
  pages: [
    {
      title: "Rose",
      revisions: [
        { user: "Ann Lee", text: "a", timestamp: "2022-11-05T00:00:00Z" },
        { user: "Ann Lee", text: "b", timestamp: "2023-01-31T23:59:59Z", minor: true },
        { user: "Bob", text: "c", timestamp: "2023-02-01T00:00:00Z" },
        { user: "Ann Lee", text: "d", timestamp: "2023-02-01T00:00:00Z", userhidden: true },
      ],
    },
    {
      title: "Talk:Rose",
      revisions: [
        { user: "Ann Lee", text: "e", timestamp: "2023-12-01T00:00:00Z", commenthidden: true },
        { user: "192.0.2.7", text: "f", timestamp: "2023-12-02T00:00:00Z" },
        { user: "192.0.3.7", text: "g", timestamp: "2023-12-02T00:00:00Z" },
      ],
    },
  ],
});
const stub = createParaminfoStub({ wiki });

/** The letters of the texts of a feed, of which a hidden author has none. */
async function texts(query: string, user?: string): Promise<string> {
  const { body } = await stub.service({
    method: "GET",
    url: `/api.php?action=feedcontributions&${query}`,
    headers: user === undefined ? {} : { cookie: `paramsmith_user=${user}` },
    body: "",
  });
  return [...body.matchAll(/&lt;div&gt;(\w*)&lt;/g)].map(([, letter]) => letter).join("");
}

/** As `ApiFeedContributions` of MediaWiki selects them, newest first. */
const FOUND: readonly (readonly [query: string, expected: string, user?: string])[] = [
  ["user=Ann_Lee", "eba"],
  ["user=Ann+Lee", "edba", "Admin"],
  ["user=%231", "eba"],
  ["user=%2399", ""],
  ["user=Bob", "c"],
  ["user=Ann+Lee&namespace=0", "ba"],
  ["user=Ann+Lee&namespace=1", "e"],
  ["user=Ann+Lee&toponly=1", ""],
  ["user=Ann+Lee&toponly=1", "d", "Admin"],
  ["user=Ann+Lee&newonly=1", "ea"],
  ["user=Ann+Lee&hideminor=1", "ea"],
  ["user=Ann+Lee&deletedonly=1", "e"],
  ["user=Ann+Lee&deletedonly=1", "ed", "Admin"],
  ["user=Ann+Lee&year=2022", "a"],
  ["user=Ann+Lee&year=2023", "eba"],
  ["user=Ann+Lee&year=2023&month=1", "ba"],
  ["user=Ann+Lee&year=2023&month=13", "eba"],
  ["user=Ann+Lee&year=2022&month=10", ""],
  ["user=Ann+Lee&month=11", "ba"],
  ["user=Ann+Lee&month=12", "eba"],
  // It is January 2024 on the wiki.
  ["user=Ann+Lee&month=1", "eba"],
  ["user=Ann+Lee&month=2", "ba"],
  ["user=Ann+Lee&month=0", "eba"],
  ["user=Ann+Lee&year=9999", "eba"],
  ["user=192.0.2.7", "f"],
  ["user=192.0.2.0/24", "f"],
  ["user=192.0.2.0/23", "gf"],
  ["user=192.0.2.8/31", ""],
];

it.each(FOUND.map(([query, expected, user]) => ({ query, expected, user })))(
  "the contributions of $query are $expected",
  async ({ query, expected, user }) => {
    expect(await texts(query, user)).toBe(expected);
  },
);
