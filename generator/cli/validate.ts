import { defineCommand, UNUSABLE } from "./command.js";
import {
  config,
  dialect,
  files,
  format,
  jobOptions,
  rejectFilesAndConfig,
  strict,
} from "./options.js";
import { printOutcome } from "./outcome.js";

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
