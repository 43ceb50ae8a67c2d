import { describe, expect, it } from "vitest";
import { fetchWith } from "../../../../templates/runtime/client/fetch-with.js";
import type {
  RequestMessage,
  ResponseMessage,
} from "../../../../templates/runtime/client/fetch-with.js";

const ENDPOINT = "https://wiki.example/w/api.php";

/** A response without a body that counts. */
const OK: ResponseMessage = { status: 200, headers: {}, body: "{}" };

/** The message that the client gets of a request. */
async function messageOf(request: Request): Promise<RequestMessage> {
  const messages: RequestMessage[] = [];
  await fetchWith(async (message) => {
    messages.push(message);
    return OK;
  })(request);
  const [message] = messages;
  if (!message) throw new Error("The client was not called.");
  return message;
}

async function responseOf(message: Partial<ResponseMessage>): Promise<Response> {
  return fetchWith(async () => ({ ...OK, ...message }))(new Request(ENDPOINT));
}

describe("the request", () => {
  it("of a GET has no body", async () => {
    const headers = { "User-Agent": "example/1.0" };
    expect(await messageOf(new Request(`${ENDPOINT}?a=%C3%BC`, { headers }))).toMatchObject({
      url: `${ENDPOINT}?a=%C3%BC`,
      method: "GET",
      headers: { "user-agent": "example/1.0" },
      body: null,
    });
  });

  it("of a POST has the form as text, with its type", async () => {
    const body = new URLSearchParams({ titles: "a|ü" });
    expect(await messageOf(new Request(ENDPOINT, { method: "POST", body }))).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
      body: "titles=a%7C%C3%BC",
    });
  });

  it("of a multipart form has bytes, by its media type in any case", async () => {
    const headers = { "content-type": "Multipart/Form-Data; boundary=x" };
    const request = new Request(ENDPOINT, { method: "POST", headers, body: "--x--" });
    expect((await messageOf(request)).body).toEqual(new TextEncoder().encode("--x--"));
  });

  it("has the signal of its sender", async () => {
    const abort = new AbortController();
    const { signal } = await messageOf(new Request(ENDPOINT, { signal: abort.signal }));
    abort.abort();
    expect(signal.aborted).toBe(true);
  });
});

describe("the response", () => {
  it("has the status, the headers and the text of the client's", async () => {
    const response = await responseOf({
      status: 503,
      headers: { "Retry-After": "5" },
      body: "busy",
    });
    expect([response.status, response.ok]).toEqual([503, false]);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.text()).toBe("busy");
  });

  it.each([
    ["an object of Node", { "set-cookie": ["a=1", "b=2"], age: 3, via: undefined, te: null }],
    ["pairs", new Map<string, unknown>([["set-cookie", ["a=1", "b=2"]]]).set("age", "3")],
    [
      "Headers",
      new Headers([
        ["set-cookie", "a=1"],
        ["set-cookie", "b=2"],
        ["age", "3"],
      ]),
    ],
  ])("takes headers from %s", async (_, headers) => {
    const found = (await responseOf({ headers })).headers;
    expect(found.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(found.get("age")).toBe("3");
    expect([found.get("via"), found.get("te")]).toEqual([null, null]);
  });

  it.each([204, 205, 304])("may have the status %i, which has no body", async (status) => {
    const response = await responseOf({ status, body: "" });
    expect([response.status, await response.text()]).toEqual([status, ""]);
  });
});

describe("an error of the client", () => {
  it("is the cause of a TypeError, by which a sender knows a failure of the network", async () => {
    const cause = new Error("connect ECONNREFUSED");
    const fetch = fetchWith(async () => Promise.reject(cause));
    const pending = fetch(new Request(ENDPOINT));
    await expect(pending).rejects.toBeInstanceOf(TypeError);
    await expect(pending).rejects.toMatchObject({
      message: `The request to ${ENDPOINT} failed: connect ECONNREFUSED`,
      cause,
    });
  });

  it("is a TypeError also if the client throws before it returns a promise", async () => {
    const fetch = fetchWith(() => {
      throw new Error("no such option");
    });
    await expect(fetch(new Request(ENDPOINT))).rejects.toMatchObject({
      name: "TypeError",
      message: `The request to ${ENDPOINT} failed: no such option`,
    });
  });

  it("is the reason of the signal if that was aborted", async () => {
    const abort = new AbortController();
    const reason = new Error("enough");
    const fetch = fetchWith(async () => {
      abort.abort(reason);
      throw new Error("canceled");
    });
    await expect(fetch(new Request(ENDPOINT, { signal: abort.signal }))).rejects.toBe(reason);
  });
});
