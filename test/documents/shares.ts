/** The share of each document that is generated and answered, as measured last. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ListedDocument } from "./documents.ts";

/** Numbers of operations. */
export interface Share {
  /** Those that `generate` does not skip. */
  readonly generated: number;
  /** Generated ones whose response from the stub is valid. */
  readonly valid: number;
  /** The generated ones that no server can answer, each with the reason in the document. */
  readonly impossible: Readonly<Record<string, string>>;
  /** Of a document that is sampled: the other ones without a valid response. */
  readonly invalid?: readonly string[];
}

/** The share of a document that has not been measured. */
export const NO_SHARE: Share = { generated: 0, valid: 0, impossible: {} };

const FILE = join(import.meta.dirname, "shares.json");

/** By the name of the document. */
export type Shares = Readonly<Record<string, Share>>;

/** The shares that `UPDATE_SHARES=1 npx vitest run --project documents` wrote. */
export function readShares(): Shares {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as written below
  return JSON.parse(readFileSync(FILE, "utf8")) as Shares;
}

/** Writes the shares of some documents, in the order of the list. */
export function writeShares(documents: readonly ListedDocument[], measured: Shares): void {
  const all: Shares = { ...readShares(), ...measured };
  const ordered = documents.flatMap(({ name }) => (all[name] ? [[name, all[name]] as const] : []));
  const lines = ordered.map(([name, { generated, valid, impossible, invalid }]) => {
    const reasons = Object.entries(impossible).map((entry) =>
      entry.map((text) => JSON.stringify(text)).join(": "),
    );
    const listed = reasons.length === 0 ? "{}" : `{\n      ${reasons.join(",\n      ")}\n    }`;
    const others = invalid
      ? `,\n    "invalid": ${JSON.stringify(invalid, undefined, 6).replace(/\]$/, "    ]").replace("[    ]", "[]")}`
      : "";
    return `  ${JSON.stringify(name)}: {\n    "generated": ${generated},\n    "valid": ${valid},\n    "impossible": ${listed}${others}\n  }`;
  });
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
}
