import { defineConfig } from "vitest/config";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { runtimeSources } from "./test/runtime-sources.mjs";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Builds if a source is newer than dist/. */
const BUILD = "test/generator/support/build.ts";

/** Imports of `paramsmith/…` load the sources: a program has one runtime with the code that it imports. */
const sources = {
  resolve: {
    alias: {
      ...runtimeSources,
      "paramsmith/actions": `${import.meta.dirname}/generated/actions`,
      "paramsmith/paraminfo": `${import.meta.dirname}/generated/paraminfo`,
    },
  },
};

/**
 * Most of the time goes into processes that the tests start; two at once fill two cores. Limits of time
 * are only against hangs: a machine that is busy with other work takes several times as long.
 */
const parallel = {
  globalSetup: BUILD,
  pool: "forks",
  maxWorkers: 2,
  testTimeout: 90 * SECOND,
  hookTimeout: 3 * MINUTE,
} as const;

/** Tests in this repository, without a server and without the network. */
const local = {
  ...parallel,
  // Compiled code needs no transformation. Each run of the command in a test's process loads its file anew.
  server: { deps: { external: [/\/dist\//] } },
  // No module has state, so that test files can share them; loading them takes a third of the time.
  isolate: false,
};

/** Tests that share one server or browser, which the first run may have to install. */
const sequential = {
  globalSetup: BUILD,
  fileParallelism: false,
  testTimeout: 5 * MINUTE,
  hookTimeout: 10 * MINUTE,
};

/** The suites that are a folder each. CONTRIBUTING.md describes them. */
const folders: Readonly<Record<string, TestProjectInlineConfiguration>> = {
  "test/generator/cli": { ...sources, test: { name: "cli", ...local } },
  "test/property": { ...sources, test: { name: "property", ...local } },
  "test/hostile": { ...sources, test: { name: "hostile", ...local } },
  // Two of its files install the same packages.
  "test/recipes": { ...sources, test: { name: "recipes", ...parallel, fileParallelism: false } },
  "test/package": {
    test: {
      name: "package",
      ...parallel,
      globalSetup: [BUILD, "test/package/install-tools.ts", "test/package/pack.ts"],
      // The compilers that one file runs.
      maxConcurrency: 2,
      testTimeout: 10 * MINUTE,
      hookTimeout: 10 * MINUTE,
    },
  },
  "test/editor": {
    test: { name: "editor", ...parallel, globalSetup: [BUILD, "test/package/install-tools.ts"] },
  },
  "test/documents": {
    test: {
      name: "documents",
      ...parallel,
      globalSetup: [BUILD, "test/documents/set-up.ts"],
      // The stubs and schemas of documents with 2,000 operations need more than Node's default.
      execArgv: ["--max-old-space-size=8192"],
      testTimeout: 15 * MINUTE,
    },
  },
  // One process, whose tests share the browsers.
  "test/browser": { test: { name: "browser", ...sequential, pool: "forks", isolate: false } },
  "test/spring": {
    ...sources,
    test: { name: "spring", ...sequential, globalSetup: [BUILD, "test/spring/start.ts"] },
  },
};

/** Tests of test/wiki whose expectations hold for MediaWiki 1.39 alone. */
const ONLY_1_39 = "clients gadget learn pull recipes recorded-answers recorded-verdicts";

/** Tests of what depends on the version. */
const EACH_VERSION = "real-pair";

/** The version that the environment chooses, as `test/wiki/install.sh` reads it; by default, each of two. */
const { PARAMSMITH_MEDIAWIKI: wikiFolder, PARAMSMITH_WIKI_VERSION: wikiVersion } = process.env;
const withoutOld = { exclude: testsOfWiki(ONLY_1_39) };
const wikis =
  wikiFolder === undefined && wikiVersion === undefined
    ? [
        wiki(
          "1.39",
          { include: testsOfWiki(`${ONLY_1_39} ${EACH_VERSION}`) },
          { PARAMSMITH_WIKI_VERSION: "1.39" },
        ),
        wiki("1.43", withoutOld, { PARAMSMITH_WIKI_VERSION: "1.43" }),
      ]
    : [wiki(wikiVersion ?? "folder", wikiVersion === "1.39" ? {} : withoutOld)];

function testsOfWiki(names: string): string[] {
  return names.split(" ").map((name) => `test/wiki/${name}.test.ts`);
}

/** Tests against one version of MediaWiki. Default: all. */
function wiki(
  version: string,
  files: TestProjectInlineConfiguration["test"],
  env: Readonly<Record<string, string>> = {},
): TestProjectInlineConfiguration {
  return {
    ...sources,
    test: {
      name: `mediawiki-${version}`,
      include: ["test/wiki/**/*.test.ts"],
      ...files,
      env,
      ...sequential,
    },
  };
}

const NOT_OURS = "**/node_modules/**";
const COMPILES = "test/**/*.compile.test.ts";

/** `npx vitest run --project NAME` runs one suite, and `npx vitest run PATH` the tests of a path. */
export default defineConfig({
  test: {
    projects: [
      {
        ...sources,
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: [
            ...Object.keys(folders).map((folder) => `${folder}/**`),
            "test/wiki/**",
            COMPILES,
            NOT_OURS,
          ],
          ...local,
        },
      },
      { ...sources, test: { name: "compile", include: [COMPILES], exclude: [NOT_OURS], ...local } },
      ...Object.entries(folders).map(([folder, { test, ...rest }]) => ({
        ...rest,
        test: { ...test, include: [`${folder}/**/*.test.ts`], exclude: [NOT_OURS] },
      })),
      ...wikis,
    ],
    coverage: {
      include: ["generator/**/*.ts", "generator/**/*.tsx", "templates/**/*.ts"],
      exclude: ["**/*.d.ts"],
      reporter: ["text-summary", "html", "json-summary"],
    },
  },
});
