import type { Argv } from "yargs";
import { NO_VALUES, withConfig } from "./with-help.js";

/** Declares the arguments of `inspect`. */
export function withInspectArguments<Args>(args: Argv<Args>) {
  return withConfig(args)
    .positional("requests", {
      type: "string",
      array: true,
      default: NO_VALUES,
      defaultDescription: "none",
      describe: "URLs, query strings or bodies; - reads one per line from standard input",
    })
    .option("spec", {
      type: "string",
      requiresArg: true,
      describe: "Path of a catalogue or a directory. Default: the specs of the configuration",
    })
    .option("high-limits", {
      type: "boolean",
      default: false,
      describe: "Assume a caller with high limits",
    })
    .option("strict", {
      type: "boolean",
      default: false,
      describe: "Report values that the server would clamp, drop or ignore as errors",
    })
    .option("response", {
      type: "string",
      requiresArg: true,
      describe: "File with the response to --request, which is checked against learned results",
    })
    .option("request", {
      type: "string",
      requiresArg: true,
      describe: "Request of the response in --response",
    })
    .option("exchanges", {
      type: "string",
      requiresArg: true,
      describe:
        "File of requests with their responses, one per line, or a cassette; - is standard input",
    })
    .conflicts("exchanges", ["response", "request"])
    .check(({ requests, response, request, exchanges }) => {
      if (exchanges !== undefined && requests.length > 0)
        throw new Error("--exchanges contains the requests; omit the others.");
      if (response === undefined && request !== undefined)
        throw new Error("--request requires --response.");
      if (
        response !== undefined &&
        [...requests, ...(request === undefined ? [] : [request])].length !== 1
      )
        throw new Error("--response requires the request of the response: --request REQUEST.");
      if (requests.length === 0 && response === undefined && exchanges === undefined)
        throw new Error("Name a request, or - for standard input.");
      return true;
    });
}
