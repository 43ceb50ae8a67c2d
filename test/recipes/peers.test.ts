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
import { readPage } from "../pages/pages.ts";
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
  const rows = readPage("README.md")
    .text.split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const head = rows.find((cells) => cells.includes("types-mediawiki-api")) ?? [];
  const row = rows.find((cells) => cells[1] === feature) ?? [];
  return Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""]));
}

function fileOf(name: string, path: string): string {
  return readFileSync(join(folder, "node_modules", name, path), "utf8");
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
    expect(featureRow("Unknown parameters are type errors")).toMatchObject({
      "types-mediawiki-api": "no",
      mwn: "no",
    });
    expect(featureRow("Response types")).toMatchObject({ mwn: "for some modules" });
  });

  it("says that types-mediawiki-api describes parameters alone", () => {
    const names = [...fileOf("types-mediawiki-api", "index.d.ts").matchAll(/^export \w+ (\w+)/gm)];

    expect(names.length).toBeGreaterThan(150);
    expect(
      names.map(([, name]) => name).filter((name) => !/Params$|Type$|Assert$/.test(name ?? "")),
    ).toEqual([]);
    expect(featureRow("Response types")["types-mediawiki-api"]).toBe("no");
  });

  it.each(["types-mediawiki-api", "mwn"])("says the licence of %s", (name) => {
    const { license }: { readonly license: string } = JSON.parse(fileOf(name, "package.json"));
    expect(featureRow("Licence")[name]).toBe(license);
  });

  it("says how the others log in", () => {
    const options = fileOf("mwn", "build/bot.d.ts");
    expect(options).toContain("Special:BotPasswords");
    expect(options).toContain("OAuth2AccessToken");
    expect(options).toContain("OAuthCredentials");
    expect(featureRow("Login")["mwn"]).toBe("**also OAuth 1**");
  });
});
