import type { Argv } from "yargs";
import { OPTIONAL_TARGETS, TARGETS } from "../emit/registry.js";
import type { Target } from "../spec/model/target.js";
import { withConfig, withDialectOption, withSpecOption, withStrictOption } from "./with-help.js";

/** Declares the arguments of `check`, which `generate` has too: the specs and their output. */
export function withJob<Args>(args: Argv<Args>) {
  return withSpecOption(withStrictOption(withDialectOption(withConfig(args))))
    .option("out", {
      alias: "o",
      type: "string",
      requiresArg: true,
      describe: "Folder of the generated code; requires --spec",
    })
    .option("targets", {
      type: "string",
      array: true,
      requiresArg: true,
      describe: `Kinds of code to generate: ${TARGETS.join(", ")}. Default: all except ${OPTIONAL_TARGETS.join(" and ")}`,
      coerce: targetsIn,
    })
    .check(({ spec, out, config, dialect, targets }) => {
      if (spec.length > 0 !== (out !== undefined))
        throw new Error("--spec and --out require each other.");
      if (spec.length > 0 && config !== undefined)
        throw new Error("--config and --spec cannot be used together.");
      if (spec.length === 0 && dialect !== undefined)
        throw new Error(
          "--dialect requires --spec; specs of a configuration have the key dialect.",
        );
      if (spec.length === 0 && targets !== undefined)
        throw new Error(
          "--targets requires --spec; a configuration and its specs have the key targets.",
        );
      return true;
    });
}

/** Declares the arguments of `generate`. */
export function withGenerateArguments<Args>(args: Argv<Args>) {
  return withJob(args)
    .option("check", {
      type: "boolean",
      describe: "Write nothing; fail if the code differs",
    })
    .option("dry-run", {
      type: "boolean",
      describe: "Write nothing; print the changes",
    })
    .option("watch", {
      type: "boolean",
      describe: "Generate again after each change",
    })
    .conflicts("check", ["dry-run", "watch"])
    .conflicts("dry-run", "watch");
}

/** Throws an error for the user if a name is no target. */
function targetsIn(texts: readonly string[]): readonly Target[] {
  return texts
    .flatMap((text) => text.split(","))
    .map((name) => {
      const target = TARGETS.find((each) => each === name);
      if (target === undefined)
        throw new Error(`--targets: ${JSON.stringify(name)} is not one of ${TARGETS.join(", ")}.`);
      return target;
    });
}
