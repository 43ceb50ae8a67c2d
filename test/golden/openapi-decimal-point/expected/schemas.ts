// Generated from spec.json by `paramsmith generate`. Do not edit.

export type ListThingsAnswer = Thing[];

export interface Thing {
  strength?: number;
  parts?: (Thing & {
    weight?: number;
  })[];
}

export interface Other {
  plain?: number;
}
