/**
 * Measures what the README states in figures: the command line next to bare Node, `diff` next to
 * oasdiff, the bundles of single modules, and building and checking a request next to other ways. Prints Markdown tables and writes the numbers to results/latest.json. Nothing here
 * is a pass or a fail but one thing: a bundle that pulls in another module ends with exit code 1.
 *
 *     npm run bench -- --runs 5
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBundles } from "./bundles.mjs";
import { measureCommands } from "./commands.mjs";
import { measureDiff } from "./diff.mjs";
import { measurePeerBundles, peerBundlesTable } from "./peer-bundles.mjs";
import { measureRequests, requestsTable } from "./requests.mjs";
import { measureResultTypes, resultTypesTable } from "./result-types.mjs";
import { measureServe, serveTable } from "./serve.mjs";
import { bundleTable, commandTable } from "./tables.mjs";
import { measureValidation, validationTable } from "./validation.mjs";

const { values } = parseArgs({ options: { runs: { type: "string", default: "9" } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error("--runs takes a whole number from 1 up.");
  process.exit(2);
}

const machine = { node: process.version, cpus: cpus().length, cpu: cpus()[0]?.model ?? "unknown" };
const commands = await measureCommands(runs);
const diff = await measureDiff(runs);
const bundles = await measureBundles();
const peerBundles = await measurePeerBundles();
const resultTypes = measureResultTypes(runs);
const timing = { seconds: 2, rounds: 15, only: undefined };
const requests = await measureRequests(timing);
const validation = await measureValidation(timing);
const serve = await measureServe(runs, 3);

const strangers = bundles.flatMap(({ name, strangers: files }) =>
  files.map((file) => `${name}: ${file}`),
);
console.log(
  [
    `Node ${machine.node}, ${machine.cpus} × ${machine.cpu}; medians of ${runs} runs, taken in turn.`,
    commandTable(commands),
    commandTable(diff.figures),
    [diff.documents, diff.peer].join("\n"),
    bundleTable(bundles),
    peerBundlesTable(peerBundles),
    requestsTable(requests),
    validationTable(validation),
    resultTypesTable(resultTypes),
    serveTable(serve),
    "What is in each bundle:",
    bundles.map(({ name, files }) => `- ${name}: ${files.join(", ")}`).join("\n"),
  ].join("\n\n"),
);

const results = join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, "latest.json"),
  `${JSON.stringify({ machine, runs, commands, diff, bundles, peerBundles, resultTypes, requests, validation, serve }, undefined, 2)}\n`,
);

if (strangers.length > 0) {
  console.error(`Files of other modules are in a bundle:\n${strangers.join("\n")}`);
  process.exitCode = 1;
}
