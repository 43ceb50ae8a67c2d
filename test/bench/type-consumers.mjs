/** Consumers of generated types: of ours from the package, of ours many times over, and of other packages. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { findGenerators } from "./generators.mjs";
import { largeCatalogue, writeOpenApi, writeSpec } from "./large-specs.mjs";
import { preparePeer } from "./peers.mjs";
import { trackedRun } from "./processes.mjs";

/** @typedef {import("./catalogues.mjs").Module} Module */

/**
 * @typedef {object} Consumer
 * @property {string} name
 * @property {string} file in the folder of consumers
 */

const root = join(import.meta.dirname, "..", "..");
const cli = join(root, "dist", "generator", "cli", "main.js");
const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
const PATIENCE = 180_000;
const MEDIAWIKI = "types-mediawiki-api";
/** What one module is asked, in the names of the catalogue. */
const ASKED = 'from: "A", filterredir: "all", prtype: "edit", limit: 50';
/** Generators of the catalogue as OpenAPI whose types are measured too. */
const MEASURED = ["@hey-api/openapi-ts", "kubb"];

/**
 * Writes the consumers and what they import.
 *
 * @param {string} folder
 * @param {number} times how many times the catalogue, beside the catalogue itself
 * @returns {Promise<{ consumers: readonly Consumer[], missing: readonly string[] }>} the empty one first
 */
export async function writeConsumers(folder, times) {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  symlinkSync(root, join(folder, "node_modules", "paramsmith"), "junction");
  await makeLargePackage(folder, times);
  await makeSources(folder);
  const peers = await makePeers(folder, times);
  const mediawiki = makeMediaWiki(folder);
  const sources = [
    ["nothing: an empty program", "export {};"],
    [
      "no import: the same parameters, typed by hand",
      'const params: { from?: string; filterredir?: "all" | "nonredirects" | "redirects"; prtype?: "edit" | "move" | readonly ("edit" | "move")[]; limit?: number | "max" } = ' +
        `{ ${ASKED} };\nexport const { limit } = params;`,
    ],
    ...own("paramsmith", "the package", "paramsmith", 1),
    ...own("paramsmith", `${times} × the catalogue`, `paramsmith-${times}`, times),
    ...own("paramsmith", "generated sources, not declarations", "../generated", 1),
    ...mediawiki.sources,
    ...peers.sources,
  ];
  const consumers = sources.map(([name, text], index) => {
    const file = `consumer-${index}.ts`;
    writeFileSync(join(folder, file), `${text}\n`);
    return { name, file };
  });
  return { consumers, missing: [...peers.missing, ...mediawiki.missing] };
}

/**
 * @typedef {readonly (readonly [string, string])[]} Sources name and text
 */

/**
 * @param {string} name
 * @param {string} what
 * @param {string} from package, or folder beside that of the consumers
 * @param {number} times
 * @returns {Sources}
 */
function own(name, what, from, times) {
  const suffix = times === 1 ? "" : "0";
  const path = from.startsWith(".") ? `./${from.slice(3)}/paraminfo` : `${from}/paraminfo`;
  const index = from.startsWith(".") ? `${path}/index.js` : path;
  const single = from.startsWith(".") ? `${path}/allpages.js` : `${path}/allpages${suffix}`;
  const call = `allpages${suffix}({ ${ASKED} })`;
  const use = "export const { method } = request;";
  return [
    [
      `${name}, ${what}: one module`,
      `import { allpages${suffix} } from "${single}";\nconst request = ${call};\n${use}`,
    ],
    [
      `${name}, ${what}: the index, one call`,
      `import * as api from "${index}";\nconst request = api.${call};\n${use}`,
    ],
    everyType(`${name}, ${what}: the index`, index, times),
    everyCall(`${name}, ${what}: the index`, index, times),
  ];
}

/**
 * A consumer that has a value of each module's type.
 *
 * @param {string} name
 * @param {string} entry what it imports
 * @param {number} times how many times the catalogue
 * @returns {Sources[number]}
 */
export function everyType(name, entry, times) {
  const { modules } = largeCatalogue(times).paraminfo;
  const typed = modules.map(
    (module, at) =>
      `export const params${at}: api.${paramsType(module.name)} = { ${someParameters(module)} };`,
  );
  return [
    `${name}, every module's type`,
    `import type * as api from "${entry}";\n${typed.join("\n")}`,
  ];
}

/**
 * A consumer that calls each module.
 *
 * @param {string} name
 * @param {string} entry what it imports
 * @param {number} times how many times the catalogue
 * @returns {Sources[number]}
 */
function everyCall(name, entry, times) {
  const { modules } = largeCatalogue(times).paraminfo;
  const calls = modules.map(
    (module, at) =>
      `export const request${at} = api.${module.name}({ ${someParameters(module)} });\nconsole.log(request${at}.method);`,
  );
  return [
    `${name}, a call of every module`,
    `import * as api from "${entry}";\n${calls.join("\n")}`,
  ];
}

/** @param {string} module */
function paramsType(module) {
  return `${module.charAt(0).toUpperCase()}${module.slice(1)}Params`;
}

/**
 * What is required, and one that is an enumeration or a limit, since those are the same for all.
 *
 * @param {Module} module
 * @returns {string}
 */
function someParameters({ parameters }) {
  const required = parameters.filter((parameter) => "required" in parameter);
  const chosen = parameters.find(
    (parameter) =>
      !("required" in parameter) && (Array.isArray(parameter.type) || parameter.type === "limit"),
  );
  return [...required, ...(chosen ? [chosen] : [])]
    .map(({ name, type }) => `${JSON.stringify(name)}: ${valueOf(type)}`)
    .join(", ");
}

/** @param {string | string[]} type */
function valueOf(type) {
  if (Array.isArray(type)) return JSON.stringify(type[0]);
  return type === "limit" || type === "integer" ? "10" : '"A"';
}

/**
 * A package like ours, of so many times the catalogue: declarations, and the same entries.
 *
 * @param {string} folder
 * @param {number} times
 */
async function makeLargePackage(folder, times) {
  const project = join(folder, `large-${times}`);
  writeSpec(join(project, "spec", "paraminfo"), times, "whole");
  const catalogue = join(project, "spec", "paraminfo", "catalogue.json");
  await must([cli, "generate", "--spec", catalogue, "--out", join(project, "generated")]);
  const target = join(folder, "node_modules", `paramsmith-${times}`);
  mkdirSync(target);
  const options = {
    ...compilerOptions,
    noEmit: false,
    allowImportingTsExtensions: false,
    emitDeclarationOnly: true,
    declaration: true,
    stripInternal: true,
    rootDir: "./generated",
    outDir: target,
  };
  const config = join(project, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions: options, include: ["generated"] }));
  await must([tsc, "-p", config]);
  const exports = {
    "./paraminfo": { types: "./paraminfo/index.d.ts" },
    "./paraminfo/*": { types: "./paraminfo/*.d.ts" },
  };
  const manifest = { name: `paramsmith-${times}`, version: "0.0.0", type: "module", exports };
  writeFileSync(join(target, "package.json"), JSON.stringify(manifest));
}

/**
 * What a user has who generates: sources, which the compiler checks too.
 *
 * @param {string} folder
 */
async function makeSources(folder) {
  const spec = join(root, "spec", "paraminfo", "catalogue.json");
  await must([cli, "generate", "--spec", spec, "--out", join(folder, "generated")]);
}

/**
 * @param {string} folder
 * @param {number} times
 * @returns {Promise<{ sources: Sources, missing: readonly string[] }>}
 */
async function makePeers(folder, times) {
  const { generators, missing } = findGenerators();
  const sources = [];
  const failed = [];
  for (const each of generators.filter(({ name }) =>
    MEASURED.some((start) => name.startsWith(`${start} `)),
  )) {
    const short = each.name.startsWith("kubb") ? "kubb" : "hey-api";
    for (const size of [1, times]) {
      const document = join(folder, `openapi-${size}.json`);
      if (!existsSync(document)) writeOpenApi(document, size);
      const place = `${short}-${size}`;
      const run = each.runIn(join(folder, place), document);
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      const { failure } = await trackedRun(run, PATIENCE);
      if (failure === undefined) sources.push(...peerSources(short, each.name, place, size));
      else failed.push(`${each.name}, ${size} × the catalogue: not measured, ${failure}`);
    }
  }
  return { sources, missing: [...missing, ...failed] };
}

/**
 * A name of the catalogue as the others write it after `query`.
 *
 * @param {string} module
 */
function operation(module) {
  return `uery${module.charAt(0).toUpperCase()}${module.slice(1)}`;
}

/** @param {string} module */
function kubbType(module) {
  return `Q${operation(module)}QueryParams`;
}

/**
 * @param {"kubb" | "hey-api"} short
 * @param {string} name
 * @param {string} place
 * @param {number} times
 * @returns {Sources}
 */
function peerSources(short, name, place, times) {
  const label = `${name.replace(/ \(.*$/, "")}, ${times === 1 ? "the catalogue" : `${times} × the catalogue`}`;
  const modules = largeCatalogue(times).paraminfo.modules;
  const suffix = times === 1 ? "" : "0";
  if (short === "hey-api") {
    const every = modules.map(
      (module, at) =>
        `export const answer${at} = api.q${operation(module.name)}({ query: { ${someParameters(module)} } });\nconsole.log(answer${at}.then);`,
    );
    return [
      [
        `${label}: the index, one call`,
        `import * as api from "./${place}/out";\nconst answer = api.q${operation(`allpages${suffix}`)}({ query: { ${ASKED} } });\nexport const { then } = answer;`,
      ],
      [
        `${label}: the index, a call of every module`,
        `import * as api from "./${place}/out";\n${every.join("\n")}`,
      ],
    ];
  }
  const every = modules.map(
    (module, at) =>
      `export const params${at}: api.${kubbType(module.name)} = { ${someParameters(module)} };`,
  );
  const one = kubbType(`allpages${suffix}`);
  const declared = `const params: api.${one} = { ${ASKED} };\nexport const { limit } = params;`;
  return [
    [
      `${label}: one module, a type`,
      `import type * as api from "./${place}/out/types/Queryallpages${suffix}";\n${declared}`,
    ],
    [`${label}: the index, one type`, `import type * as api from "./${place}/out";\n${declared}`],
    [
      `${label}: the index, every module's type`,
      `import type * as api from "./${place}/out";\n${every.join("\n")}`,
    ],
  ];
}

/**
 * It has one file of types of parameters, so that a consumer of one type has all of them.
 *
 * @param {string} folder
 * @returns {{ sources: Sources, missing: readonly string[] }}
 */
export function makeMediaWiki(folder) {
  const peer = preparePeer(MEDIAWIKI);
  const { name, version } = peer;
  if (peer.kind === "missing")
    return { sources: [], missing: [`${name} ${version}: not measured, ${peer.why}`] };
  const target = join(folder, "node_modules", name);
  mkdirSync(target);
  for (const file of ["index.d.ts", "package.json"])
    copyFileSync(join(peer.modules, name, file), join(target, file));
  const declared = readFileSync(join(target, "index.d.ts"), "utf8");
  const types = [...declared.matchAll(/^export interface (ApiQuery\w+Params) extends/gm)].map(
    ([, type]) => type,
  );
  const asked = ASKED.replaceAll(/(\w+):/g, "ap$1:");
  const every = types.map(
    (type, at) =>
      `declare const params${at}: api.${type};\nexport const checked${at}: api.${type} = { ...params${at}, action: "query" };`,
  );
  const sources = [
    [
      `${name} ${version}: one type`,
      `import type { ApiQueryAllPagesParams } from "${name}";\nconst params: ApiQueryAllPagesParams = { action: "query", list: "allpages", ${asked} };\nexport const { aplimit } = params;`,
    ],
    [
      `${name} ${version}: every type of a query, ${types.length}`,
      `import type * as api from "${name}";\n${every.join("\n")}`,
    ],
  ];
  return { sources, missing: [] };
}

/** The same for every consumer. */
export const compilerOptions = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "preserve",
  moduleResolution: "bundler",
  types: [],
  noEmit: true,
  // kubb imports its files by it.
  allowImportingTsExtensions: true,
  strict: true,
  skipLibCheck: true,
};

/** @param {readonly string[]} args */
async function must(args) {
  const { failure } = await trackedRun({ name: args.join(" "), args, cwd: root }, PATIENCE);
  if (failure !== undefined) throw new Error(`${args.join(" ")}: ${failure}`);
}
