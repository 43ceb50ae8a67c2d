/** The cookies and tokens that reach a host, by RFC 6265. */
import { expect, it, vi } from "vitest";
import { withCookies } from "../../../../templates/runtime/client/cookies.js";
import { createClient } from "../../../../templates/runtime/client/create-client.js";

/** The `Cookie` headers of requests to URLs, after a response of the first URL that sets cookies. */
async function sent(
  first: string,
  cookies: readonly string[],
  urls: readonly string[],
): Promise<readonly (string | null)[]> {
  const received: (string | null)[] = [];
  const fetch = withCookies(async (request) => {
    received.push(request.headers.get("cookie"));
    const headers = new Headers();
    if (received.length === 1) for (const each of cookies) headers.append("set-cookie", each);
    return new Response("", { headers });
  });
  // oxlint-disable-next-line no-await-in-loop -- the second request has the cookies of the first
  for (const url of [first, ...urls]) await fetch(new Request(url));
  return received.slice(1);
}

const HOST = "https://en.wiki.example";

it.each([
  [
    "to the host",
    "a=1",
    [`${HOST}/w/api.php`, "https://wiki.example/", "https://x.en.wiki.example/"],
    ["a=1", null, null],
  ],
  [
    "to a domain",
    "a=1; Domain=.wiki.example; path=/",
    ["https://de.wiki.example/", "https://wiki.example/", "https://notwiki.example/"],
    ["a=1", "a=1", null],
  ],
  [
    "not if it is for another domain",
    "a=1; domain=other.example",
    [`${HOST}/w/`, "https://other.example/w/"],
    [null, null],
  ],
  [
    "not if it is for all hosts",
    "a=1; domain=example",
    [`${HOST}/w/`, "https://other.example/w/"],
    [null, null],
  ],
  [
    "to its path",
    "a=1; path=/wiki",
    [`${HOST}/wiki`, `${HOST}/wiki/A`, `${HOST}/wikis`],
    ["a=1", "a=1", null],
  ],
  ["to the folder of the response", "a=1", [`${HOST}/w/x`, `${HOST}/`], ["a=1", null]],
  ["by HTTPS only", "a=1; path=/; Secure", [`${HOST}/`, "http://en.wiki.example/"], ["a=1", null]],
  ["until it expires", "a=1; path=/; expires=Thu, 01 Jan 1970 00:00:01 GMT", [`${HOST}/`], [null]],
  [
    "until its age, whatever the date",
    "a=1; path=/; Max-Age=60; expires=Thu, 01 Jan 1970 00:00:01 GMT",
    [`${HOST}/`],
    ["a=1"],
  ],
  [
    "with a value that has equals signs",
    "a=b=c==; path=/; HttpOnly; SameSite=Lax",
    [`${HOST}/`],
    ["a=b=c=="],
  ],
])("a cookie is sent %s", async (_, cookie, urls, expected) => {
  expect(await sent(`${HOST}/w/api.php`, [cookie], urls)).toEqual(expected);
});

it("a cookie is replaced and removed, and the longest path is first", async () => {
  const cookies = [
    "a=1; path=/",
    "a=2; path=/",
    "b=1; path=/",
    "c=3; path=/w",
    "b=deleted; Max-Age=0; path=/",
  ];
  expect(await sent(`${HOST}/w/api.php`, cookies, [`${HOST}/w/api.php`])).toEqual(["c=3; a=2"]);
});

it("the cookies of the request are kept", async () => {
  const received: (string | null)[] = [];
  const fetch = withCookies(async ({ headers }) => {
    received.push(headers.get("cookie"));
    return new Response("", { headers: { "set-cookie": "a=2; path=/" } });
  });
  for (const cookie of ["own=1; a=1", "own=1; a=1"])
    // oxlint-disable-next-line no-await-in-loop -- the second request has the cookies of the first
    await fetch(new Request(HOST, { headers: { cookie } }));
  expect(received).toEqual(["own=1; a=1", "a=2; own=1"]);
});

it("a browser keeps them itself", async () => {
  /** Browsers drop the header `Cookie` of programs. */
  class BrowserRequest extends Request {
    constructor(...given: ConstructorParameters<typeof Request>) {
      super(...given);
      this.headers.delete("cookie");
    }
  }
  vi.stubGlobal("Request", BrowserRequest);
  try {
    const modes: string[] = [];
    const fetch = withCookies(async ({ credentials }) => {
      modes.push(credentials);
      return new Response("", { headers: { "set-cookie": "a=1" } });
    });
    await fetch(new Request(HOST));
    const login = { username: "A@b", password: "secret" };
    const options = {
      fetch: async ({ credentials }: Request): Promise<Response> => {
        modes.push(credentials);
        const query = { tokens: { logintoken: "t" }, userinfo: { id: 1, name: "A" } };
        return Response.json({ query, login: { result: "Success" } });
      },
    };
    await createClient(HOST, { ...options, login }).account();
    await createClient(HOST, options).account();
    expect(modes).toEqual(["include", "include", "include", "include", "same-origin"]);
  } finally {
    vi.unstubAllGlobals();
  }
});

it("keeps the latest 180 cookies, of 4096 characters each", async () => {
  const flood = Array.from({ length: 500 }, (_, index) => `c${index}=x`);
  const cookies = [...flood, "c400=y", `long=${"x".repeat(4096)}`];
  const [cookie] = await sent(HOST, cookies, [HOST]);
  const kept = cookie?.split("; ") ?? [];
  expect(kept).toHaveLength(180);
  expect([kept[0], kept.at(-1)]).toEqual(["c320=x", "c400=y"]);
});
