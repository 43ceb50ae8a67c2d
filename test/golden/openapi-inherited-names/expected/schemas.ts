// Generated from spec.json by `paramsmith generate`. Do not edit.

export interface ConstructorAnswer {
  constructor?: string;
  valueOf: string;
}

export interface Constructor_By {
  constructor: string;
  valueOf?: number[];
}
