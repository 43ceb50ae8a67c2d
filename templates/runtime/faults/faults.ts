import { faultResponse, isResponseFault } from "./fault-responses.js";
import type { ErrorForm, Fault } from "./fault-responses.js";
import { randomNumbers } from "../sample/mulberry32.js";
import { sleepFor } from "../http/sleep.js";
import { serviceHandler } from "../http/service.js";
import type { ServiceResponse, ServiceHandler } from "../http/service.js";

/** The additional time of responses, in milliseconds. */
export type Latency =
  | { readonly kind: "fixed"; readonly milliseconds: number }
  | { readonly kind: "uniform"; readonly min: number; readonly max: number }
  /** 50 % of the responses take at most `p50`, 99 % at most `p99`, all at most ten times `p99`. */
  | { readonly kind: "long tail"; readonly p50: number; readonly p99: number };

/** A fault, and the share of requests that meet it, from 0 to 1. */
export type FaultRate = Fault & { readonly rate: number };

/** Which faults a service has. */
export interface FaultOptions {
  /** Default: 1. */
  readonly seed?: number;
  /** A request meets one of them at most; the rates add up to at most 1. */
  readonly faults?: readonly FaultRate[];
  readonly latency?: Latency;
  /** How errors are written: as the action API does, the default, or as problem details. */
  readonly form?: ErrorForm;
  /** Waits so many milliseconds; for tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * A service with faults, for tests of its clients. The same seed and number of requests give the
 * same faults and delays, independent of the requests.
 *
 * @throws {RangeError} if a rate is not from 0 to 1, or they add up to more than 1
 */
export function withFaults(handler: ServiceHandler, options: FaultOptions): ServiceHandler {
  const { faults = [], latency, form = "api", sleep = sleepFor, seed = 1 } = options;
  checkRates(faults);
  const next = randomNumbers(seed);
  return serviceHandler(async (request) => {
    // Always as many numbers, so that a change of one option leaves the others' choices as they were.
    const [chosen, pause, position] = [next(), next(), next()];
    const milliseconds = latency ? latencyAt(latency, pause) : 0;
    const fault = chosenFault(faults, chosen);
    if (milliseconds > 0) await sleep(milliseconds);
    if (fault && isResponseFault(fault)) return faultResponse(fault, form, request);
    return broken(await handler.service(request), fault, position);
  });
}

function checkRates(faults: readonly FaultRate[]): void {
  const sum = faults.reduce((total, { rate }) => total + rate, 0);
  if (faults.some(({ rate }) => !(rate >= 0 && rate <= 1)) || sum > 1 + 1e-9)
    throw new RangeError(
      `The rates of faults are numbers from 0 to 1 that add up to at most 1; these are ${faults.map(({ rate }) => rate).join(", ")}.`,
    );
}

function chosenFault(faults: readonly FaultRate[], chosen: number): FaultRate | undefined {
  let below = 0;
  return faults.find(({ rate }) => {
    below += rate;
    return chosen < below;
  });
}

/** A response that arrives in part; one without a body does not arrive. */
function broken(
  response: ServiceResponse,
  fault: Fault | undefined,
  breakAt: number,
): ServiceResponse {
  if (!fault) return response;
  if (fault.kind === "reset") return { ...response, breaksAfter: 0 };
  const { length } = response.bytes ?? new TextEncoder().encode(response.body);
  return { ...response, breaksAfter: length < 2 ? 0 : 1 + Math.floor(breakAt * (length - 1)) };
}

/** @param at from 0 to 1: the share of responses that take at most this long */
function latencyAt(latency: Latency, at: number): number {
  switch (latency.kind) {
    case "fixed":
      return latency.milliseconds;
    case "uniform":
      return latency.min + at * (latency.max - latency.min);
    case "long tail":
      return longTail(latency, at);
  }
}

/** The log-logistic distribution: what is measured of servers has its tail, and it is simple to draw from. */
function longTail({ p50, p99 }: Extract<Latency, { kind: "long tail" }>, at: number): number {
  const steepness = Math.log(p99 / p50) / Math.log(99);
  return Math.min(p50 * (at / (1 - at)) ** steepness, p99 * 10);
}
