/**
 * What a builder, its validator and going on with a query weigh in other tools' code. Generators get
 * an OpenAPI document with the module alone, with the constraints that its JSON Schema has.
 *
 *     node test/bench/peer-bundles.mjs
 *     node test/bench/peer-bundles.mjs --own
 *
 * `--own` leaves out the other tools, which need packages from npm's registry.
 */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundled } from "./bundles.mjs";
import { OPERATION, moduleOpenApi } from "./module-openapi.mjs";
import { narrowedSchema } from "./narrowed-schemas.mjs";
import { prepareAjv, standaloneFile } from "./peer-ajv.mjs";
import { prepareTypia, typiaFile } from "./peer-typia.mjs";
import { findNewerNode, preparePeer, versionOf } from "./peers.mjs";
import { writeResults } from "./results.mjs";
import { bundleTable } from "./tables.mjs";

/**
 * Code that imports what the tool offers, and the folder where its imports are looked up; or why there is none.
 *
 * @typedef {{ kind: "ready", version: string, folder: string, code: Readonly<Record<string, string>> }
 *   | { kind: "missing", name: string, version: string, why: string }} Prepared
 */

/**
 * @typedef {object} PeerBundles
 * @property {readonly { name: string, minified: number, gzipped: number, files: readonly string[] }[]} bundles
 * @property {readonly string[]} absent
 */

const PATIENCE = 120_000;
const DOCUMENT = "openapi.json";

const root = join(import.meta.dirname, "..", "..");
const OWN_BUILDER = 'export { allpages, validateAllpages } from "paramsmith/paraminfo/allpages";';
const OWN_VALIDATOR = 'export { validateAllpages } from "paramsmith/paraminfo/allpages";';
const OWN_QUERY = `export { query } from "paramsmith/paraminfo/query";
export { continueQuery } from "paramsmith/client";`;
const OWN_REQUEST = 'export { allpages } from "paramsmith/paraminfo/allpages";';
const OWN_SENDER = 'export { fetchSender } from "paramsmith/client";';

/** @type {readonly (() => Prepared)[]} */
const PEERS = [ajv, typia, orval, heyApi, m3api];

/** @returns {Promise<PeerBundles>} */
export function measurePeerBundles() {
  return measuredBundles([own, ...PEERS]);
}

/**
 * The bundles of this package alone: without an installation, in about a second.
 *
 * @returns {Promise<PeerBundles>}
 */
export function measureOwnBundles() {
  return measuredBundles([own]);
}

/**
 * @param {readonly (() => Prepared)[]} makers
 * @returns {Promise<PeerBundles>}
 */
async function measuredBundles(makers) {
  const prepared = makers.map((make) => make());
  const ready = prepared.filter((each) => each.kind === "ready");
  const bundles = await Promise.all(
    ready.flatMap(({ folder, version, code }) =>
      Object.entries(code).map(async ([name, text]) => {
        const { minified, gzipped, inputs } = await bundled(text, folder);
        const files = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
        return { name: name.replace("VERSION", version), minified, gzipped, files };
      }),
    ),
  );
  const absent = prepared.flatMap((each) =>
    each.kind === "missing" ? [`${each.name} ${each.version} is not there: ${each.why}`] : [],
  );
  return { bundles, absent };
}

/** @param {PeerBundles} figures */
export function peerBundlesTable({ bundles, absent }) {
  return [bundleTable(bundles), ...absent].join("\n\n");
}

/** @returns {Prepared} */
function own() {
  return {
    kind: "ready",
    version: "",
    folder: root,
    code: {
      "`allpages` and `validateAllpages`": OWN_BUILDER,
      "`allpages`, `validateAllpages` and `fetchSender`": `${OWN_BUILDER}\n${OWN_SENDER}`,
      "`validateAllpages` alone": OWN_VALIDATOR,
      "`query` and `continueQuery`": OWN_QUERY,
      "`query`, `continueQuery` and `fetchSender`": `${OWN_QUERY}\n${OWN_SENDER}`,
      "`allpages`, `query` and `continueQuery`": `${OWN_REQUEST}\n${OWN_QUERY}`,
      "`allpages`, `query`, `continueQuery` and `fetchSender`": `${OWN_REQUEST}\n${OWN_QUERY}\n${OWN_SENDER}`,
    },
  };
}

/** @returns {Prepared} */
function ajv() {
  const peer = prepareAjv();
  if (peer.kind === "missing") return peer;
  const file = standaloneFile(peer.folder, "allpages.mjs", narrowedSchema(OPERATION), {
    allErrors: true,
  });
  return {
    kind: "ready",
    version: peer.version,
    folder: peer.folder,
    code: { "ajv VERSION standalone, the validator alone": everythingOf(file) },
  };
}

/** @returns {Prepared} */
function typia() {
  const peer = prepareTypia();
  if (peer.kind === "missing") return peer;
  const made = typiaFile(peer, OPERATION, narrowedSchema(OPERATION));
  if (made.kind === "failed") return { ...peer, ...made, kind: "missing" };
  return {
    kind: "ready",
    version: peer.version,
    folder: peer.folder,
    code: {
      // The generated source and not the file that was made of it for Node.
      "typia VERSION, `createValidateEquals`, the validator alone": everythingOf(made.source),
    },
  };
}

/** @returns {Prepared} */
function orval() {
  // 8.34 to 8.38 ask for a version of a package that the registry does not have.
  const peer = preparePeer("orval-client", ["orval", "zod"]);
  const entry = join("orval", "dist", "bin", "orval.mjs");
  return generated(peer, entry, ["--config"], {
    config: `export default {
  api: { input: "./${DOCUMENT}", output: { target: "./out/api.ts", client: "fetch" } },
  zod: { input: "./${DOCUMENT}", output: { target: "./out/zod.ts", client: "zod" } },
};
`,
    code: {
      [`orval VERSION: \`getAllpagesUrl\`, and its schema for zod ${versionOf("zod")}`]: `export { getAllpagesUrl } from "./out/api.ts";
export { AllpagesQueryParams } from "./out/zod.ts";`,
      "… with its fetch client": `export { allpages } from "./out/api.ts";
export { AllpagesQueryParams } from "./out/zod.ts";`,
    },
  });
}

/** @returns {Prepared} */
function heyApi() {
  const name = "@hey-api/openapi-ts";
  const peer = preparePeer("hey-api-client", [name, "typescript", "valibot"]);
  return generated(peer, join(name, "bin", "run.js"), ["--no-log-file", "-f"], {
    config: `export default {
  input: "./${DOCUMENT}",
  output: "out",
  plugins: [
    "@hey-api/client-fetch",
    "@hey-api/typescript",
    "valibot",
    { name: "@hey-api/sdk", validator: { request: "valibot" } },
  ],
};
`,
    code: {
      [`hey-api VERSION: the operation of its sdk, which calls valibot ${versionOf("valibot")}`]:
        'export { allpages } from "./out/sdk.gen.ts";',
    },
  });
}

/** @returns {Prepared} */
function m3api() {
  const peer = preparePeer("m3api");
  if (peer.kind === "missing") return peer;
  return {
    kind: "ready",
    version: peer.version,
    folder: peer.folder,
    code: {
      "m3api VERSION: `Session` of its core, with `requestAndContinue`, without `fetch`":
        'export { Session } from "m3api/core.js";',
      "… for browsers, which sends with `fetch`": 'export { default } from "m3api/browser.js";',
    },
  };
}

/**
 * Runs a generator in the folder of its peer, from nothing each time.
 *
 * @param {import("./peers.mjs").InstalledPeer | import("./peers.mjs").MissingPeer} peer
 * @param {string} entry below node_modules
 * @param {readonly string[]} args before the name of the configuration
 * @param {{ config: string, code: Readonly<Record<string, string>> }} what it is told, and what is imported of what it writes to out/
 * @returns {Prepared}
 */
function generated(peer, entry, args, { config, code }) {
  if (peer.kind === "missing") return peer;
  const newer = findNewerNode();
  if (newer.kind === "missing") return newer;
  const { folder, modules, version } = peer;
  rmSync(join(folder, "out"), { recursive: true, force: true });
  writeFileSync(join(folder, DOCUMENT), JSON.stringify(moduleOpenApi()));
  writeFileSync(join(folder, "bench.config.mjs"), config);
  const { status, stdout, stderr } = spawnSync(
    newer.program,
    [join(modules, entry), ...args, "bench.config.mjs"],
    {
      cwd: folder,
      encoding: "utf8",
      timeout: PATIENCE,
      // Nobody is told that it was run.
      env: { ...process.env, DO_NOT_TRACK: "1", NO_COLOR: "1" },
    },
  );
  if (status !== 0)
    return { ...peer, kind: "missing", why: `it ended with ${status}: ${stdout}${stderr}` };
  return { kind: "ready", version, folder, code };
}

/** @param {string} file */
function everythingOf(file) {
  return `export * from ${JSON.stringify(file)};`;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { own: { type: "boolean", default: false } } });
  const figures = await (values.own ? measureOwnBundles() : measurePeerBundles());
  writeResults("peer-bundles.json", { node: process.version, figures });
  console.log(peerBundlesTable(figures));
}
