// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Fine = string;

export type ListAAnswer = string;
