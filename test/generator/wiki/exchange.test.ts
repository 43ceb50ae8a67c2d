import { describe, expect, it } from "vitest";
import { sendGet } from "../../../generator/wiki/exchange.js";
import type { ExchangeResult } from "../../../generator/wiki/exchange.js";
import { limitsFor } from "../../../generator/wiki/environment.js";

interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

function redirect(location: string, status = 302): Response {
  return new Response("not read", { status, headers: { location } });
}

/** The result of a request to a server with these responses, and what it was asked. */
async function exchange(
  url: string,
  responses: readonly (Response | Error)[],
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly result: ExchangeResult; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = [];
  const result = await sendGet(new URL(url), {
    fetch: async (input, init) => {
      const { redirect: mode, credentials } = init ?? {};
      expect([mode, credentials]).toEqual(["manual", "omit"]);
      const given = Object.fromEntries(new Headers(init?.headers));
      const response =
        responses[
          asked.push({
            url: input instanceof Request ? input.url : input.toString(),
            headers: given,
          }) - 1
        ];
      if (response instanceof Response) return response;
      throw response ?? new Error("There are no more responses.");
    },
    headers,
    limits: { ...limitsFor(5), responseBytes: 10 },
    time: 5000,
    signal: undefined,
  });
  return { result, asked };
}

const A = "https://a.example/api.php?a=b";

describe("a request", () => {
  it.each([200, 204, 304, 404, 503])("has the response of status %s", async (status) => {
    const body = status === 200 ? "text" : undefined;
    const { result } = await exchange(A, [new Response(body, { status, headers: { x: "y" } })]);
    expect(result).toMatchObject({
      kind: "response",
      url: new URL(A),
      status,
      text: body ?? "",
    });
    expect(result.kind === "response" && result.headers.get("x")).toBe("y");
  });

  it("has no response with more bytes than the limit", async () => {
    expect((await exchange(A, [new Response("0123456789")])).result).toMatchObject({
      text: "0123456789",
    });
    expect((await exchange(A, [new Response("0123456789a")])).result).toEqual({
      kind: "too-large",
    });
  });

  it("fails if the server cannot be reached", async () => {
    const { result } = await exchange(A, [new TypeError("fetch failed")]);
    expect(result.kind).toBe("unreached");
  });

  it("is late after its time, and ends with the reason of the caller", async () => {
    const options = {
      fetch: (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
      headers: {},
      limits: limitsFor(5),
      time: 5,
      signal: undefined,
    };
    expect(await sendGet(new URL(A), options)).toEqual({ kind: "late" });
    const signal = AbortSignal.abort(new Error("Stop."));
    const stopped = { ...options, fetch: () => Promise.reject(new Error("aborted")), signal };
    await expect(sendGet(new URL(A), stopped)).rejects.toThrow(new Error("Stop."));
  });
});

describe("a redirect", () => {
  it.each<readonly [string, string]>([
    ["/w/api.php", "https://a.example/w/api.php?a=b"],
    ["/w/api.php?c=d", "https://a.example/w/api.php?c=d"],
    ["https://b.example/", "https://b.example/?a=b"],
  ])("to %s is followed to %s", async (location, target) => {
    const { result, asked } = await exchange(A, [redirect(location), new Response("x")]);
    expect(asked.map(({ url }) => url)).toEqual([A, target]);
    expect(result).toMatchObject({ kind: "response", url: new URL(target), text: "x" });
  });

  it.each([301, 302, 303, 307, 308])("has the status %s", async (status) => {
    const { asked } = await exchange(A, [redirect("/b", status), new Response("x")]);
    expect(asked).toHaveLength(2);
  });

  it.each([300, 304, 305])("has not the status %s", async (status) => {
    const response = new Response(undefined, { status, headers: { location: "/b" } });
    const { result, asked } = await exchange(A, [response]);
    expect([result.kind, asked.length]).toEqual(["response", 1]);
  });

  it("is followed five times", async () => {
    const steps = Array.from({ length: 6 }, (_, index) => redirect(`/${index}`));
    const five = await exchange(A, [...steps.slice(0, 5), new Response("x")]);
    expect(five.result).toMatchObject({ kind: "response", text: "x" });
    const six = await exchange(
      A,
      steps.map((_, index) => redirect(`/${index}`)),
    );
    expect(six.result).toEqual({
      kind: "too-many-redirects",
      target: "https://a.example/5",
    });
    expect(six.asked).toHaveLength(6);
  });

  it("takes the cookie along within an origin", async () => {
    const headers = { cookie: "s=1", accept: "x" };
    const responses = [redirect("/b"), redirect("HTTPS://A.example:443/c"), new Response("x")];
    const { result, asked } = await exchange(A, responses, headers);
    expect(asked.map((each) => each.headers)).toEqual([headers, headers, headers]);
    expect(result.kind).toBe("response");
  });

  it.each([
    ["https://b.example/c", "https://b.example/c"],
    ["//b.example/c?token=secret", "https://b.example/c"],
    ["https://www.a.example/", "https://www.a.example/"],
    ["https://a.example:8443/", "https://a.example:8443/"],
    ["https://a.example./", "https://a.example./"],
    ["https:/\\b.example/", "https://b.example/"],
  ])("to %s is not followed with a session", async (location, target) => {
    const responses = [redirect(location), new Response("x")];
    const { result, asked } = await exchange(A, responses, { cookie: "s=1" });
    const detail = "the session is for https://a.example only";
    expect(result).toEqual({ kind: "bad-redirect", target, detail });
    expect(asked).toHaveLength(1);
  });

  it.each<readonly [string, string, string]>([
    ["https://[", "https://[", "it is no address"],
    ["ftp://a.example/", "ftp://a.example/", "only http and https are followed"],
    ["http://a.example/b", "http://a.example/b", "it leads from https to http"],
    ["https://u@a.example/b", "https://a.example", "it holds a user name or a password"],
    ["https://:p@a.example/b", "https://a.example", "it holds a user name or a password"],
  ])("to %s is not followed", async (location, target, detail) => {
    const { result, asked } = await exchange(A, [redirect(location)]);
    expect(result).toEqual({ kind: "bad-redirect", target, detail });
    expect(asked).toHaveLength(1);
  });

  it("may lead from http to https", async () => {
    const { result } = await exchange("http://a.example/", [
      redirect("https://a.example/"),
      new Response("x"),
    ]);
    expect(result).toMatchObject({ kind: "response", url: new URL("https://a.example/") });
  });
});

describe("a body", () => {
  it("is text in UTF-8, in any parts", async () => {
    const bytes = new TextEncoder().encode("ä€😀");
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect((await exchange(A, [new Response(stream)])).result).toMatchObject({ text: "ä€😀" });
  });
});
