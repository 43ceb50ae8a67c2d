/** A client of HTTP that costs little: one connection, one request after the other, over a raw socket. */
/* oxlint-disable no-await-in-loop -- a client waits for its answer before it asks again */
import { connect } from "node:net";

/**
 * @param {number} port
 * @returns {import("node:net").Socket}
 */
export function connection(port) {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  return socket;
}

/**
 * Asks and waits for the whole answer, which says its length.
 *
 * @param {import("node:net").Socket} socket
 * @param {string} path
 * @returns {Promise<{ status: number, bytes: number }>}
 */
export async function ask(socket, path) {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const done = (outcome) => {
      socket.off("data", onData).off("close", onClose).off("error", onError);
      outcome();
    };
    const onData = (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = received.toString("latin1", 0, end);
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (Number.isNaN(length)) {
        done(() => reject(new Error(`An answer does not say its length:\n${head}`)));
      } else if (received.length >= end + 4 + length)
        done(() => resolve({ status: Number(head.slice(9, 12)), bytes: length }));
    };
    const onClose = () => done(() => reject(new Error("The connection was closed.")));
    const onError = (error) => done(() => reject(error));
    socket.on("data", onData).on("close", onClose).on("error", onError);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n\r\n`);
  });
}

/**
 * Asks on so many connections for so long, path after path.
 *
 * @param {number} port
 * @param {readonly string[]} paths
 * @param {{ connections: number, milliseconds: number }} load
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, bytes: number, statuses: Readonly<Record<string, number>> }>} milliseconds within which half of the requests were answered, and 99 of 100; bytes of an answer
 */
export async function load(port, paths, { connections, milliseconds }) {
  const statuses = {};
  const sockets = Array.from({ length: connections }, () => connection(port));
  const start = performance.now();
  const until = start + milliseconds;
  const waits = [];
  let received = 0;
  await Promise.all(
    sockets.map(async (socket, n) => {
      for (let at = n; performance.now() < until; at += 1) {
        const asked = performance.now();
        const { status, bytes } = await ask(socket, paths[at % paths.length]);
        waits.push(performance.now() - asked);
        statuses[status] = (statuses[status] ?? 0) + 1;
        received += bytes;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  waits.sort((one, other) => one - other);
  const within = (share) => waits[Math.ceil(share * waits.length) - 1];
  return {
    perSecond: waits.length / seconds,
    p50: within(0.5),
    p99: within(0.99),
    bytes: received / waits.length,
    statuses,
  };
}
