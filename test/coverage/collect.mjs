/**
 * Loaded into every process that the tests start (`--import`): writes what ran of dist/ when the
 * process ends. Less than NODE_V8_COVERAGE writes, which is everything: megabytes of the compiler
 * library for each of hundreds of processes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, threadId } from "node:worker_threads";
import { REPOSITORY } from "./compiled.mjs";

const DIST = pathToFileURL(join(REPOSITORY, "dist")).href;
const FOLDER = join(REPOSITORY, "coverage", "children");
/** Servers are ended without notice; what they did until then is written so often (milliseconds). */
const INTERVAL = 250;

const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

let count = 0;

function take() {
  session.post("Profiler.takePreciseCoverage", (error, coverage) => {
    const result = error ? [] : coverage.result.filter(({ url }) => url.startsWith(DIST));
    if (result.length === 0) return;
    mkdirSync(FOLDER, { recursive: true });
    const thread = isMainThread ? "" : `-${threadId}`;
    const name = `${process.pid}${thread}-${Date.now()}-${count++}.json`;
    writeFileSync(join(FOLDER, name), JSON.stringify({ result }));
  });
}

if (process.argv.includes("serve")) setInterval(take, INTERVAL).unref();
process.on("exit", take);
