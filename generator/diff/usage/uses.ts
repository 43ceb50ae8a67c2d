import type { UsedLocation } from "../review/finding.js";

/** One use of generated code. */
export interface Use {
  readonly position: UsedLocation;
  /** The parameter or the field of a response; absent if the complete module is used. */
  readonly parameter?: string;
  /** Literal values; absent if they are not known. */
  readonly values?: readonly string[];
  /** True if the given parameters are not known. */
  readonly open?: true;
}

/** The uses in code: by module, and the fields that it reads. */
export interface Uses {
  readonly modules: ReadonlyMap<string, readonly Use[]>;
  readonly fields: ReadonlyMap<string, readonly UsedLocation[]>;
}
