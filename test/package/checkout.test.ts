/** What a checkout needs of the registry, and whether it may be trusted. */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { ran, ROOT } from "./packed.ts";
import { attw } from "./tools.ts";

/** Advisories that do not concern this package: the address of each, and why. */
const EXPLAINED: ReadonlyMap<string, string> = new Map();

/** What `npm audit --json` says: of vulnerable packages, or why it cannot tell. */
interface Audit {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (string | { readonly url: string })[] }>
  >;
}

describe("A checkout", () => {
  it("depends on nothing that has a known vulnerability", ({ skip }) => {
    const { stdout } = spawnSync("npm", ["audit", "--json"], {
      cwd: ROOT,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    const { message, vulnerabilities }: Audit = JSON.parse(stdout);
    // A mirror may have packages and no advisories; every other failure is one.
    skip(
      /^40[45] .*\/security\/advisories\/bulk/.test(message ?? ""),
      `This registry answers no npm audit: ${message}`,
    );
    if (vulnerabilities === undefined) throw new Error(`npm audit failed: ${stdout}`);
    const found = Object.values(vulnerabilities).flatMap(({ via }) =>
      via.flatMap((each) => (typeof each === "string" ? [] : [each.url])),
    );
    expect(found.filter((url) => !EXPLAINED.has(url))).toEqual([]);
  });
});

describe("The tarball", () => {
  // Where `exports` has a star, attw is told of one that it stands for.
  const stars = ["paraminfo/allpages", "paraminfo/results/allpages", "alliance/listAlliances"];

  // The package is for ECMAScript modules: CommonJS loads them by import(), or by require of a newer Node.
  it("has types that are right for each entry point, by attw", () => {
    const { file } = inject("tarball");
    const words = [
      "--profile",
      "esm-only",
      "--format",
      "table-flipped",
      "--no-emoji",
      "--no-color",
    ];
    const out = ran(
      process.execPath,
      [attw(), file, ...words, "--include-entrypoints", ...stars],
      dirname(file),
    );
    // Columns: the entry point, then as Node's modules and as bundlers find it.
    const rows = [...out.matchAll(/^│ "(.+?)" +│ (.+?) +│ (.+?) +│/gm)];
    const verdicts = rows.flatMap(([, name, ...found]) => found.map((each) => `${name}: ${each}`));
    for (const name of stars) expect(verdicts.join("\n")).toContain(`paramsmith/${name}: OK`);
    expect(
      verdicts.filter((each) => !/: (?:OK|OK \((?:ESM|JSON)\)|\(wildcard\))$/.test(each)),
    ).toEqual([]);
  });
});
