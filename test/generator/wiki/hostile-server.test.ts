import { createServer } from "node:net";
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { createClient } from "../../../generator/wiki/client.js";
import { openSession } from "../../../generator/wiki/learn/session.js";
import { relayTo } from "../../../generator/serve/relay.js";
import { responseOf } from "../../../templates/runtime/http/service.js";
import { LIMITS, testClock } from "../support/wiki-api.js";

/** Writes bytes to a connection, as no server should. */
type Attack = (socket: Socket) => void;

/** A server that reads a request's first bytes, and then does something to the connection. */
async function hostileServer(attack: Attack): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => attack(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

/** Sends a text or bytes, and ends the connection. */
function says(head: string, body: string | Uint8Array = ""): Attack {
  return (socket) => {
    socket.write(head);
    socket.end(body);
  };
}

/** Sends a beginning, and then the same again for as long as the client reads. */
function saysForever(head: string, part: string | Uint8Array, milliseconds?: number): Attack {
  return (socket) => {
    socket.write(head);
    const next = (): void => {
      if (socket.destroyed) return;
      if (milliseconds === undefined) socket.write(part, next);
      else socket.write(part, () => setTimeout(next, milliseconds));
    };
    next();
  };
}

const OK = "HTTP/1.1 200 OK\r\nconnection: close\r\n";
const BOMB = gzipSync(Buffer.alloc(50_000_000));
const limits = { ...LIMITS, tries: 1, responseTime: 60_000, responseBytes: 100_000 };
const short = { ...limits, responseTime: 300 };

describe.each<readonly [name: string, attack: Attack, code: string, status: number]>([
  [
    "a compressed body of 50 MB",
    says(`${OK}content-encoding: gzip\r\n\r\n`, BOMB),
    "response-too-large",
    502,
  ],
  ["a body without end", saysForever(`${OK}\r\n`, "x".repeat(1000)), "response-too-large", 502],
  [
    "a body without end in chunks",
    saysForever(`${OK}transfer-encoding: chunked\r\n\r\n`, "1\r\nx\r\n".repeat(100)),
    "response-too-large",
    502,
  ],
  ["a slow body without end", saysForever(`${OK}\r\n`, "x", 20), "time-limit", 504],
  ["headers without end", saysForever(OK, `x: ${"x".repeat(1000)}\r\n`), "server-unreachable", 502],
  ["slow headers without end", saysForever(OK, "x: y\r\n", 20), "time-limit", 504],
  [
    "early hints without end",
    saysForever("", "HTTP/1.1 103 Early Hints\r\n\r\n", 1),
    "time-limit",
    504,
  ],
  [
    "a flood of cookies",
    says(`${OK}${"set-cookie: a=b\r\n".repeat(5000)}\r\n`, "{}"),
    "server-unreachable",
    502,
  ],
  [
    "a body that is shorter than its length",
    says(`${OK}content-length: 100\r\n\r\n`, "{"),
    "server-unreachable",
    502,
  ],
  [
    "two lengths",
    says(`${OK}content-length: 2\r\ncontent-length: 3\r\n\r\n`, "{}"),
    "server-unreachable",
    502,
  ],
  [
    "a length over the limit",
    says(`${OK}content-length: 1000000000\r\n\r\n`, "{}"),
    "response-too-large",
    502,
  ],
  [
    "an unknown content encoding",
    says(`${OK}content-encoding: own\r\n\r\n`, "{}"),
    "server-unreachable",
    502,
  ],
  [
    "ten content encodings",
    says(`${OK}content-encoding: ${Array(10).fill("gzip").join()}\r\n\r\n`, "{}"),
    "server-unreachable",
    502,
  ],
  [
    "the status 999",
    says("HTTP/1.1 999 No\r\nconnection: close\r\n\r\n", "{}"),
    "server-unreachable",
    502,
  ],
  [
    "the status 099",
    says("HTTP/1.1 099 No\r\nconnection: close\r\n\r\n", "{}"),
    "server-unreachable",
    502,
  ],
  [
    "another protocol",
    says("HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n", "{}"),
    "server-unreachable",
    502,
  ],
  ["a header name with a space", says(`${OK}a b: c\r\n\r\n`, "{}"), "response-no-api", 200],
  ["a header with a NUL", says(`${OK}a: b\0c\r\n\r\n`, "{}"), "server-unreachable", 502],
  ["something else than HTTP", says("hello\r\n\r\n"), "server-unreachable", 502],
  ["nothing", (socket) => socket.resetAndDestroy(), "server-unreachable", 502],
  [
    "the status 204 with a body",
    says("HTTP/1.1 204 No\r\nconnection: close\r\n\r\n", "{}"),
    "response-no-api",
    204,
  ],
  [
    "a redirect without a target",
    says("HTTP/1.1 302 No\r\nconnection: close\r\nlocation: http://[\r\n\r\n", "{}"),
    "bad-redirect",
    302,
  ],
])("a server that sends %s", (_name, attack, code, status) => {
  it("gets an error from each client within the limits", async () => {
    const given = code === "time-limit" ? short : limits;
    const address = new URL(await hostileServer(attack));
    const options = {
      address,
      userAgent: "test",
      limits: given,
      environment: testClock().environment,
    };
    const [pulled, posted, relayed] = await Promise.all([
      createClient(options).request({}, ["query"]),
      openSession(options).post({}),
      relayTo(address, fetch, given).send({ method: "GET", url: "/", headers: {}, body: "" }),
    ]);
    expect(pulled.diagnostics.map((each) => each.code)).toEqual([code]);
    if (code !== "response-no-api")
      expect(posted).toMatchObject({ kind: "failed", diagnostic: { code } });
    expect(relayed.response.status).toBe(status);
    expect(relayed.kind).toBe(status >= 500 ? "failed" : "received");
    expect(relayed.warning === undefined).toBe(status < 500);
    expect(() => responseOf(relayed.response)).not.toThrow();
  });
});

it("ends at a body that its content encoding does not fit, which Node may wait for forever", async () => {
  const attack = says(`${OK}content-encoding: gzip\r\n\r\n`, "{}");
  const address = new URL(await hostileServer(attack));
  const relay = relayTo(address, fetch, short);
  const { kind } = await relay.send({ method: "GET", url: "/", headers: {}, body: "" });
  expect(kind).toBe("failed");
});
