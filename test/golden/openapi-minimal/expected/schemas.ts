// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Things = Thing[];

/** A thing. */
export interface Thing {
  id: string;
  size?: number;
}
