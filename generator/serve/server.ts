import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { nodeListener } from "../../templates/runtime/adapters/node-listener.js";
import type { NodeListenerOptions } from "../../templates/runtime/adapters/node-listener.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";

/** A server that takes connections. */
export interface Listening {
  readonly port: number;
  /** Takes no more connections, lets the requests that are under way come to an end, and breaks off what has not after so long. */
  readonly close: (milliseconds: number) => Promise<void>;
  /** Breaks everything off. */
  readonly stop: () => void;
}

/** What a server refuses, and how long it waits; in bytes and milliseconds. */
export interface ServerLimits {
  /** A longer head of a request is answered with 431. */
  readonly maxHeaderSize: number;
  /** The head of a request has arrived after so long, or its connection is closed. */
  readonly headersTimeout: number;
  /** So has the whole request. */
  readonly requestTimeout: number;
  /** A connection waits so long for its next request. */
  readonly keepAliveTimeout: number;
  /** How often connections are looked at. */
  readonly connectionsCheckingInterval: number;
  /** A connection on which nothing moves is closed after so long; answers may be made to take a minute. */
  readonly idleTimeout: number;
  /** More are closed as they come. */
  readonly maxConnections: number;
}

const LIMITS: ServerLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  idleTimeout: 120_000,
  maxConnections: 8192,
};

/** Listens; rejects with the system's error where it cannot. */
export async function listen(
  handler: ServiceHandler,
  { host, port }: { readonly host: string; readonly port: number },
  options: NodeListenerOptions,
  limits: ServerLimits = LIMITS,
): Promise<Listening> {
  const answer = nodeListener(handler, options);
  const connections = new WeakMap<Socket, Connection>();
  const server = createServer(limits, (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { pending: 0, last: request };
    connections.set(socket, connection);
    connection.pending += 1;
    connection.last = request;
    response.on("close", () => {
      connection.pending -= 1;
      if (connection.refusal !== undefined) refuseInTurn(socket, connection, connection.refusal);
    });
    answer(request, response);
  });
  server.maxConnections = limits.maxConnections;
  server.setTimeout(limits.idleTimeout);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket);
    if (!socket.writable || error.code === "ECONNRESET") socket.destroy();
    else if (connection) refuseInTurn(socket, connection, refusalOf(error));
    else refuse(socket, refusalOf(error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
  return {
    port: portOf(server),
    close: async (milliseconds) => closeServer(server, milliseconds),
    stop: () => server.closeAllConnections(),
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function closeServer(server: Server, milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** What is still to be said on a connection. */
interface Connection {
  /** Requests that have begun to be read and are not answered yet. */
  pending: number;
  last: IncomingMessage;
  /** What follows their answers: after them came something that cannot be read. */
  refusal?: string;
}

/** Says no once the requests before are answered; to one whose body did not arrive there is no other answer. */
function refuseInTurn(socket: Socket, connection: Connection, refusal: string): void {
  connection.refusal = refusal;
  const mayRemain = connection.last.complete ? 0 : 1;
  if (connection.pending <= mayRemain) refuse(socket, refusal);
}

/** Says no and closes; the rest of what the client sends is not read. */
function refuse(socket: Socket, refusal: string): void {
  if (socket.writable) socket.end(refusal, () => socket.destroy());
  else socket.destroy();
}

/** What a client is told whose request cannot be read. */
function refusalOf({ code = "" }: NodeJS.ErrnoException): string {
  const status = STATUSES[code] ?? "400 Bad Request";
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
