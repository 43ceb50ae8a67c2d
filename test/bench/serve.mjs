/**
 * Measures how many requests a second `paramsmith serve` answers and how long they wait, next to a
 * bare server of Node that sends the same bytes, and next to Prism on the OpenAPI document. Every
 * server is a process of its own that is asked by the same client; ratios are of one run, in which
 * they take turns.
 *
 * The bare server gets the same requests as `serve`, also where no request comes twice, since the
 * client takes longer for many requests than for few. All connections send other requests, and each
 * run goes on where the last one ended: if each connection sent all requests, most of them would
 * have a response in the cache.
 *
 * Requests that do not come twice differ in `requestid` or an unknown parameter: `serve` keeps
 * results by the parameters that they depend on, so that it parses and writes each of these
 * requests, but runs few queries. Queries that do not come twice ask for other titles, so that
 * nothing is kept of them.
 *
 *     node test/bench/serve.mjs --runs 5 --seconds 3
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { load } from "./http-load.mjs";
import { preparePeer } from "./peers.mjs";
import { median } from "./processes.mjs";
import { writeMeasured } from "./results.mjs";

/**
 * @typedef {object} ServeFigures
 * @property {string} name
 * @property {number} perSecond requests, the median of all runs
 * @property {number} p50 milliseconds within which half of the requests are answered, the median of all runs
 * @property {number} p99 the same for 99 of 100
 * @property {number | undefined} ofBare its share of what the bare server answers with the same bytes
 * @property {number} bytes of an answer, the mean
 * @property {Readonly<Record<string, number>>} statuses of the answers, in all runs
 */

/**
 * @typedef {object} ServeMeasurement
 * @property {readonly ServeFigures[]} figures
 * @property {string} peer its version, or why it was not measured
 * @property {number | undefined} ofPeer how many times as many as it `serve` answers of the same requests
 */

const root = join(import.meta.dirname, "..", "..");
const COMMAND = join(root, "dist", "generator", "cli", "main.js");
const PRISM = "@stoplight/prism-cli";
const CONNECTIONS = 16;

/** Small pages: Prism answers with the document's one example whatever is asked. */
const OPENAPI = [
  "/alliances?size=1",
  "/alliances?size=5",
  "/alliances?size=10&page=1",
  "/alliances/search/findByName?name=a",
];
const WIKI = [
  "action=query&list=allpages&aplimit=10",
  "action=query&prop=info|links&titles=Main_Page&pllimit=5",
  "action=query&meta=siteinfo",
  "action=query&list=recentchanges&rclimit=5&rcprop=title|ids",
  "action=query&generator=allpages&gaplimit=5&prop=info",
].map((query) => `/api.php?${query.replaceAll("|", "%7C")}&format=json&formatversion=2`);

/** Several times as many requests as `serve` keeps responses of, so that none is left when it comes again. */
const MANY = 30_000;
const differing = (paths, name) =>
  Array.from({ length: MANY }, (_, index) => `${paths[index % paths.length]}&${name}=${index}`);
const OTHER_WIKI = differing(WIKI, "requestid");
const OTHER_OPENAPI = differing(OPENAPI, "other");
/** The beginnings of queries for a title or a name, which each query has another one of. */
const WIKI_QUERIES = [
  "/api.php?action=query&format=json&formatversion=2&list=allpages&aplimit=10&apfrom=A",
  "/api.php?action=query&format=json&formatversion=2&prop=info%7Clinks&pllimit=5&titles=Page",
  "/api.php?action=query&format=json&formatversion=2&generator=allpages&gaplimit=5&prop=info&gapfrom=A",
];
const OPENAPI_QUERIES = ["/alliances/search/findByName?name=a", "/alliances?size=5&page="];
const numbered = (beginnings) =>
  Array.from(
    { length: MANY },
    (_, index) => `${beginnings[index % beginnings.length]}${index + 1000}`,
  );
const NEW_WIKI = numbered(WIKI_QUERIES);
const NEW_OPENAPI = numbered(OPENAPI_QUERIES);
/** All requests, with how many of them differ in more than a number. */
const ALL = [
  { paths: OPENAPI, kinds: OPENAPI.length },
  { paths: WIKI, kinds: WIKI.length },
  { paths: OTHER_OPENAPI, kinds: OPENAPI.length },
  { paths: OTHER_WIKI, kinds: WIKI.length },
  { paths: NEW_OPENAPI, kinds: OPENAPI_QUERIES.length },
  { paths: NEW_WIKI, kinds: WIKI_QUERIES.length },
];

/**
 * @param {number} runs
 * @param {number} seconds for one of a run
 * @returns {Promise<ServeMeasurement>}
 */
export async function measureServe(runs, seconds) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-"));
  const processes = [];
  const start = async (args, port) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ["ignore", "pipe", "ignore"],
    });
    processes.push(child);
    return port ?? portIn(child);
  };
  try {
    const port = await start([COMMAND, "serve", "--port", "0", "--log", "none"]);
    const answers = await answersTo(port);
    const file = join(folder, "answers.json");
    writeFileSync(file, JSON.stringify(answers));
    const bare = await start([fileURLToPath(new URL("bare-server.mjs", import.meta.url)), file]);
    const prism = await startPrism(start);
    const bareWiki = prism.port === undefined ? 2 : 3;
    const firstOther = bareWiki + 2;
    const others = [
      { what: "the OpenAPI document, no request twice", paths: OTHER_OPENAPI },
      { what: "the wiki, no request twice", paths: OTHER_WIKI },
      { what: "the OpenAPI document, no query twice", paths: NEW_OPENAPI },
      { what: "the wiki, no query twice", paths: NEW_WIKI },
    ];
    const subjects = [
      { name: "a bare server that sends the OpenAPI document's bytes", port: bare, paths: OPENAPI },
      { name: "`serve`, the OpenAPI document", port, paths: OPENAPI, bare: 0 },
      ...(prism.port === undefined
        ? []
        : [{ name: prism.says, port: prism.port, paths: OPENAPI, bare: 0 }]),
      { name: "a bare server that sends the wiki's bytes", port: bare, paths: WIKI },
      { name: "`serve`, the wiki", port, paths: WIKI, bare: bareWiki },
      ...others.flatMap(({ what, paths }, index) => [
        { name: `a bare server, ${what}`, port: bare, paths },
        { name: `\`serve\`, ${what}`, port, paths, bare: firstOther + 2 * index },
      ]),
    ];
    const figures = await measured(subjects, runs, seconds * 1000);
    const ofPeer =
      prism.port === undefined ? undefined : figures[1].perSecond / figures[2].perSecond;
    return { figures, peer: prism.says, ofPeer };
  } finally {
    for (const child of processes) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(subjects, runs, runMilliseconds) {
  const samples = subjects.map(() => []);
  const statuses = subjects.map(() => ({}));
  const bytes = subjects.map(() => 0);
  const nexts = subjects.map(() => 0);
  const loaded = async (index, milliseconds) => {
    const { port, paths } = subjects[index];
    const result = await load(port, paths, {
      connections: CONNECTIONS,
      milliseconds,
      first: nexts[index],
    });
    nexts[index] = result.next;
    return result;
  };
  for (const index of subjects.keys()) await loaded(index, 1000);
  for (let run = 0; run < runs; run += 1) {
    for (const index of subjects.keys()) {
      const result = await loaded(index, runMilliseconds);
      samples[index].push(result);
      bytes[index] = result.bytes;
      for (const [status, count] of Object.entries(result.statuses))
        statuses[index][status] = (statuses[index][status] ?? 0) + count;
    }
  }
  const of = (index, figure) => median(samples[index].map((result) => result[figure]));
  return subjects.map(({ name, bare }, index) => ({
    name,
    perSecond: of(index, "perSecond"),
    p50: of(index, "p50"),
    p99: of(index, "p99"),
    ofBare: bare === undefined ? undefined : of(index, "perSecond") / of(bare, "perSecond"),
    bytes: bytes[index],
    statuses: statuses[index],
  }));
}

/** The port in the first line that a server prints. */
async function portIn(child) {
  return new Promise((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(Number(new URL(JSON.parse(line).url).port)));
    child.once("exit", (code) => reject(new Error(`A server ended with ${code}.`)));
  });
}

/** The headers that Node sends by itself. */
const OF_NODE = new Set(["connection", "content-length", "date", "keep-alive"]);

/**
 * What a server answers, as the bare one sends it again: for requests that differ in a number alone, the
 * answer to the first of them.
 */
async function answersTo(port) {
  const answers = [];
  for (const { paths, kinds } of ALL) {
    for (const [kind, path] of paths.slice(0, kinds).entries()) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      answers.push({
        paths: paths.filter((_, at) => at % kinds === kind),
        status: response.status,
        headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_NODE.has(name))),
        body: await response.text(),
      });
    }
  }
  return answers;
}

/** Prism prints where it listens for people, so that it is asked until it answers. */
async function startPrism(start) {
  const peer = preparePeer(PRISM);
  const label = `Prism ${peer.version}`;
  if (peer.kind === "missing") return { says: `${label}: not measured, ${peer.why}` };
  const port = await freePort();
  const entry = join(peer.modules, ...PRISM.split("/"), "dist", "index.js");
  const document = join(root, "spec", "alliance", "openapi.json");
  await start(
    [entry, "mock", "-v", "error", "-h", "127.0.0.1", "-p", String(port), document],
    port,
  );
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}${OPENAPI[0]}`).catch(() => undefined);
    if (answered) return { says: label, port };
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return { says: `${label}: not measured, it does not answer` };
}

async function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {ServeMeasurement} measurement
 * @returns {string}
 */
export function serveTable({ figures, peer, ofPeer }) {
  const rows = figures.map(({ name, perSecond, p50, p99, ofBare, bytes, statuses }) => {
    const answered = Object.entries(statuses).toSorted((a, b) => b[1] - a[1])[0]?.[0];
    const share = ofBare === undefined ? "1.00" : ofBare.toFixed(2);
    return `| ${name} | ${perSecond.toFixed(0)} | ${share} | ${p50.toFixed(2)} ms | ${p99.toFixed(2)} ms | ${bytes.toFixed(0)} | ${answered} |`;
  });
  return [
    "| server | requests a second | × bare server | p50 | p99 | bytes | status |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
    "",
    ofPeer === undefined
      ? `${peer}.`
      : `\`serve\` answers ${ofPeer.toFixed(1)} × as many as ${peer}.`,
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "5" }, seconds: { type: "string", default: "3" } },
  });
  const measurement = await measureServe(Number(values.runs), Number(values.seconds));
  writeMeasured("serve.json", measurement);
  console.log(serveTable(measurement));
}
