import type { Change, Place } from "../change.js";
import type { ResultFields } from "../../spec/types.js";
import type { MovedRows } from "./rows.js";

/** Where fields are compared. */
export interface FieldScope {
  readonly module: string;
  /** Of the object that has the fields; empty for the answer itself. */
  readonly path: string;
  readonly old: ScopeSide;
  readonly new: ScopeSide;
  readonly moved?: MovedRows;
  /** Texts for readers are compared too. */
  readonly docs: boolean;
}

export interface ScopeSide {
  readonly place: Place;
  /** The values of a parameter of the module. */
  valuesOf(parameter: string): readonly string[];
}

/** Compares the fields of an object; handed down, since shapes hold fields and fields hold shapes. */
export type CompareFields = (
  scope: FieldScope,
  old: ResultFields,
  next: ResultFields,
) => readonly Change[];
