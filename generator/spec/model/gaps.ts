import type { Origin } from "./parameter.js";
import type { Gap } from "./spec-model.js";
import { below } from "../../base/document.js";
import type { Gap as SpecGap } from "../source/types.js";
import { remarksOf } from "./ignored-keys.js";
import type { Keys } from "./ignored-keys.js";

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
