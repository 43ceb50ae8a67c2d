import type { UsedLocation } from "../finding.js";
import type { UseRole } from "./generated-code.js";

/** One use of generated code, or one recorded request. */
export type Use =
  /** An export of a module is mentioned, imported or called. */
  | { readonly kind: "reference"; readonly module: string; readonly position: UsedLocation }
  /** Parameters are given to a module. */
  | {
      readonly kind: "construction";
      readonly module: string;
      readonly position: UsedLocation;
      /** The parameters that are certainly given; absent if they are not known. */
      readonly given?: readonly string[];
    }
  /** A parameter or a field is written or read. */
  | {
      readonly kind: "member";
      readonly module: string;
      readonly role: UseRole;
      readonly member: string;
      readonly position: UsedLocation;
      /** The values, if all of them are literals. */
      readonly values?: readonly string[];
    }
  /** Any member of a module may be used here. The position has the reason. */
  | {
      readonly kind: "open";
      readonly module: string;
      readonly role: UseRole;
      readonly position: UsedLocation;
    }
  /** Code that lists all values of a member. */
  | {
      readonly kind: "enumeration";
      readonly module: string;
      readonly member: string;
      /** The values of the member that the code does not list. */
      readonly missing: readonly string[];
      readonly position: UsedLocation;
    };

/** The uses in code and recordings. */
export interface Uses {
  readonly uses: readonly Use[];
  /** Reads of members of values of type `any`, by name. They count for modules that are used. */
  readonly untyped: ReadonlyMap<string, readonly UsedLocation[]>;
  /** Types with a handler for each operation. */
  readonly totalHandlers: readonly UsedLocation[];
  /** Files with code in formats that are not parsed, such as Vue. */
  readonly unread: readonly string[];
}
