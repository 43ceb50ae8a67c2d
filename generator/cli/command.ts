import type { Argv, ArgumentsCamelCase, CommandModule } from "yargs";
import type { ExitCode } from "./outcome.js";

/** The exit codes of a command, each with its meaning. */
export interface ExitCodes {
  readonly 0: string;
  /** Absent if the command has no findings. */
  readonly 1?: string;
  readonly 2: string;
}

/** The exit code 2 of commands that read and write files. */
export const UNUSABLE = "failure: invalid arguments, or a file that cannot be read or written";

/** The exit code 2 of commands that request a wiki. */
export const UNREACHABLE = "failure: invalid arguments, an unreachable wiki, or a folder in use";

/** The definition of a command. */
interface CommandDefinition<Args> {
  /** The name with its positional arguments, in the syntax of yargs. */
  readonly command: string;
  readonly describe: string;
  /** Calls, each with its meaning. */
  readonly examples: readonly [call: string, meaning: string][];
  readonly exitCodes: ExitCodes;
  /** Declares the arguments. Command modules are loaded at each start: {@link run} imports its work. */
  readonly builder: (args: Argv<object>) => Argv<Args>;
  readonly run: (args: ArgumentsCamelCase<Args>) => Promise<ExitCode>;
}

/** Defines a command, which sets the exit code of the process. */
export function defineCommand<Args>({
  command,
  describe,
  examples,
  exitCodes,
  builder,
  run,
}: CommandDefinition<Args>): CommandModule<object, Args> {
  return {
    command,
    describe,
    builder: (args) => builder(args.example(examples).epilogue(exitCodesText(exitCodes))),
    handler: async (args) => {
      process.exitCode = await run(args);
    },
  };
}

/** Describes the exit codes, as a paragraph of help. */
export function exitCodesText(codes: ExitCodes): string {
  const lines = Object.entries(codes).map(([code, meaning]) => `  ${code}  ${meaning}`);
  return ["Exit codes:", ...lines].join("\n");
}
