// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Ring = string;

export interface MakeTownBody {
  name?: string;
  hall?: unknown;
  size?: unknown;
  x?: unknown;
  kind?: never;
  walls?: {
    [k: string]: unknown;
  };
  ring?: Ring;
}
