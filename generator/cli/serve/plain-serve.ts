import { parseArgs } from "node:util";
import {
  DEFAULT_HOST,
  DEFAULT_PORT,
  DEFAULT_SEED,
  ENVELOPES,
  LOG_FORMATS,
  parseServeArguments,
} from "./serve-arguments.js";
import type { ServeArguments } from "./serve-arguments.js";

/** The parsed arguments of a `serve` command. */
export interface PlainServe {
  readonly debug: boolean;
  readonly format: "text";
  readonly args: ServeArguments;
}

const OPTIONS = {
  spec: { type: "string", multiple: true, default: [] as string[] },
  port: { type: "string", default: String(DEFAULT_PORT) },
  host: { type: "string", default: DEFAULT_HOST },
  seed: { type: "string", default: String(DEFAULT_SEED) },
  data: { type: "string" },
  strict: { type: "boolean", default: false },
  latency: { type: "string" },
  fault: { type: "string", multiple: true, default: [] as string[] },
  envelope: { type: "string", default: "embedded" },
  record: { type: "string" },
  cassette: { type: "string" },
  report: { type: "string" },
  replay: { type: "string" },
  log: { type: "string", default: "text" },
  debug: { type: "boolean", default: false },
} as const;

/**
 * Parses unambiguous arguments of `serve`. Undefined for other arguments, which yargs parses or
 * rejects. Loading yargs takes longer than starting the server.
 */
export function plainServe(args: readonly string[]): PlainServe | undefined {
  const parsed = parseArguments(args);
  if (!parsed) return undefined;
  const { values, tokens } = parsed;
  const { port, seed, debug, ...rest } = values;
  const envelope = ENVELOPES.find((name) => name === values.envelope);
  const log = LOG_FORMATS.find((name) => name === values.log);
  const once = tokens.flatMap((token) =>
    token.kind === "option" && token.name !== "spec" && token.name !== "fault" ? token.name : [],
  );
  const texts = tokens.flatMap((token) => (token.kind === "option" ? (token.value ?? []) : []));
  const isPlain =
    new Set(once).size === once.length &&
    [port, seed].every((number) => /^(?:0|[1-9]\d{0,9})$/.test(number)) &&
    texts.every((text) => /^[^-"'`]/.test(text));
  if (!isPlain || !envelope || !log) return undefined;
  const { data, latency, record, cassette, report, replay } = rest;
  const read = parseServeArguments({
    ...rest,
    data,
    latency,
    record,
    cassette,
    report,
    replay,
    envelope,
    log,
    port: Number(port),
    seed: Number(seed),
  });
  return read.ok ? { debug, format: "text", args: read.value } : undefined;
}

function parseArguments(args: readonly string[]) {
  if (args.includes("--")) return undefined;
  try {
    return parseArgs({ args: [...args], options: OPTIONS, tokens: true });
  } catch {
    return undefined;
  }
}
