import { defineCommand, UNUSABLE } from "./command.js";
import { config, format, jobOptions, orStandardInput, secret } from "./options.js";

/** `paramsmith inspect`. */
export const inspect = defineCommand({
  command: "inspect [requests..]",
  describe: "Explain how the server would interpret requests",
  examples: [
    ["$0 inspect 'action=query&list=allpages&aplimit=9999'", "Explains each parameter"],
    ["$0 inspect '/alliances?page=0'", "A request to an operation of an OpenAPI document"],
    ["$0 inspect - < requests.txt", "Prints one JSON object for each line"],
    [
      "$0 inspect --response response.json 'action=query&list=allpages'",
      "Compares a response with the learned results",
    ],
    [
      "$0 inspect --exchanges wiki.jsonl --format json",
      "Inspects the requests and responses in a file; prints one JSON object for each",
    ],
  ],
  exitCodes: {
    0: "the server accepts the requests, and the responses match the learned results",
    1: "a request is rejected, a response does not match or is an error, or the spec has an error",
    2: UNUSABLE,
  },
  builder: (args) =>
    args
      .positional("requests", {
        type: "string",
        array: true,
        default: [] as readonly string[],
        defaultDescription: "none",
        describe: "URLs, query strings or bodies; - reads one per line from standard input",
        coerce: (requests: readonly string[]) => requests.map(orStandardInput),
      })
      .options({
        config,
        spec: {
          type: "string",
          requiresArg: true,
          conflicts: "config",
          describe:
            "Path of a catalogue or an OpenAPI document. Default: the specs of the configuration, or else the shipped specs",
        },
        "high-limits": {
          type: "boolean",
          default: false,
          describe: "Assume that the caller has high limits",
        },
        strict: {
          type: "boolean",
          default: false,
          describe: "Report values that the server would clamp, drop or ignore as errors",
        },
        response: {
          type: "string",
          requiresArg: true,
          conflicts: "exchanges",
          describe: "File with the response to the request, to check against learned results",
          coerce: orStandardInput,
        },
        exchanges: {
          type: "string",
          requiresArg: true,
          describe:
            "File with one request and its response per line, or a cassette; - is standard input",
          coerce: orStandardInput,
        },
        secret,
        format,
      })
      .check(({ requests, response, exchanges }) => {
        if (exchanges !== undefined && requests.length > 0)
          throw new Error(
            "--exchanges cannot be used with requests, because its file contains them.",
          );
        if (response !== undefined && requests.length !== 1)
          throw new Error("--response requires the request: --response FILE REQUEST.");
        if (requests.length === 0 && exchanges === undefined)
          throw new Error("Specify a request, or - for standard input.");
        return true;
      }),
  run: async ({
    requests,
    response,
    exchanges,
    spec,
    config: file,
    secret: names = [],
    ...argv
  }) => {
    const specs = spec === undefined ? [] : [spec];
    const job = jobOptions(process.cwd(), specs, undefined, { config: file });
    const { format: output, highLimits } = argv;
    const [request] = requests;
    if (response !== undefined && request !== undefined) {
      const { inspectResponseCommand } = await import("./inspect-response.js");
      return inspectResponseCommand({ job, format: output, secret: names, response, request });
    }
    const commands = await import("./run-inspect.js");
    const inspector = argv.strict ? commands.strictInspector : commands.serverInspector;
    const options = { job, format: output, secret: names, highLimits, inspector };
    if (exchanges === undefined) return commands.inspectCommand(requests, options);
    const { inspectExchangesCommand } = await import("./inspect-exchanges.js");
    return inspectExchangesCommand(exchanges, options);
  },
});
