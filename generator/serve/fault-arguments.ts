import type { FaultRate, Latency } from "../../templates/runtime/faults/faults.js";

/** The maximum latency of a response, in milliseconds. */
const MAX_LATENCY = 60_000;

/** Parses `20`, `10-200` or `p50=20,p99=400`, in milliseconds. Throws a usage error message. */
export function parseLatency(text: string): Latency {
  const fixed = /^(\d+(?:\.\d+)?)$/.exec(text);
  if (fixed) return withinLimit(text, { kind: "fixed", milliseconds: Number(fixed[1]) });
  const range = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text);
  if (range)
    return withinLimit(text, { kind: "uniform", min: Number(range[1]), max: Number(range[2]) });
  const tail = /^p50=(\d+(?:\.\d+)?),p99=(\d+(?:\.\d+)?)$/.exec(text);
  if (tail)
    return withinLimit(text, { kind: "long tail", p50: Number(tail[1]), p99: Number(tail[2]) });
  return invalid(
    `--latency ${text}: expected milliseconds (20), a range (10-200), or a median and a 99th percentile (p50=20,p99=400).`,
  );
}

function withinLimit(text: string, latency: Latency): Latency {
  const [low, high] = boundsOf(latency);
  if (high > MAX_LATENCY)
    return invalid(`--latency ${text}: a response may take at most ${MAX_LATENCY} milliseconds.`);
  if (low > high)
    return invalid(`--latency ${text}: the first number must not be greater than the second.`);
  if (latency.kind === "long tail" && low === 0)
    return invalid(`--latency ${text}: p50 must be greater than 0.`);
  return latency;
}

function boundsOf(latency: Latency): readonly [low: number, high: number] {
  switch (latency.kind) {
    case "fixed":
      return [latency.milliseconds, latency.milliseconds];
    case "uniform":
      return [latency.min, latency.max];
    case "long tail":
      return [latency.p50, latency.p99];
  }
}

/**
 * Parses `503:0.1`, `maxlag:0.05:10` and so on: the fault, its rate from 0 to 1, and the seconds of
 * `Retry-After`. Throws a usage error message.
 */
export function parseFaults(texts: readonly string[]): readonly FaultRate[] {
  const faults = texts.map(parseFault);
  const sum = faults.reduce((total, { rate }) => total + rate, 0);
  if (sum > 1 + 1e-9)
    return invalid(
      `--fault: the rates add up to ${Number(sum.toFixed(6))}; their sum must not exceed 1.`,
    );
  return faults;
}

function parseFault(text: string): FaultRate {
  const [kind = "", rateText = "", retryText, ...more] = text.split(":");
  const rate = /^(?:0|1|[01]?\.\d+|1\.0+)$/.test(rateText) ? Number(rateText) : Number.NaN;
  if (!(rate >= 0 && rate <= 1) || more.length > 0)
    return invalid(
      `--fault ${text}: expected a rate from 0 to 1 after the fault, such as 503:0.1.`,
    );
  if (retryText !== undefined && !/^\d{1,5}$/.test(retryText))
    return invalid(
      `--fault ${text}: the third part is the value of Retry-After in seconds, such as 503:0.1:30.`,
    );
  const retry = retryText === undefined ? {} : { retryAfter: Number(retryText) };
  if (/^5\d\d$/.test(kind)) return { kind: "status", status: Number(kind), rate, ...retry };
  switch (kind) {
    case "maxlag":
    case "ratelimited":
      return { kind, rate, ...retry };
    case "reset":
    case "truncate":
      return retryText === undefined
        ? { kind, rate }
        : invalid(`--fault ${text}: a broken connection has no Retry-After; omit the third part.`);
    default:
      return invalid(
        `--fault ${text}: expected a status from 500 to 599, maxlag, ratelimited, reset or truncate.`,
      );
  }
}

function invalid(message: string): never {
  throw new Error(message);
}
