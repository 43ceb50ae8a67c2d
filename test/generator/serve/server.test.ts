import { connect } from "node:net";
import type { Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "../../../generator/serve/server.js";
import type { ServerLimits } from "../../../generator/serve/server.js";
import { serviceHandler } from "../../../templates/runtime/http/service.js";
import { randomNumbers } from "../../../templates/runtime/sample/mulberry32.js";
import { sendRaw } from "../support/serving.js";

const QUICK: ServerLimits = {
  maxHeaderSize: 4096,
  headersTimeout: 300,
  requestTimeout: 400,
  keepAliveTimeout: 300,
  connectionsCheckingInterval: 50,
  idleTimeout: 5000,
  maxConnections: 1000,
};

const echo = serviceHandler(async ({ method, url, body }) => ({
  status: 200,
  headers: {},
  body: `<${method} ${url} ${body.length}>`,
}));

async function started(limits: Partial<ServerLimits> = {}): Promise<number> {
  const at = { host: "127.0.0.1", port: 0 };
  const server = await listen(echo, at, { maxBody: 1000 }, { ...QUICK, ...limits });
  onTestFinished(async () => server.close(0));
  return server.port;
}

function request(path: string, ...headers: readonly string[]): string {
  return [`GET ${path} HTTP/1.1`, "Host: x", ...headers, "", ""].join("\r\n");
}

/** Whether somebody else is answered. */
async function isAlive(port: number): Promise<boolean> {
  const answer = await sendRaw(port, request("/alive", "Connection: close"));
  return answer.endsWith("<GET /alive 0>");
}

async function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.once("error", reject);
    onTestFinished(() => {
      socket.destroy();
    });
  });
}

describe("the server", () => {
  it.each([
    ["too long a header", request("/", `X: ${"x".repeat(5000)}`), 431],
    ["too long an address", request(`/${"x".repeat(5000)}`), 431],
    ["too many headers", request("/", ...Array.from({ length: 900 }, (_, n) => `X${n}: y`)), 431],
    [
      "too long a body",
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n${"x".repeat(2000)}`,
      413,
    ],
    ["no HTTP", "hello\r\n\r\n", 400],
    ["a space in the address", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["a control character", "GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      400,
    ],
    [
      "a length and chunks",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    [
      "a chunk without its length",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      400,
    ],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", 400],
    ["TLS", Uint8Array.of(0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3), 400],
  ])("refuses %s, and closes the connection", async (_, bytes, status) => {
    const port = await started();
    const answer = await sendRaw(port, bytes);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(await isAlive(port)).toBe(true);
  });

  it.each([
    ["in the head of its request", "GET / HTTP/1.1\r\nHo"],
    ["in the body of its request", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nab"],
    ["before its request", ""],
  ])("closes the connection of a client that stops %s", async (_, text) => {
    const port = await started();
    const start = performance.now();
    const answer = await sendRaw(port, text);
    expect(performance.now() - start).toBeLessThan(2500);
    expect(answer.slice(0, 12)).toBe("HTTP/1.1 408");
    expect(await isAlive(port)).toBe(true);
  });

  it("closes a connection that sends a byte from time to time", async () => {
    const port = await started();
    const socket = await opened(port);
    let n = 0;
    const timer = setInterval(() => socket.write(`X${(n += 1)}: y\r\n`), 20);
    socket.write("GET / HTTP/1.1\r\n");
    socket.on("error", () => undefined);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(timer);
    expect(n).toBeLessThan(120);
  });

  it("answers pipelined requests in order, and what comes before a malformed one", async () => {
    const port = await started();
    const paths = Array.from({ length: 50 }, (_, n) => `/${n}`);
    const answer = await sendRaw(
      port,
      paths.map((path) => request(path)).join("") + request("/end", "Connection: close"),
    );
    expect(answer.match(/<.*?>/g)).toEqual([...paths, "/end"].map((path) => `<GET ${path} 0>`));
    const mixed = await sendRaw(port, `${request("/1")}${request("/2")}nonsense\r\n\r\n`);
    expect(mixed.match(/<.*?>|HTTP.1.1 400/g)).toEqual([
      "<GET /1 0>",
      "<GET /2 0>",
      "HTTP/1.1 400",
    ]);
    expect(await isAlive(port)).toBe(true);
  });

  it("closes connections beyond its limit", async () => {
    const port = await started({ maxConnections: 1, headersTimeout: 5000, requestTimeout: 5000 });
    const first = await opened(port);
    expect(await sendRaw(port, request("/"))).toBe("");
    first.destroy();
    await new Promise((resolve) => first.once("close", resolve));
    await expect.poll(async () => isAlive(port)).toBe(true);
  });

  it("answers others while 200 connections are open and say nothing", async () => {
    const port = await started({ headersTimeout: 5000, requestTimeout: 5000 });
    const sockets = await Promise.all(Array.from({ length: 200 }, async () => opened(port)));
    for (const [n, socket] of sockets.entries())
      if (n % 2 === 0) socket.write("GET / HTTP/1.1\r\n");
    expect(await isAlive(port)).toBe(true);
    for (const socket of sockets) socket.destroy();
    expect(await isAlive(port)).toBe(true);
  });

  it("survives 3,000 requests of random bytes", async () => {
    const port = await started();
    const next = randomNumbers(11);
    const pieces = [
      "GET ",
      "POST ",
      "/",
      "%",
      "\r\n",
      " HTTP/1.1",
      "Host: x",
      "Content-Length: ",
      "Transfer-Encoding: chunked",
      "?",
      "&",
      "\0",
    ];
    const bytes = (): Uint8Array => {
      const parts = Array.from({ length: 1 + Math.floor(next() * 12) }, () =>
        next() < 0.5
          ? Buffer.from(pieces[Math.floor(next() * pieces.length)] ?? "")
          : Buffer.from(
              Array.from({ length: Math.floor(next() * 30) }, () => Math.floor(next() * 256)),
            ),
      );
      return Buffer.concat([...parts, Buffer.from("\r\n\r\n")]);
    };
    for (let n = 0; n < 3000; n += 100) {
      const all = Array.from({ length: 100 }, async () => abandoned(port, bytes()));
      // oxlint-disable-next-line no-await-in-loop -- a hundred at once are enough
      await Promise.all(all);
    }
    expect(await isAlive(port)).toBe(true);
  });
});

/** Sends bytes and ends, waits for the other side to have ended. */
async function abandoned(port: number, bytes: Uint8Array): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
    socket.resume();
  });
}
