import type { EnumeratedValues, MemberNames } from "./enumerations.js";
import type { UseRecorder } from "./recorder.js";
import type { UsageTypes } from "./types.js";

/** The inputs of a walk over statements. */
export interface UsageWalk {
  readonly types: UsageTypes;
  readonly recorder: UseRecorder;
  readonly enumerated: readonly EnumeratedValues[];
  readonly memberNames: readonly MemberNames[];
}
