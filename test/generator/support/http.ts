import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

/** What a test's server says. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request as a test's server got it. */
export interface Received {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage["headers"];
}

/** A server on the loopback address, gone after the test. */
export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** What has been asked so far. */
  readonly received: readonly Received[];
}

/** Says something, or with undefined does something to the connection itself. */
export type Answerer = (request: Received, response: ServerResponse) => Reply | undefined;

export async function startServer(reply: Answerer): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? "/", "http://127.0.0.1");
    const query = Object.fromEntries(url.searchParams);
    const request = { path: url.pathname, query, headers: incoming.headers };
    received.push(request);
    const replied = reply(request, response);
    if (!replied) return;
    response.writeHead(replied.status ?? 200, replied.headers ?? {});
    response.end(replied.body ?? "");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { origin: `http://127.0.0.1:${address.port}`, received };
}

/** A reply in JSON. */
export function json(value: unknown, more: Reply = {}): Reply {
  return {
    ...more,
    headers: { "content-type": "application/json; charset=utf-8", ...more.headers },
    body: JSON.stringify(value),
  };
}

/** A page for people. */
export function page(body: string, more: Reply = {}): Reply {
  return {
    ...more,
    headers: { "content-type": "text/html; charset=utf-8", ...more.headers },
    body,
  };
}
