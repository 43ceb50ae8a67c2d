/** One client against the test wiki: sessions, cookies, limits of writes, warnings and signals. */
import { getEventListeners } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { edit, editPage } from "../../../../generated/actions/edit.js";
import { uploadFile } from "../../../../generated/actions/upload.js";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import { userinfo } from "../../../../generated/paraminfo/userinfo.js";
import { watchlist } from "../../../../generated/paraminfo/watchlist.js";
import { stubFetch } from "../../../../templates/runtime/adapters/stub-fetch.js";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import { createClient } from "../../../../templates/runtime/client/create-client.js";
import type { ClientOptions } from "../../../../templates/runtime/client/create-client.js";
import type { DryWrite } from "../../../../templates/runtime/client/dry-run.js";
import { collect, rowsOf } from "../../../../templates/runtime/client/rows-of.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import { ShutoffError } from "../../../../templates/runtime/client/shutoff.js";
import { warnOnce, WarningError } from "../../../../templates/runtime/client/warnings.js";
import { ValidationError } from "../../../../templates/runtime/model/validation-error.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";

const URL = "https://wiki.example/w/api.php";
const LOGIN = { username: "Admin@app", password: "secret" };

/** What was sent: `GET query` or `POST edit`, with the parameters that tests look at. */
interface Sent {
  readonly method: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: Headers;
}

/** A test wiki, a client of it, and the requests that arrive. */
function set(
  options: ClientOptions = {},
  onSent?: (sent: Sent) => Response | Promise<Response> | undefined,
) {
  const pages = [
    { title: "Rose", text: "A flower." },
    { title: "Main Page", text: "" },
  ];
  const wiki = writableWiki(createWiki({ pages, users: [{ name: "Admin", groups: ["sysop"] }] }));
  const stub = stubFetch(createParaminfoStub({ wiki }));
  const requests: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const isForm = request.headers.get("content-type")?.startsWith("multipart/");
    const text = isForm ? "" : await request.clone().text();
    const address = new globalThis.URL(request.url).searchParams;
    const parameters = Object.fromEntries([...address, ...new URLSearchParams(text)]);
    const sent = { method: request.method, parameters, headers: new Headers(request.headers) };
    requests.push(sent);
    return onSent?.(sent) ?? stub(request);
  };
  const client = createClient(URL, { fetch, onWarning: "throw", ...options });
  const actions = () =>
    requests.map(({ method, parameters: { action, meta, type } }) =>
      [method, action, meta === "tokens" && type].filter(Boolean).join(" "),
    );
  /** Ends the session of the last request, as the wiki does when it expires. */
  const endSession = async (): Promise<void> => {
    const cookie = requests.at(-1)?.headers.get("cookie") ?? "";
    const send = async (query: string, body?: string) =>
      stub(
        new Request(`${URL}?${query}`, {
          headers: { cookie },
          ...(body !== undefined && { method: "POST", body: new URLSearchParams(body) }),
        }),
      );
    const tokens = await send("action=query&meta=tokens&format=json&formatversion=2");
    const token = (await tokens.json()).query.tokens.csrftoken;
    await send("", new URLSearchParams({ action: "logout", token, format: "json" }).toString());
  };
  return { client, requests, actions, endSession, wiki };
}

/** A server that does not respond. */
async function neverFetch({ signal }: Request): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error(String(signal.reason))));
  });
}

function addText(text: string) {
  return edit({ title: "Rose", appendtext: text, summary: "Test" });
}

describe("a client without a login", () => {
  it("reads and writes", async () => {
    const { client, actions, requests } = set();
    expect(await collect(rowsOf(allpages(), client))).toHaveLength(2);
    await editPage(client, "Rose", ({ content }) => `${content} Red.`);
    expect(actions()).toEqual(["GET query", "GET query", "GET query csrf", "POST edit"]);
    expect(requests.map(({ parameters }) => parameters["assert"] ?? parameters["maxlag"])).toEqual(
      requests.map(() => undefined),
    );
    expect(await client.account()).toMatchObject({ id: 0 });
  });
});

describe("a client with a bot password", () => {
  it("logs in once for all requests, and asserts the login", async () => {
    const { client, actions, requests } = set({ login: LOGIN });
    const [first, second] = await Promise.all([
      client.account(),
      sendRequest(userinfo(), client),
      sendRequest(addText("!"), client),
    ]);
    expect(first).toEqual({ id: 1, name: "Admin" });
    expect(second.query?.userinfo.name).toBe("Admin");
    expect(actions().toSorted()).toEqual(
      [
        "GET query login",
        "POST login",
        "GET query",
        "GET query",
        "GET query csrf",
        "POST edit",
      ].toSorted(),
    );
    const others = requests.slice(2).map(({ parameters }) => parameters);
    for (const parameters of others)
      expect(parameters).toMatchObject({ assert: "user", maxlag: "5" });
    for (const { parameters } of requests.slice(0, 2))
      expect(parameters).not.toHaveProperty("assert");
  });

  it("keeps the parameters of a request", async () => {
    const { client, requests } = set({ login: LOGIN, assert: "bot" });
    await sendRequest(userinfo({}, { assert: "user", maxlag: 9 }), client);
    expect(requests.at(-1)?.parameters).toMatchObject({ assert: "user", maxlag: "9" });
    await expect(client.account()).rejects.toMatchObject({ code: "assertbotfailed" });
  });

  it("logs in again after the session is lost, once, with new tokens", async () => {
    const { client, actions, requests, endSession } = set({ login: LOGIN });
    await sendRequest(addText("1"), client);
    await endSession();
    requests.length = 0;
    const saved = await Promise.all([
      sendRequest(addText("2"), client),
      sendRequest(userinfo(), client),
    ]);
    expect(saved[0].edit.result).toBe("Success");
    expect(saved[1].query?.userinfo.name).toBe("Admin");
    const count = (name: string) => actions().filter((each) => each === name).length;
    expect([count("POST login"), count("GET query csrf"), count("POST edit")]).toEqual([1, 1, 2]);
  });

  it("does not log in again for a session that never worked", async () => {
    const { client, actions } = set({ login: LOGIN, assert: "bot" });
    await expect(client.account()).rejects.toMatchObject({ code: "assertbotfailed" });
    await expect(client.account()).rejects.toMatchObject({ code: "assertbotfailed" });
    expect(actions().filter((each) => each === "POST login")).toHaveLength(1);
  });

  it("throws the error of a rejected login for all requests, and sends the password once", async () => {
    const { client, actions } = set({ login: { username: "Nobody@app", password: "wrong" } });
    const all = await Promise.allSettled([
      client.account(),
      sendRequest(userinfo(), client),
      sendRequest(addText("!"), client),
    ]);
    for (const each of all)
      expect(each.status === "rejected" && each.reason).toBeInstanceOf(ApiError);
    await expect(client.account()).rejects.toMatchObject({ code: "Failed" });
    expect(actions()).toEqual(["GET query login", "POST login"]);
  });

  it.each([
    ["the network", () => Promise.reject(new TypeError("down"))],
    ["a proxy with JSON", async () => Response.json({ error: "down" }, { status: 502 })],
    [
      "the wiki",
      async () => Response.json({ errors: [{ code: "internal_api_error_down" }] }, { status: 500 }),
    ],
  ])("logs in again after a failure of %s", async (_, fail) => {
    let isDown = true;
    const { client } = set({ login: LOGIN, retries: { tries: 1 } }, () =>
      isDown ? fail() : undefined,
    );
    await expect(client.account()).rejects.toThrow("down");
    isDown = false;
    expect(await client.account()).toMatchObject({ name: "Admin" });
  });

  it("does not log in again for errors other than the loss of the session", async () => {
    const { client, actions } = set({ login: LOGIN }, ({ parameters: { action, assertuser } }) => {
      if (assertuser !== undefined)
        return Response.json({ errors: [{ code: "assertnameduserfailed" }] });
      return action === "watch" ? Response.json({ errors: [{ code: "notloggedin" }] }) : undefined;
    });
    for (const parameters of [{ action: "query", assertuser: "Other" }, { action: "watch" }]) {
      // oxlint-disable-next-line no-await-in-loop -- each is sent in a session that has worked
      await client.account();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await client(parameters, { method: "GET" }).catch(() => undefined);
    }
    expect(actions().filter((each) => each === "POST login")).toHaveLength(1);
  });

  it("logs in once for fifty requests that lose the session", async () => {
    const { client, actions, endSession } = set({ login: LOGIN });
    const all = async () => Promise.all(Array.from({ length: 50 }, async () => client.account()));
    await all();
    await endSession();
    expect(new Set((await all()).map(({ name }) => name))).toEqual(new Set(["Admin"]));
    expect(actions().filter((each) => each === "POST login")).toHaveLength(2);
  });

  it("logs in five times in five minutes for a wiki that loses each session", async () => {
    let time = 0;
    let hasWorked = false;
    const { client, actions } = set(
      { login: LOGIN, retries: { now: () => time } },
      ({ parameters: { action, meta } }) => {
        if (action === "login") hasWorked = false;
        if (meta !== "userinfo" || !hasWorked) {
          hasWorked ||= meta === "userinfo";
          return undefined;
        }
        return Response.json({ errors: [{ code: "assertuserfailed" }] });
      },
    );
    const logins = () => actions().filter((each) => each === "POST login").length;
    const account = async () => (await client.account()).name;
    for (let count = 1; count <= 6; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- each request loses the session of the one before
      expect([await account(), logins()]).toEqual(["Admin", count]);
    const lost = { code: "assertuserfailed", message: expect.stringContaining("help: check that") };
    await expect(account()).rejects.toMatchObject(lost);
    await expect(account()).rejects.toMatchObject(lost);
    time = 299_999;
    await expect(account()).rejects.toMatchObject(lost);
    expect(logins()).toBe(6);
    time = 300_000;
    expect([await account(), logins()]).toEqual(["Admin", 7]);
  });

  it("does not take a response without an account for one", async () => {
    const { client } = set({}, () => Response.json({ query: { userinfo: { toString: 1 } } }));
    await expect(client.account()).rejects.toThrow("The server returned no account.");
  });

  it("stops waiting for the login if the call is aborted; others go on", async () => {
    const { client } = set({ login: LOGIN });
    const call = new AbortController();
    const aborted = client.account({ signal: call.signal });
    const other = client.account();
    call.abort(new Error("enough"));
    await expect(aborted).rejects.toThrow("enough");
    expect(await other).toMatchObject({ name: "Admin" });
  });
});

describe("a client with an access token", () => {
  it("sends it in a header, and does not log in", async () => {
    const { client, requests } = set({ login: { accessToken: "abc" } }, () =>
      Response.json({ query: { userinfo: { id: 3, name: "Owner" } } }),
    );
    expect(await client.account()).toEqual({ id: 3, name: "Owner" });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer abc"]);
    expect(requests[0]?.parameters).toMatchObject({ assert: "user" });
  });

  it.each(["", "secret\n", "secr\u{e9}t"])("rejects %j without showing it", (accessToken) => {
    const create = () => createClient(URL, { login: { accessToken } });
    expect(create).toThrow(
      "The access token is empty, or has characters that a header cannot hold.",
    );
  });

  it("throws the loss of the session", async () => {
    const { client, requests } = set({ login: { accessToken: "abc" } }, () =>
      Response.json({ errors: [{ code: "assertuserfailed" }] }),
    );
    await expect(client.account()).rejects.toMatchObject({ code: "assertuserfailed" });
    expect(requests).toHaveLength(1);
  });
});

describe("limits of writes", () => {
  it("sends two writes with time between, and reads at once", async () => {
    let time = 0;
    const pauses: number[] = [];
    const sleep = async (milliseconds: number): Promise<void> => {
      pauses.push(milliseconds);
      time += milliseconds;
    };
    const { client } = set({ throttle: 3000, retries: { sleep, now: () => time } });
    await Promise.all([sendRequest(addText("1"), client), sendRequest(addText("2"), client)]);
    time += 1000;
    await sendRequest(userinfo(), client);
    await sendRequest(addText("3"), client);
    expect(pauses).toEqual([3000, 2000]);
  });

  it("ends the wait between writes if a signal is aborted, and gives the turn to the next", async () => {
    const { client } = set({ throttle: 60_000 });
    await sendRequest(addText("1"), client);
    const stop = new AbortController();
    const waiting = sendRequest(addText("2"), client, { signal: stop.signal });
    stop.abort(new Error("enough"));
    await expect(waiting).rejects.toThrow("enough");
  });

  it("stops writing by the text of a page", async () => {
    let time = 0;
    const { client, requests } = set({
      shutoff: { page: "User:Admin/stop" },
      retries: { now: () => time },
    });
    await sendRequest(addText("1"), client);
    await sendRequest(edit({ title: "User:Admin/stop", text: "Stop!" }), client);
    time = 20_000;
    await expect(sendRequest(addText("2"), client)).rejects.toThrow(
      'Writing was stopped by the text of "User:Admin/stop".',
    );
    requests.length = 0;
    await expect(sendRequest(addText("3"), client)).rejects.toBeInstanceOf(ShutoffError);
    expect(requests).toEqual([]);
    expect(await client.account()).toMatchObject({ id: 0 });
  });

  it.each([
    ["an invalid title", "User:<Admin>", undefined],
    ["a hidden text", "Rose", [{ revisions: [{ slots: { main: { texthidden: true } } }] }]],
    ["a page of another wiki", "w:Rose", []],
  ])("does not write if the page of the shutoff is %s", async (_, page, pages) => {
    const { client, actions } = set({ shutoff: { page } }, ({ parameters }) =>
      pages && "titles" in parameters ? Response.json({ query: { pages } }) : undefined,
    );
    const saved = sendRequest(addText("1"), client);
    await expect(saved).rejects.toThrow(`The text of the page "${page}" cannot be read.`);
    expect(actions()).toEqual(["GET query"]);
  });

  it("stays stopped if an earlier check ends later", async () => {
    const ends: ((isStopped: boolean) => void)[] = [];
    const { client } = set({
      shutoff: async () => new Promise<boolean>((resolve) => ends.push(resolve)),
    });
    const all = ["1", "2"].map(async (text) => sendRequest(addText(text), client));
    ends[1]?.(true);
    await expect(all[1]).rejects.toBeInstanceOf(ShutoffError);
    ends[0]?.(false);
    await Promise.allSettled(all);
    const later = sendRequest(addText("3"), client);
    ends[2]?.(false);
    await expect(later).rejects.toBeInstanceOf(ShutoffError);
  });

  it("stops writing by a function", async () => {
    let isStopped = false;
    const { client } = set({ shutoff: () => isStopped });
    await sendRequest(addText("1"), client);
    isStopped = true;
    await expect(sendRequest(addText("2"), client)).rejects.toBeInstanceOf(ShutoffError);
  });

  it("reports writes instead of sending them", async () => {
    const writes: DryWrite[] = [];
    const { client, actions, wiki } = set({ dryRun: (write) => void writes.push(write) });
    const before = wiki.snapshot();
    const saved = await editPage(client, "Rose", ({ content }) => `${content} Red.`);
    expect(saved).toEqual({ result: "DryRun", nochange: true });
    const file = new Blob(["x".repeat(3000)]);
    const uploaded = await uploadFile(client, "A.txt", file, {}, { chunkSize: 2000 });
    expect(uploaded).toMatchObject({ result: "DryRun" });
    expect(writes.map(({ action, files }) => [action, files])).toEqual([
      ["edit", []],
      ["upload", ["chunk"]],
      ["upload", ["chunk"]],
      ["upload", []],
    ]);
    expect(writes[0]?.parameters).toMatchObject({ title: "Rose", text: "A flower. Red." });
    expect(actions()).toEqual(["GET query"]);
    expect(wiki.snapshot()).toEqual(before);
  });

  it("returns its own response unless the function returns an object", async () => {
    const writes: DryWrite[] = [];
    const { client } = set({ dryRun: (write) => writes.push(write) });
    const saved = await editPage(client, "Rose", () => "Red.");
    expect(saved).toEqual({ result: "DryRun", nochange: true });
    expect(writes).toHaveLength(1);
  });

  it("waits for the function that receives a write", async () => {
    const { client } = set({ dryRun: async () => undefined });
    const saved = await editPage(client, "Rose", () => "Red.");
    expect(saved).toEqual({ result: "DryRun", nochange: true });
  });

  it("does not show secrets that no descriptor names", async () => {
    const writes: DryWrite[] = [];
    const { client } = set({ dryRun: (write) => void writes.push(write) });
    const parameters = {
      action: "createaccount",
      username: "A",
      password: "x",
      retype: "x",
      createtoken: "x",
    };
    await client(parameters, { method: "POST" });
    expect(writes).toEqual([{ action: "createaccount", parameters: { username: "A" }, files: [] }]);
  });

  it("logs a line for each write that is not sent", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const { client } = set({ dryRun: true });
    await sendRequest(edit({ title: "Rose", text: "x".repeat(100), token: "secret" }), client);
    expect(log.mock.calls).toEqual([[`Not sent: edit title="Rose" text="${"x".repeat(80)}…"`]]);
    log.mockRestore();
  });
});

describe("warnings", () => {
  const clamped = allpages({ limit: 501 });

  it("are logged once each", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { client } = set({ onWarning: undefined });
    await sendRequest(clamped, client);
    await sendRequest(clamped, client);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/^query\+allpages: [^\n]+$/);
    warn.mockRestore();
  });

  it("are logged without control characters", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    warnOnce()({ module: "edit", code: "a", text: "b\u001B[2J\u009B1m\nc" });
    expect(warn.mock.calls).toEqual([["edit: a: b [2J 1m c"]]);
    warn.mockRestore();
  });

  it("are received, or thrown", async () => {
    const received: unknown[] = [];
    const { client } = set({ onWarning: (warning) => received.push(warning) });
    await sendRequest(clamped, client);
    expect(received).toMatchObject([{ module: "query+allpages" }]);
    const thrown = sendRequest(clamped, set({ onWarning: "throw" }).client);
    await expect(thrown).rejects.toBeInstanceOf(WarningError);
  });

  it("are those of the call that receives them", async () => {
    const { client } = set({ onWarning: "throw" });
    const received: unknown[] = [];
    await sendRequest(clamped, client, { onWarnings: (some) => received.push(...some) });
    expect(received).toHaveLength(1);
  });

  it("of the login are not lost", async () => {
    const received: unknown[] = [];
    const login = { username: "Admin", password: "secret" };
    const { client } = set({ login, onWarning: ({ code }) => received.push(code) });
    await client.account();
    expect(received).toContain("deprecation");
  });
});

describe("validation", () => {
  it("rejects requests before they are sent, with the server's code", async () => {
    const { client, requests } = set({ validate: "requests" });
    const request = allpages({ limit: 5 });
    await sendRequest(request, client);
    requests.length = 0;
    // @ts-expect-error -- the value of a program that is not compiled
    const wrong = sendRequest(allpages({ filterredir: "some" }), client);
    await expect(wrong).rejects.toBeInstanceOf(ValidationError);
    await expect(wrong).rejects.toMatchObject({ code: "badvalue" });
    await expect(wrong).rejects.toThrow(
      'The request to query+allpages is invalid: filterredir: "some" is not one of',
    );
    expect(requests).toEqual([]);
  });

  it("accepts a write without its token, other namespaces, and the limits of bots", async () => {
    const { client } = set({ validate: "requests", onWarning: () => undefined });
    expect((await sendRequest(addText("1"), client)).edit.result).toBe("Success");
    await sendRequest(allpages({ namespace: 2 }), client);
    await expect(sendRequest(allpages({ namespace: 828 }), client)).rejects.toBeInstanceOf(
      ApiError,
    );
  });
});

describe("the signal of a client", () => {
  it("ends what waits, and what comes later", async () => {
    const stop = new AbortController();
    const { client, requests } = set({ login: LOGIN, throttle: 60_000, signal: stop.signal });
    await sendRequest(addText("1"), client);
    const waiting = sendRequest(addText("2"), client);
    stop.abort(new Error("enough"));
    await expect(waiting).rejects.toThrow("enough");
    requests.length = 0;
    await expect(sendRequest(watchlist(), client)).rejects.toThrow("enough");
    expect(requests).toEqual([]);
  });

  it("has one listener for all requests, and none after them", async () => {
    const stop = new AbortController();
    const { client } = set({ login: LOGIN, signal: stop.signal });
    await client.account();
    const all = Array.from({ length: 1000 }, async () => client.account());
    expect(getEventListeners(stop.signal, "abort")).toHaveLength(1);
    await Promise.all(all);
    expect(getEventListeners(stop.signal, "abort")).toEqual([]);
  });

  it.each(["login", "csrf"])("ends the request for a token of type %s", async (type) => {
    const stop = new AbortController();
    const signals: AbortSignal[] = [];
    const { client } = set({
      login: LOGIN,
      signal: stop.signal,
      fetch: async (request) => {
        const { searchParams } = new globalThis.URL(request.url);
        if (searchParams.get("type") !== type)
          return Response.json({
            query: { tokens: { logintoken: "t" } },
            login: { result: "Success" },
          });
        signals.push(request.signal);
        setTimeout(() => stop.abort(new Error("enough")), 1);
        return neverFetch(request);
      },
    });
    await expect(sendRequest(addText("1"), client)).rejects.toThrow("enough");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("ends a login", async () => {
    const stop = new AbortController();
    const client = createClient(URL, { login: LOGIN, fetch: neverFetch, signal: stop.signal });
    const waiting = client.account();
    setTimeout(() => stop.abort(new Error("enough")), 1);
    await expect(waiting).rejects.toThrow("enough");
  });
});
