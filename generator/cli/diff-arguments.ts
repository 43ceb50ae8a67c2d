import type { Argv } from "yargs";
import type { Combination } from "../spec/catalogue/combine.js";
import { CONSUMER_CLASSES, DEFAULT_AUDIENCE } from "../diff/rules/level.js";
import type { FailOn } from "../diff/review.js";
import { withConfig } from "./with-help.js";

/** The formats that `diff` has in addition to the common ones. */
const MORE_FORMATS = ["markdown", "github", "junit", "sarif", "html", "patch"] as const;

/** How the catalogues of a folder are combined, as in the configuration. */
const COMBINATIONS = ["intersection", "union"] as const satisfies readonly Combination[];

/** The levels that can make a run fail. */
const FAIL_ON = ["breaking", "risky", "any", "none"] as const satisfies readonly FailOn[];

/** Declares the arguments of `diff`. */
export function withDiffArguments<Args>(args: Argv<Args>) {
  // Adds to the choices of the common option. Its type keeps the common choices.
  args.choices("format", MORE_FORMATS);
  return withConfig(args)
    .positional("old", {
      type: "string",
      describe: "File, folder, or REV:path of Git; without a second one, the revision to review",
    })
    .positional("new", {
      type: "string",
      describe: "Revision to review. Default: OLD is compared with its merge base",
    })
    .option("fail-on", {
      choices: FAIL_ON,
      requiresArg: true,
      default: "breaking" as const,
      describe: "Lowest level of findings that causes exit code 1",
    })
    .option("class", {
      choices: CONSUMER_CLASSES,
      array: true,
      requiresArg: true,
      defaultDescription: `the configuration, or ${DEFAULT_AUDIENCE.join(" ")}`,
      describe: "Consumers that the report, the exit code and the version step are for",
    })
    .option("all", {
      type: "boolean",
      default: false,
      describe: "Print all additions and ids, not only the first ones",
    })
    .option("ignore", {
      type: "string",
      requiresArg: true,
      describe: 'File with more accepted findings: [{ "id", "reason", "until" }]',
    })
    .option("docs", {
      type: "boolean",
      default: false,
      describe: "Report changes of descriptions too",
    })
    .option("combine", {
      choices: COMBINATIONS,
      requiresArg: true,
      describe: "Compare one combination of the catalogues in OLD with that in NEW",
    })
    .option("explain", {
      type: "string",
      requiresArg: true,
      describe: "Explain a rule; `rules` lists all rules",
    })
    .option("usage", {
      type: "string",
      array: true,
      requiresArg: true,
      describe:
        "TypeScript files that use the generated code, or recorded requests (*.jsonl); marks findings that affect them",
    })
    .option("unused-as-info", {
      type: "boolean",
      default: false,
      describe: "With --usage: report findings that affect no used code as information",
    })
    .option("fix", {
      type: "boolean",
      default: false,
      describe: "With --usage: adapt the code to the findings, as far as the result compiles",
    })
    .check(({ old, explain, usage, unusedAsInfo, fix, ...more }) => {
      if (old === undefined && explain === undefined)
        throw new Error("Name a spec, or two, or a rule with --explain.");
      if (unusedAsInfo && usage === undefined)
        throw new Error("--unused-as-info requires --usage.");
      if (fix && usage === undefined) throw new Error("--fix requires --usage.");
      if (more["format"] === "patch" && usage === undefined)
        throw new Error("--format patch requires --usage.");
      return true;
    });
}
