import type { Change } from "../change/change.js";
import type { Origin } from "../../model/parameter.js";
import type { ResultField } from "../../model/result.js";
import type { ListedValues } from "./conditions.js";
import type { MovedRows } from "./rows.js";

/** The object whose fields are compared. */
export interface FieldScope {
  readonly module: string;
  /** Of the object that has the fields; empty for the response itself. */
  readonly path: string;
  readonly old: ScopedObject;
  readonly new: ScopedObject;
  readonly moved?: MovedRows;
  /** Texts for readers are compared too. */
  readonly docs: boolean;
}

/** The object in the base, or in the revision. */
export interface ScopedObject {
  readonly origin: Origin;
  /** The servers that the result as a whole was learned from. */
  readonly servers: readonly string[];
  readonly valuesOf: ListedValues;
}

/** Compares the fields of an object; passed down, since shapes hold fields and fields hold shapes. */
export type CompareFields = (
  scope: FieldScope,
  old: readonly ResultField[],
  next: readonly ResultField[],
) => readonly Change[];
