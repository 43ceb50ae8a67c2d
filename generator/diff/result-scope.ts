import type { Change } from "./change.js";
import type { Origin, Parameter } from "../spec/model/parameter.js";
import type { ResultField } from "../spec/model/result.js";
import type { ListedValues } from "./result-conditions.js";
import type { MovedRows } from "./result-rows.js";

/** The object whose fields are compared. */
export interface FieldScope {
  readonly module: string;
  /** The path of the object; empty for the response. */
  readonly path: string;
  readonly old: ScopedObject;
  readonly new: ScopedObject;
  readonly moved?: MovedRows;
  /** True if texts for readers are compared. */
  readonly docs: boolean;
}

/** The object in the base or in the revision. */
export interface ScopedObject {
  readonly origin: Origin;
  /** The servers of the complete result. */
  readonly servers: readonly string[];
  readonly valuesOf: ListedValues;
  /** A parameter of the module; undefined if it has none with the name. */
  readonly parameterOf: (name: string) => Parameter | undefined;
}

/**
 * Compares the fields of an object. Passed as a parameter, because shapes contain fields and fields
 * contain shapes.
 */
export type CompareFields = (
  scope: FieldScope,
  old: readonly ResultField[],
  next: readonly ResultField[],
) => readonly Change[];
