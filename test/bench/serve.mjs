/**
 * How many requests per second `serve` answers and how long they wait, next to a bare server of Node that
 * sends the same bytes, and to Prism. Each server is a process, and the same client loads them in turn.
 *
 * Requests of which none comes twice ask for other titles or pages, so that no response is in a cache.
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine for itself */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { commandOf } from "./clients.mjs";
import { median, printTable, ratio } from "./measure.mjs";
import { installPeers, named, ROOT } from "./peers.mjs";

const CONNECTIONS = 16;
const LOAD_MS = 2000;
/** More than a server answers in a run. */
const MANY = 100_000;
const WIKI = "/api.php?format=json&formatversion=2&action=query";

const numbered = (...beginnings) =>
  Array.from({ length: MANY }, (_, at) => `${beginnings[at % beginnings.length]}${at}`);
/** The responses to requests of one kind are the same for the bare server. */
const LOADS = {
  "the OpenAPI document": ["/alliances?size=1", "/alliances/search/findByName?name=a"],
  "the OpenAPI document, none twice": numbered("/alliances/search/findByName?name=a"),
  "the wiki": [`${WIKI}&list=allpages&aplimit=10`, `${WIKI}&meta=siteinfo`],
  "the wiki, none twice": numbered(
    `${WIKI}&list=allpages&aplimit=10&apfrom=A`,
    `${WIKI}&prop=info%7Clinks&titles=Page`,
  ),
};

/** Sends prepared responses: what a server of Node can do at most. */
const BARE = `
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const responses = new Map(JSON.parse(readFileSync(process.argv[2], "utf8")));
const server = createServer((request, response) => {
  const { type, body } = responses.get(request.url.replace(/\\d+$/, "")) ?? responses.get(request.url);
  response.setHeader("content-type", type);
  response.end(body);
}).listen(0, "127.0.0.1", () => console.log(JSON.stringify({ url: "http://127.0.0.1:" + server.address().port })));
`;

/** @param {import("./run.mjs").Options} options */
export async function measureServe({ folder, checkouts, runs, isOwn }) {
  const children = [];
  const start = (args) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ["ignore", "pipe", "ignore"],
    });
    children.push(child);
    return child;
  };
  try {
    const own = [];
    for (const checkout of checkouts) {
      const child = start([commandOf(checkout), "serve", "--port", "0", "--log", "none"]);
      own.push({ name: `${checkout.name}: serve`, port: await portOf(child) });
    }
    writeFileSync(join(folder, "bare.mjs"), BARE);
    const file = join(folder, "responses.json");
    writeFileSync(file, JSON.stringify(await responsesOf(own[0].port)));
    const bare = { name: "bare server", port: await portOf(start(["bare.mjs", file])) };
    const prism = isOwn
      ? []
      : [{ name: named("@stoplight/prism-cli"), port: await prismPort(start) }];
    for (const [title, paths] of Object.entries(LOADS)) {
      const others = title === "the OpenAPI document" ? prism : [];
      await compareServers(title, [bare, ...own, ...others], paths, runs);
    }
  } finally {
    for (const child of children) child.kill();
  }
}

/** Loads servers in turn; the ratios are to the first one. */
async function compareServers(title, servers, paths, runs) {
  const results = servers.map(() => []);
  const nexts = servers.map(() => 0);
  // The first round warms up.
  for (let round = 0; round <= runs; round += 1)
    for (const [index, { port }] of servers.entries()) {
      const result = await loadServer(port, paths, nexts[index]);
      nexts[index] = result.next;
      if (round > 0) results[index].push(result);
    }
  const figure = (index, key) => median(results[index].map((result) => result[key]));
  const rows = servers.map(({ name }, index) => [
    name,
    figure(index, "perSecond").toFixed(0),
    ratio(figure(index, "perSecond") / figure(0, "perSecond")),
    `${figure(index, "p50").toFixed(2)} ms`,
    `${figure(index, "p99").toFixed(2)} ms`,
  ]);
  printTable([title, "per second", "×", "p50", "p99"], rows);
}

/** The port in the first line that a server prints. */
async function portOf(child) {
  return new Promise((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(Number(new URL(JSON.parse(line).url).port)));
    child.once("exit", (code) => reject(new Error(`A server ended with ${code}.`)));
  });
}

/** The responses of a server by path, without the number at its end. */
async function responsesOf(port) {
  const kinds = Object.values(LOADS).flatMap((paths) => paths.slice(0, 2));
  return Promise.all(
    kinds.map(async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      if (!response.ok) throw new Error(`${path} has status ${response.status}`);
      const key = path.replace(/\d+$/, "");
      return [key, { type: response.headers.get("content-type"), body: await response.text() }];
    }),
  );
}

/** Prism does not print its port in a way that programs read. */
async function prismPort(start) {
  const port = await new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
  const entry = join(installPeers(), "node_modules", "@stoplight/prism-cli", "dist", "index.js");
  const document = join(ROOT, "spec", "alliance", "openapi.json");
  start([entry, "mock", "-v", "error", "-h", "127.0.0.1", "-p", String(port), document]);
  for (let tries = 0; tries < 600; tries += 1) {
    const [path] = LOADS["the OpenAPI document"];
    if (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)) return port;
    await pause(100);
  }
  throw new Error("Prism does not respond.");
}

/** Requests path after path on several connections, and measures how long each response takes. */
async function loadServer(port, paths, first) {
  const waits = [];
  let next = first;
  const start = performance.now();
  const nextRequest = () => {
    const path = paths[next % paths.length];
    next += 1;
    return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\n\r\n`;
  };
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () =>
      repeatRequests(port, nextRequest, (wait) => {
        waits.push(wait);
        return performance.now() < start + LOAD_MS;
      }),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  waits.sort((a, b) => a - b);
  const within = (share) => waits[Math.ceil(share * waits.length) - 1];
  return { perSecond: waits.length / seconds, p50: within(0.5), p99: within(0.99), next };
}

/** Sends one request after the other on a socket, which costs less than `fetch`, as long as `isWanted`. */
async function repeatRequests(port, nextRequest, isWanted) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let received = "";
    let sent = performance.now();
    socket.on("data", (chunk) => {
      received += chunk.latin1Slice();
      const head = received.indexOf("\r\n\r\n") + 4;
      if (head < 4) return;
      const length = /\r\ncontent-length: *(\d+)/i.exec(received)?.[1];
      if (length === undefined || !received.startsWith("HTTP/1.1 200"))
        reject(new Error(`A response is not as expected:\n${received.slice(0, 500)}`));
      if (received.length < head + Number(length)) return;
      received = "";
      const now = performance.now();
      if (isWanted(now - sent)) {
        sent = now;
        socket.write(nextRequest());
      } else {
        socket.destroy();
        resolve();
      }
    });
    socket.on("error", reject);
    socket.write(nextRequest());
  });
}
