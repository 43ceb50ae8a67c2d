import type { Gap } from "../model/spec-model.js";
import type { Gap as SpecGap } from "../spec/types.js";

/** What a spec says it does not know, in its own order. */
export function gapsOf(entries: Readonly<Record<string, SpecGap>> = {}): readonly Gap[] {
  return Object.entries(entries).map(([id, { unknown, assumed, ground }]) => ({
    id,
    unknown,
    assumed,
    ground,
  }));
}
