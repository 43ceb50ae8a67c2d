import { faultResponse, isResponseFault } from "./fault-responses.js";
import type { ErrorForm, Fault } from "./fault-responses.js";
import { randomNumbers } from "../sample/mulberry32.js";
import { sleepFor } from "../http/sleep.js";
import { serviceHandler } from "../http/service.js";
import type { ServiceResponse, ServiceHandler } from "../http/service.js";

/** The added delay of responses in milliseconds. */
export type Latency =
  | { readonly kind: "fixed"; readonly milliseconds: number }
  | { readonly kind: "uniform"; readonly min: number; readonly max: number }
  /** 50 % of responses take at most `p50`, 99 % at most `p99`, and all at most ten times `p99`. */
  | { readonly kind: "long tail"; readonly p50: number; readonly p99: number };

/** A fault and the share of requests that it affects, from 0 to 1. */
export type FaultRate = Fault & { readonly rate: number };

/** The faults of a service. */
export interface FaultOptions {
  /** The seed of the random choices. Default: 1. */
  readonly seed?: number;
  /** At most one fault affects each request. The rates must add up to at most 1. */
  readonly faults?: readonly FaultRate[];
  readonly latency?: Latency;
  /** The form of errors: action API errors (the default) or problem details. */
  readonly form?: ErrorForm;
  /** Waits the given number of milliseconds; for tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Wraps a service to inject faults, for testing clients. The same seed and number of requests give
 * the same faults and delays, whatever the requests are.
 *
 * @throws {RangeError} if a rate is not from 0 to 1, or the rates add up to more than 1
 */
export function withFaults(handler: ServiceHandler, options: FaultOptions): ServiceHandler {
  const { faults = [], latency, form = "api", sleep = sleepFor, seed = 1 } = options;
  checkRates(faults);
  const next = randomNumbers(seed);
  return serviceHandler(async (request) => {
    // Always draws the same count of numbers, so that changing an option does not affect others.
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
      `Fault rates must be numbers from 0 to 1 with a sum of at most 1, not ${faults.map(({ rate }) => rate).join(", ")}.`,
    );
}

function chosenFault(faults: readonly FaultRate[], chosen: number): FaultRate | undefined {
  let below = 0;
  return faults.find(({ rate }) => {
    below += rate;
    return chosen < below;
  });
}

/** A response that breaks off. A response without a body does not arrive. */
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

/** @param at the share of responses that take at most this long, from 0 to 1 */
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

/**
 * The log-logistic distribution. Its tail resembles measurements of servers, and it is simple to
 * sample.
 */
function longTail({ p50, p99 }: Extract<Latency, { kind: "long tail" }>, at: number): number {
  const steepness = Math.log(p99 / p50) / Math.log(99);
  return Math.min(p50 * (at / (1 - at)) ** steepness, p99 * 10);
}
