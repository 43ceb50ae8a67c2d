import { REPORT_FORMATS } from "../diff/report/report.js";
import { DEFAULT_AUDIENCE } from "../diff/level.js";
import { defineCommand } from "./command.js";
import { classes, config, currentDate, format } from "./options.js";

/** `paramsmith diff`. */
export const diff = defineCommand({
  command: "diff [old] [new]",
  describe: "Report what a change of a spec breaks",
  examples: [
    ["$0 diff old.json new.json", "Two files"],
    ["$0 diff HEAD~1:spec/paraminfo spec/paraminfo", "A folder and its last revision"],
    ["$0 diff spec/paraminfo --format markdown", "The folder and its merge base, as release notes"],
    [
      "$0 diff --combine intersection main:spec spec",
      "The parts that the upgrade of one wiki removes from code for all of them",
    ],
  ],
  exitCodes: {
    0: "no findings at or above the level of --fail-on",
    1: "findings at or above that level, or a spec has an error",
    2: "failure: invalid arguments, a file that cannot be read, or an error of Git",
  },
  builder: (args) =>
    args
      .positional("old", {
        type: "string",
        describe: "File, folder, or REV:path of Git; without a second one, the revision to review",
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
          describe: `Consumers that the report, the exit code and the version step are for, separated by commas. Default: those of the configuration, or ${DEFAULT_AUDIENCE.join(",")}`,
        },
        all: {
          type: "boolean",
          default: false,
          describe:
            "Print all additions and ids, not only the first ones, and Markdown of any length",
        },
        docs: {
          type: "boolean",
          default: false,
          describe: "Report changes of descriptions too",
        },
        combine: {
          choices: ["intersection", "union"] as const,
          requiresArg: true,
          describe: "Compare one combination of the catalogues in OLD with that in NEW",
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
            "Code that uses the generated code, or recorded requests (*.jsonl); marks what findings break in them; may be repeated",
        },
        "unused-as-info": {
          type: "boolean",
          implies: "usage",
          describe: "Report findings that affect no code of --usage as information",
        },
        fix: {
          type: "boolean",
          implies: "usage",
          describe: "Adapt the code of --usage to the findings, as far as the result compiles",
        },
        format: { ...format, choices: REPORT_FORMATS },
      })
      .check(({ old, explain }) => {
        if (old === undefined && explain === undefined)
          throw new Error("Name a spec, or two, or a rule with --explain.");
        return true;
      }),
  run: async ({ old, explain, class: audience, ...argv }) => {
    const { diffCommand, explainCommand } = await import("./run-diff.js");
    return explain !== undefined || old === undefined
      ? explainCommand(explain ?? "rules")
      : diffCommand({ ...argv, old, audience, cwd: process.cwd(), today: currentDate() });
  },
});
