import { describe, expect, it } from "vitest";
import { mswResolver } from "../../../../templates/runtime/adapters/msw-resolver.js";
import { fetchSender } from "../../../../templates/runtime/client/senders.js";
import { serviceHandler } from "../../../../templates/runtime/http/service.js";
import type { ServiceResponse } from "../../../../templates/runtime/http/service.js";
import { stubFetch } from "../../../../templates/runtime/adapters/stub-fetch.js";

/** Says what it was asked. */
const echo = serviceHandler(async ({ method, url, body }) => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ method, url, body }),
}));

function saying(answer: Partial<ServiceResponse>) {
  return serviceHandler(async () => ({ status: 200, headers: {}, body: "abcdef", ...answer }));
}

describe("stubFetch", () => {
  it("stands in the place of fetch, whose type it has", async () => {
    const replaced: typeof fetch = stubFetch(echo);
    const response = await replaced("https://wiki.example/w/api.php?a=1");
    expect(response.url).toBe("https://wiki.example/w/api.php?a=1");
    expect(await response.json()).toEqual({ method: "GET", url: "/w/api.php?a=1", body: "" });
  });

  it("takes addresses, requests and what goes with them", async () => {
    const ask = stubFetch(echo);
    const post = { method: "POST", body: new URLSearchParams({ a: "ä" }) };
    const expected = { method: "POST", url: "/x", body: "a=%C3%A4" };
    for (const asked of [
      ask(new URL("https://a.example/x"), post),
      ask(new Request("https://a.example/x", post)),
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other is fine here
      expect(await (await asked).json()).toEqual(expected);
  });

  it("is what fetchSender takes", async () => {
    const send = fetchSender("https://wiki.example/w/api.php", { fetch: stubFetch(echo) });
    expect(await send({ action: "query" }, { method: "GET" })).toMatchObject({
      url: "/w/api.php?action=query",
    });
  });

  it("asks the first of several services whose address fits, with the path below it", async () => {
    const ask = stubFetch([
      { at: "https://wiki.example/w/api.php", handler: echo },
      { at: "https://data.example/v1/", handler: echo },
      { at: "https://data.example", handler: saying({ body: "the rest" }) },
      { at: new URL("http://other.example/x"), handler: async () => new Response("of fetch") },
    ]);
    const textAt = async (url: string, init?: RequestInit) => (await ask(url, init)).text();
    expect(await textAt("https://wiki.example/w/api.php?a=1")).toContain('"/w/api.php?a=1"');
    expect(await textAt("https://data.example/v1/alliances?size=1")).toContain(
      '"/alliances?size=1"',
    );
    expect(await textAt("https://data.example/v1/a", { method: "POST", body: "form" })).toContain(
      '"body":"form"',
    );
    expect(await textAt("https://data.example/v2")).toBe("the rest");
    expect(await textAt("http://other.example/x")).toBe("of fetch");
  });

  it.each([
    "https://wiki.example/w/api.php5",
    "http://wiki.example/w/api.php",
    "https://x.example/",
  ])("rejects as fetch does where no route leads: %s", async (url) => {
    const ask = stubFetch([{ at: "https://wiki.example/w/api.php", handler: echo }]);
    const asked = ask(url);
    await expect(asked).rejects.toThrow(
      new TypeError(`fetch failed: the stub does not serve ${url}.`),
    );
  });

  it("rejects as fetch does where the service breaks the connection at once", async () => {
    await expect(stubFetch(saying({ breaksAfter: 0 }))("https://a.example/")).rejects.toThrow(
      new TypeError("fetch failed: the connection was reset."),
    );
  });

  it("rejects an address that is not absolute, as Node's fetch does", async () => {
    await expect(stubFetch(echo)("/api.php")).rejects.toThrow(TypeError);
  });

  it("gives a response whose body fails where the connection breaks later", async () => {
    const response = await stubFetch(saying({ breaksAfter: 3 }))("https://a.example/");
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  it("gives every cookie", async () => {
    const response = await stubFetch(saying({ cookies: ["a=1", "b=2"] }))("https://a.example/");
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("rejects with the reason of a signal, before and while it asks", async () => {
    let asked = 0;
    const never = serviceHandler(async () => {
      asked += 1;
      return new Promise<ServiceResponse>(() => undefined);
    });
    const ask = stubFetch(never);
    const reason = new Error("enough");
    await expect(ask("https://a.example/", { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(asked).toBe(0);
    const controller = new AbortController();
    const waiting = ask("https://a.example/", { signal: controller.signal });
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});

describe("mswResolver", () => {
  const resolve = mswResolver([
    { at: "https://wiki.example/w/api.php", handler: echo },
    { at: "https://broken.example", handler: saying({ breaksAfter: 0 }) },
  ]);

  it("answers what a route leads to", async () => {
    const response = await resolve({ request: new Request("https://wiki.example/w/api.php?a=1") });
    expect(await response?.json()).toMatchObject({ url: "/w/api.php?a=1" });
  });

  it("leaves everything else to others, with its body unread", async () => {
    const request = new Request("https://x.example/", { method: "POST", body: "form" });
    expect(await resolve({ request })).toBeUndefined();
    expect(request.bodyUsed).toBe(false);
  });

  it("gives a network error where the connection breaks", async () => {
    const response = await resolve({ request: new Request("https://broken.example/") });
    expect(response?.type).toBe("error");
  });
});
