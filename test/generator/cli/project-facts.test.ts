import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readProjectFacts } from "../../../generator/cli/project-facts.js";
import type { ProjectFacts } from "../../../generator/cli/project-facts.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

/** The facts of the folder a/b of a repository with these files, and the repository's folder. */
function factsWith(files: Readonly<Record<string, string>>): {
  readonly top: string;
  readonly facts: ProjectFacts;
} {
  const folder = scratchFolder();
  const all = { "a/b/index.ts": "", "top/.git/HEAD": "", "top/a/b/index.ts": "", ...files };
  writeFiles(
    folder,
    Object.entries(all).map(([path, text]) => ({ path, text })),
  );
  const top = join(folder, "top");
  return { top, facts: readProjectFacts(join(top, "a", "b")) };
}

describe("the facts of a project", () => {
  it("have defaults", () => {
    const { top, facts } = factsWith({});
    expect(facts).toEqual({
      root: top,
      packageManager: "npm",
      installed: undefined,
      importExtension: ".js",
      otherCi: undefined,
    });
  });

  it.each([
    ["package-lock.json", "npm"],
    ["pnpm-lock.yaml", "pnpm"],
    ["yarn.lock", "yarn"],
    ["bun.lock", "bun"],
    ["bun.lockb", "bun"],
  ])("have from %s that %s is its package manager", (file, manager) => {
    for (const folder of ["top", "top/a", "top/a/b"])
      expect(factsWith({ [`${folder}/${file}`]: "" }).facts.packageManager).toBe(manager);
    expect(factsWith({ [file]: "" }).facts.packageManager).toBe("npm");
  });

  it("have the package manager of the nearest folder", () => {
    const { facts } = factsWith({ "top/a/yarn.lock": "", "top/pnpm-lock.yaml": "" });
    expect(facts.packageManager).toBe("yarn");
  });

  it.each([".gitlab-ci.yml", ".circleci/config.yml", "azure-pipelines.yml", "Jenkinsfile"])(
    "have from %s that it has other CI",
    (file) => {
      expect(factsWith({ [`top/${file}`]: "" }).facts.otherCi).toBe(file);
      expect(factsWith({ [`top/a/${file}`]: "" }).facts.otherCi).toBeUndefined();
    },
  );

  it("have the nearest installed package, which has a package.json", () => {
    const { top, facts } = factsWith({
      "node_modules/paramsmith/package.json": "{}",
      "top/node_modules/paramsmith/package.json": "{}",
      "top/a/node_modules/paramsmith/index.js": "",
    });
    expect(facts.installed).toBe(join(top, "node_modules", "paramsmith"));
    const above = factsWith({ "node_modules/paramsmith/package.json": "{}" });
    expect(above.facts.installed).toBe(join(above.top, "..", "node_modules", "paramsmith"));
  });

  it.each<readonly [string, string]>([
    ['{ "compilerOptions": { "allowImportingTsExtensions": true } }', ".ts"],
    ['// mine\n{ "compilerOptions": { "rewriteRelativeImportExtensions": true, }, }', ".ts"],
    ['{ "compilerOptions": { "allowImportingTsExtensions": false } }', ".js"],
    ['{ "compilerOptions": { "rewriteRelativeImportExtensions": 1 } }', ".js"],
    ['{ "allowImportingTsExtensions": true }', ".js"],
    ['{ "compilerOptions": [] }', ".js"],
    ["[]", ".js"],
    ["", ".js"],
  ])("have from the compiler options %s that imports end in %s", (text, extension) => {
    expect(factsWith({ "top/a/b/tsconfig.json": text }).facts.importExtension).toBe(extension);
    expect(factsWith({ "top/tsconfig.json": text }).facts.importExtension).toBe(".js");
  });
});
