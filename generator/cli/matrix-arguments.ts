import type { Argv } from "yargs";
import { NO_VALUES, withConfig } from "./with-help.js";

/** The formats that `matrix` has in addition to the common ones. */
const MORE_FORMATS = ["markdown", "html"] as const;

/** Declares the arguments of `matrix`. */
export function withMatrixArguments<Args>(args: Argv<Args>) {
  // Adds to the choices of the common option. Its type keeps the common choices.
  args.choices("format", MORE_FORMATS);
  return withConfig(args)
    .positional("files", {
      type: "string",
      array: true,
      default: NO_VALUES,
      defaultDescription: "the configuration",
      describe: "Specs to compare, instead of those of the configuration",
    })
    .option("all", {
      type: "boolean",
      default: false,
      describe: "Also print the rows in which all specs agree",
    })
    .check(({ files, config }) => {
      if (files.length > 0 && config !== undefined)
        throw new Error("--config and files cannot be used together.");
      return true;
    });
}
