import type { FindingPosition } from "../review/finding.js";

/** One use of generated code. */
export interface Use {
  readonly place: FindingPosition;
  /** The parameter, or the field of an answer; absent where the module as a whole is used. */
  readonly parameter?: string;
  /** Values that are written out; absent where they cannot be told. */
  readonly values?: readonly string[];
  /** Which parameters are given cannot be told. */
  readonly open?: true;
}

/** What code uses: uses by module, and fields that it reads. */
export interface Uses {
  readonly modules: ReadonlyMap<string, readonly Use[]>;
  readonly fields: ReadonlyMap<string, readonly FindingPosition[]>;
}
