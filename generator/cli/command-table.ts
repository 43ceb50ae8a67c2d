/** The exit codes of a command, each with its meaning. */
export interface ExitCodes {
  readonly 0: string;
  /** Absent if the command has no findings. */
  readonly 1?: string;
  readonly 2: string;
}

/** What the help of a command shows, apart from its options. */
export interface CommandEntry {
  /** The name with its positional arguments, in the syntax of yargs. */
  readonly usage: string;
  readonly summary: string;
  /** Calls, each with its meaning. */
  readonly examples: readonly (readonly [call: string, meaning: string])[];
  readonly exitCodes: ExitCodes;
}

/** The exit codes of all commands together. */
export const EXIT_CODES: ExitCodes = {
  0: "success, possibly with warnings",
  1: "findings, such as an error in a spec",
  2: "failure, such as invalid arguments, a missing file or an unreachable server",
};

const UNUSABLE = "failure: invalid arguments, or a file that cannot be read or written";
const UNREACHABLE = "failure: invalid arguments, an unreachable wiki, or a folder in use";

/** All commands, in the order of the help. */
export const COMMAND_TABLE = {
  init: {
    usage: "init [url]",
    summary: "Set up a project: configuration, spec, first program and CI",
    examples: [
      ["$0 init", "Asks for the wiki and the files. Without a terminal, uses the defaults"],
      [
        "$0 init https://wiki.example/w/api.php --yes",
        "Fetches the wiki's catalogue; asks nothing",
      ],
    ],
    exitCodes: {
      0: "all files were written",
      2: "failure: nothing was written; the message names existing files",
    },
  },
  generate: {
    usage: "generate",
    summary: "Generate the code of the project's specs, or of specified specs",
    examples: [
      ["$0 generate", "All specs of paramsmith.config.json"],
      ["$0 generate --spec wiki.json --out src/api", "One spec, without a configuration"],
    ],
    exitCodes: {
      0: "the code is up to date",
      1: "a spec has an error, or the code differs (--check)",
      2: UNUSABLE,
    },
  },
  check: {
    usage: "check",
    summary: "Fail if the generated code is not up to date",
    examples: [["$0 check", "In CI, before the tests"]],
    exitCodes: {
      0: "the code is up to date",
      1: "the code differs, or a spec has an error",
      2: UNUSABLE,
    },
  },
  validate: {
    usage: "validate [files..]",
    summary: "Check specs without generating",
    examples: [
      ["$0 validate", "All specs of paramsmith.config.json"],
      ["$0 validate wiki.json", "One file"],
    ],
    exitCodes: { 0: "the specs are valid", 1: "a spec has an error", 2: UNUSABLE },
  },
  inspect: {
    usage: "inspect [requests..]",
    summary: "Explain how the server would interpret requests",
    examples: [
      ["$0 inspect 'action=query&list=allpages&aplimit=9999'", "Explains each parameter"],
      ["$0 inspect '/alliances?page=0'", "A request to a directory"],
      ["$0 inspect - < requests.txt", "Prints one JSON object for each line"],
      [
        "$0 inspect --response response.json --request 'action=query&list=allpages'",
        "Compares a response with the learned results",
      ],
      [
        "$0 inspect --exchanges wiki.jsonl --format json",
        "Requests and responses of a file; prints one JSON object for each",
      ],
    ],
    exitCodes: {
      0: "the server accepts the requests, and the responses are as learned",
      1: "the server refuses a request, a response differs or is an error, or the spec has an error",
      2: UNUSABLE,
    },
  },
  pull: {
    usage: "pull [url]",
    summary: "Fetch a wiki's catalogue, or a directory's document, into a spec folder",
    examples: [
      ["$0 pull https://wiki.example/w/api.php", "All query modules, into spec/wiki.example"],
      ["$0 pull https://wiki.example/w/api.php --modules query+* edit", "One action in addition"],
      ["$0 pull https://game.example/api", "The OpenAPI document of a Spring Data REST server"],
      ["$0 pull --list wikis.txt", "Each wiki of the list, into spec/<name>"],
    ],
    exitCodes: { 0: "the folders are up to date", 2: UNREACHABLE },
  },
  learn: {
    usage: "learn <source>",
    summary: "Infer response schemas from a wiki or from recorded responses",
    examples: [
      [
        "$0 learn https://wiki.example/w/api.php -o spec/wiki",
        "All query modules of the catalogue",
      ],
      ["$0 learn https://wiki.example/w/api.php --modules query+users", "One module"],
    ],
    exitCodes: { 0: "the results are up to date", 1: "the catalogue has an error", 2: UNREACHABLE },
  },
  diff: {
    usage: "diff [old] [new]",
    summary: "Report what a change of a spec breaks",
    examples: [
      ["$0 diff old.json new.json", "Two files"],
      ["$0 diff HEAD~1:spec/paraminfo spec/paraminfo", "A folder and its last revision"],
      [
        "$0 diff spec/paraminfo --format markdown",
        "The folder and its merge base, as release notes",
      ],
      [
        "$0 diff --combine intersection main:spec spec",
        "The parts that the upgrade of one wiki removes from code for all of them",
      ],
    ],
    exitCodes: {
      0: "no findings at or above the level of --fail-on",
      1: "findings at or above that level, or a spec has an error",
      2: "failure: invalid arguments, a file that cannot be read, or an error of Git",
    },
  },
  matrix: {
    usage: "matrix [files..]",
    summary: "Compare which modules, parameters, values and fields several specs have",
    examples: [
      ["$0 matrix", "The specs of paramsmith.config.json"],
      ["$0 matrix spec/* --format html > matrix.html", "Several folders, as a page"],
    ],
    exitCodes: { 0: "the specs were compared", 1: "a spec has an error", 2: UNUSABLE },
  },
  docs: {
    usage: "docs",
    summary: "Write an explorer of the specs as a page that needs no server",
    examples: [
      ["$0 docs --out site", "The specs of paramsmith.config.json, as site/index.html"],
      ["$0 docs --spec spec/wiki --base main:spec/wiki --out site", "One spec, with its changes"],
    ],
    exitCodes: { 0: "the page is up to date", 1: "a spec has an error", 2: UNUSABLE },
  },
  serve: {
    usage: "serve",
    summary: "Serve stubs of the specs over HTTP, for testing clients",
    examples: [
      ["$0 serve", "The specs of paramsmith.config.json, or the shipped ones, on port 8055"],
      [
        "$0 serve --fault maxlag:0.1 --latency p50=20,p99=400",
        "Errors and delays, to test retries",
      ],
      [
        "$0 serve --record https://wiki.example/w/api.php --cassette wiki.jsonl",
        "Forwards requests and records the responses",
      ],
      ["$0 serve --replay wiki.jsonl", "Repeats the recorded responses"],
    ],
    exitCodes: {
      0: "a signal ended the server",
      1: "a spec has an error",
      2: "failure: invalid arguments, a file that cannot be read, or a port in use",
    },
  },
  completion: {
    usage: "completion",
    summary: "Print a script for shell completion",
    examples: [["$0 completion >> ~/.bashrc", "Completes commands and options in new shells"]],
    exitCodes: { 0: "the script was printed", 2: "failure: invalid arguments" },
  },
} as const satisfies Readonly<Record<string, CommandEntry>>;

/** The name of a command with an entry. */
export type CommandName = keyof typeof COMMAND_TABLE;

/** The names of all commands. */
export const COMMAND_NAMES: readonly string[] = Object.keys(COMMAND_TABLE);
