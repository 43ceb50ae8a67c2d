import type { Argv } from "yargs";

/** What the words of `inspect` may be. */
export function withInspectArguments<Args>(args: Argv<Args>) {
  return args
    .positional("requests", {
      type: "string",
      array: true,
      default: [] as string[],
      describe: "URLs, query strings or bodies; - reads one a line",
    })
    .option("spec", {
      type: "string",
      requiresArg: true,
      describe: "A catalogue; without it, the project's",
    })
    .option("high-limits", {
      type: "boolean",
      default: false,
      describe: "As a caller with high limits",
    })
    .option("strict", {
      type: "boolean",
      default: false,
      describe: "Every silent loss is an error",
    })
    .option("answer", {
      type: "string",
      requiresArg: true,
      describe: "A file with the answer to --request: what in it is not as learned",
    })
    .option("request", {
      type: "string",
      requiresArg: true,
      describe: "What --answer is the answer to",
    })
    .check(({ requests, answer, request }) => {
      if (answer === undefined && request !== undefined)
        throw new Error("--request goes with --answer.");
      if (
        answer !== undefined &&
        [...requests, ...(request === undefined ? [] : [request])].length !== 1
      )
        throw new Error("Name the one request that --answer is the answer to: --request REQUEST.");
      if (requests.length === 0 && answer === undefined)
        throw new Error("Name a request, or - for standard input.");
      return true;
    })
    .example("$0 inspect 'action=query&list=allpages&aplimit=9999'", "explains each parameter")
    .example("$0 inspect - < requests.txt", "one JSON object a line")
    .example(
      "$0 inspect --answer answer.json --request 'action=query&list=allpages'",
      "what in it is not as learned",
    );
}
