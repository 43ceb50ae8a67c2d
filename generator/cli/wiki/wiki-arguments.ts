import type { Argv } from "yargs";

/** What the words of `pull` may be. */
export function withPullArguments<Args>(args: Argv<Args>) {
  return args
    .positional("url", {
      type: "string",
      demandOption: true,
      describe: "The address of the wiki's api.php",
    })
    .option("out", {
      alias: "o",
      type: "string",
      requiresArg: true,
      describe: "The spec folder; without it, spec/ and the host",
    })
    .option("modules", {
      type: "string",
      array: true,
      requiresArg: true,
      defaultDescription: '"query+*"',
      describe: "Paths; x+* is what is below x, x+** all that is, main+** everything",
    })
    .option("help-texts", {
      type: "boolean",
      default: false,
      describe: "Keep the descriptions, for doc comments",
    })
    .option("timeout", {
      type: "number",
      requiresArg: true,
      default: 30,
      describe: "Seconds for one answer; twenty times as many for all",
    })
    .check(isAskable)
    .example("$0 pull https://wiki.example/w/api.php", "every query module")
    .example("$0 pull URL --modules query+* edit", "and one action");
}

/** What the words of `learn` may be. */
export function withLearnArguments<Args>(args: Argv<Args>) {
  return args
    .positional("source", {
      type: "string",
      demandOption: true,
      describe: "The address of the wiki's api.php, or a file of recorded answers",
    })
    .option("out", {
      alias: "o",
      type: "string",
      requiresArg: true,
      describe: "The spec folder; without it, spec/ and the host",
    })
    .option("modules", {
      type: "string",
      array: true,
      requiresArg: true,
      defaultDescription: '"query+*"',
      describe: "Paths of query modules",
    })
    .option("cookie-file", {
      type: "string",
      requiresArg: true,
      describe: "A file with the Cookie header of a session, to ask as its user",
    })
    .option("timeout", {
      type: "number",
      requiresArg: true,
      default: 30,
      describe: "Seconds for one answer",
    })
    .check(isAskable)
    .example("$0 learn https://wiki.example/w/api.php -o spec/paraminfo", "everything")
    .example("$0 learn URL --modules query+users", "one module");
}

/** Whether a wiki can be asked so; throws what is wrong otherwise. */
function isAskable({
  modules,
  timeout,
}: {
  readonly modules: readonly string[] | undefined;
  readonly timeout: number;
}): true {
  if (modules?.every((each) => each.trim() === ""))
    throw new Error("Name a module after --modules.");
  if (!(timeout > 0 && timeout <= 3600))
    throw new Error("--timeout is a number of seconds up to 3600.");
  return true;
}
