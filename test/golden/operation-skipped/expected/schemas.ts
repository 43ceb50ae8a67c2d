// Generated from spec.json by `paramsmith generate`. Do not edit.

export type UsesBroken = Broken[];

export type Fine = string;

export type ListAAnswer = string;

export type ListDAnswer = string;

export type ListEAnswer = unknown;

export type GetHAnswer = string;

export interface Broken {
  [k: string]: unknown;
}
