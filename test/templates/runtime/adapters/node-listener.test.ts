import { EventEmitter, once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { nodeListener } from "../../../../templates/runtime/adapters/node-listener.js";
import type {
  NodeListenerOptions,
  RefusedRequest,
} from "../../../../templates/runtime/adapters/node-listener.js";
import { serviceHandler } from "../../../../templates/runtime/http/service.js";
import type {
  Service,
  ServiceResponse,
  ServiceRequest,
} from "../../../../templates/runtime/http/service.js";

async function started(
  handler: Parameters<typeof nodeListener>[0],
  options: NodeListenerOptions = {},
): Promise<number> {
  // That this compiles is a test as well: the listener knows nothing of Node's types.
  const server = createServer(nodeListener(handler, options));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** A service that says the same to everybody, and what it was asked. */
function answering(answer: Partial<ServiceResponse>) {
  const asked: ServiceRequest[] = [];
  const service: Service = async (request) => {
    asked.push(request);
    return { status: 200, headers: { "content-type": "text/plain" }, body: "fine", ...answer };
  };
  return { asked, handler: serviceHandler(service) };
}

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

async function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body = "" }: Partial<Asked> = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status, headers: got } = response;
          resolve({ status, headers: got, body: Buffer.concat(chunks).toString() });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends bytes as they are, and gives all that comes back until the server closes. */
async function sendRaw(port: number, ...parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
    for (const part of parts) socket.write(part, "latin1");
  });
}

describe("nodeListener", () => {
  it.each<[string, Partial<ServiceResponse>]>([
    ["text of several bytes a character", { status: 404, body: "é€😀" }],
    ["cookies", { cookies: ["a=1", "b=2"] }],
    ["bytes", { bytes: new Uint8Array([0, 255, 1]) }],
    ["an empty body", { body: "" }],
    ["no body", { status: 304, body: "" }],
    ["no content", { status: 204, body: "" }],
  ])("sends a kept response with %s as the first time", async (_, answer) => {
    const kept: ServiceResponse = {
      status: 200,
      headers: { "content-type": "text/plain", etag: '"a"' },
      body: "fine",
      ...answer,
    };
    const port = await started(serviceHandler(async () => kept));
    const [first, ...others] = [
      await ask(port, "/"),
      await ask(port, "/"),
      await ask(port, "/", { method: "HEAD" }),
      await ask(port, "/"),
      await ask(port, "/"),
    ].map(({ headers: { date: _date, ...headers }, ...got }) => ({ ...got, headers }));
    const asHead = { ...first, body: "" };
    expect(others).toEqual([first, asHead, first, first]);
  });

  it("asks a service with what was sent, and sends its answer with its length in bytes", async () => {
    const { asked, handler } = answering({ body: "größe" });
    const port = await started(handler);
    const got = await ask(port, "/a%20b?x=%C3%A4&x=2", { headers: { "X-Own": "1" } });
    expect(got).toMatchObject({ status: 200, body: "größe", headers: { "content-length": "7" } });
    expect(asked).toMatchObject([
      { method: "GET", url: "/a%20b?x=%C3%A4&x=2", body: "", headers: { "x-own": "1" } },
    ]);
  });

  it("reads a body whose characters come in pieces", async () => {
    const { asked, handler } = answering({});
    const port = await started(handler);
    const head =
      "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
    await sendRaw(port, head, "3\r\na=\xC3\r\n", "1\r\n\xA4\r\n", "0\r\n\r\n");
    expect(asked.map(({ body }) => body)).toEqual(["a=ä"]);
  });

  it("reads a body of a million chunks in little memory", async () => {
    const { asked, handler } = answering({});
    const port = await started(handler);
    const head =
      "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
    const before = process.memoryUsage().rss;
    await sendRaw(port, head, "1\r\na\r\n".repeat(1_000_000), "0\r\n\r\n");
    expect(asked.map(({ body }) => body.length)).toEqual([1_000_000]);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it("keeps bytes that are not UTF-8 apart from characters", async () => {
    const { asked, handler } = answering({});
    const port = await started(handler);
    await ask(port, "/", { method: "POST", body: Uint8Array.of(0x61, 0x3d, 0xff) });
    expect(asked.map(({ body }) => body)).toEqual(["a=\uDCFF"]);
  });

  it.each([
    ["//b.example/a", {}],
    ["//[", {}],
    ["/a", { host: "a b" }],
  ])("hands %s with the headers %j to a handler of the Fetch standard", async (path, headers) => {
    const hosts: string[] = [];
    const port = await started(async (request: Request) => {
      hosts.push(new URL(request.url).hostname);
      return new Response("fine");
    });
    expect(await ask(port, path, { headers })).toMatchObject({ status: 200, body: "fine" });
    expect(["127.0.0.1", "localhost"]).toContain(hosts[0]);
  });

  it("answers HEAD with the length of what GET gives, and nothing else", async () => {
    const { handler } = answering({ body: "größe" });
    const got = await ask(await started(handler), "/", { method: "HEAD" });
    expect(got).toMatchObject({ status: 200, body: "", headers: { "content-length": "7" } });
  });

  it("keeps the length that a service says itself in answer to HEAD", async () => {
    const { handler } = answering({ body: "", headers: { "content-length": "99" } });
    const got = await ask(await started(handler), "/", { method: "HEAD" });
    expect(got.headers["content-length"]).toBe("99");
  });

  it("sends 304 without a body and without a length", async () => {
    const { handler } = answering({ status: 304, body: "" });
    const got = await ask(await started(handler), "/");
    expect(got).toMatchObject({ status: 304, body: "" });
  });

  it("sends several cookies as headers of their own", async () => {
    const { handler } = answering({ cookies: ["a=1; Path=/", "b=2"] });
    const got = await ask(await started(handler), "/");
    expect(got.headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2"]);
  });

  it.each([
    ["with its length said", { "content-length": "11" }],
    ["without it", { "transfer-encoding": "chunked" }],
  ])("refuses a body over the limit with 413, %s", async (_, headers) => {
    const { asked, handler } = answering({});
    const refused: RefusedRequest[] = [];
    const port = await started(handler, { maxBody: 10, onRefused: (each) => refused.push(each) });
    const got = await ask(port, "/x", { method: "POST", headers, body: "01234567890" });
    expect(got).toMatchObject({ status: 413, headers: { connection: "close" } });
    expect(refused).toEqual([{ method: "POST", url: "/x", status: 413 }]);
    expect(asked).toEqual([]);
    await ask(port, "/x", { method: "POST", body: "0123456789" });
    expect(asked).toHaveLength(1);
  });

  it("leaves a refusal as it is where the callback throws, and throws it in the process", async () => {
    const { handler } = answering({});
    const statuses: number[] = [];
    const error = new Error("not logged");
    const port = await started(handler, {
      maxBody: 10,
      onRefused: ({ status }) => {
        statuses.push(status);
        throw error;
      },
    });
    const listeners = process.listeners("unhandledRejection");
    process.removeAllListeners("unhandledRejection");
    const thrown = once(process, "unhandledRejection");
    const got = await ask(port, "/x", { method: "POST", body: "01234567890" });
    expect(got.status).toBe(413);
    expect((await thrown)[0]).toBe(error);
    for (const each of listeners) process.on("unhandledRejection", each);
    expect(statuses).toEqual([413]);
  });

  it("refuses a body of many megabytes by the length that it announces, without reading it", async () => {
    const { handler } = answering({});
    const port = await started(handler);
    const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n";
    expect(await sendRaw(port, head, "begin")).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("refuses bodies that are too long together, until the others have their responses", async () => {
    const events = new EventEmitter();
    const arrived = once(events, "arrived");
    const released = once(events, "released");
    const port = await started(
      serviceHandler(async () => {
        events.emit("arrived");
        await released;
        return { status: 200, headers: {}, body: "" };
      }),
      { maxBodies: 15 },
    );
    const post = async (): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "0123456789" })).status;
    const first = post();
    await arrived;
    expect(await post()).toBe(503);
    events.emit("released");
    expect(await first).toBe(200);
    expect(await post()).toBe(200);
  });

  it("lets no service choose how browsers find the type of a response", async () => {
    const { handler } = answering({ headers: { "x-content-type-options": "x" } });
    const port = await started(handler);
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([0, 2])("breaks the connection after %i bytes of the body", async (breaksAfter) => {
    const { handler } = answering({ body: "abcdef", breaksAfter });
    const port = await started(handler);
    const text = await sendRaw(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    if (breaksAfter === 0) expect(text).toBe("");
    else expect(text).toMatch(/content-length: 6\r\n[^]*\r\n\r\nab$/i);
    await expect(ask(port, "/")).rejects.toMatchObject({ code: "ECONNRESET" });
  });

  it("answers with 500 where a handler throws, says nothing of why, and goes on", async () => {
    const refused: RefusedRequest[] = [];
    const error = new Error("a secret");
    const failing = serviceHandler(async () => {
      throw error;
    });
    const port = await started(failing, { onRefused: (each) => refused.push(each) });
    for (const path of ["/1", "/2"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, on purpose
      const got = await ask(port, path);
      expect(got.status).toBe(500);
      expect(JSON.parse(got.body)).toEqual({
        type: "about:blank",
        title: "Internal Server Error",
        status: 500,
        detail: "The service failed to handle this request.",
      });
    }
    expect(refused).toEqual([
      { method: "GET", url: "/1", status: 500, error },
      { method: "GET", url: "/2", status: 500, error },
    ]);
  });

  it("answers with 500 where an answer has a header that cannot be sent", async () => {
    const { handler } = answering({ headers: { "x-a": "1", "x-b": "a\nb" } });
    const got = await ask(await started(handler), "/");
    expect(got.status).toBe(500);
    expect(got.headers["x-a"]).toBeUndefined();
  });

  it("takes an address as a proxy is asked with it, and refuses one that names nothing", async () => {
    const { asked, handler } = answering({});
    const port = await started(handler);
    expect((await ask(port, "http://wiki.example/w/api.php?a=1")).status).toBe(200);
    expect((await ask(port, "http://wiki.example?a=1")).status).toBe(200);
    expect((await ask(port, "*", { method: "OPTIONS" })).status).toBe(400);
    expect(asked.map(({ url }) => url)).toEqual(["/w/api.php?a=1", "/?a=1"]);
  });

  it("goes on after a client went away in the middle of its request, or before its answer", async () => {
    const turn = new AbortController();
    const waiting = new Promise((resolve) => {
      turn.signal.addEventListener("abort", resolve);
    });
    const slow = serviceHandler(async ({ url }) => {
      if (url === "/slow") await waiting;
      return { status: 200, headers: {}, body: url };
    });
    const port = await started(slow);
    for (const text of [
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
      "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n",
    ]) {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(text, () => socket.destroy());
      });
    }
    expect((await ask(port, "/a")).body).toBe("/a");
    turn.abort();
    expect((await ask(port, "/b")).body).toBe("/b");
  });

  it("answers requests that come at once in their order", async () => {
    const late = serviceHandler(async ({ url }) => {
      if (url === "/1") await new Promise((resolve) => setTimeout(resolve, 20));
      return { status: 200, headers: {}, body: `<${url}>` };
    });
    const port = await started(late);
    const requests = ["/1", "/2"].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const last = "GET /3 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const text = await sendRaw(port, [...requests, last].join(""));
    expect(text.match(/<.*?>/g)).toEqual(["</1>", "</2>", "</3>"]);
  });

  it("calls a handler that only knows the Fetch standard, whose answer may be bytes", async () => {
    const seen: string[] = [];
    const port = await started(async (request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
      const headers = new Headers({ "content-type": "image/png" });
      headers.append("set-cookie", "a=1");
      headers.append("set-cookie", "b=2");
      return new Response(Uint8Array.of(0xff, 0x00), { status: 201, headers });
    });
    const got = await ask(port, "/p?q=1", { method: "POST", body: "form" });
    expect(got).toMatchObject({ status: 201, headers: { "content-length": "2" } });
    expect(got.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(seen).toEqual(["POST /p form"]);
  });

  it("breaks the connection where such a handler gives a network error", async () => {
    const port = await started(async () => Response.error());
    await expect(ask(port, "/")).rejects.toMatchObject({ code: "ECONNRESET" });
  });
});
