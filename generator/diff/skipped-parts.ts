import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical, memberAt } from "../base/json.js";

/** What code is not generated from. */
export interface SkippedParts {
  /** By pointer. */
  readonly operations: ReadonlyMap<string, SkippedOperation>;
  /** The pointers of invalid components and sections. */
  readonly parts: ReadonlySet<string>;
  /** The document with its invalid parts. */
  readonly document: unknown;
}

/** An operation without generated code. Alternatives by `kind`. */
export type SkippedOperation =
  /** The contract has the operation, which can be compared. */
  | { readonly kind: "unsupported"; readonly reason: string }
  /** The contract lacks the operation, or a part that it needs. */
  | {
      readonly kind: "invalid";
      readonly reason: string;
      readonly name: string;
      readonly method: string;
      readonly path: string;
      /** The operation as it is written. */
      readonly operation: Readonly<Record<string, unknown>>;
      /** The path item without its operations. */
      readonly item: Readonly<Record<string, unknown>>;
    };

export const NOTHING_SKIPPED: SkippedParts = {
  operations: new Map(),
  parts: new Set(),
  document: {},
};

/** Reports components and sections that are invalid before or after, and differ. */
export function skippedPartChanges(
  { old, new: next }: Subject,
  before: SkippedParts,
  after: SkippedParts,
): readonly Change[] {
  return [...new Set([...before.parts, ...after.parts])]
    .filter(
      (pointer) =>
        canonical(memberAt(before.document, pointer)) !==
        canonical(memberAt(after.document, pointer)),
    )
    .map((pointer) =>
      changeOf("skipped-part-changed", {
        module: `#${pointer}`,
        old: { ...old, pointer },
        new: { ...next, pointer },
      }),
    );
}
