import type { Argv } from "yargs";
import { isValidRequest } from "./wiki-arguments.js";

/** The kinds of CI that `init` writes a step for. */
export const CI_KINDS = ["github", "none"] as const;

/** Declares the arguments of `init`. */
export function withInitArguments<Args>(args: Argv<Args>) {
  return args
    .positional("url", {
      type: "string",
      describe: "URL of the wiki's api.php. Default: the shipped catalogue of MediaWiki",
    })
    .option("yes", {
      alias: "y",
      type: "boolean",
      default: false,
      describe: "Use the defaults and ask nothing, as without a terminal",
    })
    .option("spec", {
      type: "string",
      requiresArg: true,
      describe: "Folder for the fetched catalogue. Default: spec/<host>",
    })
    .option("out", {
      alias: "o",
      type: "string",
      requiresArg: true,
      describe: "Folder of the generated code. Default: src/api",
    })
    .option("program", {
      type: "string",
      requiresArg: true,
      describe: "File of the first program. Default: first-request.ts beside the folder of --out",
    })
    .option("ci", {
      choices: CI_KINDS,
      requiresArg: true,
      describe:
        "Write a workflow that runs paramsmith check. Default: github, unless the project has other CI",
    })
    .option("modules", {
      type: "string",
      array: true,
      requiresArg: true,
      defaultDescription: '"query+*"',
      describe: "Module paths, as in pull",
    })
    .option("help-texts", {
      type: "boolean",
      default: false,
      describe: "Keep the wiki's descriptions, for doc comments",
    })
    .option("timeout", {
      type: "number",
      requiresArg: true,
      default: 30,
      describe: "Time limit of one response in seconds",
    })
    .check(isValidRequest);
}
