import { REPORT_FORMATS } from "../diff/report/report.js";
import { DEFAULT_AUDIENCE } from "../diff/level.js";
import { defineCommand } from "./command.js";
import { classes, config, currentDate, format } from "./options.js";

/** `paramsmith diff`. */
export const diff = defineCommand({
  command: "diff [old] [new]",
  describe: "Report changes to a spec and their effects",
  examples: [
    ["$0 diff old.json new.json", "Two files"],
    ["$0 diff HEAD~1:spec/paraminfo spec/paraminfo", "A folder and its last revision"],
    ["$0 diff spec/paraminfo --format markdown", "The folder and its merge base, as release notes"],
    [
      "$0 diff --combine intersection main:spec spec",
      "The changes to the combined API when one wiki is upgraded",
    ],
  ],
  exitCodes: {
    0: "no findings at or above the level of --fail-on",
    1: "findings at or above that level, or a spec has an error",
    2: "failure: invalid arguments, an unreadable file, or an error from Git",
  },
  builder: (args) =>
    args
      .positional("old", {
        type: "string",
        describe:
          "File, folder, or Git REV:path. Without a second argument, this is the revision to review",
      })
      .positional("new", {
        type: "string",
        describe: "Revision to review. Default: OLD is compared with its merge base",
      })
      .options({
        config,
        "fail-on": {
          choices: ["breaking", "risky", "any", "none"] as const,
          requiresArg: true,
          default: "breaking" as const,
          describe: "Lowest level of findings that causes exit code 1",
        },
        class: {
          ...classes,
          describe: `Consumers to consider in the report, the exit code and the version step, separated by commas. Default: the consumers in the configuration, or ${DEFAULT_AUDIENCE.join(",")}`,
        },
        all: {
          type: "boolean",
          default: false,
          describe:
            "Print all additions and ids instead of the first ones, and do not limit the length of Markdown",
        },
        docs: {
          type: "boolean",
          default: false,
          describe: "Also report changed descriptions",
        },
        combine: {
          choices: ["intersection", "union"] as const,
          requiresArg: true,
          describe: "Combine the catalogues in OLD and in NEW, and compare the combinations",
        },
        explain: {
          type: "string",
          requiresArg: true,
          describe: "Explain a rule; `rules` lists all rules",
        },
        usage: {
          type: "string",
          array: true,
          requiresArg: true,
          describe:
            "Code that uses the generated code, or recorded requests (*.jsonl); marks the places that findings break; may be repeated",
        },
        "unused-as-info": {
          type: "boolean",
          implies: "usage",
          describe: "Report findings that do not affect --usage code as information",
        },
        fix: {
          type: "boolean",
          implies: "usage",
          describe: "Fix --usage code that findings break, if the result compiles",
        },
        format: { ...format, choices: REPORT_FORMATS },
      })
      .check(({ old, explain }) => {
        if (old === undefined && explain === undefined)
          throw new Error("Specify one or two specs, or a rule with --explain.");
        return true;
      }),
  run: async ({ old, explain, class: audience, ...argv }) => {
    const { diffCommand, explainCommand } = await import("./run-diff.js");
    return explain !== undefined || old === undefined
      ? explainCommand(explain ?? "rules")
      : diffCommand({ ...argv, old, audience, cwd: process.cwd(), today: currentDate() });
  },
});
