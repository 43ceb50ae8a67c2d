// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Schema = string;

export type ListAnswer = string;
