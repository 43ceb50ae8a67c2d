// Options that several commands have. yargs gives a list option one value, so that positional arguments
// may follow: the option is repeated, and lists of names may have commas instead. Options with a fixed list
// of names also accept names that follow, by {@link repeatNameLists}.

import { resolve } from "node:path";
import type { ArgumentsCamelCase } from "yargs";
import { CONSUMER_CLASSES } from "../diff/level.js";
import { configAt, findConfig } from "../project/folders.js";
import { DEFAULT_TARGETS, TARGETS } from "../spec/input.js";
import type { Target } from "../spec/input.js";
import { DIALECTS } from "../spec/model/spec-model.js";
import type { DialectKind } from "../spec/model/spec-model.js";

/** The format of a command's findings. */
export const format = {
  choices: ["text", "json"],
  requiresArg: true,
  default: "text",
  describe: "Output format for findings",
} as const;

/** Further names of secrets. */
export const secret = {
  type: "string",
  array: true,
  // Each use takes one value, so that arguments may follow.
  nargs: 1,
  describe: "Name of a parameter or member with secret values; may be repeated",
} as const;

/** The configuration. */
export const config = {
  type: "string",
  requiresArg: true,
  describe: "Configuration file. Default: paramsmith.config.json here or in the nearest parent",
} as const;

/** Specs that are used instead of the configuration. */
export const spec = {
  type: "string",
  array: true,
  requiresArg: true,
  conflicts: "config",
  describe:
    "Path of a catalogue or an OpenAPI document, instead of a configuration; may be repeated",
} as const;

/** Specs as positional arguments, for {@link rejectFilesAndConfig}. */
export const files = {
  type: "string",
  array: true,
  default: [] as readonly string[],
  defaultDescription: "the configuration, or else the shipped specs",
} as const;

/** yargs cannot find the conflict, because positional arguments are an empty list by default. */
export function rejectFilesAndConfig(argv: {
  readonly files: readonly string[];
  readonly config: string | undefined;
}): true {
  if (argv.files.length > 0 && argv.config !== undefined)
    throw new Error("--config and files cannot be used together.");
  return true;
}

/** The dialect of OpenAPI documents. */
export const dialect = {
  type: "string",
  choices: DIALECTS,
  requiresArg: true,
  describe: "Server conventions of an OpenAPI document. Default: the conventions in the document",
} as const;

/** Whether an OpenAPI document must be generated completely. */
export const strict = {
  type: "boolean",
  describe: "Fail if an OpenAPI document has operations that cannot be generated",
} as const;

/** An option that lists some of several names. */
function nameList<Name extends string>(option: string, choices: readonly Name[]) {
  return {
    type: "string",
    array: true,
    requiresArg: true,
    choices,
    coerce: (values: readonly string[]): readonly Name[] =>
      splitAtCommas(values).map((value) => {
        const name = choices.find((each) => each === value);
        if (name !== undefined) return name;
        throw new Error(`${option}: ${JSON.stringify(value)} is not one of ${choices.join(", ")}.`);
      }),
  } as const;
}

/** Kinds of code. */
const targets = nameList("--targets", TARGETS);

/** Classes of consumers. */
export const classes = nameList("--class", CONSUMER_CLASSES);

/** The lists of names, by option. */
const NAME_LISTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["--targets", new Set<string>(targets.choices)],
  ["--class", new Set<string>(classes.choices)],
]);

/**
 * Repeats an option before each name that follows its first value: `--class wire types` is
 * `--class wire --class types`. An argument that is none of its names ends the list.
 */
export function repeatNameLists(argv: readonly string[]): readonly string[] {
  let option = "";
  return argv.flatMap((argument, index) => {
    const isValue = option !== "" && argv[index - 1] === option;
    const names = NAME_LISTS.get(option);
    if (isValue) return [argument];
    if (names && argument.split(",").every((name) => names.has(name))) return [option, argument];
    option = NAME_LISTS.has(argument) ? argument : "";
    return [argument];
  });
}

/** The options of `generate` and `check`: the specs and their output. */
export const job = {
  config,
  spec: { ...spec, implies: "out" },
  out: {
    alias: "o",
    type: "string",
    requiresArg: true,
    implies: "spec",
    describe: "Folder for the code generated from --spec",
  },
  targets: {
    ...targets,
    implies: "spec",
    describe: `Kinds of code to generate from --spec, separated by commas. Default: ${DEFAULT_TARGETS.join(",")}`,
  },
  dialect: { ...dialect, implies: "spec" },
  strict,
  format,
} as const;

/** The job options of the command line. */
export interface JobOptions {
  readonly cwd: string;
  /** The named specs; if empty, the configuration is used. */
  readonly specs: readonly string[];
  readonly out: string | undefined;
  /** The absolute path of the configuration; undefined if there is none. */
  readonly config: string | undefined;
  /** The dialect of OpenAPI documents. Default: set by the configuration or the document. */
  readonly dialect?: DialectKind | undefined;
  /** True if an OpenAPI document is rejected instead of skipping operations. */
  readonly strict?: boolean | undefined;
  /** The kinds of code to generate. Default: set by the configuration or the kind of spec. */
  readonly targets?: readonly Target[] | undefined;
  /** The date, which the acceptance of warnings may end on, as `2030-12-31`. */
  readonly today: string;
}

/** The options on a command line other than its specs; `config` as given. */
type NamedJobOptions = Partial<Pick<JobOptions, "config" | "dialect" | "strict" | "targets">>;

/** The job options of arguments. */
export function jobOptions(
  cwd: string,
  specs: readonly string[] | undefined,
  out: string | undefined,
  named: NamedJobOptions = {},
): JobOptions {
  return {
    cwd,
    specs: specs ?? [],
    out,
    dialect: named.dialect,
    strict: named.strict,
    targets: named.targets,
    config: named.config === undefined ? findConfig(cwd) : configAt(resolve(cwd, named.config)),
    today: currentDate(),
  };
}

/** The date in UTC, as `2030-12-31`. Only commands read the clock; stages get the date as input. */
export function currentDate(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The paths of a wiki's modules. */
export const modules = {
  type: "string",
  array: true,
  requiresArg: true,
  defaultDescription: "query+*",
  describe:
    "Module paths, separated by commas; x+* are the submodules of x, x+** all modules below x, main+** all modules",
  coerce: splitAtCommas,
} as const;

/** Whether a wiki's descriptions are kept. */
export const helpTexts = {
  type: "boolean",
  default: false,
  describe: "Keep the wiki's descriptions, for doc comments",
} as const;

/** The time limit of one response. */
export const timeout = {
  type: "number",
  requiresArg: true,
  default: 30,
  describe: "Time limit for each response in seconds",
  coerce: (seconds: number): number => {
    if (seconds > 0 && seconds <= 3600) return seconds;
    throw new Error("--timeout must be a number of seconds up to 3600.");
  },
} as const;

/** The value of an option with an origin. Throws a usage error message. */
export function originArgument(option: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // A page's content security policy would read `*` as any host.
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin || url.host.includes("*"))
    throw new Error(
      `${option} takes an origin such as https://wiki.example, without a path: not ${value}.`,
    );
  return url.origin;
}

function splitAtCommas(values: readonly string[]): readonly string[] {
  const names = values.flatMap((value) => value.split(",")).map((name) => name.trim());
  if (names.includes("")) throw new Error("A list of names contains an empty name.");
  return names;
}

/** Replaces `-` for standard input, because yargs loses a lone dash. */
export const STANDARD_INPUT = "<standard input>";

/** Replaces the arguments that yargs would lose. */
export function withStandardInput(argv: readonly string[]): readonly string[] {
  return argv.map((argument) => (argument === "-" ? STANDARD_INPUT : argument));
}

/** The value of an argument that may be standard input, as `-`. */
export function orStandardInput(value: string): string {
  return value === STANDARD_INPUT ? "-" : value;
}

/** The options that accept an empty value, because a request may have no parameters. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["requests"]);

/**
 * Rejects arguments that yargs accepts: a repeated option with a single value, standard input for
 * options that do not read it, and empty values. Shells create empty values from unset variables;
 * as a path they would be the working folder.
 */
export function rejectUnusableValues(
  argv: ArgumentsCamelCase,
  // yargs passes its options; `array` lists those with several values, which its types do not show.
  options: Readonly<Record<string, unknown>>,
): true {
  const lists = new Set<unknown>(Array.isArray(options["array"]) ? options["array"] : []);
  for (const [name, value] of Object.entries(argv)) {
    // yargs lists each option under its short name and in camel case as well.
    if (!/^[a-z][a-z-]+$/.test(name)) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.length > 1 && !lists.has(name))
      throw new Error(`${name} accepts one value, but was specified more than once.`);
    if (values.includes(STANDARD_INPUT))
      throw new Error(`${name} is - (standard input), which only inspect reads.`);
    if (values.includes("") && !MAY_BE_EMPTY.has(name))
      throw new Error(`${name} is empty; specify a value or omit it.`);
  }
  return true;
}
