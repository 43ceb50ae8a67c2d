/** Specs of any size: our own many times over with all that belongs to it, and the same as OpenAPI. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repeated } from "./catalogues.mjs";
import { openApiText } from "./openapi.mjs";
import { responseSchemas } from "./result-schemas.mjs";

/** @typedef {import("./catalogues.mjs").Catalogue} Catalogue */

const source = join(import.meta.dirname, "..", "..", "spec", "paraminfo");
/** Folders beside a catalogue that have a file for each module. */
const OBSERVED = ["results"];

/** @returns {Catalogue} */
export function realCatalogue() {
  return JSON.parse(readFileSync(join(source, "catalogue.json"), "utf8"));
}

/**
 * The real catalogue so many times, under names and prefixes with a number, so that one wiki could have
 * all of the modules; once, it is itself.
 *
 * @param {number} times
 * @returns {Catalogue}
 */
export function largeCatalogue(times) {
  const real = realCatalogue();
  if (times === 1) return real;
  const each = real.paraminfo.modules.length;
  const all = repeated(real, times);
  const modules = all.paraminfo.modules.map((module, index) => ({
    ...module,
    prefix: `${module.prefix}${Math.floor(index / each)}`,
  }));
  return { ...all, paraminfo: { ...all.paraminfo, modules } };
}

/**
 * The catalogue after one parameter of one module has another default, which one `variant` tells.
 *
 * @param {Catalogue} catalogue
 * @param {number} variant
 * @returns {Catalogue}
 */
export function withOneChange(catalogue, variant) {
  const modules = catalogue.paraminfo.modules.map((module) =>
    module.path.startsWith("query+allpages") && !/[1-9]/.test(module.path)
      ? {
          ...module,
          parameters: module.parameters.map((parameter) =>
            parameter.name === "limit" ? { ...parameter, default: 10 + variant } : parameter,
          ),
        }
      : module,
  );
  return { ...catalogue, paraminfo: { ...catalogue.paraminfo, modules } };
}

/**
 * @param {Catalogue} catalogue
 * @returns {string} as the spec's own file has it
 */
export function catalogueText(catalogue) {
  return JSON.stringify(catalogue, undefined, 2);
}

/**
 * Writes a catalogue so many times over, and beside it the protocol; `whole`, what was observed of its modules too.
 *
 * @param {string} folder
 * @param {number} times
 * @param {"bare" | "whole"} extent
 * @returns {readonly string[]} the files, below the folder
 */
export function writeSpec(folder, times, extent) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "catalogue.json"), catalogueText(largeCatalogue(times)));
  copyFileSync(join(source, "protocol.json"), join(folder, "protocol.json"));
  const written = ["catalogue.json", "protocol.json"];
  if (extent === "bare") return written;
  for (const kind of OBSERVED) {
    mkdirSync(join(folder, kind));
    for (const name of readdirSync(join(source, kind))) {
      const value = JSON.parse(readFileSync(join(source, kind, name), "utf8"));
      for (const [file, copy] of copiesOf(name, value, times)) {
        written.push(join(kind, file));
        writeFileSync(join(folder, kind, file), `${JSON.stringify(copy, undefined, 2)}\n`);
      }
    }
  }
  return written;
}

/**
 * A file of observations for each copy of its module; corrections stay one file.
 *
 * @param {string} name
 * @param {{ module?: string, corrections?: readonly { module: string }[] }} value
 * @param {number} times
 * @returns {readonly (readonly [string, unknown])[]}
 */
function copiesOf(name, value, times) {
  // What the roots answer is there once, however many modules there are.
  if (times === 1 || value.module === "query") return [[name, value]];
  const numbers = Array.from({ length: times }, (_, copy) => copy);
  const { corrections } = value;
  if (corrections === undefined)
    return numbers.map((copy) => [
      name.replace(/\.json$/, `${copy}.json`),
      { ...value, module: `${value.module}${copy}` },
    ]);
  const all = numbers.flatMap((copy) =>
    corrections.map((each) => ({ ...each, module: `${each.module}${copy}` })),
  );
  return [[name, { ...value, corrections: all }]];
}

/**
 * Writes the catalogue so many times over as an OpenAPI document of as many bytes.
 *
 * @param {string} file
 * @param {number} times
 */
export function writeOpenApi(file, times) {
  const catalogue = largeCatalogue(times);
  writeFileSync(file, openApiText(catalogue, catalogueText(catalogue).length));
}

/**
 * The same document with the results as schemas of responses.
 *
 * @param {string} file
 * @param {number} times
 */
export function writeOpenApiWithResults(file, times) {
  const { modules } = realCatalogue().paraminfo;
  const schemas = responseSchemas(join(source, "results"), modules);
  const catalogue = largeCatalogue(times);
  // The copies follow each other in the order of the modules.
  const responseOf = (_module, index) => schemas.get(modules[index % modules.length]?.path ?? "");
  writeFileSync(file, openApiText(catalogue, catalogueText(catalogue).length, responseOf));
}
