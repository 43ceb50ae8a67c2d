import { afterEach, describe, expect, it, vi } from "vitest";
import { openPage, until } from "./opened-page.js";
import { changed, pageOfSpecs } from "./page-specs.js";

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** Runs the request of an address at the service of the page, which sends these texts and responses in turn. */
async function run(hash: string, ...texts: readonly (string | Response)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const text = texts[sent.length] ?? "";
    sent.push({ address, init });
    if (typeof text !== "string") return text;
    return new Response(text, { status: 203, headers: { "content-type": "application/json" } });
  });
  const page = pageOfSpecs({ isServed: true });
  const specs = page.specs.map((store) =>
    changed(store, { servedAt: store.spec.kind === "openapi" ? "v1/" : "api.php" }),
  );
  const opened = await openPage({ ...page, specs }, hash);
  const shown = async (number: number) =>
    until(() =>
      expect(opened.find("#response-facts").getAttribute("data-number")).toBe(String(number)),
    );
  await opened.fire("#run", "click");
  await shown(1);
  return {
    page: opened,
    sent,
    next: async () => {
      await opened.fire("#continue", "click");
      await shown(sent.length);
    },
  };
}

const LIST = "#/pets/listPets!compose";

describe("A run of an operation at a service", () => {
  it("sends the request without credentials", async () => {
    const body = '{"name":"Rex"}';
    const { sent, page } = await run(
      `#/pets/addPet!compose?owner=Ann&(body)=${encodeURIComponent(body)}`,
      body,
    );
    expect(sent).toEqual([
      {
        address: "https://docs.example/v1/pets?owner=Ann",
        init: {
          method: "POST",
          headers: { "content-type": "application/json" },
          credentials: "omit",
          body,
        },
      },
    ]);
    expect(page.find("#response-facts").textContent).toBe(
      "Response 1: status 203, application/json. ",
    );
    const list = await run(LIST, "[]");
    expect(list.sent[0]?.init).not.toHaveProperty("body");
  });

  it.each([
    ["in place of JSON", LIST, "<p>"],
    [
      "as the document says",
      "#/pets/changePet!compose?name=Rex&(body)={}",
      new Response("<p>", { headers: { "content-type": "text/csv" } }),
    ],
  ])("shows a response that is no JSON as text, %s", async (_what, hash, response) => {
    const { page } = await run(hash, response);
    expect(page.find("#outcome pre").textContent).toBe("<p>");
    expect(page.find("#outcome").querySelector(".tree")).toBeNull();
  });

  it.each([
    ["an object", { href: "/other?page=2&size=1{&sort}" }],
    ["a list", [{ href: "https://pets.example/v1/pets?page=2&size=1" }]],
  ])("follows the query of a link that is %s", async (_what, next) => {
    const first = JSON.stringify({ _links: { next } });
    const { sent, next: proceed } = await run(`${LIST}?size=1`, first, '{"_links":{}}');
    await proceed();
    expect(sent.map(({ address }) => address)).toEqual([
      "https://docs.example/v1/pets?size=1",
      "https://docs.example/v1/pets?page=2&size=1",
    ]);
  });

  it("counts the pages of a list until one has no items", async () => {
    const { page, sent, next } = await run(`${LIST}?size=1`, '[{"name":"Rex"}]', '{"a":[1]}', "[]");
    await next();
    await next();
    expect(sent.map(({ address }) => address)).toEqual([
      "https://docs.example/v1/pets?size=1",
      "https://docs.example/v1/pets?size=1&page=1",
      "https://docs.example/v1/pets?size=1&page=2",
    ]);
    expect(page.html()).not.toContain('id="continue"');
  });

  it.each([
    ["without a size", LIST, "[1]"],
    ["without a list", `${LIST}?size=1`, '{"a":{"b":1}}'],
    ["with an empty list", `${LIST}?size=1`, '{"a":[]}'],
    ["with a link that is no address", `${LIST}?size=1`, '{"_links":{"next":{"href":"http://["}}}'],
    ["of an operation without pages", "#/pets/addPet!compose?owner=Ann", "[1]"],
  ])("ends %s", async (_what, hash, text) => {
    const { page } = await run(hash, text);
    expect(page.html()).not.toContain('id="continue"');
  });
});

describe("A run of a query at a service", () => {
  it("compares the response with the learned results, and continues it", async () => {
    const first = { batchcomplete: true, continue: { apcontinue: "B|1", continue: "-||" } };
    const { page, sent, next } = await run(
      "#/paraminfo/allpages!compose?aplimit=1",
      JSON.stringify({ ...first, query: { allpages: [{ pageid: 1, ns: 0, titel: "A" }] } }),
      '{"error":{"code":"readonly","info":"No."}}',
    );
    expect(page.find("[data-code=unknown-field]").textContent).toContain("titel");
    expect(page.find(".tree summary .badge").textContent).toMatch(/^\d differences?$/);
    await next();
    expect(sent.map(({ address }) => new URL(address).pathname)).toEqual(["/api.php", "/api.php"]);
    const [, second] = sent.map(({ address }) => new URL(address).searchParams);
    expect(second?.get("apcontinue")).toBe("B|1");
    expect(second?.get("continue")).toBe("-||");
    expect(page.find("#response-facts").textContent).toBe(
      "Response 2: status 203, application/json. The response is an error: readonly.",
    );
  });

  it("has no verdict on a response that is no JSON", async () => {
    const { page } = await run("#/wiki/facts!compose", "no JSON");
    expect(page.find("#response-facts").textContent).toBe(
      "Response 1: status 203, application/json. ",
    );
    expect(page.find("#outcome pre").textContent).toBe("no JSON");
  });
});
