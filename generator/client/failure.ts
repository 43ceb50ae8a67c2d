import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Position } from "../diagnostics/diagnostic.js";
import type { Exchange } from "./exchange.js";
import { again, failed } from "./judgement.js";
import type { Judgement } from "./judgement.js";
import type { PullLimits } from "./limits.js";

/** Under which circumstances a request failed. */
export interface Circumstances {
  readonly at: Position;
  readonly limits: PullLimits;
  /** Milliseconds that the request was given. */
  readonly time: number;
  /** Whether the server has answered before: one that never did is not there, one that did has gone for a moment. */
  readonly hasAnswered: boolean;
}

/** Judges a request that got no answer. */
export function judgeFailure(
  ended: Exclude<Exchange, { readonly kind: "answer" }>,
  { at, limits, time, hasAnswered }: Circumstances,
): Judgement {
  switch (ended.kind) {
    case "late": {
      const found = diagnostic("time-limit", { seconds: Math.round(time / 100) / 10 }, at);
      return hasAnswered ? again(found) : failed(found);
    }
    case "unreached": {
      const { detail, isAbsence, isPassing } = ended.failure;
      const found = diagnostic("server-unreachable", { detail }, at);
      return isPassing && (hasAnswered || !isAbsence) ? again(found) : failed(found);
    }
    case "too-large":
      return failed(diagnostic("answer-too-large", { bytes: limits.answerBytes }, at));
    case "too-many-redirects": {
      const args = { count: limits.redirects, name: ended.target };
      return failed(diagnostic("too-many-redirects", args, at));
    }
    case "bad-redirect":
      return failed(diagnostic("bad-redirect", { name: ended.target, detail: ended.detail }, at));
  }
}
