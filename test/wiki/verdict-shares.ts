import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Tally } from "./tally.ts";

/** How many verdicts on requests of one kind agree. */
export interface VerdictShare {
  readonly requests: number;
  /** Refused by a module's own logic, which no catalogue contains. */
  readonly privately: number;
  readonly agree: number;
}

/** The measured shares, by minor version of MediaWiki and kind of request. */
export type VerdictShares = Readonly<Record<string, Readonly<Record<string, VerdictShare>>>>;

const FILE = fileURLToPath(new URL("verdict-shares.json", import.meta.url));

/** The share of verdicts that agree, of those that the catalogue decides, from 0 to 1. */
export function agreeing({ requests, privately, agree }: VerdictShare): number {
  return agree / Math.max(1, requests - privately);
}

/** Reads what was measured last. */
export function readVerdictShares(): VerdictShares {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
  return JSON.parse(readFileSync(FILE, "utf8")) as VerdictShares;
}

/** The share of the requests that are sent, from 0 to 1; `SAMPLE` in the environment. The table in test/bench/mediawiki.md is of all. */
export function requestShare(): number {
  return Number(process.env["SAMPLE"] ?? 0.15);
}

/** Counts a tally, and writes it to the table if `UPDATE_SHARES=1` is in the environment. */
export function measured(version: string, kind: string, tally: Tally): VerdictShare {
  const { requests, privately, agree } = tally;
  const share = { requests, privately, agree };
  if (process.env["UPDATE_SHARES"] === "1") write(version, kind, share);
  return share;
}

function write(version: string, kind: string, share: VerdictShare): void {
  const all = readVerdictShares();
  const minor = /^\d+\.\d+/.exec(version)?.[0] ?? version;
  const table = { ...all, [minor]: { ...all[minor], [kind]: share } };
  const sorted = Object.fromEntries(
    Object.entries(table)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, kinds]) => [
        name,
        Object.fromEntries(Object.entries(kinds).toSorted(([a], [b]) => a.localeCompare(b))),
      ]),
  );
  writeFileSync(FILE, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
