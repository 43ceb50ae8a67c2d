/**
 * A client of HTTP that costs little, so that a measurement waits for the server: raw sockets that read
 * into one buffer each, and no promise for each request.
 */
import { connect } from "node:net";

/** More than one read of a socket returns. */
const READ_BYTES = 256 * 1024;

const END_OF_HEAD = Buffer.from("\r\n\r\n");

/**
 * @typedef {object} Client one connection, with one request after the other
 * @property {(request: Buffer) => void} send
 * @property {() => void} close
 *
 * @typedef {object} ClientEvents
 * @property {(response: { status: number, bytes: number }) => void} onResponse each complete response,
 *   with the bytes of its body
 * @property {(error: Error) => void} onEnd the end of the connection, or a response without its length
 */

/**
 * @param {number} port
 * @param {ClientEvents} events
 * @returns {Client}
 */
export function connection(port, { onResponse, onEnd }) {
  const buffer = Buffer.alloc(READ_BYTES);
  /** A response that is not complete. */
  let part = Buffer.alloc(0);
  const callback = (count) => {
    const chunk = buffer.subarray(0, count);
    const received = part.length === 0 ? chunk : Buffer.concat([part, chunk]);
    const response = responseIn(received);
    // The next read overwrites the buffer.
    part = response === undefined ? Buffer.from(received) : Buffer.alloc(0);
    if (response && Number.isNaN(response.bytes))
      onEnd(new Error(`A response does not say its length:\n${received.toString("latin1")}`));
    else if (response) onResponse(response);
    return true;
  };
  const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer, callback } });
  socket.on("error", onEnd).on("close", () => onEnd(new Error("The connection was closed.")));
  return { send: (request) => socket.write(request), close: () => socket.destroy() };
}

/**
 * @param {Buffer} received
 * @returns {{ status: number, bytes: number } | undefined} undefined if it is not complete
 */
function responseIn(received) {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = received.latin1Slice(0, end);
  const bytes = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (received.length < end + END_OF_HEAD.length + bytes) return undefined;
  return { status: Number(head.slice(9, 12)), bytes };
}

/**
 * @param {string} path
 * @returns {Buffer}
 */
function requestFor(path) {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n\r\n`);
}

/**
 * Sends one request on a connection of its own, and waits for the complete response.
 *
 * @param {number} port
 * @param {string} path
 * @param {number} milliseconds the promise rejects if the response takes longer
 * @returns {Promise<{ status: number, bytes: number }>}
 */
export async function ask(port, path, milliseconds) {
  const { promise, resolve, reject } = deferred();
  const client = connection(port, { onResponse: resolve, onEnd: reject });
  const timer = setTimeout(() => reject(new Error("The response takes too long.")), milliseconds);
  client.send(requestFor(path));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    client.close();
  }
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function deferred() {
  let resolve;
  let reject;
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/**
 * Sends requests on so many connections for so long, path after path. The connections share the paths,
 * so that each is requested once before any is requested again.
 *
 * @param {number} port
 * @param {readonly string[]} paths
 * @param {{ connections: number, milliseconds: number, first?: number }} load the index of the first path;
 *   default: 0
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, bytes: number, statuses: Readonly<Record<string, number>>, next: number }>} milliseconds within which half of the requests were answered, and 99 of 100; bytes of an answer; the index of the path after the last that was requested
 */
export async function load(port, paths, { connections, milliseconds, first = 0 }) {
  const requests = paths.map(requestFor);
  const statuses = {};
  const waits = [];
  let received = 0;
  let next = first;
  const nextRequest = () => {
    const request = requests[next];
    next = (next + 1) % requests.length;
    return request;
  };
  const start = performance.now();
  const until = start + milliseconds;
  const count = ({ status, bytes }, wait) => {
    waits.push(wait);
    statuses[status] = (statuses[status] ?? 0) + 1;
    received += bytes;
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const { promise, resolve, reject } = deferred();
      let asked = performance.now();
      const client = connection(port, {
        onResponse: (response) => {
          const now = performance.now();
          count(response, now - asked);
          if (now >= until) {
            resolve();
            return;
          }
          asked = now;
          client.send(nextRequest());
        },
        onEnd: reject,
      });
      client.send(nextRequest());
      await promise.finally(client.close);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  waits.sort((one, other) => one - other);
  const within = (share) => waits[Math.ceil(share * waits.length) - 1];
  return {
    perSecond: waits.length / seconds,
    p50: within(0.5),
    p99: within(0.99),
    bytes: received / waits.length,
    statuses,
    next,
  };
}
