import { parseFaults, parseLatency } from "../serve/fault-arguments.js";
import { defineCommand } from "./command.js";
import { config, dialect, originArgument, secret, spec } from "./options.js";

/** `paramsmith serve`. */
export const serve = defineCommand({
  command: "serve",
  describe: "Serve stubs of the specs over HTTP, to test clients",
  examples: [
    ["$0 serve", "The specs of paramsmith.config.json, or the shipped ones, on port 8055"],
    ["$0 serve --fault maxlag:0.1 --latency p50=20,p99=400", "Errors and delays, to test retries"],
    [
      "$0 serve --record https://wiki.example/w/api.php --cassette wiki.jsonl",
      "Forwards requests and records the responses",
    ],
    ["$0 serve --replay wiki.jsonl", "Repeats the recorded responses"],
  ],
  exitCodes: {
    0: "a signal ended the server",
    1: "a spec has an error",
    2: "failure: invalid arguments, an unreadable file, or a port in use",
  },
  builder: (args) =>
    args.options({
      config,
      spec,
      dialect,
      port: {
        type: "number",
        requiresArg: true,
        default: 8055,
        describe: "Port; 0 selects any free port",
        coerce: wholeNumber("--port", 65_535, "; 0 selects any free port"),
      },
      host: {
        type: "string",
        requiresArg: true,
        default: "127.0.0.1",
        describe: "Address to listen on",
      },
      "allow-origin": {
        type: "string",
        array: true,
        requiresArg: true,
        default: [] as readonly string[],
        defaultDescription: "only the server's own origin",
        describe:
          "Origin, such as http://localhost:3000, that may read responses and use sessions, and its host as a Host header; may be repeated",
        coerce: (origins: readonly string[]) =>
          origins.map((origin) => originArgument("--allow-origin", origin)),
      },
      path: {
        type: "string",
        requiresArg: true,
        conflicts: "record",
        describe: "Path of the first wiki's API. Default: /api.php and /w/api.php",
        coerce: (path: string): string => {
          if (/^\/[^\s?#]+$/.test(path)) return path;
          throw new Error("--path must begin with a slash and name a script, such as /w/api.php.");
        },
      },
      seed: {
        type: "number",
        requiresArg: true,
        default: 1,
        describe:
          "Seed for generated records and faults; the same seed produces the same responses",
        coerce: wholeNumber("--seed", 0xffff_ffff),
      },
      data: {
        type: "string",
        requiresArg: true,
        conflicts: ["record", "replay"],
        describe: "File with data to serve instead of the sample wiki and generated records",
      },
      strict: {
        type: "boolean",
        default: false,
        describe: "Reject requests with values that would be clamped, dropped or ignored",
      },
      latency: {
        type: "string",
        requiresArg: true,
        describe: "Milliseconds: 20, 10-200, or p50=20,p99=400",
        coerce: parseLatency,
      },
      fault: {
        type: "string",
        array: true,
        requiresArg: true,
        describe:
          "503:0.1, maxlag:0.05, ratelimited:…, reset:…, truncate:…; may be repeated. Default: none",
        coerce: parseFaults,
      },
      envelope: {
        choices: ["bare", "embedded"] as const,
        requiresArg: true,
        // The source of the specs shows neither.
        default: "embedded" as const,
        describe: "Envelope for lists of an OpenAPI document",
      },
      record: {
        type: "string",
        requiresArg: true,
        conflicts: "replay",
        describe: "Forward requests to this server, and check requests and responses",
      },
      cassette: {
        type: "string",
        requiresArg: true,
        implies: "record",
        describe: "With --record: file to write exchanges to",
      },
      "keep-bodies": {
        type: "boolean",
        default: false,
        describe:
          "With --cassette: also record long JSON, and other bodies that may contain secrets",
      },
      secret,
      replay: {
        type: "string",
        requiresArg: true,
        describe: "Respond from this cassette, without network access",
      },
      log: {
        choices: ["text", "json", "none"] as const,
        requiresArg: true,
        default: "text" as const,
        describe: "Format of the request log on standard error",
      },
    }),
  run: async ({ spec: specs = [], fault: faults = [], secret: names = [], ...argv }) => {
    const { serveCommand } = await import("./run-serve.js");
    // A delayed response to a closed connection would keep the process alive.
    process.exit(await serveCommand({ ...argv, specs, faults, secret: names }, process.cwd()));
  },
});

/** Checks a number of the command line. */
function wholeNumber(option: string, max: number, note = ""): (value: number) => number {
  return (value) => {
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    throw new Error(`${option} must be a whole number from 0 to ${max}${note}.`);
  };
}
