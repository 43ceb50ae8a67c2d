import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { nodeListener } from "../../templates/runtime/adapters/node-listener.js";
import type { NodeListenerOptions } from "../../templates/runtime/adapters/node-listener.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";

/** A server that accepts connections. */
export interface Listening {
  readonly port: number;
  /**
   * Accepts no more connections, waits for pending requests, and closes the remaining connections
   * after a time limit.
   */
  readonly close: (milliseconds: number) => Promise<void>;
  /** Closes all connections. */
  readonly stop: () => void;
}

/** The limits of a server, in bytes and milliseconds. */
export interface ServerLimits {
  /** Longer request headers get status 431. */
  readonly maxHeaderSize: number;
  /** The time limit for the headers of a request. */
  readonly headersTimeout: number;
  /** The time limit for a complete request. */
  readonly requestTimeout: number;
  /** The time that an idle connection waits for its next request. */
  readonly keepAliveTimeout: number;
  /** The interval at which connections are checked. */
  readonly connectionsCheckingInterval: number;
  /**
   * The time after which a connection without traffic is closed. Responses may be delayed up to a
   * minute.
   */
  readonly idleTimeout: number;
  /** Further connections are closed. */
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

/** Starts to listen. Rejects with the system's error if that fails. */
export async function listen(
  handler: ServiceHandler,
  { host, port }: { readonly host: string; readonly port: number },
  options: NodeListenerOptions,
  limits: ServerLimits = LIMITS,
): Promise<Listening> {
  const listener = nodeListener(handler, options);
  const connections = new WeakMap<Socket, Connection>();
  const server = createServer(limits, (request, response) => {
    const { socket } = request;
    const pending = connections.get(socket)?.pending ?? new Set<ServerResponse>();
    pending.add(response);
    response.on("close", () => pending.delete(response));
    connections.set(socket, { last: request, pending });
    request.headers.host = hostOf(request);
    listener(request, response);
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

/**
 * The host of a request (RFC 9112, 3.2): a host in the target replaces the header. Several headers
 * result in an invalid host.
 */
function hostOf({ url = "", headersDistinct }: IncomingMessage): string {
  const [, inTarget] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  return inTarget ?? (headersDistinct["host"] ?? []).join(", ");
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

/** The last request of a connection, and the responses that it still needs. */
interface Connection {
  readonly last: IncomingMessage;
  /** Many, if requests are sent without waiting; mostly one. */
  readonly pending: Set<ServerResponse>;
}

/**
 * Sends the refusal after the pending responses. A request without a complete body has no other
 * response.
 */
function refuseInTurn(socket: Socket, { last, pending }: Connection, refusal: string): void {
  const mayRemain = last.complete ? 0 : 1;
  const refuseIfLast = (): void => {
    if (pending.size <= mayRemain) refuse(socket, refusal);
  };
  for (const response of pending) response.on("close", refuseIfLast);
  refuseIfLast();
}

/** Sends the refusal and closes the connection. Further data is not read. */
function refuse(socket: Socket, refusal: string): void {
  if (socket.writable) socket.end(refusal, () => socket.destroy());
  else socket.destroy();
}

/** The response to an invalid request. */
function refusalOf({ code = "" }: NodeJS.ErrnoException): string {
  const status = STATUSES[code] ?? "400 Bad Request";
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\n\r\n`;
}

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
