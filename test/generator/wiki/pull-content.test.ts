import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../generated/paraminfo/stub.js";
import { createClient } from "../../../generator/wiki/client.js";
import type { Client } from "../../../generator/wiki/client.js";
import { limitsFor, processEnvironment } from "../../../generator/wiki/environment.js";
import { fetchContent, firstBatch } from "../../../generator/wiki/pull-content.js";
import { stubFetch } from "../../../templates/runtime/server.js";

const wiki = createWiki({
  site: { general: { sitename: "Garden" } },
  namespaces: [{ id: 100, name: "Portal" }],
  users: [{ name: "Gardener" }],
  pages: [
    {
      title: "Rose",
      revisions: [
        { text: "Blue.", user: "Gardener", comment: "a guess" },
        { text: "Red. {{Thorns|many}}", user: "Gardener", comment: "seen" },
      ],
      protection: [{ type: "edit", level: "sysop" }],
      templates: ["Template:Thorns", "Template:Count"],
    },
    { title: "Template:Thorns", text: "{{Count|{{{1}}}}} thorns" },
    { title: "Template:Count", text: "{{{1}}}" },
    ...Array.from({ length: 60 }, (_, index) => ({ title: `Portal:P${index}`, text: `${index}` })),
    { title: "Lily", text: "White." },
  ],
});

async function contentOf(titles: readonly string[]) {
  const environment = {
    ...processEnvironment,
    fetch: stubFetch(createParaminfoStub({ wiki })),
  };
  const client = createClient({
    address: new URL("https://garden.example/w/api.php"),
    userAgent: "paramsmith/0 (a test)",
    limits: limitsFor(30),
    environment,
  });
  const at = { file: "garden.example", line: 1, column: 1 };
  return fetchContent({ client, titles, at, progress: () => undefined });
}

it("fetches the newest text and the protection of a page, and the templates that it uses", async () => {
  const { value, diagnostics } = await contentOf(["Rose", "Nowhere"]);
  expect(diagnostics).toMatchObject([{ code: "page-missing", severity: "warning" }]);
  expect(value?.pages).toMatchObject([
    {
      title: "Rose",
      revisions: [{ text: "Red. {{Thorns|many}}" }],
      protection: [{ type: "edit", level: "sysop", expiry: "infinity" }],
    },
    { title: "Template:Count" },
    { title: "Template:Thorns", revisions: [{ text: "{{Count|{{{1}}}}} thorns" }] },
  ]);
  expect(JSON.stringify(value?.pages)).not.toMatch(/Gardener|Blue|seen/);
  expect(value?.site).toMatchObject({ general: { sitename: "Garden" } });
  expect(value?.site["general"]).not.toHaveProperty("server");
});

it("fetches all pages that begin with a prefix, in batches", async () => {
  const { value } = await contentOf(["portal:P*"]);
  expect(value?.pages).toHaveLength(60);
  expect((await contentOf(["Portal:*", "li*"])).value?.pages).toHaveLength(61);
});

it("makes a wiki that responds in the same way", async () => {
  const { value } = await contentOf(["*", "Template:*"]);
  const copy = createWiki(JSON.parse(JSON.stringify(value)));
  const url =
    "https://garden.example/w/api.php?action=parse&page=Rose&prop=wikitext|templates&format=json&formatversion=2";
  const [expected, actual] = await Promise.all(
    [wiki, copy].map(async (each) => {
      const response = await createParaminfoStub({ wiki: each })(new Request(url));
      return response.text();
    }),
  );
  expect(actual).toContain("Red.");
  expect(actual?.replace(/"pageid":\d+/, "")).toBe(expected?.replace(/"pageid":\d+/, ""));
});

/** What a server sends to each request for pages, after the facts. */
async function contentFrom(response: object) {
  const client: Client = {
    request: async ({ meta }) => ({
      value: meta === "siteinfo" ? { query: { general: {}, namespaces: {} } } : { ...response },
      diagnostics: [],
    }),
    requestBody: () => Promise.reject(new Error("This is no action.")),
  };
  const at = { file: "garden.example", line: 1, column: 1 };
  return fetchContent({ client, titles: ["A*", "B"], at, progress: () => undefined });
}

it("ends if the server continues with the parameters that were sent", async () => {
  const { value, diagnostics } = await contentFrom({
    query: { allpages: [{ title: "A" }] },
    continue: { apcontinue: "same", continue: "-||" },
  });
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: "continue-repeats" }]);
});

it("leaves out what is no title, text or time", async () => {
  const slots = { main: { content: "x", contentmodel: 7 } };
  const { value } = await contentFrom({
    query: {
      allpages: [{ title: 1 }, { title: null }, "x"],
      pages: [
        { title: { a: 1 }, revisions: [{ slots }] },
        { title: "B", revisions: [{ slots, timestamp: 5 }] },
      ],
    },
  });
  expect(value?.pages).toEqual([{ title: "B", revisions: [{ text: "x" }] }]);
});

it("sends an object in continue as its JSON text", async () => {
  const sent: string[] = [];
  const client: Client = {
    request: async (parameters) => {
      sent.push(parameters["a"] ?? "");
      const value = { query: { general: {} }, continue: { a: { toString: 1 } } };
      return { value, diagnostics: [] };
    },
    requestBody: async () => ({ value: undefined, diagnostics: [] }),
  };
  const at = { file: "a", line: 1, column: 1 };
  const { diagnostics } = await fetchContent({ client, titles: [], at, progress: () => undefined });
  expect(diagnostics.map(({ code }) => code)).toEqual(["continue-repeats"]);
  expect(sent).toEqual(["", '{"toString":1}']);
});

it("asks for as many pages at once as a URL has room for", () => {
  expect(firstBatch(Array.from({ length: 60 }, (_, index) => `P${index}`))).toHaveLength(50);
  expect(firstBatch(Array.from({ length: 60 }, () => "テンプレート説明".repeat(4)))).toHaveLength(
    17,
  );
  expect(firstBatch(["説".repeat(3000), "Rose"])).toHaveLength(1);
});
