import type { Origin } from "../model/parameter.js";
import type { Gap } from "../model/spec-model.js";
import { below } from "../read/document.js";
import type { Gap as SpecGap } from "../spec/types.js";
import { remarksOf } from "./remarks.js";
import type { Keys } from "./remarks.js";

const KEYS: Keys = {
  texts: ["about", "unknown", "ground"],
  read: new Set(["assumed"]),
};

/** The gaps of a spec, in the order of the spec. */
export function gapsOf(
  entries: Readonly<Record<string, SpecGap>> = {},
  { file, pointer }: Origin,
  withRemarks = false,
): readonly Gap[] {
  return Object.entries(entries).map(([id, gap]) => ({
    id,
    unknown: gap.unknown,
    assumed: gap.assumed,
    ground: gap.ground,
    origin: { file, pointer: below(pointer, id) },
    ...(withRemarks && { remarks: remarksOf(gap, KEYS) }),
  }));
}
