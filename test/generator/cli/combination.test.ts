import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Finding } from "../../../generator/diff/finding.js";
import { catalogue, module, parameter } from "../support/specs.js";

const MAIN = fileURLToPath(new URL("../../../dist/generator/cli/main.js", import.meta.url));

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-combination-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a fleet: the values of one parameter on each wiki. */
function writeFleet(name: string, wikis: Readonly<Record<string, readonly string[]>>): void {
  for (const [wiki, values] of Object.entries(wikis)) {
    mkdirSync(join(folder, name, wiki), { recursive: true });
    const spec = catalogue(module("things", [parameter("colour", values)]));
    writeFileSync(join(folder, name, wiki, "catalogue.json"), JSON.stringify(spec, undefined, 2));
  }
}

function diff(...args: readonly string[]): {
  readonly status: number | null;
  readonly findings: readonly Finding[];
  readonly stdout: string;
} {
  const words = [MAIN, "diff", "old", "new", "--format", "json", ...args];
  const { status, stdout } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: "utf8",
  });
  const { findings = [] }: { findings?: readonly Finding[] } = JSON.parse(stdout);
  return { status, findings, stdout };
}

const rules = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ rule, value }) => `${rule} ${String(value)}`);

describe("paramsmith diff --combine", () => {
  it("says what the upgrade of one wiki takes away from all", () => {
    writeFleet("old", { a: ["red", "blue"], b: ["red", "blue", "green"] });
    writeFleet("new", { a: ["red", "blue"], b: ["red", "green"] });
    const { status, findings } = diff("--combine", "intersection");
    expect(rules(findings)).toEqual(["enum-value-removed blue"]);
    expect(status).toBe(1);
  });

  it("says nothing of what only one wiki had", () => {
    writeFleet("old", { a: ["red", "blue"], b: ["red", "green"] });
    writeFleet("new", { a: ["red", "blue"], b: ["red"] });
    expect(diff("--combine", "intersection")).toMatchObject({ status: 0, findings: [] });
    expect(rules(diff("--combine", "union").findings)).toEqual(["enum-value-removed green"]);
    expect(rules(diff().findings)).toEqual(["enum-value-removed green"]);
  });

  it("says what a wiki takes away that joins the fleet", () => {
    writeFleet("old", { a: ["red", "blue"] });
    writeFleet("new", { a: ["red", "blue"], b: ["red"] });
    expect(rules(diff("--combine", "intersection").findings)).toEqual(["enum-value-removed blue"]);
  });

  it("has the place of a finding in the first catalogue that has it", () => {
    writeFleet("old", { a: ["red"], b: ["red", "green"] });
    writeFleet("new", { a: ["red"], b: ["red"] });
    const [finding] = diff("--combine", "union").findings;
    expect(finding).toMatchObject({ value: "green" });
    expect(finding?.positions.old?.file).toBe("old/a/catalogue.json");
  });

  it("refuses what cannot be combined", () => {
    writeFleet("old", { a: ["red"] });
    writeFleet("new", { a: ["red"] });
    mkdirSync(join(folder, "new", "b"));
    writeFileSync(
      join(folder, "new", "b", "catalogue.json"),
      JSON.stringify(catalogue(module("others", [parameter("x")]))),
    );
    const { status, stdout } = diff("--combine", "intersection");
    expect(status).toBe(1);
    expect(stdout).toContain("combined-nothing");
  });
});
