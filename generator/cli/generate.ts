import { defineCommand, UNUSABLE } from "./command.js";
import {
  job,
  jobOptions,
  config,
  dialect,
  files,
  format,
  rejectFilesAndConfig,
  strict,
} from "./options.js";
import { printOutcome } from "./outcome.js";

/** `paramsmith generate`. */
export const generate = defineCommand({
  command: "generate",
  describe: "Generate code from the project's specs, or from specified specs",
  examples: [
    ["$0 generate", "All specs of paramsmith.config.json"],
    ["$0 generate --spec wiki.json --out src/api", "One spec, without a configuration"],
  ],
  exitCodes: { 0: "the code is up to date", 1: "a spec has an error", 2: UNUSABLE },
  builder: (args) =>
    args.options({
      ...job,
      watch: { type: "boolean", describe: "Generate again after each change" },
    }),
  run: async (argv) => {
    const options = jobOptions(process.cwd(), argv.spec, argv.out, argv);
    if (argv.watch) {
      const { watchCommand } = await import("./watch.js");
      process.exit(await watchCommand(options, argv.format));
    }
    const { generateCommand } = await import("./run-generate.js");
    return printOutcome(await generateCommand(options), argv.format);
  },
});

/** `paramsmith check`. */
export const check = defineCommand({
  command: "check",
  describe: "Fail if the generated code is not up to date; write nothing",
  examples: [["$0 check", "In CI, before the tests"]],
  exitCodes: {
    0: "the code is up to date",
    1: "the code differs, or a spec has an error",
    2: UNUSABLE,
  },
  builder: (args) => args.options(job),
  run: async (argv) => {
    const { checkCommand } = await import("./run-generate.js");
    const options = jobOptions(process.cwd(), argv.spec, argv.out, argv);
    return printOutcome(await checkCommand(options), argv.format);
  },
});

/** `paramsmith validate`. */
export const validate = defineCommand({
  command: "validate [files..]",
  describe: "Check specs without generating",
  examples: [
    ["$0 validate", "All specs of paramsmith.config.json"],
    ["$0 validate wiki.json", "One file"],
  ],
  exitCodes: { 0: "the specs are valid", 1: "a spec has an error", 2: UNUSABLE },
  builder: (args) =>
    args
      .positional("files", { ...files, describe: "Specs to check" })
      .options({ config, dialect, strict, format })
      .check(rejectFilesAndConfig),
  run: async (argv) => {
    const { validateCommand } = await import("./run-validate.js");
    const options = jobOptions(process.cwd(), argv.files, undefined, argv);
    return printOutcome(validateCommand(options), argv.format);
  },
});
