import type { Argv } from "yargs";
import { NO_VALUES, withConfig, withDialectOption } from "./with-help.js";
import type { FaultRate, Latency } from "../../templates/runtime/faults/faults.js";
import { WIKI_VERSIONS } from "../../templates/wiki/data/wiki-version.js";
import type { WikiVersion } from "../../templates/wiki/data/wiki-version.js";
import type { DialectKind } from "../spec/model/dialect.js";
import { readFaults, readLatency } from "../serve/fault-arguments.js";
import type { ParsedArgument } from "../serve/fault-arguments.js";

/** The formats of the request log on standard error. */
const LOG_FORMATS = ["text", "json", "none"] as const;

/** The envelopes of a directory's lists. The source shows neither; the second is assumed. */
const ENVELOPES = ["bare", "embedded"] as const;

/** The default port. */
const DEFAULT_PORT = 8055;

/** The default address: the local host. */
const DEFAULT_HOST = "127.0.0.1";

/** The default seed of data and faults. */
const DEFAULT_SEED = 1;

/** The arguments of `serve` before they are parsed. */
interface RawServeArguments {
  readonly spec: readonly string[];
  readonly config: string | undefined;
  readonly dialect: DialectKind | undefined;
  readonly port: number;
  readonly host: string;
  readonly path: string | undefined;
  readonly seed: number;
  readonly data: string | undefined;
  readonly version: WikiVersion | undefined;
  readonly strict: boolean;
  readonly latency: string | undefined;
  readonly fault: readonly string[];
  readonly envelope: (typeof ENVELOPES)[number];
  readonly record: string | undefined;
  readonly cassette: string | undefined;
  readonly report: string | undefined;
  readonly replay: string | undefined;
  readonly log: (typeof LOG_FORMATS)[number];
}

/** The parsed arguments of `serve`. */
export interface ServeArguments extends Omit<RawServeArguments, "latency" | "fault"> {
  readonly latency: Latency | undefined;
  readonly faults: readonly FaultRate[];
}

/** Parses the arguments and checks their combinations. */
export function parseServeArguments({
  latency,
  fault,
  ...argv
}: RawServeArguments): ParsedArgument<ServeArguments> {
  const { port, seed, record, cassette, report, replay, data, spec, config, path } = argv;
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535))
    return refused("--port must be a whole number from 0 to 65535; 0 is any free port.");
  if (!(Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff))
    return refused("--seed must be a whole number from 0 to 4294967295.");
  if (spec.length > 0 && config !== undefined)
    return refused("--config and --spec cannot be used together.");
  if (record === undefined && cassette !== undefined)
    return refused("--cassette requires --record.");
  if (record === undefined && report !== undefined) return refused("--report requires --record.");
  if ([record, replay, data].filter((each) => each !== undefined).length > 1)
    return refused("--record, --replay and --data cannot be used together.");
  if (path !== undefined && !/^\/[^\s?#]+$/.test(path))
    return refused("--path must begin with a slash and name a script, such as /w/api.php.");
  if (path !== undefined && record !== undefined)
    return refused("--path and --record cannot be used together.");
  const pauses = latency === undefined ? undefined : readLatency(latency);
  if (pauses?.ok === false) return pauses;
  const faults = readFaults(fault);
  if (!faults.ok) return faults;
  return { ok: true, value: { ...argv, latency: pauses?.value, faults: faults.value } };
}

function refused(message: string): ParsedArgument<never> {
  return { ok: false, message };
}

/** Declares the arguments of `serve`. */
export function withServeArguments<Args>(args: Argv<Args>) {
  return (
    withDialectOption(withConfig(args))
      .option("spec", {
        type: "string",
        array: true,
        requiresArg: true,
        default: NO_VALUES,
        defaultDescription: "those of the configuration",
        describe: "Path of a catalogue or a directory; without a configuration, the shipped specs",
      })
      .option("port", {
        type: "number",
        requiresArg: true,
        default: DEFAULT_PORT,
        describe: "Port; 0 is any free port",
      })
      .option("host", {
        type: "string",
        requiresArg: true,
        default: DEFAULT_HOST,
        describe: "Address to listen on",
      })
      .option("path", {
        type: "string",
        requiresArg: true,
        defaultDescription: "/api.php and /w/api.php",
        describe: "Path of the first wiki's API",
      })
      .option("seed", {
        type: "number",
        requiresArg: true,
        default: DEFAULT_SEED,
        describe: "Seed of data and faults; the same seed produces the same responses",
      })
      .option("data", {
        type: "string",
        requiresArg: true,
        describe: "File with the data to serve, instead of seeded data",
      })
      // Here it is the wiki's, not that of the command.
      .version(false)
      .option("version", {
        type: "string",
        choices: WIKI_VERSIONS,
        requiresArg: true,
        describe:
          "Version of MediaWiki that a wiki responds as. Default: that of the data, or the newest",
      })
      .option("strict", {
        type: "boolean",
        default: false,
        describe: "Reject requests with values that would be clamped, dropped or ignored",
      })
      .option("latency", {
        type: "string",
        requiresArg: true,
        describe: "Milliseconds: 20, 10-200, or p50=20,p99=400",
      })
      .option("fault", {
        type: "string",
        array: true,
        requiresArg: true,
        default: NO_VALUES,
        defaultDescription: "none",
        describe: "503:0.1, maxlag:0.05, ratelimited:…, reset:…, truncate:…",
      })
      .option("envelope", {
        choices: ENVELOPES,
        requiresArg: true,
        default: "embedded" as const,
        describe: "Envelope of a directory's lists",
      })
      .option("record", {
        type: "string",
        requiresArg: true,
        describe: "Forward requests to this server, and check requests and responses",
      })
      .option("cassette", {
        type: "string",
        requiresArg: true,
        describe: "With --record: file to write exchanges to",
      })
      .option("report", {
        type: "string",
        requiresArg: true,
        describe: "With --record: file for violations of the spec, instead of standard error",
      })
      .option("replay", {
        type: "string",
        requiresArg: true,
        describe: "Respond from this cassette, without a network",
      })
      .option("log", {
        choices: LOG_FORMATS,
        requiresArg: true,
        default: "text" as const,
        describe: "Format of the request log on standard error",
      })
      .check((argv) => {
        const read = parseServeArguments(rawServeArguments(argv));
        if (!read.ok) throw new Error(read.message);
        return true;
      })
  );
}

/** Selects the arguments of `serve` from all parsed arguments. Optional ones may be undefined. */
export function rawServeArguments(
  argv: Partial<RawServeArguments> & Pick<RawServeArguments, GivenArguments>,
): RawServeArguments {
  const { spec, port, host, seed, strict, fault, envelope, log } = argv;
  const { config, dialect, path, data, version, latency, record, cassette, report, replay } = argv;
  return {
    spec,
    port,
    host,
    seed,
    strict,
    fault,
    envelope,
    log,
    config,
    dialect,
    path,
    data,
    version,
    latency,
    record,
    cassette,
    report,
    replay,
  };
}

type GivenArguments = "spec" | "port" | "host" | "seed" | "strict" | "fault" | "envelope" | "log";
