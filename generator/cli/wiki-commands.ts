import { COMMAND_TABLE } from "./command-table.js";
import { withHelp } from "./with-help.js";
import { withInitArguments } from "./init-arguments.js";
import { run } from "./run.js";
import type { Parser } from "./run.js";
import { version } from "./version.js";
import { withLearnArguments, withPullArguments } from "./wiki-arguments.js";

/** Adds `init`. */
export function addInit(parser: Parser): Parser {
  const entry = COMMAND_TABLE.init;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withInitArguments(args), entry),
    async ({ url, yes, helpTexts, timeout, modules, ...argv }) => {
      const [{ initCommand }, { pullBare, pullWithHelp, terminalSettings }, { terminalPrompt }] =
        await Promise.all([
          import("./run-init.js"),
          import("./run-pull.js"),
          import("./prompt.js"),
        ]);
      const { spec, out, program, ci } = argv;
      await run(argv, () =>
        initCommand({
          ...terminalSettings(version(), timeout),
          cwd: process.cwd(),
          address: url,
          spec,
          out,
          program,
          ci,
          modules: modules ?? ["query+*"],
          pull: helpTexts ? pullWithHelp : pullBare,
          prompt: yes ? undefined : terminalPrompt(),
        }),
      );
    },
  );
}

/** Adds `pull`. */
export function addPull(parser: Parser): Parser {
  const entry = COMMAND_TABLE.pull;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withPullArguments(args), entry),
    async ({ url: address, list, again, out, modules, timeout, helpTexts, ...argv }) => {
      const { pullBare, pullCommand, pullWithHelp, terminalSettings } =
        await import("./run-pull.js");
      const options = {
        ...terminalSettings(version(), timeout),
        cwd: process.cwd(),
        out,
        modules: modules ?? ["query+*"],
        pull: helpTexts ? pullWithHelp : pullBare,
      };
      if (list !== undefined) {
        const { pullListCommand } = await import("./pull-list.js");
        await run(argv, () => pullListCommand({ ...options, list, again, helpTexts }));
      } else if (address !== undefined) await run(argv, () => pullCommand({ ...options, address }));
    },
  );
}

/** Adds `learn`. */
export function addLearn(parser: Parser): Parser {
  const entry = COMMAND_TABLE.learn;
  return parser.command(
    entry.usage,
    entry.summary,
    (args) => withHelp(withLearnArguments(args), entry),
    async ({ source: address, out, modules, cookieFile, timeout, scenario, ...argv }) => {
      const [{ learnCommand }, { terminalSettings }, { readScenario }, { toolFailed }] =
        await Promise.all([
          import("./run-learn.js"),
          import("./run-pull.js"),
          import("./read-scenario.js"),
          import("./failure.js"),
        ]);
      const { environment } = terminalSettings(version(), timeout);
      const { write, writeTo } = argv;
      await run(argv, () => {
        const cwd = process.cwd();
        const read =
          scenario === undefined
            ? undefined
            : readScenario(cwd, { file: scenario, address, write, writeTo });
        if (read && !read.value) return toolFailed(read.diagnostics);
        return learnCommand({
          cwd,
          address,
          out,
          modules: modules ?? [read ? "main+*" : "query+*"],
          scenario: read?.value,
          cookieFile,
          userAgent: `paramsmith/${version()} (learns the responses of modules)`,
          timeoutSeconds: timeout,
          environment,
        });
      });
    },
  );
}
