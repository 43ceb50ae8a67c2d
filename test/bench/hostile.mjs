/**
 * Sets everything hostile on `paramsmith serve` at once, and looks whether others are still answered
 * and its memory stays flat. Prints figures as Markdown; ends with 1 where the server does not hold.
 *
 *     node test/bench/hostile.mjs --seconds 300 --connections 1000 --requests 100000
 */
/* oxlint-disable no-await-in-loop -- a client waits for its answer before it asks again */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ask } from "./http-load.mjs";
import { median } from "./processes.mjs";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "300" },
    connections: { type: "string", default: "1000" },
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  },
});
const [seconds, connections, requests, seed] = [
  values.seconds,
  values.connections,
  values.requests,
  values.seed,
].map(Number);

const COMMAND = join(import.meta.dirname, "..", "..", "dist", "generator", "cli", "main.js");
const { randomNumbers } = await import("../../dist/templates/runtime/sample/mulberry32.js");
const random = randomNumbers(seed);
const below = (limit) => Math.floor(random() * limit);

const server = spawn(process.execPath, [COMMAND, "serve", "--port", "0", "--log", "none"], {
  stdio: ["ignore", "pipe", "inherit"],
});
let exit;
server.once("exit", (code, signal) => {
  exit = code ?? signal;
});
const port = await new Promise((resolve) => {
  server.stdout.once("data", (line) => resolve(Number(new URL(JSON.parse(line).url).port)));
});

const until = performance.now() + seconds * 1000;
const isOver = () => performance.now() >= until || exit !== undefined;
const counts = { random: 0, oversized: 0, pipelined: 0, opened: 0, answers: {} };

/** Sends bytes and ends; whatever comes back is counted by its status. */
async function send(bytes) {
  return new Promise((resolve) => {
    let head = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
    socket.on("data", (chunk) => {
      if (head.length < 12) head += chunk.toString("latin1", 0, 12);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? "none";
      counts.answers[status] = (counts.answers[status] ?? 0) + 1;
      resolve(head);
    });
    socket.setTimeout(20_000, () => socket.destroy());
  });
}

const PIECES = [
  "GET ",
  "POST ",
  "HEAD ",
  "/",
  "/api.php?",
  "/alliances",
  "%",
  "%ff",
  "..",
  "\r\n",
  "\n",
  " HTTP/1.1",
  " HTTP/9.9",
  "Host: x\r\n",
  "Content-Length: ",
  "Transfer-Encoding: chunked\r\n",
  "Expect: 100-continue\r\n",
  "?",
  "&",
  "=",
  "action=query",
  "\0",
  "Connection: close\r\n",
  "\r\n\r\n",
];

function randomBytes() {
  const parts = Array.from({ length: 1 + below(14) }, () =>
    random() < 0.6
      ? Buffer.from(PIECES[below(PIECES.length)])
      : Buffer.from(Array.from({ length: below(60) }, () => below(256))),
  );
  return Buffer.concat(random() < 0.5 ? [Buffer.from("GET /"), ...parts] : parts);
}

/** Random bytes, spread over the time. */
async function randomLoad() {
  while (!isOver()) {
    const share = 1 - (until - performance.now()) / (seconds * 1000);
    if (counts.random > requests * Math.min(1, share * 1.15)) await delay(20);
    else {
      counts.random += 25;
      await Promise.all(Array.from({ length: 25 }, () => send(randomBytes())));
    }
  }
}

/** What is over a limit, and what comes at once. */
async function oversizedLoad() {
  const head = "GET / HTTP/1.1\r\nHost: x\r\n";
  const post = "POST /api.php HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
  const big = Buffer.alloc(1_200_000, "a");
  while (!isOver()) {
    counts.oversized += 3;
    await send(`${head}X: ${"x".repeat(20_000)}\r\n\r\n`);
    await send(Buffer.concat([Buffer.from(`${post}Content-Length: ${big.length}\r\n\r\n`), big]));
    await send(`${post}Content-Length: 99999999999\r\n\r\nabc`);
    counts.pipelined += 100;
    await send(
      Array.from(
        { length: 100 },
        (_, n) => `GET /api.php?n=${n}&%zz HTTP/1.1\r\nHost: x\r\n\r\n`,
      ).join(""),
    );
    await delay(100);
  }
}

/** Connections that are kept open: silent ones, ones that send a byte now and then, and ones that do not read. */
async function openLoad(n) {
  while (!isOver()) {
    counts.opened += 1;
    await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      const timer = setInterval(
        () => {
          if (isOver()) socket.destroy();
          else if (n % 3 === 1) socket.write("x");
        },
        900 + (n % 200),
      );
      socket.once("connect", () => {
        if (n % 3 === 1)
          socket.write("POST /api.php HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n");
        if (n % 3 === 2) {
          socket.pause();
          socket.write(
            "GET /api.php?action=query&format=json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20),
          );
        } else socket.resume();
      });
      socket.once("close", () => {
        clearInterval(timer);
        resolve();
      });
    });
    await delay(200);
  }
}

/** Clients that mean well: what each had to wait, in milliseconds, and how often one got no answer. */
const waits = [];
let unanswered = 0;
async function politeLoad(path) {
  while (!isOver()) {
    const start = performance.now();
    const answered = await ask(port, path, 5000).then(
      ({ status }) => status < 500 || status === 501,
      () => false,
    );
    if (answered) waits.push(performance.now() - start);
    else if (exit === undefined) unanswered += 1;
    await delay(50);
  }
}

/** Megabytes that the server has in memory; only Linux tells. */
function resident() {
  try {
    const text = readFileSync(`/proc/${server.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

const memory = [];
const sampler = setInterval(() => memory.push(resident()), Math.max(100, (seconds * 1000) / 300));

await Promise.all([
  ...Array.from({ length: 4 }, randomLoad),
  oversizedLoad(),
  ...Array.from({ length: connections }, (_, n) => openLoad(n)),
  politeLoad("/api.php?action=query&meta=siteinfo&format=json"),
  politeLoad("/alliances?size=5"),
]);
clearInterval(sampler);

const survived = exit === undefined;
const last = survived
  ? await ask(port, "/api.php?action=query&format=json", 5000).catch(() => undefined)
  : undefined;
const ended = new Promise((resolve) => server.once("exit", resolve));
if (survived) server.kill("SIGTERM");
const code = survived ? await ended : exit;

const fifth = Math.floor(memory.length / 5);
const early = median(memory.slice(fifth, 2 * fifth));
const late = median(memory.slice(-fifth));
const growth = late / early - 1;
const sorted = waits.toSorted((a, b) => a - b);
const at = (share) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
console.log(
  [
    "| under hostile load | |",
    "| --- | ---: |",
    `| seconds | ${seconds} |`,
    `| connections that are silent, slow or do not read | ${connections} open, ${counts.opened} in all |`,
    `| requests of random bytes | ${counts.random} |`,
    `| heads and bodies over a limit | ${counts.oversized} |`,
    `| requests in pipelines | ${counts.pipelined} |`,
    `| answers to all these, by status | ${Object.entries(counts.answers)
      .map(([status, n]) => `${status}: ${n}`)
      .join(", ")} |`,
    `| other clients: answered, not answered | ${waits.length}, ${unanswered} |`,
    `| … had to wait: median, 99 of 100, at most | ${at(0.5)}, ${at(0.99)}, ${at(1 - 1e-9)} ms |`,
    `| memory in the second fifth of the time, and in the last | ${early.toFixed(0)} MB, ${late.toFixed(0)} MB |`,
    `| answers afterwards, and ends with | ${last?.status ?? "no"}, ${code} |`,
  ].join("\n"),
);
if (!survived || unanswered > 0 || !last || code !== 0 || growth > 0.15) {
  console.error("The server did not hold.");
  process.exitCode = 1;
}
process.exit();
