// Generated from spec.json by `paramsmith generate`. Do not edit.

export type _3dThing = string;

export type Partial_ = string;

export type EndpointParser = boolean;

export type PayloadValidator = Page_2d[];

export type DéjàAnswer = string;

export interface Page_2d {
  title?: string;
  P0?: _3dThing;
}
