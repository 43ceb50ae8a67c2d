import { describe, expect, it } from "vitest";
import { diagnostic } from "../../../../generator/base/diagnostic.js";
import type { Client } from "../../../../generator/wiki/client.js";
import type { UnknownObject } from "../../../../generator/base/json.js";
import { requestFacts } from "../../../../generator/wiki/learn/facts.js";
import type { WikiFacts } from "../../../../generator/wiki/learn/facts.js";

/** The parameters of each request besides `action` and the format, in the order of requests. */
const REQUESTS: readonly (readonly [
  kind: keyof WikiFacts,
  query: string,
  rows: string,
  field: string,
])[] = [
  ["redirects", "list=allpages&aplimit=50&apfilterredir=redirects", "allpages", "title"],
  ["files", "list=allimages&ailimit=50", "allimages", "title"],
  ["categories", "list=allcategories&aclimit=50", "allcategories", "category"],
  ["templates", "list=allpages&aplimit=50&apnamespace=10", "allpages", "title"],
  ["linked", "list=alllinks&allimit=50&alunique=1&alprop=title", "alllinks", "title"],
  ["targets", "list=allredirects&arlimit=50&arunique=1&arprop=title", "allredirects", "title"],
  ["deleted", "list=alldeletedrevisions&adrlimit=50&adrprop=ids", "alldeletedrevisions", "title"],
  ["users", "list=allusers&aulimit=50", "allusers", "name"],
  ["addresses", "list=recentchanges&rclimit=50&rcshow=anon&rcprop=user", "recentchanges", "user"],
  ["userids", "list=allusers&aulimit=50", "allusers", "userid"],
  ["pageids", "list=allpages&aplimit=50", "allpages", "pageid"],
  ["revids", "list=recentchanges&rclimit=50&rcprop=ids&rctype=edit|new", "recentchanges", "revid"],
  [
    "hidden",
    "list=logevents&lelimit=50&leaction=delete/revision&leprop=details",
    "logevents",
    "params.ids",
  ],
  ["stashed", "list=mystashedfiles&msflimit=50", "mystashedfiles", "filekey"],
  ["pageprops", "list=pagepropnames&ppnlimit=50", "pagepropnames", "propname"],
  ["tags", "list=tags&tglimit=50", "tags", "name"],
  ["languages", "meta=siteinfo&siprop=languages", "languages", "code"],
  ["interwikis", "meta=siteinfo&siprop=interwikimap", "interwikimap", "prefix"],
];

const SITE = { generator: "MediaWiki 1.43.0", namespaces: [{ id: -1 }, { id: 0 }, { id: 4 }] };

const REFUSAL = diagnostic("api-error", { name: "unknown_list", detail: "No." });
const FAILURE = diagnostic("http-status", { status: 503, detail: undefined });

/** A client whose responses depend on the number of the request, and what it was asked for. */
function clientOf(respond: (index: number) => UnknownObject | "refused" | "failed"): {
  readonly client: Client;
  readonly sent: readonly string[];
} {
  const sent: string[] = [];
  const client: Client = {
    request: async (parameters) => {
      const query = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
      const response = respond(sent.push(query.join("&")) - 1);
      if (response === "refused")
        return { value: undefined, diagnostics: [REFUSAL], errorCode: "unknown_list" };
      return response === "failed"
        ? { value: undefined, diagnostics: [FAILURE] }
        : { value: response, diagnostics: [] };
    },
    requestBody: () => Promise.reject(new Error("This is no query.")),
  };
  return { client, sent };
}

/** A row with a value at a path. */
function rowWith(path: string, value: unknown): UnknownObject {
  const [name = "", ...more] = path.split(".");
  return { [name]: more.length === 0 ? value : rowWith(more.join("."), [value]), other: "x" };
}

function rowsOf(kind: string, name: string, field: string): UnknownObject {
  const row = (value: unknown): UnknownObject => rowWith(field, value);
  const values = [`${kind} 1`, 2, `${kind} 1`, true, null, undefined];
  return { query: { [name]: [...values.map(row), "no row", null] } };
}

describe("the facts about a wiki", () => {
  it("are from one request for each kind, and one for each namespace with pages", async () => {
    const { client, sent } = clientOf((index) => {
      const [kind, , rows, field] = REQUESTS[index] ?? ["pages", "", "allpages", "title"];
      return rowsOf(kind, rows, field);
    });
    const { value, diagnostics } = await requestFacts(client, SITE);
    expect(diagnostics).toEqual([]);
    expect(sent).toEqual([
      ...REQUESTS.map(([, query]) => `action=query&${query}&formatversion=2`),
      "action=query&list=allpages&aplimit=8&apnamespace=0&formatversion=2",
      "action=query&list=allpages&aplimit=8&apnamespace=4&formatversion=2",
    ]);
    expect(value).toEqual({
      server: "MediaWiki 1.43.0",
      namespaces: [-1, 0, 4],
      pages: ["pages 1", "2", "pages 1", "2"],
      ...Object.fromEntries(REQUESTS.map(([kind]) => [kind, [`${kind} 1`, "2"]])),
      categories: ["Category:categories 1", "Category:2"],
      hidden: ["2"],
    });
  });

  it("are at most 50 of each kind, except codes of languages and prefixes of wikis", async () => {
    const { client } = clientOf((index) => {
      const [, , rows, field] = REQUESTS[index] ?? ["pages", "", "allpages", "title"];
      return { query: { [rows]: Array.from({ length: 60 }, (_, id) => rowWith(field, id)) } };
    });
    const { value } = await requestFacts(client, SITE);
    const { server: _, namespaces: __, ...lists } = value ?? {};
    const counts = Object.entries(lists).map(([kind, list]) => [kind, list.length]);
    expect(Object.fromEntries(counts)).toEqual({
      pages: 50,
      ...Object.fromEntries(REQUESTS.map(([kind]) => [kind, 50])),
      languages: 60,
      interwikis: 60,
    });
  });

  it("are none of the kinds that the wiki refuses or has no rows of", async () => {
    const responses = [
      "refused",
      {},
      { query: [] },
      { query: {} },
      { query: { allpages: {} } },
    ] as const;
    const { client, sent } = clientOf((index) => responses[index % responses.length] ?? {});
    expect(await requestFacts(client, SITE)).toEqual({
      value: {
        server: "MediaWiki 1.43.0",
        namespaces: [-1, 0, 4],
        pages: [],
        ...Object.fromEntries(REQUESTS.map(([kind]) => [kind, []])),
      },
      diagnostics: [],
    });
    expect(sent).toHaveLength(REQUESTS.length + 2);
  });

  it("are absent after the first request that fails", async () => {
    const { client, sent } = clientOf((index) => (index === 1 ? "failed" : {}));
    const { value, diagnostics } = await requestFacts(client, SITE);
    expect(value).toBeUndefined();
    expect(diagnostics).toEqual([FAILURE]);
    expect(sent).toHaveLength(2);
  });
});
