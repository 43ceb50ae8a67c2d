/**
 * Compares times and sizes with other tools, or with another checkout of this repository.
 *
 *     npm run bench -- COMMAND [--runs 3] [--own] [--against FOLDER]
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { commandOf } from "./clients.mjs";
import { ROOT } from "./peers.mjs";

/**
 * @typedef {object} Options
 * @property {string} folder an empty one, which is deleted at the end
 * @property {readonly import("./clients.mjs").Checkout[]} checkouts this one first
 * @property {number} runs
 * @property {boolean} isOwn omit other tools, which are installed from npm
 */

const COMMANDS = {
  generate: {
    text: "Measures generate, check and docs, and installations, next to openapi-typescript, orval and hey-api.",
    load: async () => (await import("./generate.mjs")).measureGenerate,
  },
  types: {
    text: "Measures what programs that read responses cost the compiler, next to types by hand and of other tools.",
    load: async () => (await import("./types.mjs")).measureTypes,
  },
  requests: {
    text: "Measures building and checking requests, and bundles, next to code by hand, ajv, zod, typia and m3api.",
    load: async () => (await import("./requests.mjs")).measureRequests,
  },
  serve: {
    text: "Measures responses per second and latency of serve, next to a bare server of Node and Prism.",
    load: async () => (await import("./serve.mjs")).measureServe,
  },
  diff: {
    text: "Measures time and memory of diff, next to oasdiff.",
    load: async () => (await import("./diff.mjs")).measureDiff,
  },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    own: { type: "boolean", default: false },
    against: { type: "string" },
  },
});
const command = COMMANDS[positionals[0]];
if (command === undefined || positionals.length > 1) {
  console.log("npm run bench -- COMMAND [--runs 3] [--own] [--against FOLDER]\n");
  for (const [name, { text }] of Object.entries(COMMANDS))
    console.log(`  ${name.padEnd(9)} ${text}`);
  console.log(
    "\nEach command prints ratios to the first row of a table. --own omits other tools, --against adds the rows of another built checkout.",
  );
  process.exitCode = positionals.length === 0 ? 0 : 2;
} else await measure();

async function measure() {
  const { against, own } = values;
  const checkouts = [
    { name: "paramsmith", root: ROOT },
    ...(against === undefined ? [] : [{ name: `at ${against}`, root: resolve(against) }]),
  ];
  for (const checkout of checkouts)
    if (!existsSync(commandOf(checkout)))
      throw new Error(`${checkout.root} is not built\nhelp: run npm run build there`);
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-"));
  try {
    const run = await command.load();
    await run({ folder, checkouts, runs: Number(values.runs), isOwn: own });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
