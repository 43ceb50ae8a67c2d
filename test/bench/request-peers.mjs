/** What m3api and mwn do to build an address. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { preparePeer } from "./peers.mjs";

export const ENDPOINT = "https://en.wikipedia.org/w/api.php";

/** What each request carries besides, as the generated builder has it. */
export const DEFAULTS = { format: "json", formatversion: "2", errorformat: "plaintext" };

/**
 * A module, a way to build its address by each subject, and parameters that are not the same twice.
 *
 * @typedef {object} Case
 * @property {string} name
 * @property {string} prefix of the module's wire names
 * @property {Readonly<Record<string, string>>} select
 * @property {readonly object[]} inputs that are timed
 * @property {readonly object[]} others that the generated builder and the hand-written code must agree on besides; names are in the order of the module
 * @property {(params: object) => string} ours
 * @property {(params: object) => string} byHand
 */

/**
 * @typedef {object} Builder
 * @property {string} key
 * @property {string} name
 * @property {(of: Case) => (params: object) => string} builderOf
 * @property {"bytes" | "meaning"} same what its address shares with that of the hand-written code
 */

/**
 * Neither m3api nor mwn builds an address without sending it; these are the steps of their own code
 * that come before. They take wire names, so that they have no prefix to put in front.
 *
 * @param {string | undefined} only
 * @returns {Promise<{ builders: readonly Builder[], absent: readonly string[] }>}
 */
export async function peerBuilders(only) {
  const makers = { m3api: m3apiBuilder, mwn: mwnBuilder };
  const wanted = Object.entries(makers).filter(([key]) => only?.split(",").includes(key) ?? true);
  const made = await Promise.all(wanted.map(([, make]) => make()));
  return {
    builders: made.flatMap((each) => ("key" in each ? [each] : [])),
    absent: made.flatMap((each) =>
      "why" in each ? [`${each.name} ${each.version} is not there: ${each.why}`] : [],
    ),
  };
}

/** @returns {Promise<Builder | import("./peers.mjs").MissingPeer>} */
async function m3apiBuilder() {
  const peer = preparePeer("m3api");
  if (peer.kind === "missing") return peer;
  const core = join(peer.modules, "m3api", "core.js");
  const { Session } = await import(pathToFileURL(core).href);
  const session = new Session(ENDPOINT, DEFAULTS, { userAgent: "bench" });
  return {
    key: "m3api",
    name: `m3api ${peer.version}: the steps of \`request\` before it sends`,
    builderOf: (of) =>
      withWireNames(of, (params) => {
        const all = session.transformParams({
          ...session.defaultParams,
          ...params,
          format: "json",
        });
        const url = new URL(session.apiUrl);
        url.search = new URLSearchParams(all);
        return url.href;
      }),
    same: "meaning",
  };
}

/** @returns {Promise<Builder | import("./peers.mjs").MissingPeer>} */
async function mwnBuilder() {
  const peer = preparePeer("mwn");
  if (peer.kind === "missing") return peer;
  const require = createRequire(join(peer.folder, "package.json"));
  const { Request } = require("mwn/build/core");
  const { merge } = require("mwn/build/utils");
  const axios = createRequire(require.resolve("mwn/build/core"))("axios");
  const bot = { options: { defaultParams: DEFAULTS } };
  return {
    key: "mwn",
    name: `mwn ${peer.version}: \`preprocessParams\`, and axios, which it sends with`,
    builderOf: (of) =>
      withWireNames(of, (params) => {
        const request = new Request(bot, params, {});
        request.apiParams = merge(bot.options.defaultParams, request.apiParams);
        request.preprocessParams();
        return axios.getUri({ url: ENDPOINT, params: request.apiParams });
      }),
    same: "meaning",
  };
}

/**
 * Parameters under their wire names are there beforehand: they are how a caller of these writes them.
 *
 * @param {Case} of
 * @param {(params: Record<string, unknown>) => string} build
 * @returns {(params: object) => string}
 */
function withWireNames({ inputs, prefix, select }, build) {
  const wire = new Map(
    inputs.map((params) => [
      params,
      {
        ...select,
        ...Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            prefix + name,
            value instanceof Date ? value.toISOString() : value,
          ]),
        ),
      },
    ]),
  );
  return (params) => build(wire.get(params));
}
