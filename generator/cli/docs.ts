import { defineCommand, UNUSABLE } from "./command.js";
import { config, dialect, jobOptions, originArgument, spec } from "./options.js";
import { printOutcome } from "./outcome.js";

/** `paramsmith docs`. */
export const docs = defineCommand({
  command: "docs",
  describe: "Write an explorer for the specs as a page that works without a server",
  examples: [
    ["$0 docs --out site", "The specs of paramsmith.config.json, as site/index.html"],
    ["$0 docs --spec spec/wiki --base main:spec/wiki --out site", "One spec, with its changes"],
  ],
  exitCodes: { 0: "the page is up to date", 1: "a spec has an error", 2: UNUSABLE },
  builder: (args) =>
    args
      .options({
        config,
        spec,
        dialect: { ...dialect, implies: "spec" },
        out: {
          alias: "o",
          type: "string",
          requiresArg: true,
          demandOption: true,
          describe: "Folder for the page",
        },
        base: {
          type: "string",
          requiresArg: true,
          implies: "spec",
          describe: "Earlier version of the spec to compare with: a file, a folder or REV:path",
        },
        "allow-wiki": {
          type: "string",
          array: true,
          requiresArg: true,
          describe:
            "Origin of a wiki that the page may send requests to, such as https://wiki.example; may be repeated. Default: none",
          coerce: (origins: readonly string[]) =>
            origins.map((origin) => originArgument("--allow-wiki", origin)),
        },
      })
      .check((argv) => {
        if (argv.base !== undefined && argv.spec?.length !== 1)
          throw new Error("--base requires exactly one --spec to compare with.");
        return true;
      }),
  run: async ({ spec: specs, out, base, allowWiki = [], ...argv }) => {
    const { docsCommand } = await import("./run-docs.js");
    const job = jobOptions(process.cwd(), specs, undefined, argv);
    return printOutcome(await docsCommand({ job, out, base, wikis: allowWiki }));
  },
});
