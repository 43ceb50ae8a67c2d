#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Argv } from "yargs";
import { escapeHiddenInLines } from "../text/hidden.js";
import { packageRoot } from "../project/package-root.js";
import { checkArguments, usageErrorText, STANDARD_INPUT } from "./check-arguments.js";
import { withDiffArguments } from "./diff/diff-arguments.js";
import { failureText } from "./outcome/failure.js";
import { withInspectArguments } from "./inspect/inspect-arguments.js";
import type { ExitCode, Outcome, OutputFormat } from "./outcome/outcome.js";
import { UP_TO_DATE, printOutcome } from "./outcome/outcome.js";
import {
  parseServeArguments,
  rawServeArguments,
  withServeArguments,
} from "./serve/serve-arguments.js";
import type { ServeArguments } from "./serve/serve-arguments.js";
import { withLearnArguments, withPullArguments } from "./wiki/wiki-arguments.js";

interface CommonArguments {
  readonly format: OutputFormat;
  readonly debug: boolean;
}

/** Runs a command and prints its outcome. */
async function run(
  argv: CommonArguments,
  command: () => Outcome | Promise<Outcome>,
): Promise<void> {
  await runToExitCode(argv, async () => {
    const outcome = await command();
    printOutcome(outcome, argv.format);
    return outcome.exitCode;
  });
}

/**
 * Runs a command and sets its exit code. Unexpected errors have exit code 2, and a stack trace with
 * `--debug`.
 */
async function runToExitCode(
  argv: Pick<CommonArguments, "debug">,
  command: () => Promise<ExitCode>,
): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    printFailure(error, argv.debug);
  }
}

/** Prints an unexpected error, with its stack trace if `--debug` is given. */
function printFailure(error: unknown, debug: boolean): void {
  process.exitCode = 2;
  const failure = error instanceof Error ? error : new Error(String(error));
  const { stack } = failure;
  const text = debug && stack !== undefined ? stack : failureText(failure);
  process.stderr.write(`${escapeHiddenInLines(text)}\n`);
}

function withJob<Args>(args: Argv<Args>) {
  return args
    .option("spec", {
      type: "string",
      array: true,
      requiresArg: true,
      describe: "Path of a catalogue or a directory",
      default: [] as string[],
    })
    .option("out", {
      type: "string",
      requiresArg: true,
      describe: "Folder of the generated code; requires --spec",
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

/** Runs `generate` and `check` without arguments; they do not load yargs if nothing has changed. */
async function runWithoutYargs([command, ...others]: readonly string[]): Promise<boolean> {
  if (others.length > 0 || (command !== "generate" && command !== "check")) return false;
  await generateWithoutYargs(command);
  return true;
}

/**
 * Ends the process explicitly, because a delayed response to a closed connection would keep it
 * alive.
 */
async function serve(argv: CommonArguments, serveArgs: ServeArguments): Promise<void> {
  const { serveCommand } = await import("./serve/serve.js");
  await runToExitCode(argv, () => serveCommand(serveArgs, argv.format, process.cwd()));
  process.exit();
}

/** Checks for changes first. */
async function generateWithoutYargs(command: "generate" | "check"): Promise<void> {
  const [{ findConfig }, { isUnchanged }, { readRecord }] = await Promise.all([
    import("../project/find-config.js"),
    import("../project/fingerprint.js"),
    import("../project/record.js"),
  ]);
  const record = readRecord(findConfig(process.cwd()));
  if (record && isUnchanged(record)) {
    process.stdout.write(`${UP_TO_DATE}\n`);
    return;
  }
  const [{ checkChanged, generateChanged }, { jobOptions }] = await Promise.all([
    import("./generate/generate.js"),
    import("./generate/resolve-job.js"),
  ]);
  const options = jobOptions(process.cwd(), [], undefined);
  await run({ format: "text", debug: false }, () =>
    command === "check" ? checkChanged(options) : generateChanged(options, record),
  );
}

async function runWithYargs(rawArguments: readonly string[]): Promise<void> {
  const { default: yargs } = await import("yargs");
  // yargs loses a lone dash.
  await yargs(rawArguments.map((arg) => (arg === "-" ? STANDARD_INPUT : arg)))
    .scriptName("paramsmith")
    .usage("$0 <command>\n\nTurns specs of query APIs into TypeScript that people commit.")
    .option("format", {
      choices: ["text", "json"] as const,
      default: "text" as const,
      describe: "Output format of findings",
    })
    .option("debug", {
      type: "boolean",
      default: false,
      describe: "Print a stack trace if the tool fails",
    })
    // yargs adds its options. `array` lists those with several values, which its types do not show.
    .check((argv, options: Readonly<Record<string, unknown>>) =>
      checkArguments(argv, new Set(Array.isArray(options["array"]) ? options["array"] : [])),
    )
    .command(
      "generate",
      "Generate the code of the project's specs, or of specified specs",
      (args) =>
        withJob(args)
          .option("check", {
            type: "boolean",
            describe: "Write nothing; fail if the code differs",
          })
          .option("dry-run", {
            type: "boolean",
            describe: "Write nothing; print what would change",
          })
          .option("watch", {
            type: "boolean",
            describe: "Generate again after each change",
          })
          .conflicts("check", ["dry-run", "watch"])
          .conflicts("dry-run", "watch")
          .example("$0 generate", "all specs of paramsmith.config.json")
          .example("$0 generate --spec wiki.json --out src", "one spec, without a configuration"),
      async (argv) => {
        const [commands, { jobOptions }] = await Promise.all([
          import("./generate/generate.js"),
          import("./generate/resolve-job.js"),
        ]);
        const options = jobOptions(process.cwd(), argv.spec, argv.out);
        if (argv.watch) {
          const { watchCommand } = await import("./generate/watch.js");
          await runToExitCode(argv, () => watchCommand(options, argv.format));
          process.exit();
        }
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
      "Fail if the generated code is not up to date",
      (args) => withJob(args).example("$0 check", "in CI, before the tests"),
      async (argv) => {
        const [{ checkCommand }, { jobOptions }] = await Promise.all([
          import("./generate/generate.js"),
          import("./generate/resolve-job.js"),
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
            describe: "Specs to check. Default: the project's specs",
          })
          .example("$0 validate wiki.json", "one file, from anywhere"),
      async (argv) => {
        const [{ validateCommand }, { jobOptions }] = await Promise.all([
          import("./generate/validate.js"),
          import("./generate/resolve-job.js"),
        ]);
        await run(argv, () => validateCommand(jobOptions(process.cwd(), argv.files, undefined)));
      },
    )
    .command(
      "inspect [requests..]",
      "Explain how the server would interpret requests",
      (args) => withInspectArguments(args),
      async (argv) => {
        const { jobOptions } = await import("./generate/resolve-job.js");
        const specs = argv.spec === undefined ? [] : [argv.spec];
        const { response, request: sent = argv.requests[0] } = argv;
        if (response !== undefined && sent !== undefined) {
          const { inspectResponseCommand } = await import("./inspect/inspect-response.js");
          await runToExitCode(argv, async () =>
            inspectResponseCommand({
              job: jobOptions(process.cwd(), specs, undefined),
              format: argv.format,
              response: response === STANDARD_INPUT ? "-" : response,
              request: sent,
            }),
          );
          return;
        }
        const commands = await import("./inspect/inspect.js");
        const inspect = argv.strict ? commands.inspectStrictly : commands.inspectAsServer;
        const { format, highLimits, requests } = argv;
        await runToExitCode(argv, () =>
          commands.inspectCommand(
            requests.map((request) => (request === STANDARD_INPUT ? "-" : request)),
            {
              job: jobOptions(process.cwd(), specs, undefined),
              format,
              highLimits,
              inspect,
            },
          ),
        );
      },
    )
    .command(
      "pull <url>",
      "Fetch a wiki's catalogue into a spec folder",
      (args) => withPullArguments(args),
      async (argv) => {
        const { pullBare, pullCommand, pullWithHelp, terminalSettings } =
          await import("./wiki/pull.js");
        const { url: address, out, modules, timeout } = argv;
        const pull = argv.helpTexts ? pullWithHelp : pullBare;
        await run(argv, () =>
          pullCommand({
            ...terminalSettings(version(), timeout),
            cwd: process.cwd(),
            address,
            out,
            modules: modules ?? ["query+*"],
            pull,
          }),
        );
      },
    )
    .command(
      "learn <source>",
      "Infer response schemas from a wiki or from recorded responses",
      (args) => withLearnArguments(args),
      async (argv) => {
        const [{ learnCommand }, { terminalSettings }] = await Promise.all([
          import("./wiki/learn.js"),
          import("./wiki/pull.js"),
        ]);
        const { source: address, out, modules, cookieFile, timeout } = argv;
        const { environment } = terminalSettings(version(), timeout);
        await run(argv, () =>
          learnCommand({
            cwd: process.cwd(),
            address,
            out,
            modules: modules ?? ["query+*"],
            cookieFile,
            userAgent: `paramsmith/${version()} (learns the responses of modules)`,
            timeoutSeconds: timeout,
            environment,
          }),
        );
      },
    )
    .command(
      "diff [old] [new]",
      "Report what a change of a spec breaks",
      (args) => withDiffArguments(args),
      async ({ old, new: next, explain, ignore, class: classes = [], usage = [], ...argv }) => {
        const commands = await import("./diff/diff.js");
        const { format, failOn, docs, unusedAsInfo } = argv;
        await runToExitCode(argv, async () =>
          explain !== undefined || old === undefined
            ? commands.explainCommand(explain ?? "rules")
            : commands.diffCommand({
                cwd: process.cwd(),
                old,
                ...(next !== undefined && { new: next }),
                format,
                failOn,
                classes,
                ...(ignore !== undefined && { ignore }),
                docs,
                usage,
                unusedAsInfo,
              }),
        );
      },
    )
    .command(
      "serve",
      "Serve stubs of the specs over HTTP, for testing clients",
      (args) => withServeArguments(args),
      async (argv) => {
        const read = parseServeArguments(rawServeArguments(argv));
        if (!read.ok) throw new Error(read.message);
        await serve(argv, read.value);
      },
    )
    .completion("completion", "Print a script for shell completion")
    .demandCommand(1, "Name a command.")
    .strict()
    .help()
    .version(version())
    .wrap(100)
    .fail((message, error) => {
      // Failing commands print their own messages. Here, only the arguments are invalid.
      const text = escapeHiddenInLines(usageErrorText(message || error.message, rawArguments));
      process.stderr.write(`${text}\n\nSee: paramsmith --help\n`);
      process.exit(2);
    })
    .parseAsync();
}

/** The reader may close the pipe early: `paramsmith check | head`. */
function endWithReader(error: Error): void {
  if ("code" in error && error.code === "EPIPE") process.exit();
  process.stderr.write(`The output cannot be written: ${escapeHiddenInLines(error.message)}.\n`);
  process.exit(2);
}

process.stdout.on("error", endWithReader);
process.stderr.on("error", () => process.exit());
const commandLine = process.argv.slice(2);
try {
  if (!(await runWithoutYargs(commandLine))) await runWithYargs(commandLine);
} catch (error) {
  printFailure(error, commandLine.includes("--debug"));
}
