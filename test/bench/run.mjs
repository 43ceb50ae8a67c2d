/**
 * Measures the figures of test/bench/README.md: the command line next to bare Node, `diff` next to
 * oasdiff, `generate` next to other generators, type-checking next to other types, the bundles of single
 * modules, sizes of packages, the page of `docs`, building and checking a request next to other ways, `serve`, `inspect -` and
 * `inspect --exchanges -`. Prints Markdown tables and writes the numbers to results/latest.json; what
 * published.mjs takes has files of its own, as soon as it is measured. Nothing here is a pass or a fail
 * but one thing: a bundle that pulls in another module ends with exit code 1. The sizes are those that
 * `generate` is measured at, in times of the catalogue.
 *
 *     node test/bench/run.mjs --runs 5 --sizes 1,10
 */
import { parseArgs } from "node:util";
import { bothSpecsTable, measureBothSpecs } from "./both-specs.mjs";
import { measureBundles } from "./bundles.mjs";
import { measureCommands } from "./commands.mjs";
import { measureDiff } from "./diff.mjs";
import { documentsTable, measureDocuments } from "./documents.mjs";
import { exchangesTable, measureExchanges } from "./exchanges.mjs";
import { explorerTable, measureExplorer } from "./explorer.mjs";
import { measureGenerate } from "./generate.mjs";
import { indexTypesTable, measureIndexTypes } from "./index-types.mjs";
import { inspectTable, measureInspect } from "./inspect.mjs";
import { installSizesTable, measureInstallSizes } from "./install-sizes.mjs";
import { measurePeerBundles, peerBundlesTable } from "./peer-bundles.mjs";
import { measureRequests, requestsTable } from "./requests.mjs";
import { measureResultTypes, resultTypesTable } from "./result-types.mjs";
import { machineOf, writeMeasured, writeResults } from "./results.mjs";
import { measureServe, serveTable } from "./serve.mjs";
import { bundleTable, commandTable, generateTable, typeCheckTable } from "./tables.mjs";
import { measureTypeCheck } from "./type-check.mjs";
import { measureValidation } from "./validation.mjs";
import { validationTable } from "./validation-table.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "9" },
    sizes: { type: "string", default: "1,10,100" },
  },
});
const runs = Number(values.runs);
const sizes = values.sizes.split(",").map(Number);
if (![runs, ...sizes].every((each) => Number.isInteger(each) && each >= 1)) {
  console.error("--runs and --sizes take whole numbers from 1 up.");
  process.exit(2);
}

const machine = machineOf();
const commands = await measureCommands(runs);
writeMeasured("commands.json", { machine, figures: commands });
const diff = await measureDiff(runs);
writeMeasured("diff.json", { machine, ...diff });
const generate = await measureGenerate(runs, sizes);
writeMeasured("generate.json", { machine, ...generate });
const bothSpecs = await measureBothSpecs(runs);
writeMeasured("both-specs.json", { machine, ...bothSpecs });
const documents = await measureDocuments(runs);
writeMeasured("documents.json", { machine, ...documents });
const bundles = await measureBundles();
writeResults("bundles.json", { node: machine.node, figures: bundles });
const peerBundles = await measurePeerBundles();
writeResults("peer-bundles.json", { node: machine.node, figures: peerBundles });
const resultTypes = measureResultTypes(runs);
writeMeasured("result-types.json", { machine, figures: resultTypes });
const timing = { seconds: 2, rounds: 15, only: undefined };
const requests = await measureRequests(timing);
writeMeasured("requests.json", { node: machine.node, figures: requests });
const validation = await measureValidation(timing);
writeMeasured("validation.json", { node: machine.node, figures: validation });
// Seventy programs: of so many, fewer runs say enough.
const typeCheck = await measureTypeCheck(Math.min(runs, 5));
writeMeasured("type-check.json", { machine, ...typeCheck });
const indexTypes = measureIndexTypes(runs);
writeMeasured("index-types.json", { machine, ...indexTypes });
const installSizes = measureInstallSizes();
writeMeasured("install-sizes.json", installSizes);
const explorer = await measureExplorer(runs);
writeMeasured("explorer.json", explorer);
const serve = await measureServe(runs, 3);
writeMeasured("serve.json", { machine, ...serve });
const inspect = measureInspect(runs);
writeMeasured("inspect.json", { machine, figures: inspect });
const exchanges = measureExchanges(runs);

const strangers = bundles.flatMap(({ name, strangers: files }) =>
  files.map((file) => `${name}: ${file}`),
);
console.log(
  [
    `Node ${machine.node}, ${machine.cpus} × ${machine.cpu}; medians of ${runs} runs, taken in turn.`,
    commandTable(commands),
    commandTable(diff.figures),
    [diff.documents, diff.peer].join("\n"),
    generateTable(generate),
    bothSpecsTable(bothSpecs),
    documentsTable(documents),
    bundleTable(bundles),
    peerBundlesTable(peerBundles),
    requestsTable(requests),
    validationTable(validation),
    resultTypesTable(resultTypes),
    typeCheckTable(typeCheck),
    indexTypesTable(indexTypes),
    installSizesTable(installSizes),
    explorerTable(explorer),
    serveTable(serve),
    inspectTable(inspect),
    exchangesTable(exchanges),
    "What is in each bundle:",
    bundles.map(({ name, files }) => `- ${name}: ${files.join(", ")}`).join("\n"),
  ].join("\n\n"),
);

const weights = { bundles, peerBundles, resultTypes };
const all = {
  commands,
  diff,
  generate,
  documents,
  ...weights,
  typeCheck,
  indexTypes,
  installSizes,
  explorer,
  requests,
  validation,
  serve,
  inspect,
  exchanges,
};
writeResults("latest.json", { machine, runs, ...all });

if (strangers.length > 0) {
  console.error(`Files of other modules are in a bundle:\n${strangers.join("\n")}`);
  process.exitCode = 1;
}
