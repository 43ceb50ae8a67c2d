import type { Argv } from "yargs";
import { DIALECTS } from "../spec/model/dialect.js";
import { version } from "./version.js";
import type { CommandEntry, ExitCodes } from "./command-table.js";

/** The heading of the options that a command declares. */
const OWN_OPTIONS = "Options:";

/** The heading of the options that all commands have. */
const COMMON_OPTIONS = "Common options:";

/** Adds the options of all commands, in a group of their own. */
export function withCommonOptions<Args>(args: Argv<Args>) {
  return args
    .option("format", {
      choices: ["text", "json"] as const,
      requiresArg: true,
      default: "text" as const,
      describe: "Output format of findings",
    })
    .option("debug", {
      type: "boolean",
      default: false,
      describe: "Print a stack trace if the tool fails",
    })
    .group(["format", "debug", "help"], COMMON_OPTIONS);
}

/** Adds `--version`, which prints the version of the package. */
export function withPackageVersion<Args>(args: Argv<Args>): Argv<Args> {
  return (
    args
      // A command may have another option of this name, which is not one of the common options.
      .version(false)
      .option("version", { global: false })
      .version(version())
      .group(["version"], COMMON_OPTIONS)
  );
}

/** Adds what the help of a command has, and the version of the package. */
export function withHelp<Args>(args: Argv<Args>, entry: CommandEntry): Argv<Args> {
  return withPackageVersion(withSections(args, entry));
}

/** Adds the sections of a command's help: its own options first, examples and exit codes. */
export function withSections<Args>(args: Argv<Args>, entry: CommandEntry): Argv<Args> {
  return args
    .group([], OWN_OPTIONS)
    .epilogue([examplesText(entry), exitCodesText(entry.exitCodes)].join("\n\n"));
}

/** Declares `--config`. */
export function withConfig<Args>(args: Argv<Args>) {
  return args.option("config", {
    type: "string",
    requiresArg: true,
    describe: "Configuration file. Default: paramsmith.config.json here or in the nearest parent",
  });
}

/** The default of an option or argument that may be repeated; yargs infers its type from it. */
export const NO_VALUES: readonly string[] = [];

/** Declares `--spec`, which replaces the configuration. */
export function withSpecOption<Args>(args: Argv<Args>) {
  return args.option("spec", {
    type: "string",
    array: true,
    requiresArg: true,
    describe: "Path of a catalogue or a directory, instead of a configuration",
    default: NO_VALUES,
    defaultDescription: "the configuration",
  });
}

/** Declares `--dialect`. */
export function withDialectOption<Args>(args: Argv<Args>) {
  return args.option("dialect", {
    type: "string",
    choices: DIALECTS,
    requiresArg: true,
    describe: "Conventions of a directory's server. Default: those of the document",
  });
}

/** Declares `--strict`. */
export function withStrictOption<Args>(args: Argv<Args>) {
  return args.option("strict", {
    type: "boolean",
    describe: "Fail if a directory has operations that cannot be generated",
  });
}

/** Describes the exit codes, as a paragraph of help. */
export function exitCodesText(codes: ExitCodes): string {
  const lines = Object.entries(codes).map(([code, meaning]) => `  ${code}  ${meaning}`);
  return ["Exit codes:", ...lines].join("\n");
}

function examplesText({ examples }: CommandEntry): string {
  return ["Examples:", ...examples.map(([call, meaning]) => `  ${call}\n      ${meaning}`)].join(
    "\n",
  );
}
