// Generated from spec.json by `paramsmith generate`. Do not edit.

export interface ConstructorAnswer {
  constructor?: string;
  valueOf: string;
}
