import { currentDate } from "./current-date.js";
import { withDiffArguments } from "./diff-arguments.js";
import { withDocsArguments } from "./docs-arguments.js";
import { withGenerateArguments, withJob } from "./generate-arguments.js";
import { withValidateArguments } from "./validate-arguments.js";
import { COMMAND_TABLE } from "./command-table.js";
import { STANDARD_INPUT } from "./usage-error.js";
import { withHelp, withSections } from "./with-help.js";
import { withInspectArguments } from "./inspect-arguments.js";
import { withMatrixArguments } from "./matrix-arguments.js";
import { run, runToExitCode } from "./run.js";
import type { Parser } from "./run.js";
import { parseServeArguments, rawServeArguments, withServeArguments } from "./serve-arguments.js";
import { addInit, addLearn, addPull } from "./wiki-commands.js";

/** Adds all commands to a parser, in the order of the help. */
export function withCommands(parser: Parser): Parser {
  return [
    addInit,
    addGenerate,
    addCheck,
    addValidate,
    addInspect,
    addPull,
    addLearn,
    addDiff,
    addMatrix,
    addDocs,
    addServe,
    addCompletion,
  ].reduce((extended, add) => add(extended), parser);
}

function addGenerate(parser: Parser): Parser {
  const entry = COMMAND_TABLE.generate;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withGenerateArguments(args), entry),
    async (argv) => {
      const [commands, { jobOptions }] = await Promise.all([
        import("./run-generate.js"),
        import("./resolve-job.js"),
      ]);
      const options = jobOptions(process.cwd(), argv.spec, argv.out, argv);
      if (argv.watch) {
        const { watchCommand } = await import("./watch.js");
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
  );
}

function addCheck(parser: Parser): Parser {
  const entry = COMMAND_TABLE.check;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withJob(args), entry),
    async (argv) => {
      const [{ checkCommand }, { jobOptions }] = await Promise.all([
        import("./run-generate.js"),
        import("./resolve-job.js"),
      ]);
      await run(argv, () => checkCommand(jobOptions(process.cwd(), argv.spec, argv.out, argv)));
    },
  );
}

function addValidate(parser: Parser): Parser {
  const entry = COMMAND_TABLE.validate;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withValidateArguments(args), entry),
    async (argv) => {
      const [{ validateCommand }, { jobOptions }] = await Promise.all([
        import("./run-validate.js"),
        import("./resolve-job.js"),
      ]);
      await run(argv, () =>
        validateCommand(jobOptions(process.cwd(), argv.files, undefined, argv)),
      );
    },
  );
}

function addInspect(parser: Parser): Parser {
  const entry = COMMAND_TABLE.inspect;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withInspectArguments(args), entry),
    async (argv) => {
      const { jobOptions } = await import("./resolve-job.js");
      const specs = argv.spec === undefined ? [] : [argv.spec];
      const job = jobOptions(process.cwd(), specs, undefined, argv);
      const { format, highLimits, requests, response, request: sent = requests[0] } = argv;
      const { exchanges } = argv;
      if (response !== undefined && sent !== undefined) {
        const { inspectResponseCommand } = await import("./inspect-response.js");
        await runToExitCode(argv, async () =>
          inspectResponseCommand({
            job,
            format,
            response: response === STANDARD_INPUT ? "-" : response,
            request: sent,
          }),
        );
        return;
      }
      const commands = await import("./run-inspect.js");
      const inspector = argv.strict ? commands.strictInspector : commands.serverInspector;
      if (exchanges !== undefined) {
        const { inspectExchangesCommand } = await import("./inspect-exchanges.js");
        await runToExitCode(argv, () =>
          inspectExchangesCommand(exchanges === STANDARD_INPUT ? "-" : exchanges, {
            job,
            format,
            highLimits,
            inspector,
          }),
        );
        return;
      }
      await runToExitCode(argv, () =>
        commands.inspectCommand(
          requests.map((request) => (request === STANDARD_INPUT ? "-" : request)),
          { job, format, highLimits, inspector },
        ),
      );
    },
  );
}

function addDiff(parser: Parser): Parser {
  const entry = COMMAND_TABLE.diff;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withDiffArguments(args), entry),
    async ({ old, new: next, explain, ignore, class: audience, usage = [], config, ...argv }) => {
      const commands = await import("./run-diff.js");
      const { all, combine, fix, format, failOn, docs, unusedAsInfo } = argv;
      await runToExitCode(argv, async () =>
        explain !== undefined || old === undefined
          ? commands.explainCommand(explain ?? "rules")
          : commands.diffCommand({
              cwd: process.cwd(),
              today: currentDate(),
              ...(config !== undefined && { config }),
              old,
              ...(next !== undefined && { new: next }),
              format,
              failOn,
              ...(audience !== undefined && { audience }),
              extent: all ? "all" : "urgent",
              ...(ignore !== undefined && { ignore }),
              docs,
              ...(combine !== undefined && { combine }),
              usage,
              fix,
              unusedAsInfo,
            }),
      );
    },
  );
}

function addMatrix(parser: Parser): Parser {
  const entry = COMMAND_TABLE.matrix;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withMatrixArguments(args), entry),
    async (argv) => {
      const [{ matrixCommand }, { jobOptions }] = await Promise.all([
        import("./run-matrix.js"),
        import("./resolve-job.js"),
      ]);
      const job = jobOptions(process.cwd(), argv.files, undefined, argv);
      const { format, all } = argv;
      await runToExitCode(argv, async () => matrixCommand({ job, format, all }));
    },
  );
}

function addDocs(parser: Parser): Parser {
  const entry = COMMAND_TABLE.docs;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withDocsArguments(args), entry),
    async (argv) => {
      const [{ docsCommand }, { jobOptions }] = await Promise.all([
        import("./run-docs.js"),
        import("./resolve-job.js"),
      ]);
      const { spec, out, base, allowWiki } = argv;
      const job = jobOptions(process.cwd(), spec, undefined, argv);
      const options = { job, out, wikis: allowWiki, ...(base !== undefined && { base }) };
      await run(argv, () => docsCommand(options));
    },
  );
}

/**
 * Ends the process explicitly, because a delayed response to a closed connection would keep it
 * alive.
 */
function addServe(parser: Parser): Parser {
  const entry = COMMAND_TABLE.serve;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withSections(withServeArguments(args), entry),
    async (argv) => {
      const read = parseServeArguments(rawServeArguments(argv));
      if (!read.ok) throw new Error(read.message);
      const { serveCommand } = await import("./run-serve.js");
      await runToExitCode(argv, () => serveCommand(read.value, argv.format, process.cwd()));
      process.exit();
    },
  );
}

/** A command of its own instead of the one of yargs, which prints the script instead of its help. */
function addCompletion(parser: Parser): Parser {
  const entry = COMMAND_TABLE.completion;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(args, entry),
    () => {
      parser.showCompletionScript();
    },
  );
}
