import type { Argv } from "yargs";
import { withConfig, withDialectOption } from "../help/with-help.js";

/** Declares the arguments of `docs`. */
export function withDocsArguments<Args>(args: Argv<Args>) {
  return withDialectOption(withConfig(args))
    .option("spec", {
      type: "string",
      array: true,
      requiresArg: true,
      describe: "Path of a catalogue or a directory, instead of a configuration",
      default: [] as string[],
      defaultDescription: "the configuration",
    })
    .option("out", {
      alias: "o",
      type: "string",
      requiresArg: true,
      demandOption: true,
      describe: "Folder of the page",
    })
    .option("base", {
      type: "string",
      requiresArg: true,
      describe:
        "Earlier version of the spec, whose differences the page shows: a file, a folder or REV:path",
    })
    .check(({ spec, config, dialect, base }) => {
      if (spec.length > 0 && config !== undefined)
        throw new Error("--config and --spec exclude each other.");
      if (spec.length === 0 && dialect !== undefined)
        throw new Error(
          "--dialect goes with --spec; specs of a configuration have the key dialect.",
        );
      if (base !== undefined && spec.length !== 1)
        throw new Error("--base goes with one --spec, which it is compared with.");
      return true;
    });
}
