// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export type Kind = "cat" | null;

export type Other = "cat";

export type PetsPet = unknown;

export type ReferencesAnswer = unknown;

export interface FieldTwiceBody {
  note?: "a" | null;
}

export interface Headers200Headers {
  "X-Csv"?: string[];
}

export interface FieldsBody {
  note?: string;
}
