import type { Origin } from "../../model/parameter.js";
import type { Judgement } from "../rules/levels-of.js";
import type { RuleId } from "../rules/table.js";

/** One difference, before it is put into words. */
export interface Change extends Judgement {
  /** Path of a module, id of an operation, `#/…` of a schema; empty for the spec as a whole. */
  readonly module: string;
  /** Parameter, or path of a field. */
  readonly parameter?: string;
  /** The value, key or kind that the change is about. */
  readonly value?: string;
  readonly old?: unknown;
  readonly new?: unknown;
  readonly places: { readonly old?: Origin; readonly new?: Origin };
}

/** Where changes are found: what is the same for all of them. */
export interface Subject {
  readonly module: string;
  readonly parameter?: string;
  readonly old: Origin;
  readonly new: Origin;
}

/** The facts of a change within its subject. */
export interface Facts {
  readonly circumstances?: readonly string[];
  readonly value?: string;
  readonly old?: unknown;
  readonly new?: unknown;
  /** Appended to the pointers of the subject; the key that the change is about. */
  readonly at?: string;
}

/** Makes a change of a subject. */
export function changeOf(
  rule: RuleId,
  { module, parameter, old, new: next }: Subject,
  { at = "", ...facts }: Facts = {},
): Change {
  return {
    rule,
    module,
    ...(parameter !== undefined && { parameter }),
    ...facts,
    places: {
      old: { ...old, pointer: old.pointer + at },
      new: { ...next, pointer: next.pointer + at },
    },
  };
}
