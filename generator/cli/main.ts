#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Argv } from "yargs";
import { packageRoot } from "../project/package-root.js";
import type { Outcome } from "./outcome.js";
import { UP_TO_DATE } from "./outcome.js";
import { printOutcome } from "./print-outcome.js";
import type { OutputFormat } from "./print-outcome.js";

interface CommonArguments {
  readonly format: OutputFormat;
  readonly debug: boolean;
}

/** Runs a command and ends with its exit code; what it did not foresee is exit code 2, with a stack trace on `--debug` only. */
async function run(
  argv: CommonArguments,
  command: () => Outcome | Promise<Outcome>,
): Promise<void> {
  try {
    const outcome = await command();
    printOutcome(outcome, argv.format);
    process.exitCode = outcome.exitCode;
  } catch (error) {
    process.exitCode = 2;
    const text =
      argv.debug && error instanceof Error
        ? error.stack
        : `paramsmith failed: ${error instanceof Error ? error.message : String(error)}. This is a bug; run again with --debug and report what it prints.`;
    process.stderr.write(`${text ?? ""}\n`);
  }
}

function withJob<Args>(args: Argv<Args>) {
  return args
    .option("spec", {
      type: "string",
      array: true,
      requiresArg: true,
      describe: "A catalogue or a directory, from anywhere",
      default: [] as string[],
    })
    .option("out", {
      type: "string",
      requiresArg: true,
      describe: "The folder of generated code; goes with --spec",
    })
    .check(({ spec, out }) => {
      if (spec.length > 0 !== (out !== undefined)) throw new Error("--spec and --out go together.");
      return true;
    });
}

function version(): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own manifest
  const manifest = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")) as {
    readonly version: string;
  };
  return manifest.version;
}

/** What is asked most often, with nothing changed since: answered without loading anything else. */
async function answerAtOnce(words: readonly string[]): Promise<boolean> {
  const [command, ...more] = words;
  if (more.length > 0 || (command !== "generate" && command !== "check")) return false;
  const [{ findConfig }, { isUnchanged }] = await Promise.all([
    import("../project/find-config.js"),
    import("../project/fingerprint.js"),
  ]);
  const config = findConfig(process.cwd());
  if (config === undefined || !isUnchanged(config)) return false;
  process.stdout.write(`${UP_TO_DATE}\n`);
  return true;
}

async function parseWords(words: readonly string[]): Promise<void> {
  const { default: yargs } = await import("yargs");
  await yargs(words)
    .scriptName("paramsmith")
    .usage("$0 <command>\n\nTurns specs of query APIs into TypeScript that people commit.")
    .option("format", {
      choices: ["text", "json"] as const,
      default: "text" as const,
      describe: "How findings are printed",
    })
    .option("debug", {
      type: "boolean",
      default: false,
      describe: "Print a stack trace where the tool fails",
    })
    .command(
      "generate",
      "Write the code of the project's specs, or of one spec",
      (args) =>
        withJob(args)
          .option("check", {
            type: "boolean",
            describe: "Write nothing; fail where the code differs",
          })
          .option("dry-run", {
            type: "boolean",
            describe: "Write nothing; say what would change",
          })
          .conflicts("check", "dry-run")
          .example("$0 generate", "all specs of paramsmith.config.json")
          .example(
            "$0 generate --spec wiki.json --out src/wiki",
            "one spec, without a configuration",
          ),
      async (argv) => {
        const [commands, { jobOptions }] = await Promise.all([
          import("./generate.js"),
          import("./resolve-job.js"),
        ]);
        const options = jobOptions(process.cwd(), argv.spec, argv.out);
        const command = argv.check
          ? commands.checkCommand
          : argv.dryRun
            ? commands.dryRunCommand
            : commands.generateCommand;
        await run(argv, () => command(options));
      },
    )
    .command(
      "check",
      "Fail where generated code is not what the specs give",
      (args) => withJob(args).example("$0 check", "in CI, before the tests"),
      async (argv) => {
        const [{ checkCommand }, { jobOptions }] = await Promise.all([
          import("./generate.js"),
          import("./resolve-job.js"),
        ]);
        await run(argv, () => checkCommand(jobOptions(process.cwd(), argv.spec, argv.out)));
      },
    )
    .command(
      "validate [files..]",
      "Check specs without generating",
      (args) =>
        args
          .positional("files", {
            type: "string",
            array: true,
            default: [] as string[],
            describe: "Without any: the project's specs",
          })
          .example("$0 validate wiki.json", "one file, from anywhere"),
      async (argv) => {
        const [{ validateCommand }, { jobOptions }] = await Promise.all([
          import("./validate.js"),
          import("./resolve-job.js"),
        ]);
        await run(argv, () => validateCommand(jobOptions(process.cwd(), argv.files, undefined)));
      },
    )
    .completion("completion", "Print a script for shell completion")
    .demandCommand(1, "Name a command.")
    .strict()
    .help()
    .version(version())
    .wrap(100)
    .fail((message, error) => {
      // A command that fails prints for itself; here only the words of the call are wrong.
      process.stderr.write(`${message || error.message}\n\nSee: paramsmith --help\n`);
      process.exit(2);
    })
    .parseAsync();
}

const words = process.argv.slice(2);
if (!(await answerAtOnce(words))) await parseWords(words);
