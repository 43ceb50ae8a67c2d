import { diagnostic } from "../base/diagnostic.js";
import type { Position } from "../base/diagnostic.js";
import type { ExchangeResult } from "./exchange.js";
import { retryLater, failure } from "./outcome.js";
import type { FailedOutcome, RetryOutcome } from "./outcome.js";
import type { PullLimits } from "./limits.js";

/** The context of a failed request. */
export interface FailureContext {
  readonly at: Position;
  readonly limits: PullLimits;
  /** The time limit of the request in milliseconds. */
  readonly time: number;
  /** True if the server has responded before. Then an unreachable server counts as temporary. */
  readonly hasResponded: boolean;
}

/** Classifies a request that got no response. */
export function classifyFailure(
  result: Exclude<ExchangeResult, { readonly kind: "response" }>,
  { at, limits, time, hasResponded }: FailureContext,
): FailedOutcome | RetryOutcome {
  switch (result.kind) {
    case "late": {
      const found = diagnostic("time-limit", { seconds: Math.round(time / 100) / 10 }, at);
      return hasResponded ? retryLater(found) : failure(found);
    }
    case "unreached": {
      const { detail, isUnreachable, isTemporary } = result.failure;
      const found = diagnostic("server-unreachable", { detail }, at);
      return isTemporary && (hasResponded || !isUnreachable) ? retryLater(found) : failure(found);
    }
    case "too-large":
      return failure(diagnostic("response-too-large", { bytes: limits.responseBytes }, at));
    case "too-many-redirects": {
      const args = { count: limits.redirects, name: result.target };
      return failure(diagnostic("too-many-redirects", args, at));
    }
    case "bad-redirect":
      return failure(
        diagnostic("bad-redirect", { name: result.target, detail: result.detail }, at),
      );
  }
}
