/**
 * The cells of other packages in README.md's table of features that their own files decide. The versions
 * are those of the manifests that the recipes are tested with.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPage } from "../pages/pages.ts";
import { linkPackages } from "./packages.ts";

const ROOT = join(import.meta.dirname, "../..");
const COMPILER = join(ROOT, "node_modules/typescript/bin/tsc");

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-peers-"));
  linkPackages(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A row of the table by its first cell: the other cells by the names of the columns. */
function featureRow(feature: string): Readonly<Record<string, string>> {
  const rows = startPage.text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const head = rows.find((cells) => cells.includes("types-mediawiki-api")) ?? [];
  const row = rows.find((cells) => cells[1] === feature) ?? [];
  return Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""]));
}

function fileOf(name: string, path: string): string {
  return readFileSync(join(folder, "node_modules", name, path), "utf8");
}

function dependenciesOf(name: string): readonly string[] {
  const manifest: { readonly dependencies?: object } = JSON.parse(fileOf(name, "package.json"));
  return Object.keys(manifest.dependencies ?? {});
}

describe("The table of features", () => {
  it("describes the types of the others as a compiler sees them", () => {
    cpSync(join(import.meta.dirname, "peers"), folder, { recursive: true });
    const compilerOptions = {
      target: "es2023",
      module: "nodenext",
      lib: ["es2023", "dom"],
      types: ["node"],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: ["parameters.ts"] }),
    );
    const { stdout } = spawnSync(process.execPath, [COMPILER, "-p", folder], { encoding: "utf8" });

    expect(stdout).toBe("");
    expect(featureRow("Types of parameters")).toMatchObject({
      "types-mediawiki-api": "of values; any name is accepted",
      mwn: "as types-mediawiki-api",
      m3api: "no",
    });
    expect(featureRow("Types of responses")).toMatchObject({
      mwn: "of some, the same for all requests",
      m3api: "no",
    });
    expect(featureRow("Continuation")).toMatchObject({ mwn: "iterators of responses" });
  });

  it("says that types-mediawiki-api describes parameters alone", () => {
    const names = [...fileOf("types-mediawiki-api", "index.d.ts").matchAll(/^export \w+ (\w+)/gm)];

    expect(names.length).toBeGreaterThan(150);
    expect(
      names.map(([, name]) => name).filter((name) => !/Params$|Type$|Assert$/.test(name ?? "")),
    ).toEqual([]);
    expect(featureRow("Types of responses")["types-mediawiki-api"]).toBe("no");
  });

  it("says what is installed with the others", () => {
    expect(dependenciesOf("types-mediawiki-api")).toEqual([]);
    expect(dependenciesOf("mwn")).toContain("axios");
    expect(dependenciesOf("m3api")).toHaveLength(3);
    // The entry for browsers imports its own files alone.
    expect(fileOf("m3api", "browser.js")).not.toMatch(/from '[^.]/);
    expect(featureRow("Run-time dependencies")).toMatchObject({
      "types-mediawiki-api": "none",
      mwn: `axios and ${dependenciesOf("mwn").length - 1} others`,
      m3api: "3; none in browsers",
    });
  });

  it("says how the others log in", () => {
    const options = fileOf("mwn", "build/bot.d.ts");
    expect(options).toContain("Special:BotPasswords");
    expect(options).toContain("OAuth2AccessToken");
    expect(fileOf("m3api", "types/core.d.ts")).toContain("accessToken");
    expect(fileOf("m3api", "README.md")).toMatch(/- \[m3api-botpassword\]/);
    expect(featureRow("Login")).toMatchObject({
      mwn: "bot passwords, OAuth",
      m3api: "OAuth 2; bot passwords by extension package",
    });
  });
});
