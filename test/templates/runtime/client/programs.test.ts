/** What the tables of `cases/` do not show of clients: logs, values in memory, and generators. */
import { describe, expect, it, vi } from "vitest";
import { alliancePages } from "../../../../generated/alliance/listAlliances.js";
import { edit } from "../../../../generated/actions/edit.js";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import { links } from "../../../../generated/paraminfo/links.js";
import { withCookies } from "../../../../templates/runtime/client/cookies.js";
import { bindCredentials } from "../../../../templates/runtime/client/credentials.js";
import type {
  Credential,
  UsernameAndPassword,
} from "../../../../templates/runtime/client/credentials.js";
import { fetchWith } from "../../../../templates/runtime/client/fetch-with.js";
import type { RequestMessage } from "../../../../templates/runtime/client/fetch-with.js";
import { continueQuery } from "../../../../templates/runtime/client/continue-query.js";
import { createClient } from "../../../../templates/runtime/client/create-client.js";
import type { ClientOptions } from "../../../../templates/runtime/client/create-client.js";
import { pagesOf } from "../../../../templates/runtime/client/pages-of.js";
import { collect, rowsOf } from "../../../../templates/runtime/client/rows-of.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import type { Send } from "../../../../templates/runtime/client/send.js";
import { m3apiSender } from "../../../../templates/runtime/client/senders.js";
import { ShutoffError } from "../../../../templates/runtime/client/shutoff.js";
import { warnOnce } from "../../../../templates/runtime/client/warnings.js";
import { ResponseError } from "../../../../templates/runtime/http/response-error.js";
import type { Sendable } from "../../../../templates/runtime/client/send.js";
import { bottomOf, DEEP, deepList, deepObject } from "../deep.js";

const URL = "https://wiki.example/w/api.php";
const WARNED = { query: {}, warnings: [{ code: "a", text: "x", module: "main" }] };

function clientWith(response: object, options: ClientOptions = {}) {
  return createClient(URL, { fetch: async () => Response.json(response), ...options });
}

/** A sender with these responses, in turn, and the number of its requests. */
function scripted(...responses: readonly unknown[]) {
  const sent: object[] = [];
  const send: Send = async (parameters) => responses[sent.push(parameters) - 1];
  return { send, sent };
}

const NEXT = { continue: { continue: "1" } };

it.each(["", "secret\n", "secr\u{e9}t"])(
  "an invalid access token %j is not shown",
  (accessToken) => {
    expect(() => createClient(URL, { login: { accessToken } })).toThrow(
      "The access token is empty or contains characters that are invalid in headers.",
    );
  },
);

it("warnings are logged once each, without control characters", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const client = clientWith(WARNED);
  await sendRequest(allpages(), client);
  await sendRequest(allpages(), client);
  warnOnce()({ module: "edit", code: "a", text: "b\u001B[2J\u009B1m\nc" });
  expect(warn.mock.calls).toEqual([["main: a: x"], ["edit: a: b [2J 1m c"]]);
  warn.mockRestore();
});

it("a dry run logs a line for each write", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const request = edit({ title: "Rose", text: "x".repeat(100), token: "secret" });
  await sendRequest(request, clientWith({}, { dryRun: true }));
  expect(log.mock.calls).toEqual([[`Not sent: edit title="Rose" text="${"x".repeat(80)}…"`]]);
  log.mockRestore();
});

it("a shutoff stays if an earlier check ends later", async () => {
  const ends: ((isStopped: boolean) => void)[] = [];
  const shutoff = async (): Promise<boolean> => new Promise((resolve) => ends.push(resolve));
  const client = clientWith({ edit: {} }, { shutoff });
  const write = async () => client({ action: "edit" }, { method: "POST" });
  const all = [write(), write()];
  ends[1]?.(true);
  await expect(all[1]).rejects.toBeInstanceOf(ShutoffError);
  ends[0]?.(false);
  await Promise.allSettled(all);
  const later = write();
  ends[2]?.(false);
  await expect(later).rejects.toBeInstanceOf(ShutoffError);
});

it("m3api cannot make one request of several", async () => {
  const given = new Set<unknown>();
  const send = m3apiSender({
    request: async (_params, options) => void given.add(options["paramsmith/alone"]),
  });
  await Promise.all([send({}, { method: "GET" }), send({}, { method: "GET" })]);
  expect(given.size).toBe(2);
});

describe("a walk", () => {
  it("sends nothing before it is asked for, and no more than it is asked for", async () => {
    const { send, sent } = scripted(NEXT, { batchcomplete: true });
    const responses = continueQuery(allpages(), send);
    expect(sent).toHaveLength(0);
    await responses.next();
    await responses.return();
    expect(await responses.next()).toEqual({ done: true, value: undefined });
    expect(sent).toHaveLength(1);
  });

  it("takes requests whose rows the compiler or nobody knows", async () => {
    const { send } = scripted({ query: { allpages: [{ title: "A" }] } });
    const request: Sendable = allpages();
    expect(await collect(rowsOf(request, send))).toEqual([{ title: "A" }]);
    const { module } = allpages();
    const unknown: Sendable = { ...allpages(), module: { ...module, rows: false } };
    await expect(collect(rowsOf(unknown, send))).rejects.toThrow(
      "The rows of query+allpages are unknown, because no response was observed.\nhelp: run paramsmith learn and generate again, or use continueQuery.",
    );
  });

  it("puts pages together that are nested as deeply as a server likes, and leaves them", async () => {
    const first = { ...NEXT, query: { pages: [{ pageid: 1, a: ["x"], props: deepObject() }] } };
    const { send } = scripted(first, {
      batchcomplete: true,
      query: { pages: [{ pageid: 1, a: ["y"], props: deepObject(2) }] },
    });
    const [whole = {}] = await collect(pagesOf(links({}, { titles: "A" }), send));
    const { a, props } = Object(whole);
    expect([a, bottomOf(props)]).toEqual([["x", "y"], { depth: DEEP, bottom: 2 }]);
    expect(first.query.pages[0]?.a).toEqual(["x"]);
  });

  it.each([{ pageid: deepObject() }, { ns: 0, title: deepList() }])(
    "ends with an error if the name of a page is nested too deeply: %#",
    async (page) => {
      const { send } = scripted({ batchcomplete: true, query: { pages: [page] } });
      await expect(collect(pagesOf(links({}, { titles: "A" }), send))).rejects.toThrow(
        new ResponseError("The response is nested too deeply."),
      );
    },
  );
});

function fail(): never {
  throw new Error("is not needed");
}

async function absent(): Promise<undefined> {
  return undefined;
}

/** The message that a client gets of a request. */
async function messageOf(init?: RequestInit): Promise<RequestMessage | undefined> {
  const messages: RequestMessage[] = [];
  await fetchWith(async (message) => {
    messages.push(message);
    return { status: 200, headers: {}, body: "{}" };
  })(new Request(`${URL}?a=%C3%BC`, init));
  return messages[0];
}

describe("credentials that are functions", () => {
  interface Given {
    readonly header?: Credential;
    readonly login?: Credential<UsernameAndPassword>;
    readonly token?: Credential;
  }
  const schemes = {
    header: { kind: "apiKey", in: "header", name: "X-Key" },
    login: { kind: "basic" },
    token: { kind: "bearer" },
  } as const;
  const headersOf = async (given: Given, ...security: readonly (readonly string[])[]) =>
    (await bindCredentials<Given>(schemes, given)(security)).headers;
  it("are called if they are needed, once for a request", async () => {
    let calls = 0;
    const token = async (): Promise<string> => `t${(calls += 1)}`;
    const security = [["token", "header"], ["token"]];
    const given = { token, header: absent, login: fail };
    expect(await headersOf(given, ...security)).toEqual({ authorization: "Bearer t1" });
    expect(await headersOf(given, ...security)).toEqual({ authorization: "Bearer t2" });
    await expect(headersOf(given, ["login"])).rejects.toThrow("is not needed");
    expect(await headersOf({ token: absent }, ["token"])).toEqual({});
  });

  it("are not shown", () => {
    const credentials = bindCredentials<Given>(schemes, { token: "canary" });
    expect(JSON.stringify({ credentials }) + String(credentials)).not.toContain("canary");
  });
});

describe("cookies", () => {
  it("are kept by a browser itself", async () => {
    /** Browsers drop the header `Cookie` of programs. */
    class BrowserRequest extends Request {
      constructor(...given: ConstructorParameters<typeof Request>) {
        super(...given);
        this.headers.delete("cookie");
      }
    }
    vi.stubGlobal("Request", BrowserRequest);
    const modes: string[] = [];
    const fetch = async ({ credentials }: Request): Promise<Response> => {
      modes.push(credentials);
      const query = { tokens: { logintoken: "t" }, userinfo: { id: 1, name: "A" } };
      return Response.json({ query, login: { result: "Success" } });
    };
    try {
      await withCookies(fetch)(new Request(URL));
      await createClient(URL, { fetch, login: { username: "A@b", password: "secret" } }).account();
      await createClient(URL, { fetch }).account();
    } finally {
      vi.unstubAllGlobals();
    }
    expect(modes).toEqual(["include", "include", "include", "include", "same-origin"]);
  });

  it("are the latest 180, of 4096 characters each", async () => {
    const flood = Array.from({ length: 500 }, (_, index) => `c${index}=x`);
    const received: (string | null)[] = [];
    const fetch = withCookies(async ({ headers }) => {
      received.push(headers.get("cookie"));
      const response = new Response("");
      for (const each of [...flood, "c400=y", `long=${"x".repeat(4096)}`])
        response.headers.append("set-cookie", each);
      return response;
    });
    await fetch(new Request(URL));
    await fetch(new Request(URL));
    const kept = received[1]?.split("; ") ?? [];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([180, "c320=x", "c400=y"]);
  });
});

describe("a different HTTP client", () => {
  it.each<[RequestInit, unknown]>([
    [{}, null],
    [{ method: "POST", body: new URLSearchParams({ titles: "a|ü" }) }, "titles=a%7C%C3%BC"],
    [
      { method: "POST", headers: { "content-type": "Multipart/Form-Data; boundary=x" }, body: "x" },
      new TextEncoder().encode("x"),
    ],
  ])("gets the parts of a request: %#", async (init, body) => {
    const { method = "GET" } = init;
    expect(await messageOf(init)).toMatchObject({ url: `${URL}?a=%C3%BC`, method, body });
  });

  it("gets the signal of a request, whose reason is thrown if it fails", async () => {
    const abort = new AbortController();
    expect((await messageOf({ signal: abort.signal }))?.signal.aborted).toBe(false);
    const reason = new Error("enough");
    const fetch = fetchWith(async ({ signal }) => {
      abort.abort(reason);
      expect(signal.aborted).toBe(true);
      throw new Error("canceled");
    });
    await expect(fetch(new Request(URL, { signal: abort.signal }))).rejects.toBe(reason);
  });

  it("fails as the network does, at once or later", async () => {
    const cause = new Error(`connect ${URL}`);
    const failed = {
      name: "TypeError",
      message: `The request to ${URL} failed: connect ${URL}`,
      cause,
    };
    const later = fetchWith(async () => Promise.reject(cause))(new Request(URL));
    await expect(later).rejects.toMatchObject(failed);
    const atOnce = fetchWith(() => {
      throw cause;
    });
    await expect(atOnce(new Request(URL))).rejects.toMatchObject(failed);
  });
});

describe("pages of a list", () => {
  it("can contain 64-bit integers as bigints", async () => {
    let id = 2n ** 63n;
    const send = async () => (id < 2n ** 63n + 2n ? [{ id: id++ }] : []);
    expect((await collect(alliancePages(send))).flat()).toHaveLength(2);
    await expect(collect(alliancePages(async () => [{ id }]))).rejects.toThrow("is the same as");
  });

  it.each([
    ["objects", deepObject()],
    ["lists", deepList()],
  ])("end with an error if they are nested too deeply to be compared: %s", async (_, item) => {
    await expect(collect(alliancePages(async () => [item]))).rejects.toThrow(
      new ResponseError("The response is nested too deeply."),
    );
  });
});
