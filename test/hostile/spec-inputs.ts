import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SpecInput } from "../../generator/index.js";
import { REPOSITORY } from "../generator/support/places.js";
import { inputOf } from "../generator/support/specs.js";
import type { Json } from "../generator/support/specs.js";

/** A spec with a text in one of its places. */
export type Place = (text: string) => SpecInput;

/** The shipped one. */
export const PROTOCOL: Json = JSON.parse(
  readFileSync(join(REPOSITORY, "spec", "paraminfo", "protocol.json"), "utf8"),
);

/** What stands beside a catalogue. */
interface Beside {
  readonly protocol?: Json;
  readonly site?: Json;
  readonly descriptions?: Json;
  readonly result?: Json;
  readonly corrections?: Json;
}

/** A spec with what stands beside it. */
export function input(
  spec: Json,
  { protocol, site, descriptions, result, corrections }: Beside = {},
): SpecInput {
  const results = [
    ...(result ? [{ file: "results/evil.json", bytes: encoded(result) }] : []),
    ...(corrections ? [{ file: "results/corrections.json", bytes: encoded(corrections) }] : []),
  ];
  return {
    ...inputOf(spec),
    ...(protocol && { protocol: { file: "protocol.json", bytes: encoded(protocol) } }),
    ...(site && { site: { file: "site.json", bytes: encoded(site) } }),
    ...(descriptions && {
      descriptions: { file: "descriptions.json", bytes: encoded(descriptions) },
    }),
    ...(results.length > 0 && { results }),
  };
}

function encoded(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** An object whose key may be any text. */
export function keyed(key: string, value: unknown): Json {
  return Object.fromEntries([[key, value]]);
}
