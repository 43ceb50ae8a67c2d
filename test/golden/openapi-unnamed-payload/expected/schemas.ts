// Generated from spec.json by `paramsmith generate`. Do not edit.

export type List_namesAnswer = string[];

export type ListAnythingAnswer = unknown;

export interface Thing {
  id: string;
  size?: number;
}

export interface ListPartAnswer {
  thing?: Thing;
  either?: string | null;
}
