import type { Argv } from "yargs";

/** Declares the arguments of `pull`. */
export function withPullArguments<Args>(args: Argv<Args>) {
  return args
    .positional("url", {
      type: "string",
      describe: "URL of the wiki's api.php, or of a Spring Data REST server",
    })
    .option("list", {
      type: "string",
      requiresArg: true,
      describe:
        "File with one wiki per line, as URL or NAME URL; pulls each into a folder of its name",
    })
    .option("again", {
      type: "boolean",
      default: false,
      describe: "With --list: also pull the wikis that an unfinished run has pulled",
    })
    .option("out", {
      alias: "o",
      type: "string",
      requiresArg: true,
      describe:
        "Spec folder, or with --list the folder of the spec folders. Default: spec/<host>, or spec",
    })
    .option("modules", {
      type: "string",
      array: true,
      requiresArg: true,
      defaultDescription: '"query+*"',
      describe:
        "Module paths; x+* matches the submodules of x, x+** all modules below x, main+** all modules",
    })
    .option("help-texts", {
      type: "boolean",
      default: false,
      describe: "Keep descriptions, for doc comments",
    })
    .option("timeout", {
      type: "number",
      requiresArg: true,
      default: 30,
      describe: "Time limit of one response in seconds; that of the run is twenty times as long",
    })
    .check(({ url, list, again }) => {
      if ((url === undefined) === (list === undefined))
        throw new Error("Name the URL of a wiki, or a list of wikis with --list.");
      if (again && list === undefined) throw new Error("--again requires --list.");
      return true;
    })
    .check(isValidRequest);
}

/** Declares the arguments of `learn`. */
export function withLearnArguments<Args>(args: Argv<Args>) {
  return args
    .positional("source", {
      type: "string",
      demandOption: true,
      describe: "URL of the wiki's api.php, or a file of recorded responses or a cassette",
    })
    .option("out", {
      alias: "o",
      type: "string",
      requiresArg: true,
      describe: "Spec folder. Default: spec/<host>",
    })
    .option("modules", {
      type: "string",
      array: true,
      requiresArg: true,
      defaultDescription: '"query+*"',
      describe: "Paths of modules: query modules, or main+* for the actions that only read",
    })
    .option("scenario", {
      type: "string",
      requiresArg: true,
      describe:
        "JSON file of requests that change the wiki and undo it; infers the results of its actions instead of running experiments",
    })
    .option("write", {
      type: "boolean",
      default: false,
      describe: "With --scenario and --write-to: change a wiki that is not on this machine",
    })
    .option("write-to", {
      type: "string",
      requiresArg: true,
      describe: "Host of that wiki, with its port if its URL has one",
    })
    .option("cookie-file", {
      type: "string",
      requiresArg: true,
      describe:
        "File with the Cookie header of a session; requests are sent as its user and without it",
    })
    .option("timeout", {
      type: "number",
      requiresArg: true,
      default: 30,
      describe: "Time limit of one response in seconds",
    })
    .check(({ scenario, write, "write-to": writeTo, "cookie-file": cookieFile }) => {
      if (scenario === undefined && (write || writeTo !== undefined))
        throw new Error("--write and --write-to go with --scenario.");
      if (scenario !== undefined && cookieFile !== undefined)
        throw new Error("A scenario logs in by itself: --cookie-file does not go with --scenario.");
      return true;
    })
    .check(isValidRequest);
}

/** Throws an error if an option is invalid. */
export function isValidRequest({
  modules,
  timeout,
}: {
  readonly modules: readonly string[] | undefined;
  readonly timeout: number;
}): true {
  if (modules?.every((each) => each.trim() === ""))
    throw new Error("Name a module after --modules.");
  if (!(timeout > 0 && timeout <= 3600))
    throw new Error("--timeout must be a number of seconds up to 3600.");
  return true;
}
