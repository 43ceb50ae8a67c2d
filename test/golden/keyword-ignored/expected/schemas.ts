// Generated from spec.json by `paramsmith generate`. Do not edit.

export interface MakeTownBody {
  name?: string;
  hall?: unknown;
  size?: unknown;
  x?: unknown;
  kind?: never;
}
