// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Guild = string;

export type Guild2 = number;

export type GetAAnswer = string;

export type GetBByIdAnswer = string;
