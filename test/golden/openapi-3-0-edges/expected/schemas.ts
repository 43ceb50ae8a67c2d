// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export interface T {
  id?: string;
}

export interface All {
  type?: string | null;
  false?: string;
  reference?: T | null;
  titled?: T | null;
  /**
   * @deprecated
   * A text.
   */
  plain?: T;
  oneOf?: string | null;
  anyOf?: string | null;
  allOf?: {
    [k: string]: unknown;
  } | null;
  allOfOne?: {
    [k: string]: unknown;
  } | null;
  /** Any. */
  nothing?: unknown;
  minimum?: number;
  minimumFalse?: number;
  maximum?: number;
  maximumAlone?: number;
  minimumAlone?: number;
  newMinimum?: number;
  newMaximum?: number;
  both?: number;
  pattern?: string;
  names?: {
    nullable?: boolean;
    example?: string | null;
  };
}
