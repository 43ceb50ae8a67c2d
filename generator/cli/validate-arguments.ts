import type { Argv } from "yargs";
import { NO_VALUES, withConfig, withDialectOption, withStrictOption } from "./with-help.js";

/** Declares the arguments of `validate`. */
export function withValidateArguments<Args>(args: Argv<Args>) {
  return withStrictOption(withDialectOption(withConfig(args)))
    .positional("files", {
      type: "string",
      array: true,
      default: NO_VALUES,
      defaultDescription: "the configuration",
      describe: "Specs to check, instead of those of the configuration",
    })
    .check(({ files, config }) => {
      if (files.length > 0 && config !== undefined)
        throw new Error("--config and files cannot be used together.");
      return true;
    });
}
