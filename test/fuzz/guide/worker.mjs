/** One campaign, in a thread of its own, so that one that hangs or eats all memory can be ended. */
import { register } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

register("./loader.mjs", import.meta.url);
const { installCounters } = await import("./counters.ts");
const counters = installCounters();
const [{ campaign }, { targetNamed }] = await Promise.all([
  import("./campaign.ts"),
  import("../targets/registry.ts"),
]);

const { name, seconds, seed, known, shared } = workerData;
const head = new Int32Array(shared, 0, 2);
const room = new Uint8Array(shared, 8);
/** @param {Uint8Array} input */
const before = (input) => {
  room.set(input.subarray(0, room.length));
  head[1] = Math.min(input.length, room.length);
  Atomics.add(head, 0, 1);
};
/** @param {unknown} message */
const tell = (message) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
  parentPort?.postMessage(message);
};
/** @param {import("./campaign.ts").Finding} finding */
const found = (finding) => tell({ kind: "finding", finding });
const target = await targetNamed(name);
tell({ kind: "loaded" });
const report = await campaign(target, counters, { seconds, seed, known, before, found });
tell({ kind: "report", report });
