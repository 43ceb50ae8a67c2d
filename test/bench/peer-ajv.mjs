/** Validators that ajv compiles ahead. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { preparePeer } from "./peers.mjs";

/** ajv, and its plugin for the formats of strings. */
export function prepareAjv() {
  return preparePeer("ajv", ["ajv", "ajv-formats"]);
}

/**
 * Compiles ahead, as a build would: a module of ECMAScript where the file's name says so.
 *
 * @param {string} folder of the peer
 * @param {string} name of the file, with its ending
 * @param {object} schema
 * @param {{ readonly allErrors: boolean }} options of ajv
 * @returns {string} the file with the code
 */
export function standaloneFile(folder, name, schema, options) {
  const requirePeer = createRequire(join(folder, "package.json"));
  const { default: Ajv } = requirePeer("ajv/dist/2020");
  const { default: standaloneCode } = requirePeer("ajv/dist/standalone");
  const instance = new Ajv({
    ...options,
    code: { source: true, lines: true, esm: name.endsWith(".mjs") },
  });
  requirePeer("ajv-formats")(instance);
  const file = join(folder, name);
  writeFileSync(file, standaloneCode(instance, instance.compile(schema)));
  return file;
}
