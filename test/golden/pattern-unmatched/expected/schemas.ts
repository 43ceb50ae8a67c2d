// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Towns = Town[];

export type Town = string;

export type GetAdminAAnswer = string;
