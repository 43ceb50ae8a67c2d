// Generated from spec.json by `paramsmith generate`. Do not edit.

export interface A {
  any?: unknown;
  name?: string;
}
