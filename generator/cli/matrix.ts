import { defineCommand, UNUSABLE } from "./command.js";
import { config, files, format, jobOptions, rejectFilesAndConfig } from "./options.js";

/** `paramsmith matrix`. */
export const matrix = defineCommand({
  command: "matrix [files..]",
  describe: "Compare the modules, parameters, values and fields of several specs",
  examples: [
    ["$0 matrix", "The specs of paramsmith.config.json"],
    ["$0 matrix spec/* --format html > matrix.html", "Several folders, as a page"],
  ],
  exitCodes: { 0: "the specs were compared", 1: "a spec has an error", 2: UNUSABLE },
  builder: (args) =>
    args
      .positional("files", { ...files, describe: "Specs to compare" })
      .options({
        config,
        all: {
          type: "boolean",
          default: false,
          describe: "Also print rows that are the same in all specs",
        },
        format: { ...format, choices: [...format.choices, "markdown", "html"] as const },
      })
      .check(rejectFilesAndConfig),
  run: async (argv) => {
    const { matrixCommand } = await import("./run-matrix.js");
    const job = jobOptions(process.cwd(), argv.files, undefined, argv);
    return matrixCommand({ job, format: argv.format, all: argv.all });
  },
});
