import { defineConfig } from "vitest/config";
import { runtimeSources } from "./test/runtime-sources.mjs";

/** The tests whose expectations depend on the version of MediaWiki, and hold for each. */
const OF_ANY_VERSION = [
  "action-api",
  "actions",
  "api-sandbox",
  "compare",
  "explorer",
  "export",
  "file-writes",
  "filled",
  "help",
  "index-script",
  "learn-actions",
  "learned",
  "learned-actions",
  "log-continue",
  "mixed",
  "open-search",
  "own-texts",
  "page-sources",
  "parallel-clients",
  "parse",
  "posted",
  "pulled-catalogue",
  "reading-actions",
  "real-pair",
  "same-rules",
  "scenarios",
  "search",
  "shipped-builders",
  "strict",
  "stub-client-writes",
  "stub-clients",
  "stub-continue",
  "stub-formats",
  "stub-shares",
  "tasks",
  "page-writes",
  "user-writes",
  "verdicts",
  "walk",
  "wiki.smoke",
  "writes",
  "xml-export",
];

/** Those that show the same for another version; with 1.43, they run if the environment chooses that version. */
const OF_ONE_VERSION_AT_A_TIME = new Set([
  "action-api",
  "filled",
  "learn-actions",
  "parallel-clients",
  "same-rules",
  "strict",
  "stub-formats",
]);

/** Those of what earlier versions do not have. */
const SINCE_1_43 = ["rest-document"];

/** The version that the environment chooses, as `test/wiki/install.sh` reads it. */
const { PARAMSMITH_MEDIAWIKI: folder, PARAMSMITH_WIKI_VERSION: version } = process.env;
const isAllVersions = folder === undefined && version === undefined;

/**
 * The tests against a real MediaWiki; they ask one wiki, one file after the other. All run with
 * MediaWiki 1.39, and most of those of any version with 1.43 as well. Those of a fleet start several versions.
 */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: isAllVersions
      ? [
          project("1.39", ["**/*"]),
          project(
            "1.43",
            [...OF_ANY_VERSION, ...SINCE_1_43].filter(
              (name) => !OF_ONE_VERSION_AT_A_TIME.has(name),
            ),
          ),
        ]
      : [
          project(
            version ?? "folder",
            version === "1.39"
              ? ["**/*"]
              : [...OF_ANY_VERSION, ...SINCE_1_43, "fleet", "shipped-actions"],
          ),
        ],
  },
});

/** The tests of one version. A version of the environment has precedence. */
function project(name: string, files: readonly string[]): object {
  return {
    resolve: { alias: runtimeSources },
    test: {
      name: `mediawiki-${name}`,
      include: files.map((file) => `test/wiki/${file}.test.ts`),
      exclude: name === "1.39" ? SINCE_1_43.map((file) => `test/wiki/${file}.test.ts`) : [],
      ...(isAllVersions && { env: { PARAMSMITH_WIKI_VERSION: name } }),
      testTimeout: 300_000,
      // The first run may have to install Debian's packages.
      hookTimeout: 600_000,
    },
  };
}
